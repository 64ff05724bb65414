"""What drawing gives away is noted by seat and colour, and goes with the hand."""

from __future__ import annotations

from bot.engine import State, observe
from tests.positions import position

TABLE = """
seats anna ben cem
hand anna G1 G2 G7
hand ben  B1 B2 R3
hand cem  R4 B5 B6
top R9
"""
UNKNOWN = [255] * 5


def _rows(state: State) -> list[list[int]]:
    return [list(row) for row in state.lacked]


def test_nothing_is_known_before_the_first_draw() -> None:
    assert position(TABLE + "draw Y1").lacked == ()


def test_who_draws_has_neither_the_colour_nor_wilds_and_everybody_knows() -> None:
    state = position(TABLE + "draw Y1 Y2\nanna: draw")

    assert _rows(state) == [[0, 255, 255, 255, 0], UNKNOWN, UNKNOWN]
    for seat in (0, 1, None):
        assert observe(state, seat).lacked == state.lacked


def test_a_drawn_card_that_is_kept_may_be_of_the_colour() -> None:
    played = position(TABLE + "draw R1 Y2\nanna: draw\nanna: play R1")
    kept = position(TABLE + "draw R1 Y2\nanna: draw\nanna: pass")

    assert _rows(played)[0] == [0, 255, 255, 255, 0]
    assert _rows(kept)[0] == [1, 255, 255, 255, 1]


def test_cards_received_later_are_counted() -> None:
    state = position(
        TABLE.replace("R4 B5", "R+2 B5") + "draw Y1 Y2 Y3 Y4\nanna: draw\nben: play R3\n"
        "cem: play R+2"
    )

    assert _rows(state)[0] == [2, 255, 255, 255, 2]


def test_under_complementary_play_it_is_the_complement_that_is_lacked() -> None:
    state = position(
        "option complement=9\nseats anna ben\nhand anna R9 R1\nhand ben R2 R3\ntop R5\n"
        "draw Y1 Y2\nanna: play R9 uno\nben: draw"
    )

    assert _rows(state)[1] == [255, 255, 0, 255, 0]


def test_it_goes_with_the_hand() -> None:
    swapped = position(
        "option seven_o\n" + TABLE.replace("R4 B5", "R7 B5") + "draw Y1 Y2\nanna: draw\n"
        "ben: play R3\ncem: play R7 > anna"
    )
    handed_on = position(
        "option seven_o\n" + TABLE.replace("R4 B5", "R0 B5") + "draw Y1 Y2\nanna: draw\n"
        "ben: play R3\ncem: play R0"
    )

    assert _rows(swapped) == [UNKNOWN, UNKNOWN, [0, 255, 255, 255, 0]]
    assert _rows(handed_on) == [UNKNOWN, [0, 255, 255, 255, 0], UNKNOWN]


def test_a_flip_ends_what_is_known() -> None:
    state = position(
        "mode flip\nseats anna ben\nhand anna G1/P1 G2/P2\nhand ben RF/T1 R2/T2 R3/T3\n"
        "top R9/O9\ndraw Y1/O1 Y2/O2\nanna: draw\nben: play RF"
    )

    assert state.lacked == ()


def test_the_cards_laid_are_seen_by_all() -> None:
    state = position(TABLE + "draw Y1 Y2\nanna: draw\nben: play R3")

    assert observe(state, 0).discards == observe(state, None).discards == bytes([9])
