"""Writing messages again although their games have not changed: they lacked something.

That may be the poster of a result, the emoji of cards, a server's name, or a note.
"""

from __future__ import annotations

from collections.abc import Collection

from discord.ext import commands

from bot.bounded import Bounded
from bot.store.rows import MessageKind
from bot.tables import TableView
from bot.tables.messages.delivery import Delivery
from bot.tables.messages.table_messages import TableMessages

from ..connecting.processes import Errands, is_ours
from .message import Address, address_of
from .message_pages import MessagePages
from .opened_hands import OpenedHands
from .schedule import WriteSchedule

_MOST_BOARDS = 10_000

_HANDS = (MessageKind.HAND,)
_OF_TABLES = (MessageKind.LOBBY, MessageKind.BOARD, MessageKind.HAND)


class Redrawing:
    """Writes messages again once something is known that their pages lacked."""

    def __init__(
        self,
        bot: commands.Bot,
        messages: Delivery,
        pages: MessagePages,
        opened: OpenedHands,
        schedule: WriteSchedule,
        errands: Errands,
    ) -> None:
        self._bot = bot
        self._messages = messages
        self._pages = pages
        self._opened = opened
        self._schedule = schedule
        self._errands = errands
        self._lack_posters: set[Address] = set()
        self._boards: Bounded[str, int] = Bounded(_MOST_BOARDS)

    def follow_board(self, game_id: str, found: TableMessages) -> None:
        """Write all hands of this game again if they link to a board that was deleted."""
        for row in found.messages:
            if row.kind is not MessageKind.BOARD or row.retired or not row.deletions:
                continue
            if row.message_id is not None and self._boards.get(game_id) != row.message_id:
                self._boards[game_id] = row.message_id
                self.redraw_hands(game_id)

    def redraw_hands(self, game_id: str) -> None:
        """Write all hands of this game again: their notes have changed."""
        self._errands.run(self._redraw(game_id, _HANDS))

    def redraw_table(self, game_id: str, but: Address | None = None) -> None:
        """Write all messages of this game again, except one: its clock goes on."""
        self._errands.run(self._redraw(game_id, _OF_TABLES, but))

    def complete_pages(self) -> None:
        """Write the pages again that lacked emoji or a server's name which are known now."""
        for game_id in self._pages.incomplete.pop_completable():
            self._errands.run(self._redraw(game_id, _OF_TABLES))

    def draw_poster(self, address: Address, view: TableView) -> None:
        """Show the poster of a result at this address as soon as it is drawn."""
        self._lack_posters.add(address)
        self._errands.run(self._put_in_poster(address, view))

    def lacks_poster(self, address: Address) -> bool:
        """Return whether the message at this address is to be written again with its poster."""
        return address in self._lack_posters

    async def _put_in_poster(self, address: Address, view: TableView) -> None:
        await self._pages.posters.of_view(view, self._pages.texts(view))
        self._lack_posters.discard(address)
        self._schedule.redraw(address)

    async def _redraw(
        self, game_id: str, kinds: Collection[MessageKind], but: Address | None = None
    ) -> None:
        found = await self._messages.of_game(game_id)
        addresses: list[Address] = [each for each in self._opened.of(game_id) if each != but]
        for row in () if found is None else found.messages:
            is_posted = row.message_id is not None and not row.retired
            if row.kind in kinds and is_posted and is_ours(self._bot, row):
                addresses.append(address_of(row))
        for address in addresses:
            self._schedule.redraw(address)
