"""Hands that people have opened in a channel: they are kept fresh as long as their tokens live."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta

import discord

from ..tokens.kept_ways import KeptWay, Purpose, keep_nowhere
from .addresses import OpenedBacks, OpenedHand
from .own_messages import OwnMessage, own_again
from .write_schedule import PlannedCall

_OUT_OF_DATE = -1
"""Older than each version of a table."""

_FAREWELL = timedelta(seconds=30)
"""How long before its end a hand says that it will no longer be updated."""


@dataclass(slots=True)
class FreshHand:
    """A hand that is open in the channel, and the version that it shows.

    ``farewell`` is the planned call that says it will no longer be updated.
    """

    message: OwnMessage
    version: int
    farewell: PlannedCall | None = None

    @property
    def is_ending(self) -> bool:
        """Whether its next page is its last."""
        return self.message.ends_at - discord.utils.utcnow() <= _FAREWELL

    @property
    def seconds_to_farewell(self) -> float:
        """The seconds until it says that it will no longer be updated."""
        return (self.message.ends_at - _FAREWELL - discord.utils.utcnow()).total_seconds()


class OpenedHands:
    """The last hand that each person has opened in a channel, by game."""

    def __init__(self, keep: Callable[[KeptWay], object] = keep_nowhere) -> None:
        """`keep` is called with each hand that is to be stored."""
        self._keep = keep
        self._opened: defaultdict[str, dict[OpenedHand, FreshHand]] = defaultdict(dict)

    @property
    def held(self) -> int:
        """The number of open hands."""
        return sum(map(len, self._opened.values()))

    def remember(self, address: OpenedHand, message: OwnMessage, version: int) -> FreshHand:
        """Keep this message as its owner's hand, which shows `version`."""
        before = self.at(address)
        if before is not None and before.farewell is not None:
            before.farewell.cancel()
        opened = FreshHand(message, version)
        self._opened[address.game][address] = opened
        purpose = Purpose.BACKS if isinstance(address, OpenedBacks) else Purpose.HAND
        way = message.target, message.locale, version
        self._keep(KeptWay(address.game, purpose, address.user, *way))
        return opened

    def restore(self, way: KeptWay) -> tuple[OpenedHand, FreshHand] | None:
        """Take a stored hand, and return it with its address, or None if a newer one is open."""
        kind = OpenedBacks if way.purpose is Purpose.BACKS else OpenedHand
        address, token = kind(way.game_id, way.target_id), way.message.token
        known = self.at(address)
        if known is not None and known.message.target.token.interaction_id >= token.interaction_id:
            return None
        opened = FreshHand(own_again(way), way.version)
        self._opened[address.game][address] = opened
        return address, opened

    def at(self, address: OpenedHand) -> FreshHand | None:
        """Return the hand at this address, or None if none is open (any more)."""
        return self._opened.get(address.game, {}).get(address)

    def of(self, game_id: str) -> list[OpenedHand]:
        """Return the addresses of all open hands in this game."""
        return list(self._opened.get(game_id, ()))

    def older_than(self, game_id: str, version: int) -> list[OpenedHand]:
        """Return the addresses of open hands in this game that show an older version."""
        hands = self._opened.get(game_id, {})
        return [address for address, opened in hands.items() if opened.version < version]

    def translate(self, user_id: int, locale: str | None = None) -> None:
        """Note that this person reads another language now: their hands are out of date.

        `locale` is the language of their Discord, None where they have chosen one themselves.
        """
        for hands in self._opened.values():
            for address, opened in hands.items():
                if address.user == user_id and opened.message.locale != locale:
                    opened.message.locale = locale or opened.message.locale
                    opened.version = _OUT_OF_DATE

    def forget_person(self, user_id: int) -> None:
        """Stop updating the hands of this person."""
        for game_id in list(self._opened):
            for address, opened in list(self._opened[game_id].items()):
                if address.user == user_id:
                    if opened.farewell is not None:
                        opened.farewell.cancel()
                    self.forget(address, opened)

    def replace_backs(self, address: OpenedHand, message: discord.Message) -> None:
        """Stop updating the backs in this message, which shows the hand at this address now."""
        backs = OpenedBacks(address.game, address.user)
        opened, made_by = self.at(backs), message.interaction_metadata
        if opened is None or made_by is None:
            return
        if opened.message.target.token.interaction_id == made_by.id:
            self.forget(backs, opened)

    def forget(self, address: OpenedHand, opened: FreshHand) -> None:
        """Stop updating this hand, unless another one was opened since."""
        hands = self._opened.get(address.game, {})
        if hands.get(address) is opened:
            del hands[address]
        if not hands:
            self._opened.pop(address.game, None)
