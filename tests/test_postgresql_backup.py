"""`deploy/back_up_postgresql.sh`, with programs that stand in for PostgreSQL's."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "deploy" / "back_up_postgresql.sh"
OLD = ("contra-2026-01-01T000000Z.dump", "contra-2026-01-02T000000Z.dump")
DUMP = """\
#!/bin/sh
for given; do case $given in --file=*) echo dump >"${given#--file=}" ;; esac; done
exit ${DUMPED:-0}
"""
RESTORE = "#!/bin/sh\nexit ${READ_BACK:-0}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of two backups, and beside it the programs."""
    for name, text in (("pg_dump", DUMP), ("pg_restore", RESTORE)):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in OLD:
        (folder / name).write_text("old")
    return folder


def backed_up(folder: Path, **variables: str) -> int:
    path = f"{folder.parent}:{os.environ['PATH']}"
    command = ["sh", str(SCRIPT), str(folder), "2", "once"]
    return subprocess.run(command, env={"PATH": path, **variables}, check=False).returncode


def test_the_newest_are_kept(folder: Path) -> None:
    assert backed_up(folder) == 0
    kept = sorted(folder.glob("contra-*.dump"))
    assert [file.read_text() for file in kept] == ["old", "dump\n"]
    assert kept[0].name == OLD[1]
    assert kept[1].stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("fault", ["DUMPED", "READ_BACK"])
def test_what_is_not_whole_is_no_backup_and_takes_no_old_one_away(folder: Path, fault: str) -> None:
    assert backed_up(folder, **{fault: "1"}) == 1
    assert sorted(file.name for file in folder.glob("contra-*.dump")) == [*OLD]
