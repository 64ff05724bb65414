"""The standings of an evening: the wins of matches that count (L3)."""

from __future__ import annotations

from msgspec import Struct

from .evening import Evening


class EveningStanding(Struct, frozen=True):
    """How somebody stands; equal wins share a ``place``. A shared win is one of two halves."""

    place: int
    user_id: int
    name: str
    half_wins: int
    matches: int


def standings_of(evening: Evening) -> tuple[EveningStanding, ...]:
    """Return the standings, the best first; of equals those who played fewer matches.

    People who hide, and those who have not played yet, are not in them.
    """
    shown = [person for person in evening.people if not person.hidden and person.matches]
    shown.sort(key=lambda person: (-person.half_wins, person.matches, person.name, person.user_id))
    better = [person.half_wins for person in shown]
    return tuple(
        EveningStanding(
            1 + sum(wins > person.half_wins for wins in better),
            person.user_id,
            person.name,
            person.half_wins,
            person.matches,
        )
        for person in shown
    )
