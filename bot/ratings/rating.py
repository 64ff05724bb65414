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
"""The uncertainty of a new player, in openskill's units."""

CHANCE = MEAN / 3
"""The distance of two players of whom the better one wins two rounds in three. It is twice
openskill's default, since cards are luck for the most part."""

UNREST = MEAN / 200
"""The uncertainty that each round adds (openskill's tau), so that improvement is noticed."""

_MIDDLE, _STEP = 1000, 40
"""The shown number for the mean, and the shown points for one of openskill's units."""

_SURE = MEAN / 6
"""A less certain rating is provisional; `tests.ratings.simulation` says for how many rounds."""

_MODEL = PlackettLuce(mu=MEAN, sigma=UNCERTAINTY, beta=CHANCE, tau=UNREST)

_SCALE = 2.1 * CHANCE
"""The distance of the means of two players of whom one is e times as strong: the result of the
league in tests/ratings/test_ratings.py for rounds of two, three and four players."""

_FEWEST_PERSONS = 2
"""A round of one person with computer players is not rated."""


class Rating(Struct, frozen=True, gc=False):
    """An estimate of strength: ``mean`` and ``uncertainty`` in openskill's units.

    ``rounds`` is the number of rounds that it was made from.
    """

    mean: float = MEAN
    uncertainty: float = UNCERTAINTY
    rounds: int = 0


NEW = Rating()
"""The rating of a player of whom nothing is known yet."""


def shown(rating: Rating) -> int:
    """Return the rating as people see it: 1000 is the middle, without a lower or upper limit."""
    return round(_MIDDLE + _STEP * (rating.mean - MEAN))


def is_provisional(rating: Rating) -> bool:
    """Return whether the rating is too uncertain to be compared with others."""
    return rating.uncertainty > _SURE


def trend(history: Sequence[Rating], rounds: int = 10) -> int:
    """Return how much the shown number has changed over the last `rounds` of `history`.

    `history` has the oldest rating first. If it is not longer than `rounds`, the change is counted
    from the rating of a new player.
    """
    if not history:
        return 0
    before = NEW if len(history) <= rounds else history[-1 - rounds]
    return shown(history[-1]) - shown(before)


def rated_seats(
    facts: RoundFacts, persons: Collection[int], unrated: Collection[int] = ()
) -> tuple[int, ...]:
    """Return the seats that the round compares, none if it is not rated.

    ``persons`` are the seats of people, all others are computer players. A round of a single person
    is not rated, and a team as a whole or not, without ``unrated`` seats.
    """
    rated = {seat for seat, there in enumerate(facts.seats) if there.played} - {*unrated}
    if len(rated & {*persons}) < _FEWEST_PERSONS:
        return ()
    teams = [team for team in _teams(facts) if rated.issuperset(team)]
    return tuple(sorted(seat for team in teams for seat in team)) if len(teams) > 1 else ()


def places_of(facts: RoundFacts) -> dict[int, int]:
    """Return the place of every seat that played, from 1; equally good seats share a place.

    Winners come first, then those who went out (V12), then the others by the points they still
    hold: the fewer, the better. Players who have left come last (L1). A team has the place of its
    better partner (V9), for which a computer player plays on.
    """
    ranks = {seat: _rank(facts, seat) for seat, there in enumerate(facts.seats) if there.played}
    best = {seat: min(ranks[mate] for mate in team) for team in _teams(facts) for seat in team}
    return {seat: 1 + sum(other < rank for other in best.values()) for seat, rank in best.items()}


def _rank(facts: RoundFacts, seat: int) -> tuple[int, int]:
    if seat in facts.winners:
        return 0, 0
    if seat in facts.places:
        return 1, facts.places.index(seat)
    there = facts.seats[seat]
    is_gone = there.has_left and partner_of(facts.options, len(facts.seats), seat) is None
    return (3, 0) if is_gone else (2, there.value)


def ratings_after(
    facts: RoundFacts,
    before: Mapping[int, Rating],
    weights: Mapping[int, float] | None = None,
    lost: Collection[int] = (),
) -> dict[int, Rating]:
    """Return the ratings after the round of the seats in ``before`` (see :func:`rated_seats`).

    Who has deserted the round and so ``lost`` it is behind all others, for whom it counts as it
    ended. ``weights`` are the parts of a full change by seat, 1 where there is none; a rating
    becomes more certain in any case.
    """
    places = places_of(facts)
    teams = [team for team in _teams(facts) if all(seat in before for seat in team)]
    after = _rate(teams, before, places)
    deserters = before.keys() & {*lost}
    if deserters:
        last = len(facts.seats) + 1
        behind = {seat: last for team in teams if deserters.intersection(team) for seat in team}
        as_lost = _rate(teams, before, places | behind)
        after |= {seat: as_lost[seat] for seat in deserters}
    given = weights or {}
    return {seat: _moved(before[seat], new, given.get(seat, 1.0)) for seat, new in after.items()}


def _rate(
    teams: Sequence[Sequence[int]], before: Mapping[int, Rating], places: Mapping[int, int]
) -> dict[int, PlackettLuceRating]:
    """Return what the model makes of these places, by seat."""
    rated = _MODEL.rate(
        [[_of(before[seat]) for seat in team] for team in teams],
        ranks=[float(places[team[0]]) for team in teams],
    )
    return {
        seat: new
        for team, members in zip(teams, rated, strict=True)
        for seat, new in zip(team, members, strict=True)
    }


def _moved(before: Rating, new: PlackettLuceRating, weight: float) -> Rating:
    mean = before.mean + weight * (new.mu - before.mean)
    return Rating(mean, new.sigma, before.rounds + 1)


def chances(teams: Sequence[Sequence[Rating]]) -> list[float]:
    """Return each team's probability to win against the others; they add up to 1.

    It is Plackett and Luce's share of the strengths. Openskill's own prediction exaggerates
    extreme ones, as it adds up pairs.
    """
    means = [sum(rating.mean for rating in team) / len(team) for team in teams]
    strengths = [exp((mean - max(means)) / _SCALE) for mean in means]
    return [strength / sum(strengths) for strength in strengths]


def _of(rating: Rating) -> PlackettLuceRating:
    """Return a new value each time, since openskill changes those that it is given."""
    return _MODEL.rating(mu=rating.mean, sigma=rating.uncertainty)


def _teams(facts: RoundFacts) -> list[tuple[int, ...]]:
    """Return the teams in seat order; without partners each seat is a team (V9)."""
    seats = [seat for seat, there in enumerate(facts.seats) if there.played]
    teams: set[tuple[int, ...]] = set()
    for seat in seats:
        mate = partner_of(facts.options, len(facts.seats), seat)
        teams.add((seat,) if mate is None else tuple(sorted((seat, mate))))
    return sorted(teams)
