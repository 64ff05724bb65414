"""On which page of a long hand its reader is: kept with the message while others play.

Only a comfort: it is forgotten with the process.
"""

from __future__ import annotations

from bot.bounded import Bounded

from .addresses import Hand, OpenedHand

_MOST_TURNED = 10_000


class TurnedPages:
    """The page, from 0, of each hand that was turned to another than the first."""

    def __init__(self) -> None:
        self._pages: Bounded[Hand | OpenedHand, int] = Bounded(_MOST_TURNED)

    def turn(self, hand: Hand | OpenedHand, page: int) -> None:
        """The reader has turned this hand to a page."""
        if page > 0:
            self._pages[hand] = page
        else:
            self._pages.pop(hand, None)

    def forget_person(self, user_id: int) -> None:
        """Nothing is to be known of this person any more."""
        theirs = [
            hand for hand in self._pages if isinstance(hand, OpenedHand) and hand.user == user_id
        ]
        for hand in theirs:
            del self._pages[hand]

    def at(self, hand: Hand | OpenedHand) -> int:
        """The page that this hand shows."""
        return self._pages.get(hand, 0)
