"""What `contra-uno check` says: failed expectations, unreadable lines, counts (NOTATION.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine import Mode, default_options, legal_actions, new_match
from bot.notation.check import check_files, check_text
from bot.notation.record import matches
from bot.notation.verify import verify_text
from bot.notation.write import write_record

POSITION = """
seats anna ben
hand anna R5 B1 B2
hand ben  G1 G2
top R9
draw Y1 Y2 Y3
"""


def findings(text: str) -> list[str]:
    return [str(finding) for finding in check_text(POSITION + text).findings]


def test_a_failed_expectation_says_what_is() -> None:
    assert findings("? turn ben") == ["7: expected turn ben, got anna"]


def test_a_refused_action_is_one_failure_and_the_record_goes_on() -> None:
    played = check_text(POSITION + "anna: play B1\nanna: play R5\n? turn ben")
    assert [f.line for f in played.findings] == [7]
    assert (played.passed, played.failed) == (1, 1)


def test_a_refusal_that_does_not_come_is_a_failure_and_changes_nothing() -> None:
    played = check_text(POSITION + "anna: play R5 ! C4\n? turn anna")
    assert (played.passed, played.failed) == (1, 1)


def test_another_clause_is_a_failure() -> None:
    assert findings("anna: play B1 ! C5") == ["7: expected refused C5, got refused C4"]


@pytest.mark.parametrize(
    "line",
    ["anna: dance", "zoe: draw", "? mood anna", "anna: play X9", "top R1", "? turn", "hello"],
)
def test_an_unreadable_line_ends_the_record(line: str) -> None:
    played = check_text(POSITION + f"? turn anna\n{line}\n? turn ben")
    assert [finding.line for finding in played.findings] == [8]
    assert played.findings[0].unreadable
    assert (played.passed, played.failed) == (1, 0)


@pytest.mark.parametrize(
    "setup",
    [
        "seats anna ben\n",
        "seats anna ben\noption stackking\ntop R1\n",
        "seats anna ben\nhand anna R1\nhand ben R2\ntop W\n",
        "seats anna ben\nhand anna R1\nhand ben R2\n",
        "seats anna ben\nhand anna R1\nhand ben R2\nstart R1\nturn anna\n",
        "mode flip\nseats anna ben\nhand anna R1\nhand ben R2/P1\ntop R3/P2\n",
        "seats anna ben\ndeal 00\ntop R1\n",
        "seats anna ben\nmode duo\n",
        "seats anna anna\ndeal 00\n",
    ],
)
def test_a_set_up_that_makes_no_sense_cannot_be_read(setup: str) -> None:
    played = check_text(setup)
    assert [finding.unreadable for finding in played.findings] == [True]


def test_files_go_on_after_one_that_cannot_be_read(tmp_path: Path) -> None:
    bad, good, none = (tmp_path / name for name in ("bad.uno", "good.uno", "none.uno"))
    bad.write_text("nonsense\n", encoding="utf-8")
    good.write_text(POSITION + "? turn anna\n", encoding="utf-8")
    lines, well = check_files([bad, none, good])
    assert lines[0].startswith(f"{bad}:1: expected ")
    assert lines[1].startswith(f"{none}:0: expected ")
    assert lines[-1] == "1 passed, 0 failed"
    assert not well
    assert check_files([good]) == (["1 passed, 0 failed"], True)


@pytest.mark.parametrize(
    ("expected", "clause", "same"),
    [("C11", "C11b", True), ("C11b", "C11b", True), ("C1", "C11", False), ("C11b", "C11", False)],
)
def test_a_clause_matches_its_parts(expected: str, clause: str, same: bool) -> None:
    assert matches(expected, clause) is same


def test_a_written_record_is_read_and_verified() -> None:
    seed = bytes.fromhex("0011223344556677")
    state, _ = new_match(default_options(Mode.FLIP), 3, seed)
    action = legal_actions(state, state.phase.seat)[0]  # type: ignore[union-attr]
    text = write_record(default_options(Mode.FLIP), ["anna", "ben", "cem"], seed, [(action, None)])
    deals, record = verify_text(text)
    assert record.findings == []
    assert [(deal.seed, deal.published == deal.computed) for deal in deals] == [(seed, True)]


def test_a_false_commitment_is_found() -> None:
    text = f"seats anna ben\n# commitment {'0' * 64}\ndeal 00\n? phase play\n"
    deals, _ = verify_text(text)
    assert [deal.proven for deal in deals] == [False]
