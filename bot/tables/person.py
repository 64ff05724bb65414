"""A person who does something at a table, and how they become a seat."""

from __future__ import annotations

from msgspec import Struct

from bot.setting_values import PersonSettings
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


class SeatChoices(Struct, frozen=True):
    """The preferences of a person that are copied to their seat; see `SeatRow`."""

    locale: str | None
    ring_after: int | None
    hand_in_channel: bool
    cards_as_symbols: bool


def choices_of(settings: PersonSettings, locale: str | None) -> SeatChoices:
    """Return what a seat copies from `settings`. `locale` is the language of the user's Discord."""
    return SeatChoices(
        settings.language or locale,
        settings.ring_after,
        settings.hand_in_channel,
        settings.cards_as_symbols,
    )


def seat_for(person: Person, choices: SeatChoices, game_id: str, number: int) -> SeatRow:
    """Return a new seat for this person."""
    return SeatRow(
        game_id,
        number,
        person.name,
        person.user_id,
        locale=choices.locale,
        ring_after=choices.ring_after,
        hand_in_channel=choices.hand_in_channel,
        cards_as_symbols=choices.cards_as_symbols,
        newcomer=person.newcomer,
        account=person.account,
    )
