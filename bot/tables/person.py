"""A person who does something at a table, and how they become a seat."""

from __future__ import annotations

from msgspec import Struct

from bot.setting_values import Choices
from bot.views.table_values import SeatRow


class Person(Struct, frozen=True):
    """A Discord user at a table; ``name`` is the name shown on this server.

    ``newcomer``: the person has never played a round. ``account`` is the name of their account, by
    which people of one name are told apart.
    """

    user_id: int
    name: str
    locale: str | None = None
    newcomer: bool = False
    account: str | None = None


class CallRecipients(Struct, frozen=True):
    """The people, or the role, that are called to a lobby."""

    user_ids: tuple[int, ...] = ()
    role_id: int | None = None

    @property
    def is_nobody(self) -> bool:
        """Whether there is nobody to call."""
        return not self.user_ids and self.role_id is None


def seat_for(person: Person, choices: Choices, game_id: str, number: int) -> SeatRow:
    """Return a new seat for this person."""
    return SeatRow(
        game_id,
        number,
        person.name,
        person.user_id,
        locale=choices.language or person.locale,
        choices=choices,
        newcomer=person.newcomer,
        account=person.account,
    )
