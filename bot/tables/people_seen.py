"""The names and languages by which people were seen last, at their clicks and commands."""

from __future__ import annotations

from msgspec import Struct

from bot.bounded import Bounded
from bot.place import Place, home_of, is_seen_by_one

from .person import Person
from .table import Table

_MOST_KEPT = 20_000
"""People kept in memory, of some hundred bytes each."""


class SeenName(Struct, frozen=True):
    """The name that a server shows of a person, and the name of their account."""

    name: str
    account: str | None


class PeopleSeen:
    """Remembers in memory how each person was called last, on each server."""

    def __init__(self) -> None:
        self._names: Bounded[tuple[int, int], SeenName] = Bounded(_MOST_KEPT)

    def note(self, person: Person, place: Place) -> None:
        """Note the name of a person who has clicked or typed a command in a place.

        In direct messages with the bot, Discord does not say the name that a server shows.
        """
        if not is_seen_by_one(place):
            self._names[person.user_id, home_of(place)] = SeenName(person.name, person.account)

    def forget(self, user_id: int) -> None:
        """Forget the names of a person who has deleted their data."""
        for key in [key for key in self._names if key[0] == user_id]:
            del self._names[key]

    def rename(self, table: Table, user_id: int) -> SeenName | None:
        """Give the person's seat the name by which they were seen last.

        Return what the seat had, None if nothing has changed.
        """
        seen = self._names.get((user_id, table.game.home_id))
        seat = next((seat for seat in table.seats if seat.user_id == user_id), None)
        if seen is None or seat is None or seen == SeenName(seat.name, seat.account):
            return None
        table.set_seat(seat.number, name=seen.name, account=seen.account)
        return SeenName(seat.name, seat.account)


def take_back_name(table: Table, user_id: int, had: SeenName | None) -> None:
    """Give the person's seat the name back that it had, unless that is None."""
    seat = next((seat for seat in table.seats if seat.user_id == user_id), None)
    if had is not None and seat is not None:
        table.set_seat(seat.number, name=had.name, account=had.account)
