"""The game records under tests/games: all hold, and every option value has one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.engine import CATALOGUE, Mode, Option
from bot.notation.record_reader import check_text

GAMES = Path(__file__).parent.parent / "games"
RECORDS = sorted(GAMES.glob("**/*.uno"))


def written_values(option: Option) -> list[str]:
    """The values that differ from some mode's default, as a record would write them."""
    on_by_default = not option.short_for and option.default(Mode.CLASSIC) is True
    return [
        value if value == "on" else f"={value}"
        for value in option.values
        if value not in ("on", "off") or (value == "off") == on_by_default
    ]


OPTION_VALUES = {
    "target": ("=200", "=round"),
    "action_uno": ("", "=3:all", ":self"),
    "complement": ("", "="),
    "hand_limit": ("", "=15"),
    "uno_penalty": ("=4",),
    "false_contra": ("", "=3", "=off"),
    "blitz": ("", "=30"),
    "rounds": ("", "=2"),
    "hand_size": ("", "=15"),
}
"""How the values of options that take more than words are recognised in a record."""


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: str(path.relative_to(GAMES)))
def test_record_holds(record: Path) -> None:
    played = check_text(record.read_text(encoding="utf-8"))
    assert [str(finding) for finding in played.findings] == []
    assert played.passed > 0, "a record that expects nothing shows nothing"


@pytest.mark.parametrize(
    ("name", "written"),
    [
        (option.name, value)
        for option in CATALOGUE
        for value in OPTION_VALUES.get(option.name, written_values(option))
    ],
)
def test_option_value_has_a_record(name: str, written: str) -> None:
    forms = {"on": rf"{name}(=on)?", "": name}
    form = forms.get(written, rf"{name}\S*{re.escape(written)}\S*")
    statement = re.compile(rf"^option {form}\s*(#.*)?$", re.MULTILINE)
    assert any(statement.search(path.read_text(encoding="utf-8")) for path in RECORDS)
