"""What a record's author is told: every line that does not hold or cannot be read, word for word.

In the records under `findings` a line that is to be told of has what is said in its comment.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.notation.record_reader import Record, check_text

FOLDER = Path(__file__).parent / "findings"
POSITION = """
seats anna ben
hand anna R5 B1 B2
hand ben  G1 G2
top R9
draw Y1 Y2 Y3
"""


def records(file: str) -> Iterator[str]:
    """The records of a file, without what is said about it at its top."""
    _, _, text = (FOLDER / file).read_text(encoding="utf-8").partition("\n")
    yield from (record.strip() for record in text.split("----"))


def lines(file: str) -> list[str]:
    return [line for record in records(file) for line in record.splitlines()]


def annotated(record: str) -> list[tuple[int, str]]:
    """What the comments say, by line."""
    return [
        (number, comment.strip())
        for number, line in enumerate(record.splitlines(), start=1)
        if (comment := line.partition("#")[2])
    ]


def told(played: Record) -> list[tuple[int, str]]:
    return [
        (
            finding.line,
            f"unreadable: {finding.got}"
            if finding.unreadable
            else f"expected {finding.expected}, got {finding.got}",
        )
        for finding in played.findings
    ]


@pytest.mark.parametrize("record", [*records("failed.uno"), *records("setups.uno")])
def test_of_each_line_that_does_not_hold_is_told_what_is(record: str) -> None:
    assert told(check_text(record)) == annotated(record)


@pytest.mark.parametrize("line", lines("unreadable-lines.uno"))
def test_of_a_line_that_cannot_be_read_is_told_why(line: str) -> None:
    played = check_text(f"{POSITION}{line}\n? turn nobody")
    (finding,) = played.findings
    assert str(finding) == f"7: expected a statement, got {line.partition('# unreadable: ')[2]}"
    assert played.passed == 0


def test_an_expectation_may_not_be_empty() -> None:
    assert told(check_text(f"{POSITION}?")) == [(7, "unreadable: an expectation is missing")]


def test_of_a_line_without_end_the_beginning_is_told() -> None:
    (finding,) = check_text("x" * 3_000_000).findings
    assert str(finding).startswith("1: expected a statement, got 'xxx")
    assert len(str(finding)) < 400


def test_a_round_that_was_not_played_to_its_end_has_no_first_place() -> None:
    stopped = check_text(f"{POSITION}? match\ntable: stop\n? match\n? phase match-over")
    assert (stopped.passed, stopped.failed) == (2, 1)
