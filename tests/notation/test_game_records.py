"""The game records under tests/games: all hold, and every clause and option value has one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.engine import CATALOGUE, Mode, Option
from bot.notation.record_checker import check_text

GAMES = Path(__file__).parent.parent / "games"
RECORDS = sorted(GAMES.glob("**/*.uno"))
RULES = Path(__file__).parents[3] / "shared" / "RULES.md"

CLAUSES = """
    C1 C2 C3a C3b C3c C3d C3e C3f C4 C5 C6 C7 C8 C9 C10 C11 C11a C11b C12 C13 C14 C15 C16 C17 C18
    P1 P2 P3 P4 P5 F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 D1 D2 D3 D4 D5 D6 D7 D8
    V1 V2 V3 V4 V5 V6 V7 V8 V9 V10 V11 V12 V13 V14 V15 V16 V17 V18 V19 K1 K2 K3 K4 K5
    L1 L2 L3 I1 I3 I4 I5
""".split()  # noqa: SIM905
"""Every clause of RULES.md that a record can show; of C3 its parts. I2 has a property test."""


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
}
"""How the values of options that take more than words are recognised in a record."""


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: str(path.relative_to(GAMES)))
def test_record_holds(record: Path) -> None:
    played = check_text(record.read_text(encoding="utf-8"))
    assert [str(finding) for finding in played.findings] == []
    assert played.passed > 0, "a record that expects nothing shows nothing"


@pytest.mark.parametrize("clause", CLAUSES)
def test_clause_has_a_record(clause: str) -> None:
    assert any(clause in path.stem.split("-") for path in RECORDS)


def test_clauses_are_those_of_the_rules() -> None:
    if not RULES.is_file():
        pytest.skip("the rules do not lie beside this checkout")
    text = RULES.read_text(encoding="utf-8")
    stated = set(re.findall(r"(?:^- |(?<=\. ))([CPFDVKLI]\d+)\b(?=[ :])", text, re.MULTILINE))
    listed = {re.match(r"[A-Z]\d+", clause)[0] for clause in CLAUSES}  # type: ignore[index]
    assert {clause for clause in stated if clause != "I2"} <= listed


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
