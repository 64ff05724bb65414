"""Somebody who asks for something at a table."""

from __future__ import annotations

from msgspec import Struct

from bot.setting_values import PersonSettings
from bot.views.table_values import SeatRow


class Person(Struct, frozen=True):
    """A Discord user as the table knows them: ``name`` as it is shown on this server.

    ``newcomer``: they have never played a round.
    """

    user_id: int
    name: str
    locale: str | None = None
    newcomer: bool = False


class Called(Struct, frozen=True):
    """Who is called to a lobby: these people, or a role."""

    user_ids: tuple[int, ...] = ()
    role_id: int | None = None

    @property
    def is_nobody(self) -> bool:
        """Whether there is nobody to be called."""
        return not self.user_ids and self.role_id is None


class SeatChoices(Struct, frozen=True):
    """What a seat takes over of what its person has chosen; see `SeatRow`."""

    locale: str | None
    ring_after: int | None
    hand_in_channel: bool
    cards_as_symbols: bool


def choices_of(settings: PersonSettings, locale: str | None) -> SeatChoices:
    """What a seat takes over; `locale` is the language of the person's Discord."""
    return SeatChoices(
        settings.language or locale,
        settings.ring_after,
        settings.hand_in_channel,
        settings.cards_as_symbols,
    )


def seat_for(person: Person, choices: SeatChoices, game_id: str, number: int) -> SeatRow:
    """A new seat with this person on it."""
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
    )
