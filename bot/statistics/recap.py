"""The recap of an evening, a week, a month or a match: who won, and what people remember."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType

from msgspec import Struct

from bot.facts import (
    Award,
    AwardKind,
    HighlightKind,
    RecapFacts,
    RoundFacts,
    awards_of,
    worth_at_most,
)

from .luck import Luck, luck_of

_MOST_SHOWN = 5
FEWEST_MEETINGS = 3
"""Two people have to meet this often before one is called a nemesis."""
_FEWEST_CATCHES = 2
_FEWEST_DEALS = 3
"""Deals that are needed before a person is called lucky or unlucky."""
_MOMENTS = (AwardKind.BIG_DRAW, AwardKind.HOMEWARD, AwardKind.STRAIGHT, AwardKind.STACKED)


class Stretch(StrEnum):
    """The rounds that a recap covers."""

    EVENING = "evening"
    """The last rounds without a long break."""
    WEEK = "week"
    MONTH = "month"
    MATCH = "match"


class RecapResult(Struct, frozen=True):
    """The result of a seat; ``who`` identifies its player in all rounds.

    ``odds``: how many playouts of the deal this seat won, of how many; None: unknown.
    """

    seat: int
    who: str
    name: str
    place: int
    won: bool
    match_won: bool
    points: int
    is_person: bool
    odds: tuple[int, int] | None = None


class RecapRound(Struct, frozen=True):
    """A round of a recap; ``facts`` are None for very old rounds.

    ``leavers`` are the names, by seat, of players who left in it and have no result. ``key`` is its
    game and number.
    """

    results: tuple[RecapResult, ...]
    facts: RoundFacts | RecapFacts | None
    leavers: Mapping[int, str] = MappingProxyType({})
    key: tuple[str, int] | None = None


class MatchWin(Struct, frozen=True):
    """A match that ``who`` has won otherwise than with one of the rounds (L3)."""

    who: str
    name: str
    is_person: bool


class RecapStanding(Struct, frozen=True):
    """What a player has done in the rounds of a recap."""

    name: str
    rounds: int
    wins: int
    matches: int
    points: int


class Feat(Struct, frozen=True):
    """Something that ``player`` did, perhaps to ``other``; ``amount`` counts it.

    ``out_of``: the number of rounds in which the two have met, for a nemesis.
    """

    player: str
    amount: int
    other: str | None = None
    out_of: int = 0


class RecapMoment(Struct, frozen=True):
    """The most remarkable thing that happened, of a kind that awards are given for.

    ``where`` is the game and the number of its round, None: unknown.
    """

    kind: AwardKind
    feat: Feat
    where: tuple[str, int] | None = None


class Fortune(Struct, frozen=True):
    """The luck of a player."""

    player: str
    luck: Luck


class Recap(Struct, frozen=True):
    """A recap; parts without anything to say are None. ``variant`` chooses the words.

    ``is_cut``: more rounds were played than the recap covers. ``played_out`` is the number of
    rounds whose cards' worth is known; luck is of those alone.
    """

    stretch: Stretch
    rounds: int
    people: int
    lines: tuple[RecapStanding, ...]
    variant: int
    moment: RecapMoment | None = None
    catcher: Feat | None = None
    bluff: Feat | None = None
    nemesis: Feat | None = None
    luckiest: Fortune | None = None
    unluckiest: Fortune | None = None
    is_cut: bool = False
    played_out: int = 0


def recap_of(
    stretch: Stretch,
    rounds: Sequence[RecapRound],
    variant: int,
    wins: Sequence[MatchWin] = (),
    *,
    is_cut: bool = False,
) -> Recap | None:
    """Return the recap of these rounds, None if there are none; ``is_cut``: there were more.

    ``wins`` are the matches that were won otherwise than with one of the rounds.
    """
    if not rounds:
        return None
    names = {win.who: win.name for win in wins}
    names |= {result.who: result.name for each in rounds for result in each.results}
    fortunes = _fortunes(rounds, names)
    lucky = len(fortunes) > 1
    people = {r.who for each in rounds for r in each.results if r.is_person}
    people |= {win.who for win in wins if win.is_person}
    return Recap(
        stretch,
        len(rounds),
        len(people),
        _lines(rounds, wins, names),
        variant,
        _moment(rounds),
        _catcher(rounds, names),
        _bluff(rounds),
        _nemesis(rounds, names),
        fortunes[-1] if lucky else None,
        fortunes[0] if lucky else None,
        is_cut,
        sum(any(result.odds is not None for result in each.results) for each in rounds),
    )


def _lines(
    rounds: Sequence[RecapRound], wins: Sequence[MatchWin], names: Mapping[str, str]
) -> tuple[RecapStanding, ...]:
    played, won, matches, points = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for each in rounds:
        for result in each.results:
            played[result.who] += 1
            won[result.who] += result.won
            matches[result.who] += result.match_won
            points[result.who] += result.points
    for win in wins:
        matches[win.who] += 1
    best = sorted(
        names, key=lambda who: (-won[who], -matches[who], played[who], -points[who], names[who])
    )
    lines = (RecapStanding(names[w], played[w], won[w], matches[w], points[w]) for w in best)
    return tuple(lines)[:_MOST_SHOWN]


def _moment(rounds: Sequence[RecapRound]) -> RecapMoment | None:
    best: tuple[float, Award, RecapRound] | None = None
    for each in rounds:
        if each.facts is None or (best is not None and worth_at_most(each.facts) <= best[0]):
            continue
        for award in awards_of(each.facts):
            if award.kind in _MOMENTS and (best is None or award.worth > best[0]):
                best = award.worth, award, each
    if best is None:
        return None
    _, award, where = best
    player, other = _name(where, award.seat), _name(where, award.other)
    return (
        None
        if player is None
        else RecapMoment(award.kind, Feat(player, award.amount, other), where.key)
    )


def _catcher(rounds: Sequence[RecapRound], names: Mapping[str, str]) -> Feat | None:
    catches = Counter[str]()
    for each in rounds:
        for result in each.results if each.facts is not None else ():
            assert each.facts is not None
            catches[result.who] += each.facts.seats[result.seat].catches
    best = min(catches, key=lambda who: (-catches[who], names[who]), default=None)
    if best is None or catches[best] < _FEWEST_CATCHES:
        return None
    return Feat(names[best], catches[best])


def _bluff(rounds: Sequence[RecapRound]) -> Feat | None:
    found = [
        (highlight, each)
        for each in rounds
        for highlight in (() if each.facts is None else each.facts.highlights)
        if highlight.kind is HighlightKind.BLUFF and highlight.amount
    ]
    if not found:
        return None
    boldest, where = max(found, key=lambda pair: pair[0].amount)
    player = _name(where, boldest.seat)
    return None if player is None else Feat(player, boldest.amount, _name(where, boldest.other))


def _nemesis(rounds: Sequence[RecapRound], names: Mapping[str, str]) -> Feat | None:
    """Return who was ahead of whom most clearly, among people who have met often enough."""
    met, ahead = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for each in rounds:
        people = [result for result in each.results if result.is_person]
        for one in people:
            for other in people:
                if one.who != other.who:
                    met[one.who, other.who] += 1
                    ahead[one.who, other.who] += one.place < other.place
    pairs = [pair for pair, count in met.items() if count >= FEWEST_MEETINGS]
    lead = {pair: ahead[pair] - ahead[pair[1], pair[0]] for pair in pairs}
    best = min(pairs, key=lambda p: (-lead[p], names[p[0]], names[p[1]]), default=None)
    if best is None or lead[best] < 2:
        return None
    return Feat(names[best[0]], ahead[best], names[best[1]], met[best])


def _fortunes(rounds: Sequence[RecapRound], names: Mapping[str, str]) -> list[Fortune]:
    """Return people by the worth of their cards against the average, the poorest first."""
    deals: dict[str, list[tuple[bool, int, int]]] = {}
    fair = defaultdict[str, float](float)
    for each in rounds:
        for result in each.results:
            if result.is_person and result.odds is not None:
                deals.setdefault(result.who, []).append((result.won, *result.odds))
                fair[result.who] += 1 / len({other.seat for other in each.results})
    found = {who: luck_of(some) for who, some in deals.items() if len(some) >= _FEWEST_DEALS}
    known = {who: luck for who, luck in found.items() if luck is not None}
    order = sorted(known, key=lambda who: (known[who].worth / fair[who], names[who]))
    return [Fortune(names[who], known[who]) for who in order]


def _name(where: RecapRound, seat: int | None) -> str | None:
    """Return the name of a seat in a round, also of a player who left in it."""
    names = (result.name for result in where.results if result.seat == seat)
    return next(names, None if seat is None else where.leavers.get(seat))
