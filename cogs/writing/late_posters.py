"""The posters of results that were shown without them: each is drawn, and then shown."""

from __future__ import annotations

from bot.i18n import Translator
from bot.render import Page
from bot.tables import TableView

from ..connecting.processes import Errands
from .addresses import Address, Hand, OpenedHand
from .message_pages import MessagePages
from .write_schedule import WriteSchedule


class LatePosters:
    """Draws the poster of a result, and has the message written anew that shows the result."""

    def __init__(self, pages: MessagePages, schedule: WriteSchedule, errands: Errands) -> None:
        self._pages = pages
        self._schedule = schedule
        self._errands = errands
        self._under_way: set[Address] = set()

    def is_under_way(self, address: Address) -> bool:
        """Return whether the message at this address is to be written anew with its poster."""
        return address in self._under_way

    def draw(self, address: Address, view: TableView) -> None:
        """Show the poster of a result at this address as soon as it is drawn."""
        self._under_way.add(address)
        self._errands.run(self._put_in(address, view))

    def hand(
        self, address: Hand | OpenedHand, view: TableView, t: Translator, note: str | None
    ) -> Page:
        """Return the viewer's hand with `note`; if it lacks its poster, have that drawn."""
        if self._pages.hand_lacks_poster(view):
            self.draw(address, view)
        return self._pages.hand(address, view, t, note)

    async def _put_in(self, address: Address, view: TableView) -> None:
        await self._pages.posters.of_view(view, self._pages.texts(view))
        self._under_way.discard(address)
        self._schedule.redraw(address)
