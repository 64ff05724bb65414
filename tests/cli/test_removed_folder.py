"""Commands on a database, in a folder that has been removed: one sentence, and no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli import main


@pytest.mark.parametrize(
    "argv",
    [
        ["privacy", "export", "1"],
        ["privacy", "delete", "1"],
        ["privacy", "list", "list.json"],
        ["privacy", "apply", "known.json"],
        ["db", "recount"],
        ["db", "backup", "copy.sqlite3"],
        ["db", "upgrade"],
        ["db", "restore", "backup"],
        ["doctor", "--offline"],
    ],
    ids=" ".join,
)
def test_in_a_folder_that_has_been_removed(
    argv: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///games.sqlite3")
    removed = tmp_path / "removed"
    removed.mkdir()
    known = tmp_path / "known.json"
    known.write_text("[]")
    monkeypatch.chdir(removed)
    removed.rmdir()
    assert main([str(known) if word == "known.json" else word for word in argv]) == 1
    told = capsys.readouterr()
    assert "the current folder has been removed" in told.out + told.err
