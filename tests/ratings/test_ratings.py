"""Ratings find out who is stronger, say how likely a win is, and notice who gets better.

The players here have a known strength: a round is drawn by it (Plackett and Luce's model of a
race), so what the ratings say can be held against the truth. `python -m
tests.ratings.test_ratings` prints the table of docs/statistics.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean

import pytest

from bot.engine import Mode, build_options
from bot.ratings import (
    NEW,
    Rating,
    chances,
    is_provisional,
    places_of,
    rated_seats,
    ratings_after,
    shown,
    trend,
)

from .simulation import (
    SPREAD,
    RatedPeople,
    deserters,
    farm,
    group,
    raced,
    round_of,
    rounds_until_certain,
)

ROUNDS = 20_000
PLAYERS = 40


@dataclass
class League:
    """Players of known ``strength`` with what their ratings make of it."""

    strength: list[float]
    seed: int
    predicted: list[tuple[float, bool]] = field(default_factory=list[tuple[float, bool]])

    def __post_init__(self) -> None:
        self._rng = Random(self.seed)
        self._rated = RatedPeople(len(self.strength))

    @property
    def ratings(self) -> list[Rating]:
        """What the ratings are now."""
        return self._rated.ratings

    def play(self, rounds: int, seated: Sequence[int] = ()) -> None:
        """So many rounds of two to four players, among them all who are ``seated``."""
        for _ in range(rounds):
            others = [
                player for player in range(len(self.strength)) if player not in (seated or ())
            ]
            size = self._rng.choice((2, 3, 4)) - len(seated or ())
            self._round([*(seated or ()), *self._rng.sample(others, size)])

    def _round(self, players: list[int]) -> None:
        order = raced(self.strength, players, self._rng)
        expected = chances([[self.ratings[player]] for player in players])
        self.predicted += zip(expected, (player == order[0] for player in players), strict=True)
        self._rated.play(order)


def ordered_as_they_are(league: League) -> float:
    """Spearman's correlation of ratings with strengths: 1 is the same order."""
    count = len(league.strength)
    by_rating = sorted(range(count), key=lambda player: league.ratings[player].mean)
    by_strength = sorted(range(count), key=lambda player: league.strength[player])
    apart = sum((by_rating.index(p) - by_strength.index(p)) ** 2 for p in range(count))
    return 1 - 6 * apart / (count * (count**2 - 1))


