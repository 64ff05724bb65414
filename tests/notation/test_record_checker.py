"""What `contra-uno check` says (docs/notation.md): failed expectations, bad lines, counts."""

from __future__ import annotations

from pathlib import Path
from typing import Never

import pytest

from bot.notation.record_reader import check_files, check_text, matches

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


def test_a_hand_may_be_written_with_one_face_or_both() -> None:
    flip = "mode flip\nseats anna ben\nhand anna R1/P1 R1/P2 G5/O3\nhand ben R2/P1\ntop R3/P2\n"
    same = ("R1 R1 G5", "R1/P2 G5/O3 R1/P1", "G5 R1 R1/P1", "R1/P2 R1 G5/O3")
    other = ("R1 G5", "R1 R1 G5 G5", "R1/P1 R1/P1 G5", "R1/P3 R1 G5", "P1 P2 O3", "")
    written = "".join(f"? hand anna {cards}\n" for cards in (*same, *other))

    played = check_text(flip + written)

    assert (played.passed, played.failed) == (len(same), len(other))


def test_a_comment_reaches_to_the_end_of_its_line() -> None:
    assert findings("anna: play R5 # to #uno") == []


def test_another_clause_is_a_failure() -> None:
    assert findings("anna: play B1 ! C5") == ["7: expected refused C5, got refused C4"]


@pytest.mark.parametrize(
    "line",
    [
        "anna: play R5 uno > ben",
        "anna: dance",
        "zoe: draw",
        "? mood anna",
        "anna: play X9",
        "top R1",
        "? turn",
        "hello",
    ],
)
def test_an_unreadable_line_ends_the_record(line: str) -> None:
    played = check_text(POSITION + f"? turn anna\n{line}\n? turn ben")
    assert [finding.line for finding in played.findings] == [8]
    assert played.findings[0].unreadable
    assert (played.passed, played.failed) == (1, 0)


FOUR = "seats anna ben cem dora| hand anna R1| hand ben R2| hand cem R3| hand dora R4"


@pytest.mark.parametrize(
    "setup",
    [
        "seats anna ben#",
        "seats anna anna# deal 00",
        f"seats anna {'b' * 101}# deal 00",
        f"seats anna ben| deal 00| {'b' * 101}: draw#",
        "seats anna ben| seats cem dora#",
        "seats anna ben| option stackking# top R1",
        "seats anna ben| mode duo#",
        "seats anna ben| hand anna R1| hand ben R2#",
        "seats anna ben| hand anna R1| top R3#",
        "seats anna ben| hand anna R1| hand anna R2#",
        "seats anna ben| hand anna R10# hand ben R2| top R3",
        "seats anna ben| hand anna R1| hand cem R2# top R3",
        "dealer cem# seats anna ben| hand anna R1| hand ben R2| top R3",
        "seats anna ben| hand anna R1| hand ben R2| turn cem# top R3",
        "seats anna ben cem| turn cem# hand anna R1| hand ben R2| top R3",
        "seats anna ben| score cem 5# hand anna R1| hand ben R2| top R3",
        "seats anna ben| score anna -5# hand anna R1| hand ben R2| top R3",
        "seats anna ben| hand anna R1| hand ben R2| top W#",
        "seats anna ben| hand anna R1| hand ben R2| top R4:G# draw R1",
        "seats anna ben| hand anna R1| hand ben R2| top R4| discard W:R#",
        "seats anna ben| hand anna R1| hand ben R2| start R1| turn anna#",
        "seats anna ben| hand anna R1| hand ben R2| top R1| drafter anna#",
        "seats anna ben| hand anna R1| hand ben R2| top R1| seed zz#",
        "seats anna ben| hand anna R1| hand ben R2| top R1| side dark#",
        "seats anna ben| hand anna P5# hand ben R2| top R3",
        "option partner| seats a b c d| score a 5| score b 6| score c 7# top R1| hand a R1",
        "seats anna ben| hand anna R1| hand ben R2| top R4| score anna -1#",
        "seats anna ben| deal 00| top R1#",
        "seats anna ben| top R1| deal 00#",
        f"option partner| {FOUR}| score anna 5| score cem 6# top R9",
        f"option partner| {FOUR}| score cem 6| score anna 5# top R9",
        "mode flip| seats anna ben| hand anna R1# hand ben R2/P1| top R3/P2",
        "mode flip| seats anna ben| hand anna P1/R2# hand ben R2/P1| top R3/P2",
        "mode flip| seats anna ben| hand anna R0/P2# hand ben R2/P1| top R3/P2",
        "mode duo| seats anna ben| drafter anna| draw R1#",
        "mode duo| seats anna ben| drafter anna| hand anna R1#",
    ],
)
def test_a_set_up_that_makes_no_sense_cannot_be_read(setup: str) -> None:
    """The line that is told ends in #; for what is missing it is the last one."""
    told = setup.partition("#")[0].count("|") + 1
    played = check_text(setup.replace("#", "|").replace("|", "\n"))
    assert [(finding.line, finding.unreadable) for finding in played.findings] == [(told, True)]


