"""Computer players lay high cards in time where what is left in a hand adds up (C17, C18)."""

from __future__ import annotations

import pytest

from tests.positions import position

from .positions import choices

A_WILD_AND_NUMBERS = {
    "classic": """
        seats anna ben cem dan
        hand anna W R1 R2 B5 G6
        hand ben Y1
        hand cem Y3 Y4 Y5
        hand dan Y6 Y7 Y8
        top R4
        draw Y1 Y2 Y3 Y4 Y6 Y7 G1 G2 B9 R6
        """,
    "flip": """
        seats anna ben cem dan
        hand anna W/O1 R1/P2 R2/P3 B5/T4 G6/V6
        hand ben Y1/P4
        hand cem Y3/P5 Y4/P6 Y5/P7
        hand dan Y6/T1 Y7/T2 Y8/T3
        top R4/V1
        draw Y1/V2 Y2/V3 Y3/V4 Y4/V5
        """,
}
"""Ben may be out with his next card, and a wild is worth as much as five other cards."""


def _played(mode: str, rules: str, level: str) -> set[str]:
    setup = f"mode {mode}\n{rules}\n{A_WILD_AND_NUMBERS[mode]}"
    return {move.removesuffix(" uno") for move in choices(position(setup), "anna", level, 20)}


@pytest.mark.parametrize("level", ["hard", "master"])
@pytest.mark.parametrize(
    "rules", ["option scoring=penalty", "option scoring=penalty\noption rounds=2"]
)
@pytest.mark.parametrize("mode", ["classic", "flip"])
def test_a_wild_goes_before_its_points_stay(mode: str, rules: str, level: str) -> None:
    played = _played(mode, rules, level)

    assert played
    assert all(move.startswith("play W:") for move in played)


@pytest.mark.parametrize("level", ["hard", "master"])
@pytest.mark.parametrize(
    "rules",
    [
        "option scoring=winner",
        "option scoring=penalty\noption target=round",
        "option scoring=penalty\noption rounds=1",
    ],
)
@pytest.mark.parametrize("mode", ["classic", "flip"])
def test_a_wild_is_kept_where_nothing_but_the_round_counts(
    mode: str, rules: str, level: str
) -> None:
    assert not any(move.startswith("play W") for move in _played(mode, rules, level))
