"""What cards were worth: for a deal that is known, for an even one, and over many rounds."""

from __future__ import annotations

import random

import pytest

from bot.players.deal_odds import odds_of_position
from bot.statistics import luck_of
from tests.positions import position, record_of

_SEED = bytes(16)
_DRAW = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 B1 B2 B3 B4 G1 G2 G3 G4"


def test_a_deal_that_is_won_by_reasoning_is_worth_one() -> None:
    """The one to act lays their only card, which fits, and has called before."""
    dealt = position(record_of("R7", "R5", "B1 B2 B3", "G1 G2 G3", draw=_DRAW))
    odds = odds_of_position(dealt, _SEED, 40)
    assert odds.wins == (40, 0, 0)


def test_an_even_deal_is_worth_its_share() -> None:
    """Everybody holds the same; who begins is a little ahead."""
    same = "R1 R2 Y3 Y4 G5 G6 B8"
    dealt = position(record_of("R7", same, same, same, same, draw=_DRAW))
    odds = odds_of_position(dealt, _SEED, 400)
    assert sum(odds.wins) == 400
    assert all(wins / 400 == pytest.approx(0.25, abs=0.1) for wins in odds.wins)


def test_the_same_deal_has_the_same_odds() -> None:
    dealt = position(record_of("R7", "R1 Y2 W", "R3 G4 B5", draw=_DRAW))
    assert odds_of_position(dealt, _SEED, 20) == odds_of_position(dealt, _SEED, 20)


def test_intervals_hold_in_a_simulation() -> None:
    """Of evenings whose deals are known exactly, nineteen in twenty lie within both intervals."""
    chance = random.Random(5)
    playouts, evenings, known, by_chance = 100, 400, 0, 0
    for _ in range(evenings):
        true = [chance.betavariate(2, 6) for _ in range(30)]
        seen = [sum(chance.random() < share for _ in range(playouts)) for share in true]
        won = [chance.random() < share for share in true]
        luck = luck_of((w, s, playouts) for w, s in zip(won, seen, strict=True))
        assert luck is not None
        known += abs(luck.worth - sum(true)) <= luck.margin
        by_chance += abs(luck.wins - sum(true)) <= luck.spread
    assert known / evenings == pytest.approx(0.95, abs=0.03)
    assert by_chance / evenings == pytest.approx(0.95, abs=0.03)


def test_more_than_chance_is_told_from_chance() -> None:
    assert not luck_of([(True, 50, 100)] * 3).is_beyond_chance  # type: ignore[union-attr]
    many = luck_of([(True, 50, 100)] * 40)
    assert many is not None
    assert many.is_beyond_chance
    assert many.worth == 20


def test_nothing_is_said_of_nothing() -> None:
    assert luck_of([]) is None
