"""What a finished round counts as, for whom.

Ranks, ratings, achievements, rivalries and recaps ask `count_of`. Nobody else decides it: a test
names the callers.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec import Struct
from msgspec.structs import replace

from bot.facts import RecapFacts, RoundFacts
from bot.store.recap_queries import RecapResultRow, RecapRoundRow
from bot.store.rows import ResultRow, RoundEnding, RoundRow

Row = RoundRow | RecapRoundRow
Facts = RoundFacts | RecapFacts

_FEWEST_IN_COMPANY = 2

_FEWEST_TURNS = 3
"""Turn actions that a leaver has taken: after fewer nobody wins anything by their leaving."""


class Participant(Struct, frozen=True, gc=False):
    """A person in a round that counts for them. ``stayed``: they have not deserted.

    ``turns`` are those of their own, none in an old round without facts.
    A user who has deleted their data has an id below zero.
    """

    seat: int
    user_id: int
    name: str
    place: int
    won: bool = False
    match_won: bool = False
    points: int = 0
    stayed: bool = True
    turns: int = 0


class RoundCount(Struct, frozen=True):
    """What a round counts as: for ``people``, by seat, and for nobody else.

    ``for_stayed``: it counts for all who stayed, computer players among them. ``persons`` are the
    ids of everybody who played, by seat, whether it counts for them or not. Ratings compare all
    seats but those ``unrated``, and change those ``moved``. ``lost`` are the seats of people who
    have deserted it. ``earns``: it completes achievements of the others.
    """

    people: tuple[Participant, ...]
    for_stayed: bool
    persons: Mapping[int, int]
    unrated: frozenset[int]
    moved: frozenset[int]
    lost: frozenset[int]
    earns: bool

    @property
    def in_company(self) -> bool:
        """Whether so many people played that leaderboards and achievements count the round."""
        return len(self.persons) >= _FEWEST_IN_COMPANY


def count_of(row: Row, facts: Facts | None) -> RoundCount:
    """Return what a finished round counts as.

    Who leaves by oneself has lost the round, however it ended, but for who has a place (L1), and so
    a result. For the others it counts as it ended, if it was played to its end, or if all who left
    had taken part; who let the computer play to the end has lost it. It does not count for somebody
    who was removed by others or thrown out. A round that one player stopped without anybody's
    consent is lost for that player and for those who had left (L3).
    """
    removed = {each.seat for each in row.leavers if each.removed}
    last = 1 + max((each.place for each in row.results), default=0)
    left = {
        each.seat: Participant(
            *(each.seat, each.user_id, each.name, last),
            stayed=False,
            turns=_turns(facts, each.seat),
        )
        for each in row.leavers
        if each.user_id is not None and each.seat not in removed
    }
    others = {
        each.seat: _participant(each, each.user_id, last, facts)
        for each in row.results
        if each.user_id is not None and each.seat not in left.keys() | removed
    }
    everybody = left | others
    for_stayed = _counts_for_stayed(row, facts, left)
    people = everybody if for_stayed else left
    lost = {seat for seat, each in people.items() if not each.stayed}
    levels = {each.seat for each in row.results if each.level is not None}
    is_won = for_stayed and any(each.won for each in row.results)
    return RoundCount(
        people=tuple(people[seat] for seat in sorted(people)),
        for_stayed=for_stayed,
        persons={seat: each.user_id for seat, each in everybody.items()},
        # A computer player has played on the seat of a partner who was removed.
        unrated=frozenset(removed - levels),
        moved=frozenset(levels | everybody.keys() if is_won else lost),
        lost=frozenset(lost),
        earns=len(everybody) >= _FEWEST_IN_COMPANY,
    )


def _counts_for_stayed(row: Row, facts: Facts | None, left: Collection[int]) -> bool:
    """Return whether the round counts for those who have not ``left`` it.

    Nobody wins by the leaving of people who have hardly played, such as second accounts.
    """
    if row.counted:
        return True
    if row.ending is not RoundEnding.LEFT or facts is None or not left:
        return False
    return all(facts.seats[seat].own_turns >= _FEWEST_TURNS for seat in left)


def _participant(
    result: ResultRow | RecapResultRow, user_id: int, last: int, facts: Facts | None
) -> Participant:
    own = Participant(
        *(result.seat, user_id, result.name),
        *(result.place, result.won, result.match_won, result.points),
        turns=_turns(facts, result.seat),
    )
    if facts is None or not facts.seats[result.seat].absent:
        return own
    return replace(own, place=last, won=False, match_won=False, stayed=False)


def _turns(facts: Facts | None, seat: int) -> int:
    return 0 if facts is None else facts.seats[seat].own_turns
