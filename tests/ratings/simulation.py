"""What ratings make of leavers, stoppers, second accounts, and people who only play each other.

`python -m tests.ratings.simulation` prints the figures of docs/statistics.md, each as it was before
leaving counted and acquaintance weighed ("before") and as it is now.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from statistics import mean, median

from msgspec import structs

from bot.engine import Mode, Options, default_options
from bot.facts import RoundFacts, SeatFacts
from bot.ratings import (
    NEW,
    STRANGERS,
    Acquaintance,
    Rating,
    chances,
    is_provisional,
    ratings_after,
    shown,
    weights,
)

ROUNDS = 200
FARM = (1, 5, 20)
_COUPLES, _FRIENDS = 300, 100

SPREAD = 1.2
"""Between the strongest and the weakest, as a logarithm of odds: 77 rounds of 100 with two."""


def seat(left: int, *, won: bool = False, **more: int) -> SeatFacts:
    """Somebody who holds cards worth ``left`` at the end."""
    facts = SeatFacts(
        played=True,
        won=won,
        match_won=False,
        left=left,
        value=left,
        longest_hand=left,
        last_face=None,
        sizes=(),
        turns=10,
    )
    return structs.replace(facts, **more)


def round_of(
    values: Sequence[int], options: Options | None = None, counted: bool = True
) -> RoundFacts:
    """A round that the first seat with nothing left has won."""
    winner = values.index(0)
    seats = tuple(seat(value, won=number == winner) for number, value in enumerate(values))
    options = options or default_options(Mode.CLASSIC)
    return RoundFacts(options, 1, winner, (winner,), (winner,), counted, 40, seats, ())


@dataclass
class RatedPeople:
    """People and their ratings; ``weighs``: the same two again and again move ratings less."""

    people: int
    weighs: bool = True
    ratings: list[Rating] = field(default_factory=list[Rating])
    met: dict[tuple[int, int], Acquaintance] = field(
        default_factory=dict[tuple[int, int], Acquaintance]
    )

    def __post_init__(self) -> None:
        self.ratings = [NEW] * self.people

    def play(self, order: Sequence[int]) -> None:
        """Rate a round of these people, who are given in the order of their places."""
        facts = round_of([10 * place for place in range(len(order))])
        before = {seat: self.ratings[person] for seat, person in enumerate(order)}
        after = ratings_after(facts, before, self._weights(order))
        for seat, person in enumerate(order):
            self.ratings[person] = after[seat]

    def _weights(self, order: Sequence[int]) -> dict[int, float]:
        recent: dict[tuple[int, int], float] = {}
        for one, other in combinations(range(len(order)), 2):
            low, high = sorted((order[one], order[other]))
            rounds = self.ratings[low].rounds, self.ratings[high].rounds
            known = self.met.get((low, high), STRANGERS)
            recent[one, other] = known.recent_at(*rounds)
            self.met[low, high] = known.after_meeting(*rounds)
        return weights(recent) if self.weighs else {}


def raced(strength: Sequence[float], people: Sequence[int], rng: Random) -> list[int]:
    """Return these people in the order in which they finish a round."""
    speed = {each: strength[each] - math.log(rng.expovariate(1)) for each in people}
    return sorted(people, key=lambda each: -speed[each])


def farm(accounts: int, rounds: int = ROUNDS, *, weighs: bool = True) -> int:
    """Return the rating of somebody who wins every round against second accounts in turn."""
    table = RatedPeople(accounts + 1, weighs)
    for number in range(rounds):
        table.play([0, 1 + number % accounts])
    return shown(table.ratings[0])


def deserters(*, counts: bool, seed: int = 1) -> tuple[int, int]:
    """Return the rating of somebody who never stays to lose, and the mean of nine honest people.

    All are equally good and play rounds of two. ``counts``: who leaves has lost, and a stop is
    refused by the other one, who is winning. Without it, such rounds counted for nobody.
    """
    rng, rated = Random(seed), RatedPeople(10, weighs=counts)
    for _ in range(ROUNDS):
        order = raced([0.0] * 10, [0, rng.randrange(1, 10)], rng)
        if order[0] == 0 or counts:
            rated.play(order)
    own, *others = map(shown, rated.ratings)
    return own, round(mean(others))


@dataclass(frozen=True)
class Predictions:
    """How well a group is predicted: the mean error, and the greatest distance in a tenth."""

    error: float
    apart: float


def group(
    size: int, groups: int, rounds: int = ROUNDS, *, weighs: bool = True, seed: int = 5
) -> Predictions:
    """Let groups play that only play each other, and compare the second half with the truth."""
    rng, said = Random(seed), list[tuple[float, float]]()
    for _ in range(groups):
        strength = [SPREAD * (rng.random() - 0.5) for _ in range(size)]
        table = RatedPeople(size, weighs)
        for number in range(rounds):
            people = rng.sample(range(size), min(size, rng.choice((2, 3, 4))))
            if number >= rounds // 2:
                odds = [math.exp(strength[each]) for each in people]
                predicted = chances([[table.ratings[each]] for each in people])
                said += zip(predicted, (each / sum(odds) for each in odds), strict=True)
            table.play(raced(strength, people, rng))
    tenths: dict[int, list[tuple[float, float]]] = {}
    for predicted, true in said:
        tenths.setdefault(int(predicted * 10), []).append((predicted, true))
    filled = [part for part in tenths.values() if len(part) > len(said) / 40]
    means = [(mean(one for one, _ in part), mean(other for _, other in part)) for part in filled]
    return Predictions(
        mean(abs(one - other) for one, other in said),
        max(abs(one - other) for one, other in means),
    )


def rounds_until_certain(players: int, *, seeds: int = 9) -> int:
    """Return after how many rounds the rating of equally good newcomers is certain."""
    found: list[int] = []
    for seed in range(seeds):
        rng, table = Random(seed), RatedPeople(players)
        while any(map(is_provisional, table.ratings)):
            table.play(rng.sample(range(players), players))
        found.append(table.ratings[0].rounds)
    return round(median(found))


def _lines() -> Iterator[str]:
    yield f"after {ROUNDS} rounds | before | now"
    before, now = deserters(counts=False), deserters(counts=True)
    yield f"leaves or stops whenever losing | {before[0]} | {now[0]}"
    yield f"nine honest people who play with them, mean | {before[1]} | {now[1]}"
    for accounts in FARM:
        before, now = farm(accounts, weighs=False), farm(accounts)
        yield f"{accounts} second accounts | {before} | {now}"
        before, now = farm(accounts, 1000, weighs=False), farm(accounts, 1000)
        yield f"{accounts} second accounts, 1000 rounds | {before} | {now}"
    for name, size, groups in (("couple", 2, _COUPLES), ("four friends", 4, _FRIENDS)):
        before, now = group(size, groups, weighs=False), group(size, groups)
        yield f"{name}: error | {before.error:.3f} | {now.error:.3f}"
        yield f"{name}: apart | {before.apart:.3f} | {now.apart:.3f}"
    for players in (2, 3, 4):
        yield f"rounds until certain, {players} players: {rounds_until_certain(players)}"


if __name__ == "__main__":
    for line in _lines():
        print(line)  # noqa: T201
