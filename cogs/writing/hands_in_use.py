"""Which of a person's two hands in a game is kept fresh: the one that they used last.

A person may have a hand by direct message and another one that they have opened in the channel. To
keep both fresh would cost a counted request for each action. So the other one says once that it
stands still, and is fresh again after a press on it. A hand by direct message is fresh again, too,
when the opened one can no longer be edited.
"""

from __future__ import annotations

from bot.place import joins_board_and_hand
from bot.store.rows import MessageRow
from bot.tables.messages.delivery import Delivery
from bot.tables.messages.table_messages import TableMessages

from ..connecting.processes import Errands
from .hand_notes import HandNotes
from .message import HAND, OPENED_HAND, Address, kind_of
from .opened_hands import OpenedHands, Use
from .schedule import WriteSchedule
from .token_keeper import TokenKeeper


class HandsInUse:
    """Lets the hand rest that its person did not use last."""

    def __init__(
        self,
        messages: Delivery,
        tokens: TokenKeeper,
        opened: OpenedHands,
        notes: HandNotes,
        schedule: WriteSchedule,
        errands: Errands,
    ) -> None:
        self._messages = messages
        self._tokens = tokens
        self._opened = opened
        self._notes = notes
        self._schedule = schedule
        self._errands = errands
        opened.ended = lambda address: errands.run(self._freshen_direct(address))

    def use_direct(self, game_id: str, user_id: int, message_id: int) -> None:
        """Note that a person has pressed something on their hand by direct message."""
        address = OPENED_HAND.at(game_id, user_id)
        opened, rested = self._opened.played_at(address), self._notes.wake(message_id)
        if opened is not None:
            opened.use = Use.LEFT
            self._schedule.want(address)
        if opened is not None or rested:
            self._errands.run(self._tokens.leave(address))

    async def without_resting(
        self, rows: list[MessageRow], found: TableMessages
    ) -> list[MessageRow]:
        """Return these stale messages of a table without the hands that rest and say so.

        A hand that rests, but whose owner's opened hand has ended, is written soon.
        """
        if joins_board_and_hand(found.place):
            return rows
        direct = [row for row in found.messages if _follows_directly(row)]
        direct = [row for row in direct if row in rows or self._notes.rests(row.message_id or 0)]
        if not direct:
            return rows
        elsewhere = await self._tokens.owners_of_opened_hands(direct[0].game_id)
        resting: set[int] = set()
        for row in direct:
            assert row.message_id is not None
            assert row.channel_id is not None
            if row.user_id not in elsewhere:
                if self._notes.wake(row.message_id) and row not in rows:
                    await self._messages.outdated(row)
            elif self._notes.rest(row.message_id):
                resting.add(row.id)
                # Nobody waits for this message.
                where = row.channel_id, row.message_id
                await self._messages.shown(row, found.version, *where)
        return [row for row in rows if row.id not in resting]

    async def _freshen_direct(self, address: Address) -> None:
        """Write the hand by direct message: the opened one at this address can't be edited.

        Another process may write it, which sees in the store that the opened one has ended.
        """
        found = await self._messages.of_game(address.game)
        if found is None or self._opened.played_at(address) is not None:
            return
        await self._tokens.leave(address)
        for row in found.messages:
            if row.user_id == address.number and _follows_directly(row):
                assert row.message_id is not None
                self._notes.wake(row.message_id)
                await self._messages.outdated(row)


def _follows_directly(row: MessageRow) -> bool:
    """Return whether this is a posted hand by direct message that follows its game."""
    return kind_of(row) is HAND and row.message_id is not None and row.wanted_version is None
