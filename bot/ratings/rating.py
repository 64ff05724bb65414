"""A rating, the number that people see of it, and what a round does to it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import exp

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from bot.engine import partner_of
from bot.facts import RoundFacts

MEAN = 25.0
UNCERTAINTY = MEAN / 3
"""What everybody begins with, in openskill's units."""

CHANCE = MEAN / 3
"""How far apart two are of whom the better one wins two rounds to one of the other's: twice
openskill's own, as cards are luck for the most part."""

UNREST = MEAN / 200
"""How much uncertainty each round adds again (openskill's tau): whoever gets better is noticed."""

_MIDDLE, _STEP = 1000, 40
"""What is shown for the mean, and how much for one unit of openskill's."""

_SURE = MEAN / 6
"""A rating less certain than this is provisional: after some twenty rounds it is not any more."""

_MODEL = PlackettLuce(mu=MEAN, sigma=UNCERTAINTY, beta=CHANCE, tau=UNREST)

_SCALE = 2.1 * CHANCE
"""How far apart means are of whom one is e times as strong: what the league of
tests/ratings/test_ratings.py came to in rounds of two, three and four alike."""

_FEWEST_PERSONS = 2
"""Whoever plays with the computer alone plays for fun."""


class Rating(Struct, frozen=True, gc=False):
    """An estimate of strength: ``mean`` and ``uncertainty`` in openskill's units.

    ``rounds`` is how many it was made from.
    """

    mean: float = MEAN
    uncertainty: float = UNCERTAINTY
    rounds: int = 0


NEW = Rating()
"""Of whom nothing is known yet."""


def shown(rating: Rating) -> int:
    """The rating as people see it: 1000 is the middle, there is no floor and no ceiling."""
    return round(_MIDDLE + _STEP * (rating.mean - MEAN))


def is_provisional(rating: Rating) -> bool:
    """Whether it is too uncertain to be compared with others'."""
    return rating.uncertainty > _SURE


def trend(history: Sequence[Rating], rounds: int = 10) -> int:
    """By how much the shown number has changed over the last so many rounds, oldest first.

    Where there were no more in all, since everybody's first rating.
    """
    if not history:
        return 0
    before = NEW if len(history) <= rounds else history[-1 - rounds]
    return shown(history[-1]) - shown(before)


def rated_seats(facts: RoundFacts, persons: Collection[int], hints: bool) -> tuple[int, ...]:
    """The seats whose ratings the round moves, none where it does not count.

    ``persons`` are the seats of people, all others are computer players; ``hints`` says that the
    table was shown what to play. A stopped round (L3), one of a single person, and seats that were
    played by the autopilot for the most part are not rated; a team is rated as a whole or not.
    """
    if hints or not facts.counted or facts.winner is None:
        return ()
    mostly_there = {
        seat
        for seat, there in enumerate(facts.seats)
        if there.played and not there.is_mostly_autopilot
    }
    if len(mostly_there & {*persons}) < _FEWEST_PERSONS:
        return ()
    teams = [team for team in _teams(facts) if mostly_there.issuperset(team)]
    return tuple(sorted(seat for team in teams for seat in team)) if len(teams) > 1 else ()


def places_of(facts: RoundFacts) -> dict[int, int]:
    """The place of every seat that played, from 1; who did equally well shares it.

    Winners come first, then those who went out (V12), then the others by what they still hold: the
    fewer points, the better. A team has the place of its better half (V9).
    """
    ranks = {seat: _rank(facts, seat) for seat, there in enumerate(facts.seats) if there.played}
    best = {seat: min(ranks[mate] for mate in team) for team in _teams(facts) for seat in team}
    return {seat: 1 + sum(other < rank for other in best.values()) for seat, rank in best.items()}


def _rank(facts: RoundFacts, seat: int) -> tuple[int, int]:
    if seat in facts.winners:
        return 0, 0
    if seat in facts.places:
        return 1, facts.places.index(seat)
    return 2, facts.seats[seat].value


def ratings_after(facts: RoundFacts, before: Mapping[int, Rating]) -> dict[int, Rating]:
    """The ratings of the seats in ``before`` (those of :func:`rated_seats`) after the round."""
    places = places_of(facts)
    teams = [team for team in _teams(facts) if all(seat in before for seat in team)]
    rated = _MODEL.rate(
        [[_of(before[seat]) for seat in team] for team in teams],
        ranks=[float(places[team[0]]) for team in teams],
    )
    after: dict[int, Rating] = {}
    for team, members in zip(teams, rated, strict=True):
        for seat, new in zip(team, members, strict=True):
            after[seat] = Rating(new.mu, new.sigma, before[seat].rounds + 1)
    return after


def chances(teams: Sequence[Sequence[Rating]]) -> list[float]:
    """How likely each team is to win against the others, by their ratings; they add up to 1.

    Plackett and Luce's share of the strengths; openskill's own prediction says too much of extreme
    ones, as it adds up pairs.
    """
    means = [sum(rating.mean for rating in team) / len(team) for team in teams]
    strengths = [exp((mean - max(means)) / _SCALE) for mean in means]
    return [strength / sum(strengths) for strength in strengths]


def _of(rating: Rating) -> PlackettLuceRating:
    """A new value each time: openskill changes those that it is given."""
    return _MODEL.rating(mu=rating.mean, sigma=rating.uncertainty)


def _teams(facts: RoundFacts) -> list[tuple[int, ...]]:
    """The seats that play together, in seat order; without partners everybody alone (V9)."""
    seats = [seat for seat, there in enumerate(facts.seats) if there.played]
    teams: set[tuple[int, ...]] = set()
    for seat in seats:
        mate = partner_of(facts.options, len(facts.seats), seat)
        teams.add((seat,) if mate is None else tuple(sorted((seat, mate))))
    return sorted(teams)
