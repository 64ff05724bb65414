"""Calls go with the play that owes them, fit, and are sometimes forgotten."""

from __future__ import annotations

from tests.positions import position

from .positions import choices

TABLE = """
seats anna ben cem
hand ben R1 R2 R3 R4 R8
hand cem G8 G9
draw Y1 Y2 Y3 Y4 Y5 Y6
"""


def _position(options: str, rest: str) -> set[str]:
    return choices(position(f"{options}\n{TABLE}\n{rest}"), "anna", "master", 3)


def test_uno_is_called_with_the_play() -> None:
    assert _position("", "hand anna R5 B1\ntop R9") == {"play R5 uno"}


def test_nothing_is_called_with_more_cards() -> None:
    assert _position("", "hand anna R5 B1 B2\ntop R9") == {"play R5"}


def test_kuno_and_bruno() -> None:
    assert _position("option bruno_kuno", "hand anna R5 B1 B2\ntop R9") == {"play R5 kuno"}
    assert _position("option bruno_kuno", "hand anna R5 B1 B2 B3\ntop R9") == {"play R5 bruno"}


def test_the_call_is_that_of_the_hand_received_by_a_swap() -> None:
    options = "option seven_o\noption bruno_kuno"

    assert _position(options, "hand anna R7 B1 B2 B3 B4\ntop R9") == {"play R7 > cem kuno"}


def test_the_call_is_that_of_the_hand_handed_on_by_a_zero() -> None:
    """Going left, anna receives cem's two cards."""
    options = "option seven_o\noption bruno_kuno"

    assert _position(options, "hand anna R0 B1 B2 B3 B4\ntop R9") == {"play R0 kuno"}


def test_the_last_card_is_called_uno_uno() -> None:
    assert _position("option uno_uno", "hand anna R5\ntop R9") == {"play R5 unouno"}


def test_a_seven_as_the_last_card_swaps_nothing() -> None:
    """Without the call it could: the player would go on with two cards (V4, V13)."""
    options = "option uno_uno\noption seven_o"

    assert _position(options, "hand anna R7\ntop R9") == {"play R7 unouno"}


def test_a_flip_that_ends_the_round_names_no_colour() -> None:
    flip = """
        mode flip
        option uno_uno
        seats anna ben
        hand anna RF/P1
        hand ben R1/P1 R2/P2
        top R9/W
        draw Y1/P3 Y2/P4
        """

    assert choices(position(flip), "anna", "master", 3) == {"play RF unouno"}


def test_an_own_gesture_is_made_with_the_play() -> None:
    options = "option action_uno=5:self"

    assert _position(options, "hand anna R5 B1 B2\ntop R9") == {"play R5 gesture"}


def test_a_gesture_due_from_all_is_made_at_once() -> None:
    state = position(
        f"option action_uno=3:all\n{TABLE}\nhand anna R3 B1 B2\ntop R9\nanna: play R3 gesture"
    )

    assert choices(state, "ben", "random") == {"gesture"}
    assert choices(state, "anna", "random") == {"-"}


def test_a_forgotten_call_is_made_afterwards_or_caught() -> None:
    state = position(f"{TABLE}\nhand anna R5 B1\ntop R9\nanna: play R5")

    assert choices(state, "anna", "master", 5) == {"say uno"}
    assert choices(state, "cem", "medium") == {"contra anna", "-"}
    assert choices(state, "cem", "easy") == {"contra anna", "-"}


def test_low_levels_forget_more_often_than_high_ones() -> None:
    state = position(f"{TABLE}\nhand anna R5 B1\ntop R9")

    assert "play R5" in choices(state, "anna", "easy", 30)
    assert choices(state, "anna", "hard", 5) == {"play R5 uno"}


def test_no_call_is_made_ahead_of_a_play() -> None:
    """It would be accepted (C13), but says more than it needs to."""
    state = position(f"{TABLE}\nhand anna G1 B1\ntop R9")

    assert choices(state, "anna", "random", 20) == {"draw"}


def test_a_partner_is_not_caught() -> None:
    hands = "".join(f"hand {name} G1 G2 G3\n" for name in ("ben", "cem", "dora"))
    state = position(
        "option partner\nseats anna ben cem dora\n"
        f"{hands}hand anna R5 B1\ntop R9\ndraw Y1 Y2 Y3\nanna: play R5"
    )

    assert choices(state, "cem", "hard") == {"-"}
    assert "contra anna" in choices(state, "ben", "hard")
