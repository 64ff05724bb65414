"""Computer players do what a sensible person would in plain positions."""

from __future__ import annotations

import pytest

from bot.engine import Draw, Play, legal_actions, observe
from bot.players import decide
from bot.players.teacher import hint_at_sight
from tests.positions import position

from .positions import choice, choices

THREE = """
seats anna ben cem
hand ben R1 R2 R3 R4 R8
hand cem B1 B2 B3 B4 B8
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8
"""


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_wild_is_kept_while_something_else_fits(level: str) -> None:
    state = position(THREE + "hand anna W R5 R6 G1 G2\ntop R9")

    assert not any("W" in choice for choice in choices(state, "anna", level))


@pytest.mark.parametrize("level", ["hard", "master"])
def test_a_wild_changes_to_the_strongest_colour(level: str) -> None:
    state = position(THREE + "hand anna W G5 G6 G1 B2\ntop R9")

    assert choices(state, "anna", level) == {"play W:G"}


def test_a_high_card_goes_first_when_somebody_is_close_to_out() -> None:
    state = position(
        """
        seats anna ben cem
        hand anna R1 R9 G4 G6
        hand ben R2 R3 R4 R5 R6
        hand cem B1
        top R5
        draw Y1 Y2 Y3
        """
    )

    assert choices(state, "anna") == {"play R9"}


@pytest.mark.parametrize("level", ["hard", "master"])
def test_draw_cards_hit_a_next_player_who_holds_few(level: str) -> None:
    state = position(
        """
        seats anna ben cem
        hand anna R1 R+2 G4 G6 R3
        hand ben B1
        hand cem B2 B3 B4 B5
        top R5
        draw Y1 Y2 Y3
        """
    )

    assert choices(state, "anna", level) == {"play R+2"}


def test_the_smallest_hand_is_taken_for_a_seven() -> None:
    state = position(
        """
        option seven_o
        seats anna ben cem
        hand anna R7 B1 B2 B3 B4 B5
        hand ben R1 R2 R3 R4 R8
        hand cem B8 B9
        top R9
        draw Y1 Y2 Y3
        """
    )

    assert choices(state, "anna") == {"play R7 > cem"}


def test_no_swap_when_ones_own_hand_is_the_smallest() -> None:
    state = position(
        """
        option seven_o
        seats anna ben
        hand anna R7 B1 B2
        hand ben R1 R2 R3 R4 R8
        top R9
        draw Y1 Y2 Y3
        """
    )

    assert choices(state, "anna") == {"play R7"}


def test_a_pending_draw_is_passed_on() -> None:
    state = position(
        """
        option stacking
        seats anna ben cem
        hand anna R+2 R1 R5
        hand ben G+2 G1 G2
        hand cem B1 B2 B3
        top R9
        draw Y1 Y2 Y3 Y4 Y5 Y6
        anna: play R+2
        """
    )

    assert choices(state, "ben") == {"play G+2"}


def test_a_full_hand_is_challenged_and_an_almost_empty_one_is_not() -> None:
    rest = "R1 R2 R3 Y1 Y2 Y3 G1 G2 G3 B1"
    full, empty = (
        position(
            f"""
            seats anna ben
            hand anna W+4 {cards}
            hand ben B2 B3 B4
            top R9
            draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8
            anna: play W+4:G
            """
        )
        for cards in (rest, "G1 G2")
    )

    assert choices(full, "ben") == {"challenge"}
    assert choices(empty, "ben") == {"take"}


DREW_FOR_WANT_OF_RED = """
seats anna ben
hand anna B1 Y1 Y2 Y3 Y4 Y5 G1 G2 G3
hand ben R1 R2 B2 B3
top R9
draw {drawn} Y6 Y7 Y8 Y9 G5 G6 G7
anna: draw
"""


def test_who_has_just_drawn_for_want_of_the_colour_is_not_challenged() -> None:
    """Ten cards, but none of them red but by the one drawn."""
    knows = position(DREW_FOR_WANT_OF_RED.format(drawn="W+4") + "anna: play W+4:G")
    cannot_tell = position(
        DREW_FOR_WANT_OF_RED.format(drawn="W+4").replace("anna: draw\n", "").replace("B1", "W+4")
        + "anna: play W+4:G"
    )

    assert choices(knows, "ben") == {"take"}
    assert choices(cannot_tell, "ben") == {"challenge"}


