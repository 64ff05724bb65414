"""On which page of a long hand its reader is: kept with the message while others play.

Only a comfort: it is forgotten with the process.
"""

from __future__ import annotations

from collections import OrderedDict

from .addresses import Hand, OpenedHand

_MOST_TURNED = 10_000


class TurnedPages:
    """The page, from 0, of each hand that was turned to another than the first."""

    def __init__(self) -> None:
        self._pages: OrderedDict[Hand | OpenedHand, int] = OrderedDict()

    def turn(self, hand: Hand | OpenedHand, page: int) -> None:
        """The reader has turned this hand to a page."""
        self._pages.pop(hand, None)
        if page > 0:
            self._pages[hand] = page
        if len(self._pages) > _MOST_TURNED:
            self._pages.popitem(last=False)

    def at(self, hand: Hand | OpenedHand) -> int:
        """The page that this hand shows."""
        return self._pages.get(hand, 0)
