"""The list of deletions as a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.errors import OperatorError
from bot.store.privacy import deletion_list
from bot.store.privacy.deletion_list import Deletion

SALTED = '{"salt":"AAAA","digest":"AAAA","deleted_at":"2026-01-02T03:04:05TIMEZONE"}'


def test_a_list(tmp_path: Path) -> None:
    file = tmp_path / "known.json"
    file.write_text(f"[{SALTED.replace('TIMEZONE', 'Z')}]")
    (deletion,) = deletion_list.read(file)
    assert isinstance(deletion, Deletion)
    assert deletion.deleted_at.tzinfo is not None


@pytest.mark.parametrize("text", ["", "{}", "[1]", f"[{SALTED.replace('TIMEZONE', '')}]"], ids=str)
def test_what_is_no_list(tmp_path: Path, text: str) -> None:
    file = tmp_path / "known.json"
    file.write_text(text)
    with pytest.raises(OperatorError, match="is no list that `privacy list` has written"):
        deletion_list.read(file)
