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
