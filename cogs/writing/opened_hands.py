"""Hands that people have opened in a channel: they are kept fresh as long as their tokens live."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from enum import Enum, auto

import discord

from .message import OPENED_BACKS, OPENED_HAND, Address
from .own_messages import OwnMessage
from .timers import PlannedCall

_OUT_OF_DATE = -1
"""Older than each version of a table."""

_FAREWELL = timedelta(seconds=30)
"""How long before its end a hand says that it will no longer be updated."""


class Use(Enum):
    """Whether the owner of an open hand plays with it."""

    PLAYED = auto()
    LEFT = auto()
    """They play with another one, which this one has to say yet."""
    RESTS = auto()
    """They play with another one, and this one says so."""


@dataclass(slots=True)
class FreshHand:
    """A hand that is open in the channel, and the version that it shows.

    ``farewell`` is the planned call that says it will no longer be updated, and
    ``farewell_is_due`` whether its time has come, even if the clock was set back meanwhile.
    """

    message: OwnMessage
    version: int
    farewell: PlannedCall | None = None
    farewell_is_due: bool = False
    use: Use = Use.PLAYED

    @property
    def last_word(self) -> str | None:
        """The key of what its next page says if that is its last, else None."""
        match self.use:
            case Use.LEFT:
                return "note-hand-elsewhere"
            case Use.RESTS:
                return None
            case Use.PLAYED:
                is_ending = self.farewell_is_due or self.seconds_to_farewell <= 0
                return "note-hand-ends" if is_ending else None

    @property
    def seconds_to_farewell(self) -> float:
        """The seconds until it says that it will no longer be updated."""
        return (self.message.ends_at - _FAREWELL - discord.utils.utcnow()).total_seconds()

    def was_made_by(self, interaction_id: int) -> bool:
        """Return whether the hand is the answer to this interaction, or follows it."""
        return self.message.target.token.interaction_id == interaction_id


def _nobody_asks(_address: Address) -> None:
    pass


class OpenedHands:
    """The last hand that each person has opened in a channel, by game.

    ``ended`` is told of each that is not kept fresh any more, unless its owner has left it.
    """

    def __init__(self) -> None:
        self._opened: defaultdict[str, dict[Address, FreshHand]] = defaultdict(dict)
        self.ended: Callable[[Address], None] = _nobody_asks

    @property
    def held(self) -> int:
        """The number of open hands."""
        return sum(map(len, self._opened.values()))

    def remember(self, address: Address, message: OwnMessage, version: int) -> FreshHand:
        """Keep this message as its owner's hand, which shows `version`."""
        before = self.at(address)
        if before is not None:
            self.forget(address, before)
        opened = self._opened[address.game][address] = FreshHand(message, version)
        return opened

    def restore(self, address: Address, message: OwnMessage, version: int) -> FreshHand | None:
        """Take a stored hand, and return it, or None if a newer one is open."""
        known, stored = self.at(address), message.target.token
        if known is not None and known.message.target.token.interaction_id >= stored.interaction_id:
            return None
        return self.remember(address, message, version)

    def at(self, address: Address) -> FreshHand | None:
        """Return the hand at this address, or None if none is open (any more)."""
        return self._opened.get(address.game, {}).get(address)

    def played_at(self, address: Address) -> FreshHand | None:
        """Return the hand at this address if its owner plays with it, else None."""
        opened = self.at(address)
        return opened if opened is not None and opened.use is Use.PLAYED else None

    def of(self, game_id: str) -> list[Address]:
        """Return the addresses of all open hands in this game."""
        return list(self._opened.get(game_id, ()))

    def older_than(self, game_id: str, version: int, *, is_over: bool) -> list[Address]:
        """Return the open hands that show an older version of their game.

        One that rests is written again when the match is over: it showed live buttons for good.
        """
        return [
            address
            for address, opened in self._opened.get(game_id, {}).items()
            if opened.version < version and (is_over or opened.use is not Use.RESTS)
        ]

    def all(self) -> list[tuple[Address, FreshHand]]:
        """Return all open hands."""
        return [each for hands in self._opened.values() for each in hands.items()]

    def translate(self, user_id: int, locale: str | None = None) -> None:
        """Note that this person reads another language now: their hands are out of date.

        `locale` is the language of their Discord, None where they have chosen one themselves.
        """
        for address, opened in self.all():
            if address.number == user_id and opened.message.locale != locale:
                opened.message.locale = locale or opened.message.locale
                opened.version = _OUT_OF_DATE

    def replace_backs(self, address: Address, message: discord.Message) -> None:
        """Stop updating the backs in this message, which shows the hand at this address now."""
        backs = OPENED_BACKS.at(address.game, address.number)
        opened, made_by = self.at(backs), message.interaction_metadata
        if opened is not None and made_by is not None and opened.was_made_by(made_by.id):
            self.forget(backs, opened)

    def forget(self, address: Address, opened: FreshHand) -> None:
        """Stop updating this hand, unless another one was opened since."""
        hands = self._opened.get(address.game, {})
        if hands.get(address) is opened:
            del hands[address]
            if opened.farewell is not None:
                opened.farewell.cancel()
            if opened.use is Use.PLAYED and address.kind is OPENED_HAND:
                self.ended(address)
        if not hands:
            self._opened.pop(address.game, None)