def calibration(league: League) -> list[tuple[float, float, int]]:
    """Of each tenth of the predictions: the mean that was said, the share of wins, how many."""
    tenths: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    for said, won in league.predicted[len(league.predicted) // 2 :]:
        tenths[min(9, int(said * 10))].append((said, won))
    return [
        (mean(said for said, _ in part), mean(won for _, won in part), len(part))
        for part in tenths
        if len(part) > 300
    ]


def climbs(after: Sequence[int] = (100,)) -> list[dict[int, int]]:
    """How much the shown number of somebody has grown who got better, by rounds since; ten times.

    The fourth weakest of twenty is all at once the fourth strongest.
    """
    found: list[dict[int, int]] = []
    for seed in range(10):
        league = League([SPREAD * (player / 19 - 0.5) for player in range(20)], seed)
        league.play(4000)
        before, played = shown(league.ratings[3]), 0
        league.strength[3] = SPREAD * (16 / 19 - 0.5)
        found.append({})
        for rounds in after:
            league.play(rounds - played, seated=(3,))
            played = rounds
            found[-1][rounds] = shown(league.ratings[3]) - before
    return found


@pytest.fixture(scope="module")
def league() -> League:
    strengths = [SPREAD * (player / (PLAYERS - 1) - 0.5) for player in range(PLAYERS)]
    league = League(strengths, seed=1)
    league.play(ROUNDS)
    return league


@pytest.mark.lengthy
def test_the_order_is_found(league: League) -> None:
    assert ordered_as_they_are(league) >= 0.958
    assert not any(is_provisional(rating) for rating in league.ratings)
    assert len({shown(rating) for rating in league.ratings}) > PLAYERS / 2, "they stick somewhere"


@pytest.mark.lengthy
def test_what_is_predicted_comes_true_as_often(league: League) -> None:
    parts = calibration(league)
    assert len(parts) >= 5
    assert all(abs(said - won) <= 0.02 for said, won, _ in parts), parts


@pytest.mark.lengthy
def test_whoever_gets_better_is_noticed_within_a_hundred_rounds() -> None:
    assert sum(climb[100] > 40 for climb in climbs()) >= 9


def test_a_rating_is_provisional_at_first() -> None:
    league = League([0.0] * 8, seed=3)
    assert all(is_provisional(rating) for rating in league.ratings)
    league.play(400)
    assert not any(is_provisional(rating) for rating in league.ratings)


def test_who_never_stays_to_lose_is_rated_like_everybody_else() -> None:
    """Leaving or stopping before losing once led to ratings above 2000."""
    cheater, honest = deserters(counts=True)
    assert abs(cheater - honest) < 150
    was, were = deserters(counts=False)
    assert was - were > 1000


@pytest.mark.parametrize(
    ("accounts", "before", "now"), [(1, 2256, 1650), (5, 2738, 2341), (20, 2942, 2845)]
)
def test_what_second_accounts_bring(accounts: int, before: int, now: int) -> None:
    """docs/statistics.md"""
    assert farm(accounts, weighs=False) == before
    assert farm(accounts) == now


@pytest.mark.parametrize("size", [2, 4])
def test_who_only_plays_with_each_other_is_predicted_no_worse_than_before(size: int) -> None:
    now, before = group(size, 12, 120), group(size, 12, 120, weighs=False)
    assert now.error <= before.error


@pytest.mark.lengthy
@pytest.mark.parametrize("size", [2, 4])
def test_couples_and_four_friends_are_predicted_as_they_play(size: int) -> None:
    assert group(size, 300).apart <= 0.02


@pytest.mark.lengthy
def test_ratings_are_certain_after_as_many_rounds_as_the_documents_say() -> None:
    """docs/statistics.md, docs/playing.md"""
    found = [rounds_until_certain(players) for players in (2, 3, 4)]
    assert found == pytest.approx([100, 120, 150], rel=0.1)


def test_losers_are_told_apart_by_what_they_hold() -> None:
    facts = round_of([30, 0, 5, 30])
    assert places_of(facts) == {1: 1, 2: 2, 0: 3, 3: 3}
    after = ratings_after(facts, dict.fromkeys(range(4), NEW))
    assert after[1].mean > after[2].mean > after[0].mean
    assert after[0].mean == pytest.approx(after[3].mean)


def test_a_team_is_rated_as_one() -> None:
    options = build_options(Mode.CLASSIC, [("partner", None)])
    after = ratings_after(round_of([0, 20, 30, 10], options), dict.fromkeys(range(4), NEW))
    assert after[0].mean == after[2].mean > NEW.mean > after[1].mean == after[3].mean


def test_ratings_given_stay_as_they_are() -> None:
    before = dict.fromkeys(range(2), NEW)
    ratings_after(round_of([0, 10]), before)
    assert before == dict.fromkeys(range(2), Rating())


def test_what_is_not_rated() -> None:
    facts = round_of([0, 10, 20])
    assert rated_seats(facts, {0, 1, 2}) == (0, 1, 2)
    assert rated_seats(facts, {0, 1}) == (0, 1, 2), "a computer's level is rated, too"
    assert rated_seats(facts, {0}) == ()
    assert rated_seats(facts, {0, 1, 2}, {2}) == (0, 1)


def test_the_trend_is_over_the_last_ten_rounds() -> None:
    assert trend([]) == 0
    history = [Rating(mean=25 + n) for n in range(20)]
    assert trend(history) == 400
    # Whoever has played less has come from where everybody begins.
    assert trend(history[:1]) == shown(history[0]) - shown(NEW)
    assert trend([Rating(mean=30)]) == 200
    assert trend(history[:10]) == shown(history[9]) - shown(NEW)


def _print_table() -> None:
    league = League([SPREAD * (p / (PLAYERS - 1) - 0.5) for p in range(PLAYERS)], seed=1)
    league.play(ROUNDS)
    print(f"order (Spearman): {ordered_as_they_are(league):.3f}")  # noqa: T201
    for said, won, count in calibration(league):
        print(f"| {said:.2f} | {won:.2f} | {count} |")  # noqa: T201
    after = (0, 10, 25, 50, 100, 200, 400)
    found = climbs(after)
    for rounds in after:
        grown = [climb[rounds] for climb in found]
        print(f"| {rounds} | {mean(grown):+.0f} | {min(grown):+} to {max(grown):+} |")  # noqa: T201


if __name__ == "__main__":
    _print_table()
