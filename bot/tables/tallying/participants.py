"""The people for whom a finished round counts, and what it was for each of them.

Who deserts a round has lost it: who leaves by oneself in the middle of it, and for whom the
computer plays on to its end. For those who stayed, the round counts as it ended. For somebody who
was removed by others it does not count.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.store.rows import LeaverRow, ResultRow

from ..rounds.rounds_with_facts import RoundWithFacts

_FEWEST_IN_COMPANY = 2


class Participant(Struct, frozen=True, gc=False):
    """A person in a round that counts for them. ``stayed``: they have not deserted.

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


def participants_of(finished: RoundWithFacts) -> list[Participant]:
    """Return the people for whom the round counts, none if it counts for nobody (L3).

    A round that ended because players left counts if one of them has left by oneself.
    """
    leavers = [each for each in finished.row.leavers if _has_deserted(finished, each)]
    if not finished.row.counted and not (leavers and _is_won(finished)):
        return []
    last = 1 + max((each.place for each in finished.row.results), default=0)
    gone = {each.seat for each in leavers} | removed_seats(finished)
    stayed = [
        _participant(finished, each, each.user_id, last)
        for each in finished.row.results
        if each.user_id is not None and each.seat not in gone
    ]
    deserted = [
        Participant(each.seat, each.user_id, each.name, last, stayed=False)
        for each in leavers
        if each.user_id is not None
    ]
    return sorted([*stayed, *deserted], key=lambda each: each.seat)


def is_in_company(participants: Sequence[Participant]) -> bool:
    """Return whether so many people played that leaderboards and achievements count the round."""
    return len(participants) >= _FEWEST_IN_COMPANY


def removed_seats(finished: RoundWithFacts) -> set[int]:
    """Return the seats of the people who were removed from the round."""
    return {each.seat for each in finished.row.leavers if each.removed}


def _has_deserted(finished: RoundWithFacts, leaver: LeaverRow) -> bool:
    """Return whether a player has left by oneself, while the seat was active."""
    if leaver.removed or leaver.user_id is None:
        return False
    return finished.facts is None or finished.facts.seats[leaver.seat].has_left


def _is_won(finished: RoundWithFacts) -> bool:
    return any(result.won for result in finished.row.results)


def _participant(
    finished: RoundWithFacts, result: ResultRow, user_id: int, last: int
) -> Participant:
    facts = finished.facts
    if facts is not None and facts.seats[result.seat].has_deserted:
        return Participant(
            result.seat, user_id, result.name, last, points=result.points, stayed=False
        )
    return Participant(
        result.seat,
        user_id,
        result.name,
        result.place,
        result.won,
        result.match_won,
        result.points,
    )
