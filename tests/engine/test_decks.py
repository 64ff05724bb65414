"""The deck of each game, counted card by card (C1, F1, D1, M1)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine import GAMES, Mode, deck_of
from bot.engine.cards import FACE_TEXT

_LIGHT, _DARK = "RYGB", "PTOV"


def _coloured(colours: str, copies: int, *ranks: str) -> dict[str, int]:
    return {colour + rank: copies for colour in colours for rank in ranks}


_CLASSIC = {
    **_coloured(_LIGHT, 1, "0"),
    **_coloured(_LIGHT, 2, *"123456789", "S", "R", "+2"),
    "W+4": 4,
}
_FLIP_LIGHT = {**_coloured(_LIGHT, 2, *"123456789", "+1", "R", "S", "F"), "W": 4, "W+2": 4}
_FLIP_DARK = {**_coloured(_DARK, 2, *"123456789", "+5", "R", "E", "F"), "W": 4, "W+C": 4}
_MERCY = {
    **_coloured(_LIGHT, 2, *"0123456789", "+4", "E"),
    **_coloured(_LIGHT, 3, "+2", "S", "R", "D"),
    **{"W+4R": 8, "W+X": 8, "W+6": 4, "W+10": 4},
}


@pytest.mark.parametrize(
    ("mode", "seats", "light", "dark", "cards"),
    [
        (Mode.CLASSIC, 10, {**_CLASSIC, "W": 4}, {}, 108),
        (Mode.DUO, 2, {**_CLASSIC, "W": 8}, {}, 112),
        (Mode.FLIP, 10, _FLIP_LIGHT, _FLIP_DARK, 112),
        (Mode.MERCY, 2, _MERCY, {}, 168),
        (Mode.MERCY, 6, _MERCY, {}, 168),
    ],
)
def test_the_deck_is_that_of_the_law(
    mode: Mode, seats: int, light: dict[str, int], dark: dict[str, int], cards: int
) -> None:
    sides = deck_of(GAMES[mode], seats)
    assert [Counter(FACE_TEXT[face] for face in side) for side in sides] == [light, dark]
    assert len(sides[0]) == cards


def test_eleven_players_use_two_decks() -> None:
    one, two = (deck_of(GAMES[Mode.CLASSIC], seats)[0] for seats in (10, 11))
    assert Counter(two) == Counter(one * 2)
