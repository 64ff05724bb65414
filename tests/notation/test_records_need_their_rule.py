"""Each record of a rule of section 10 fails where its rule is left out, so it does show something.

Those that say what a rule leaves as it is are named: they hold without it, and fail where it does
more than it should.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.engine import CATALOGUE
from bot.notation.record_reader import check_text

HOUSE = Path(__file__).parent.parent / "games" / "house"

_ALSO = {"X11": "seven_o", "X13": "stacking"}
"""Rules that add values to an option of another clause."""

LEFT_AS_IT_IS = {
    "X1-flip-draw-colour",
    *("X10-left", "X10-left-play-on", "X10-stopped"),
    *("X12-forgotten-uno-uno", "X12-last-card"),
    *("X14-drawn-zero", "X14-seven-alone", "X14a-jump-in", "X14a-pair-of-two"),
    *("X14b-call-that-fits-nothing", "X14c-V15", "X14c-forgotten", "X14c-forgotten-seven"),
    *("X2-V3-clause", "X2-fast-doubles", "X2-not-an-answer"),
    *("X3-action-allowed", "X3-nothing-to-draw", "X4-voluntary-draw-off"),
    *("X5-hands-received", "X5-piles-run-out", "X5a-flip", "X5a-uno-uno-counts-aside"),
    *("X6-bluff-off", "X7-challenge-stays"),
    *("X8-against-oneself", "X8-between-rounds", "X8-draft", "X8-off", "X8-right"),
    "X9-match-over",
    *("X15-stopped", "X15a-target-first", "X15a-target-named-before"),
    *("X15a-time-before-the-last-round", "X15a-time-in-the-last-round"),
    *("X15b-V12-ends-it-as-usual-lower", "X15b-alone-though-a-leaver-has-a-place"),
    "X15b-one-left-before-the-last",
    *("X15b-one-left-in-the-match", "X16a-seats-first"),
}


def _without_its_rule(record: Path) -> str | None:
    """The record without the options of the clause that it is named by; None if it has none."""
    found = re.match(r"X\d+", record.name)
    assert found is not None
    clause = found[0]
    names = {option.name for option in CATALOGUE if option.clause == clause} | {_ALSO.get(clause)}
    lines = record.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not _chooses(line, names)]
    return None if kept == lines else "\n".join(kept)


def _chooses(line: str, names: set[str | None]) -> bool:
    words = line.split()
    return words[:1] == ["option"] and words[1].partition("=")[0] in names


RECORDS = {
    path.stem: text
    for path in sorted(HOUSE.glob("X*.uno"))
    if (text := _without_its_rule(path)) is not None
}


def test_most_records_choose_the_rule_that_they_are_named_by() -> None:
    assert len(RECORDS) >= 140


@pytest.mark.parametrize("name", [name for name in RECORDS if name not in LEFT_AS_IT_IS])
def test_a_record_fails_without_its_rule(name: str) -> None:
    played = check_text(RECORDS[name])
    assert played.findings or not played.passed


def test_none_is_called_to_hold_that_fails() -> None:
    unlike = {name for name in LEFT_AS_IT_IS if check_text(RECORDS[name]).findings}
    assert unlike == set()