def _with_cards(number: int) -> str:
    """A position of this many cards: two hands of one, the top card, and the piles."""
    below = number - 103
    return (
        "seats anna ben\nhand anna R1\nhand ben R2\ntop R3\n"
        f"draw {'B1 ' * 100}\ndiscard {'Y1 ' * (below - 1)}\naside G1\n? turn anna\n"
    )


def test_a_position_holds_at_most_256_cards() -> None:
    full = check_text(_with_cards(256))
    assert (full.findings, full.passed) == ([], 1)
    (finding,) = check_text(_with_cards(257)).findings
    assert finding.unreadable
    assert finding.got == "more than 256 cards are too many"


def test_a_draft_holds_at_most_256_cards() -> None:
    for number, readable in ((2, True), (256, True), (257, False)):
        text = f"mode duo\nseats anna ben\ndrafter anna\ndraw {'B1 ' * number}\n? turn anna\n"
        played = check_text(text)
        assert (played.passed == 1) is readable
        assert any(finding.unreadable for finding in played.findings) is not readable


@pytest.mark.parametrize("sign", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029"])
def test_only_the_end_of_a_line_ends_a_statement(sign: str) -> None:
    """An editor counts lines so, and a comment may hold any letter."""
    played = check_text(POSITION.replace("top R9", f"top R9  # so{sign}it goes") + "? turn ben\n")
    assert [str(finding) for finding in played.findings] == ["7: expected turn ben, got anna"]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_as_every_system_ends_them(end: str) -> None:
    played = check_text((POSITION + "? turn anna\n? turn ben\n").replace("\n", end))
    assert [(finding.line, played.passed) for finding in played.findings] == [(8, 1)]


@pytest.mark.parametrize("number", ["x", "1.5", "1_000", "٣", "--1", "9" * 5000])
def test_a_number_is_a_plain_whole_number(number: str) -> None:
    for told in (f"? score anna {number}", f"? cards anna {number}", f"? draw-pile {number}"):
        played = check_text(POSITION + told)
        assert [finding.unreadable for finding in played.findings] == [True]
    played = check_text(f"seats anna ben\nscore anna {number}\n")
    assert [(finding.line, finding.unreadable) for finding in played.findings] == [(2, True)]


def test_a_byte_order_mark_is_no_statement(tmp_path: Path) -> None:
    file = tmp_path / "from-windows.uno"
    file.write_text("\ufeff" + POSITION + "? turn anna\n", encoding="utf-8")

    assert check_files([file]) == (["1 passed, 0 failed"], True)


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


def test_files_go_on_after_one_that_the_engine_breaks_down_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> Never:
        raise IndexError("no such seat")

    file = tmp_path / "one.uno"
    file.write_text(POSITION + "? turn anna\nanna: draw\n? turn ben\n", encoding="utf-8")
    monkeypatch.setattr("bot.notation.record_reader.apply", broken)

    lines, well = check_files([file, file])

    told, told_again, summary = lines
    assert told.startswith(f"{file}:8: expected an outcome, got a fault")
    assert told_again == told
    assert summary == "2 passed, 0 failed"
    assert not well


@pytest.mark.parametrize(
    ("expected", "clause", "same"),
    [("C11", "C11b", True), ("C11b", "C11b", True), ("C1", "C11", False), ("C11b", "C11", False)],
)
def test_a_clause_matches_its_parts(expected: str, clause: str, same: bool) -> None:
    assert matches(expected, clause) is same