BLUFF_OR_RED = """
seats anna ben cem
hand anna W+4 R1 G1 G2 G3 G4
hand ben B2
hand cem B3 B4
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8
"""


@pytest.mark.parametrize("level", ["medium", "hard", "master"])
def test_there_is_a_bluff_now_and_then(level: str) -> None:
    """Ben would go out on most that is laid; who never bluffs is never worth a challenge."""
    made = [choice(position(BLUFF_OR_RED), "anna", level, bytes([n])) for n in range(100)]
    bluffs = sum(isinstance(action, Play) and action.colour is not None for action in made)

    assert 0 < bluffs < 40


def test_a_hint_is_no_bluff() -> None:
    state = position(BLUFF_OR_RED)
    hint = hint_at_sight(observe(state, 0), legal_actions(state, 0))

    assert hint is not None
    assert isinstance(hint.best, Play)
    assert hint.best.colour is None


def test_a_duo_reverse_takes_its_whole_colour_along() -> None:
    state = position(
        """
        mode duo
        seats anna ben
        hand anna RR R1 R2 R3 B1
        hand ben G1 G2 G3 G4
        top R9
        draw Y1 Y2 Y3
        """
    )

    assert choices(state, "anna", tries=3) == {"play RR R1 R2 R3 uno"}


def test_a_wild_is_drafted_and_a_low_number_is_not() -> None:
    good, bad = (
        position(f"mode duo\nseats anna ben\ndrafter anna\ndraw {card} " + "R2 G3 B4 Y5 " * 10)
        for card in ("W", "R1")
    )

    assert choices(good, "anna") == {"keep"}
    assert choices(bad, "anna") == {"discard"}


def test_the_last_zero_is_played_while_it_may_be() -> None:
    state = position(
        """
        option no_zero_finish
        seats anna ben
        hand anna R0 R5
        hand ben G1 G2 G3 G4
        top R9
        draw Y1 Y2 Y3
        """
    )

    assert {made.removesuffix(" uno") for made in choices(state, "anna")} == {"play R0"}


def test_the_start_wild_gets_the_strongest_colour() -> None:
    state = position(THREE + "hand anna B5 B6 R1\nstart W")

    assert choices(state, "anna") == {"colour B"}


def test_the_last_card_of_the_piles_is_not_always_played() -> None:
    """Two players with nothing but the R that each lays for the other would never end (I5)."""
    state = position(
        """
        seats anna ben cem
        hand anna R1 R2
        hand ben B1 B2
        hand cem B3 B4
        top GR
        draw YR

        anna: draw
        """
    )

    assert choices(state, "anna") == {"play YR", "pass"}


def test_somebody_jumps_in_while_the_last_card_of_the_piles_may_be_played() -> None:
    state = position(
        """
        option jump_in
        seats anna ben
        hand anna RS G1 G2
        hand ben RS B1 B2
        top R9

        anna: play RS
        anna: draw
        ? phase drawn
        """
    )

    assert choices(state, "ben", "medium") == {"jump RS", "-"}


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_last_zero_that_would_see_another_out_is_kept(level: str) -> None:
    """X14: whoever gets the empty hand has gone out; with a 7 nobody is named."""
    rules = "option seven_o\noption last_exchange\nseats anna ben cem\n"
    rest = "hand ben B1 B2\nhand cem Y1 Y2 Y3\ntop R9\ndraw G1 G2 G3 G4"
    zero = position(f"{rules}hand anna R0\n{rest}")
    assert decide(observe(zero, 0), legal_actions(zero, 0), [], level, b"x14") == Draw(0)
    seven = position(f"{rules}hand anna R7\n{rest}")
    played = decide(observe(seven, 0), legal_actions(seven, 0), [], level, b"x14")
    assert isinstance(played, Play)
    assert played.swap is None


@pytest.mark.parametrize("level", ["medium", "hard", "master"])
def test_a_foul_is_not_tried_where_something_else_fits(level: str) -> None:
    """The network was trained where bluffing is not allowed (C11b)."""
    state = position(
        "seats anna ben\nhand anna W+4 R5 R6 R7 G1\nhand ben B1 B2 B3 B4\ntop R9\n"
        "draw Y1 Y2 Y3 Y4 Y6 Y7 G2 G3"
    )

    assert not any("W+4" in made for made in choices(state, "anna", level, 10))
