"""Temporary copies of a database, which a killed process leaves behind."""

from __future__ import annotations

from pathlib import Path

from bot.store.temporary_copy import copy_beside, remove_left_copies


def left_by_a_killed_process(folder: Path) -> Path:
    left = folder / ".contra-killed"
    left.mkdir()
    (left / "copy.sqlite3").touch()
    (left / "copy.sqlite3-journal").touch()
    return left


def test_a_copy_is_gone_afterwards(tmp_path: Path) -> None:
    with copy_beside(tmp_path / "games.sqlite3") as copy:
        copy.touch()
    assert list(tmp_path.iterdir()) == []


def test_what_was_left_is_removed_by_the_next_copy(tmp_path: Path) -> None:
    left = left_by_a_killed_process(tmp_path)
    with copy_beside(tmp_path / "games.sqlite3"):
        assert not left.exists()


def test_a_copy_that_is_being_made_stays(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with copy_beside(file) as first, copy_beside(file) as second:
        first.touch()
        second.touch()
        remove_left_copies(file)
        assert first.exists()
        assert second.exists()
    assert list(tmp_path.iterdir()) == []


def test_other_folders_stay(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "copy.sqlite3").touch()
    (tmp_path / ".contra-link").symlink_to(elsewhere)
    (tmp_path / ".contra-new").mkdir()
    remove_left_copies(tmp_path / "games.sqlite3")
    assert (elsewhere / "copy.sqlite3").exists()
    assert (tmp_path / ".contra-new").exists()


def test_a_folder_that_is_not_there_is_no_fault(tmp_path: Path) -> None:
    remove_left_copies(tmp_path / "missing" / "games.sqlite3")
