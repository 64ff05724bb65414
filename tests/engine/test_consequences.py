"""What a throw leads to, as its player sees it before throwing."""

from __future__ import annotations

from bot.engine import (
    Call,
    Double,
    JumpIn,
    Mode,
    Play,
    State,
    apply,
    build_options,
    consequences,
    default_options,
    observe,
    partner_of,
    standpoint_seen,
    with_every_call,
)
from bot.engine.throws.consequences import Consequences
from bot.notation.action_text import action_text, read_action
from tests.positions import position

NAMES = ["anna", "ben", "cem", "dora"]


def foreseen(state: State, name: str, text: str) -> Consequences:
    seat = NAMES.index(name)
    throw = read_action(state, NAMES, name, text)
    assert isinstance(throw, Play | JumpIn | Double)
    return consequences(standpoint_seen(observe(state, seat)), throw)


def called(state: State, name: str, text: str) -> str:
    seat = NAMES.index(name)
    throw = read_action(state, NAMES, name, text)
    assert isinstance(throw, Play | JumpIn | Double)
    every = with_every_call(standpoint_seen(observe(state, seat)), throw)
    apply(state, every)
    return action_text(state, NAMES, every)


def test_a_card_that_fits_no_more_in_complementary_play_makes_no_foul() -> None:
    """R5 on R5 has the rank and the colour of the top card: with V16 on it does not fit (C11a)."""
    state = position(
        """
        option draw_four_guilt=any
        option complement=5
        seats anna ben
        hand anna R5 G1 G2
        hand ben R5 W+4 Y1 Y3
        top R9
        anna: play R5
        """
    )

    assert not foreseen(state, "ben", "play W+4:Y").foul


def test_a_foul_counts_where_it_can_be_challenged() -> None:
    """Not of a card thrown by jumping in (C12)."""
    position_before = """
        option jump_in_wild
        seats anna ben cem
        hand anna W+4 R1 G2
        hand ben B1 B2
        hand cem W+4 G1 Y3
        top R9
        """
    state = position(position_before)
    thrown = position(position_before + "anna: play W+4:G")

    assert foreseen(state, "anna", "play W+4:G").foul
    assert not foreseen(thrown, "cem", "jump W+4:Y").foul


def test_pass_overs_of_a_double_reach_who_has_thrown() -> None:
    state = position(
        """
        option doubles
        seats anna ben cem
        hand anna RS RS Y1
        hand ben G1 G2
        hand cem B1 B2
        top R9
        anna: play RS
        """
    )
    result = foreseen(state, "anna", "double RS")

    assert result.follows.skipped == (1, 2)
    assert result.waited_for == (0,)
    assert result.owes == Call.UNO


def test_a_jump_in_undoes_the_card_below() -> None:
    state = position(
        """
        option jump_in
        option play_on
        seats anna ben cem
        hand anna RR Y1 Y2
        hand ben G1 G2
        hand cem RR
        top R9
        anna: play RR
        """
    )
    result = foreseen(state, "cem", "jump RR")

    assert state.direction == -1
    assert result.goes_out
    assert not result.ends_round
    assert result.after.direction == 1, "with two players left it acts as S (C8)"
    assert result.follows.skipped == (0,)
    assert result.waited_for == (1,)


def test_an_answer_hands_the_whole_draw_on() -> None:
    state = position(
        """
        option stacking
        seats anna ben cem
        hand anna R+2 Y1 Y2
        hand ben G+2 G1 G2
        hand cem B1 B2
        top R9
        anna: play R+2
        """
    )
    result = foreseen(state, "ben", "play G+2")

    assert result.after.pending is not None
    assert result.after.pending.amount == 4
    assert result.waited_for == (2,)
    assert result.follows.seat == 0


def test_hands_that_go_round_twice_bring_the_hand_of_the_next_but_one() -> None:
    state = position(
        """
        option seven_o
        option fast_doubles
        option bruno_kuno
        seats anna ben cem dora
        hand anna R0 R0 Y1 Y2
        hand ben G1 G2 G3 G4
        hand cem B1 B2 B3
        hand dora B4 B5 B6 B7 B8
        top R9
        """
    )

    assert foreseen(state, "anna", "play R0").hand_size == 5
    assert foreseen(state, "anna", "play R0 R0").hand_size == 3
    assert called(state, "anna", "play R0 R0") == "play R0 R0 bruno"


def test_uno_uno_forgotten_leaves_what_there_is_to_draw() -> None:
    state = position(
        """
        option uno_uno
        seats anna ben
        hand anna R1
        hand ben G1 G2
        top R9
        draw B1
        """
    )

    forgotten = foreseen(state, "anna", "play R1")
    assert forgotten.pays
    assert not forgotten.goes_out
    assert forgotten.hand_size == 1
    assert forgotten.owes == Call.UNO
    assert foreseen(state, "anna", "play R1 unouno").ends_round
    assert called(state, "anna", "play R1") == "play R1 unouno"


def test_a_gesture_due_from_all_is_waited_for_first() -> None:
    state = position(
        """
        option action_uno=3:all,5:self
        seats anna ben cem
        hand anna R3 R5 Y1
        hand ben G1 G2
        hand cem B1 B2
        top R9
        """
    )

    assert foreseen(state, "anna", "play R3").waited_for == (0, 1, 2)
    assert foreseen(state, "anna", "play R3 gesture").waited_for == (1, 2)
    assert foreseen(state, "anna", "play R5").waited_for == (1,)
    assert foreseen(state, "anna", "play R5").owes == Call.GESTURE


def test_partners_sit_opposite_where_there_are_any() -> None:
    options = build_options(Mode.CLASSIC, [("partner", None)])

    assert [partner_of(options, 6, seat) for seat in range(6)] == [3, 4, 5, 0, 1, 2]
    assert partner_of(default_options(Mode.CLASSIC), 6, 1) is None


def test_a_last_seven_under_the_last_exchange_keeps_its_name_with_the_call() -> None:
    """Uno Uno is said with it, and the hands are swapped all the same (X14, V13)."""
    state = position(
        """
        option seven_o
        option last_exchange
        option uno_uno
        seats anna ben
        hand anna R7
        hand ben Y1 Y3
        top R9
        """
    )

    assert called(state, "anna", "play R7 > ben") == "play R7 > ben unouno"
