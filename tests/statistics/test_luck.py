"""What cards were worth: for a deal that is known, for an even one, and over many rounds.

`python -m tests.statistics.test_luck` prints the figures of docs/statistics.md.
"""

from __future__ import annotations

import random

import pytest

from bot.players.deal_odds import DealOdds, odds_of_position
from bot.statistics import Luck, luck_of
from tests.positions import position, record_of

_SEED = bytes(16)
_DRAW = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 B1 B2 B3 B4 G1 G2 G3 G4"


def won_deal(playouts: int = 40) -> DealOdds:
    """The one to act lays their only card, which fits, and has called before."""
    dealt = position(record_of("R7", "R5", "B1 B2 B3", "G1 G2 G3", draw=_DRAW))
    return odds_of_position(dealt, _SEED, playouts)


def even_deal(playouts: int = 400) -> DealOdds:
    """Everybody holds the same; where one sits makes a little difference."""
    same = "R1 R2 Y3 Y4 G5 G6 B8"
    dealt = position(record_of("R7", same, same, same, same, draw=_DRAW))
    return odds_of_position(dealt, _SEED, playouts)


def within_the_intervals(evenings: int = 400) -> tuple[float, float]:
    """How many of the evenings, whose deals are known exactly, lie in the interval of what the
    cards were worth, and how many in that of what chance makes of it."""
    chance = random.Random(5)
    playouts, known, by_chance = 100, 0, 0
    for _ in range(evenings):
        true = [chance.betavariate(2, 6) for _ in range(30)]
        seen = [sum(chance.random() < share for _ in range(playouts)) for share in true]
        won = [chance.random() < share for share in true]
        luck = luck_of((w, s, playouts) for w, s in zip(won, seen, strict=True))
        assert luck is not None
        known += abs(luck.worth - sum(true)) <= luck.margin
        by_chance += abs(luck.wins - sum(true)) <= luck.spread
    return known / evenings, by_chance / evenings


def test_a_deal_that_is_won_by_reasoning_is_worth_one() -> None:
    assert won_deal().wins == (40, 0, 0)


@pytest.mark.lengthy
def test_an_even_deal_is_worth_its_share() -> None:
    odds = even_deal()
    assert sum(odds.wins) == 400
    assert all(wins / 400 == pytest.approx(0.25, abs=0.1) for wins in odds.wins)


def test_the_same_deal_has_the_same_odds() -> None:
    dealt = position(record_of("R7", "R1 Y2 W", "R3 G4 B5", draw=_DRAW))
    assert odds_of_position(dealt, _SEED, 20) == odds_of_position(dealt, _SEED, 20)


def test_intervals_hold_in_a_simulation() -> None:
    """Nineteen in twenty lie within both."""
    assert within_the_intervals() == pytest.approx((0.95, 0.95), abs=0.03)


def test_more_than_chance_is_told_from_chance() -> None:
    assert not luck_of([(True, 50, 100)] * 3).is_beyond_chance  # type: ignore[union-attr]
    many = luck_of([(True, 50, 100)] * 40)
    assert many is not None
    assert many.is_beyond_chance
    assert many.worth == 20


@pytest.mark.parametrize(
    ("wins", "beyond"), [(12, True), (13, False), (20, False), (27, False), (28, True)]
)
def test_the_margin_of_the_worth_and_chance_both_have_to_be_exceeded(
    wins: int, beyond: bool
) -> None:
    """Cards that were worth 20 wins, give or take 1, of which chance makes 6 more or fewer."""
    luck = Luck(40, wins, worth=20.0, margin=1.0, spread=6.0)
    assert luck.is_beyond_chance is beyond


def test_the_worth_is_the_sum_of_the_shares() -> None:
    luck = luck_of([(True, 25, 100), (False, 60, 80), (False, 0, 10)])
    assert luck is not None
    assert (luck.rounds, luck.wins, luck.worth) == (3, 1, 1.0)


def test_chance_spreads_wins_like_throws_of_a_coin() -> None:
    """Of forty rounds won half of the time: 1.96 standard deviations of a binomial count."""
    luck = luck_of([(False, 50, 100)] * 40)
    assert luck is not None
    assert luck.spread == pytest.approx(1.96 * 10**0.5, rel=0.001)
    assert luck.margin == pytest.approx(luck.spread / 10, rel=0.001), "of a hundred playouts each"


@pytest.mark.parametrize("won", [0, 100])
def test_a_deal_that_always_ended_alike_is_not_quite_certain(won: int) -> None:
    """As if one more of 102 playouts had gone the other way."""
    luck = luck_of([(True, won, 100)])
    assert luck is not None
    assert luck.spread == 0.0
    assert luck.margin == pytest.approx(1.96 * (1 / 102 * 101 / 102 / 100) ** 0.5, rel=0.001)


def test_nothing_is_said_of_nothing() -> None:
    assert luck_of([]) is None


def _print_table() -> None:
    for name, odds in (("won", won_deal(400)), ("even", even_deal(4000))):
        shares = " · ".join(f"{wins / odds.playouts:.2f}" for wins in odds.wins)
        print(f"| {name} | {odds.playouts} | {shares} |")  # noqa: T201
    worth, chance = within_the_intervals(4000)
    print(f"within the interval: worth {worth:.3f}, wins {chance:.3f}")  # noqa: T201


if __name__ == "__main__":
    _print_table()
