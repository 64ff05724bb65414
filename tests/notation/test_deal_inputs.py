"""The list of docs/fairness.md: each input of a deal, tried otherwise, is refused or named."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bot.cli import main

from .deal_inputs import INPUTS, LATER, SEATS, due_dealer, origin_of, outcomes, record, verify

FAIRNESS = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
LISTED = {
    name: row[2]
    for row in re.finditer(r"^(\|.*)\| is (\w+) \|$", FAIRNESS, re.MULTILINE)
    for name in re.findall("`(.*?)`", row[1])
}


def test_the_list_names_every_input() -> None:
    assert set(LISTED) == set(INPUTS)


@pytest.mark.parametrize("name", INPUTS)
def test_another_value_is_refused_or_named_as_the_list_says(name: str) -> None:
    found = outcomes(name, 20)
    assert found.keys() == {LISTED[name]}, found


def test_what_a_record_cannot_tell_is_the_last_line_and_in_the_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    condition = (
        "proven, if it was round 7 of that match and dealt to these seats: compare the board"
    )
    text = record(origin_of(7))
    status, told = verify(text)
    assert (status, told.splitlines()[-1]) == (0, condition)
    file = tmp_path / "round.uno"
    for written, holds in ((text, True), (text.replace("staple", "stable"), False)):
        file.write_text(written, encoding="utf-8")
        assert main(["verify", "--json", str(file)]) == (0 if holds else 1)
        found = json.loads(capsys.readouterr().out)
        assert (found["holds"], found["condition"]) == (holds, condition if holds else None)
        (deal,) = found["deals"]
        assert (deal["round"], deal["verdict"]) == (7, "proven" if holds else "wrong")
        assert deal["fault"] == (None if holds else "seed")


def test_what_a_later_dealer_needs_is_said() -> None:
    due = due_dealer(LATER)
    _, told = verify(record(origin_of(LATER), dealer=(due + 1) % SEATS))
    assert told.endswith(f"(had nobody joined or left, seat {due + 1} would have dealt)\n")
