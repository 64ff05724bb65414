"""Learning the weights of the features by playing against oneself, in any game.

Every deal is played several times. In each of its decisions a player chooses by chance, the more
likely the better an action looks; then the weights are moved towards what was chosen in the plays
that ended better for that seat than the same deal did on average (policy gradient).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp

from msgspec import Struct, json

from bot.engine import Action, Options
from bot.players.evaluation import terms
from bot.players.information_state import InformationState
from bot.players.level import Level, Noise, Terms
from bot.players.levels import BY_HAND
from bot.players.self_play import derive, play_match
from bot.players.weight_sets import TAKING, LearnedSet

_PLAYS = 4
"""How often each deal is played."""
_RATE_OF_MEANS, _RATE_OF_SQUARES, _TINY = 0.9, 0.99, 1e-8
_MOST_ACTIONS = 2_000


class Practice(Struct, frozen=True):
    """The amount of play to learn from: ``laps`` times ``deals`` deals of single rounds."""

    options: Options
    seats: int
    laps: int
    deals: int
    seed: bytes
    rate: float = 0.08


class _Choice(Struct):
    """One decision: its seat, and how the features of the choice differ from the average."""

    seat: int
    pull: dict[str, float]


class _Student:
    """Chooses by chance, better actions more often, and remembers its choices."""

    def __init__(self, weights: dict[str, float]) -> None:
        self._weights = weights
        self.choices: list[_Choice] = []

    def choose(
        self, info: InformationState, actions: Sequence[Action], _level: Level, noise: Noise
    ) -> Action:
        found = [terms(info, action) for action in actions]
        scores = [fixed + _weighed(self._weights, counted) for fixed, counted in found]
        best = max(scores)
        shares = [exp(max(score - best, -50.0)) for score in scores]
        total, at = sum(shares), 0
        drawn = noise.uniform() * total
        while drawn >= shares[at] and at < len(shares) - 1:
            drawn -= shares[at]
            at += 1
        pull = dict(found[at][1])
        for share, (_, counted) in zip(shares, found, strict=True):
            for name, count in counted.items():
                pull[name] = pull.get(name, 0.0) - share / total * count
        if len(actions) > 1:
            self.choices.append(_Choice(info.seat, pull))
        return actions[at]


def _weighed(weights: dict[str, float], counted: Terms) -> float:
    return sum(weights.get(name, 0.0) * count for name, count in counted.items())


def beginning() -> dict[str, float]:
    """Return the initial weights: those set by hand, halved.

    So chance decides more often while there is more to learn. The weight of going out stays as it
    is.
    """
    halved = {name: weight / 2 for name, weight in BY_HAND.items() if name != "going_out"}
    return {TAKING: -1.0, **halved, "going_out": BY_HAND["going_out"]}


def practise(
    practice: Practice,
    weights: dict[str, float],
    report: Callable[[int, dict[str, float]], None],
) -> dict[str, float]:
    """Return the weights after all laps, starting from these; ``report`` is called with each
    lap's."""
    weights = dict(weights)
    means: dict[str, float] = {}
    squares: dict[str, float] = {}
    sums: dict[str, float] = {}
    for lap in range(practice.laps):
        slopes = _slopes(practice, weights, lap)
        rate = practice.rate * (1 - 0.8 * lap / practice.laps)
        for name, slope in slopes.items():
            mean = means[name] = _mixed(means.get(name, 0.0), slope, _RATE_OF_MEANS)
            square = squares[name] = _mixed(squares.get(name, 0.0), slope**2, _RATE_OF_SQUARES)
            steps = lap + 1
            first = mean / (1 - _RATE_OF_MEANS**steps)
            second = square / (1 - _RATE_OF_SQUARES**steps)
            weights[name] = weights.get(name, 0.0) + rate * first / (second**0.5 + _TINY)
        if lap * 2 >= practice.laps:
            for name, weight in weights.items():
                sums[name] = sums.get(name, 0.0) + weight
        report(lap + 1, weights)
    averaged = practice.laps - (practice.laps + 1) // 2
    return {name: total / averaged for name, total in sums.items()} if averaged else weights


def _mixed(before: float, now: float, share: float) -> float:
    return share * before + (1 - share) * now


def _slopes(practice: Practice, weights: dict[str, float], lap: int) -> dict[str, float]:
    """Return, for each weight, the direction of improvement by the plays of a lap."""
    slopes: dict[str, float] = {}
    for deal in range(practice.deals):
        played = [
            _played(practice, weights, derive(practice.seed, lap, deal), n) for n in range(_PLAYS)
        ]
        for wins, choices in played:
            for choice in choices:
                usual = sum(other[choice.seat] for other, _ in played) - wins[choice.seat]
                better = wins[choice.seat] - usual / (_PLAYS - 1)
                for name, pull in choice.pull.items():
                    slopes[name] = slopes.get(name, 0.0) + better * pull
    return slopes


def _played(
    practice: Practice, weights: dict[str, float], seed: bytes, play: int
) -> tuple[list[float], list[_Choice]]:
    student = _Student(weights)
    level = Level("student", student.choose)
    match = play_match(
        practice.options,
        ("hard",) * practice.seats,
        seed,
        _MOST_ACTIONS,
        lambda _: level,
        play,
    )
    share = 1 / max(len(match.winners), 1)
    wins = [share if seat in match.winners else 0.0 for seat in range(practice.seats)]
    return wins, student.choices


def to_file(sets: Mapping[str, LearnedSet]) -> bytes:
    """Return the content of a file with these sets of weights."""
    return json.format(json.encode(dict(sorted(sets.items())))) + b"\n"
