"""RLCard's rule policy: wild draw four first, then chance, and wilds last."""

from __future__ import annotations

from tests.positions import position

from .positions import choices

TABLE = """
option bluff=off
seats anna ben
hand ben R1 R2 R3 R4 R8
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8
"""


def _made(hand: str) -> set[str]:
    return choices(position(f"{TABLE}\nhand anna {hand}\ntop R9"), "anna", "rlcard")


def test_a_wild_draw_four_is_played_at_once_in_the_strongest_colour() -> None:
    assert _made("W+4 W B9 G1 G2 B3 G4") == {"play W+4:G"}


def test_chance_picks_among_the_coloured_cards() -> None:
    assert _made("W R1 R2 B9 G1") == {"play R1", "play R2", "play B9"}


def test_a_wild_is_played_where_nothing_else_fits() -> None:
    assert _made("W G1 B1 B2 Y1") == {"play W:R", "play W:Y", "play W:G", "play W:B"}


def test_who_has_nothing_draws() -> None:
    assert _made("G1 B1 B2 Y1") == {"draw"}


def test_a_start_wild_gets_the_strongest_colour() -> None:
    state = position(f"{TABLE}\nhand anna G1 B1 B2 Y1\nstart W")

    assert choices(state, "anna", "rlcard") == {"colour B"}
