"""The pictures that messages have already, so that an edit does not send them again."""

from __future__ import annotations

from hashlib import sha256

from bot.bounded import Bounded
from bot.render import Attachment, Page
from bot.render.page import P, with_sent_pictures

_MOST_MESSAGES = 4096

_Known = frozenset[tuple[str, bytes]]
"""The names of the pictures of a message, and the hashes of what they show."""


class SentPictures:
    """The pictures that Discord has taken from this process, by the id of their message.

    A result is edited again after it has its picture: when achievements and the worth of the cards
    are known, and when a rematch is no longer offered. An edit that sends no files leaves those of
    the message as they are, and can show them. After an edit whose answer was lost the picture is
    sent again.
    """

    def __init__(self) -> None:
        self._known: Bounded[int, _Known] = Bounded(_MOST_MESSAGES)

    def for_edit(self, message_id: int, page: P) -> P:
        """Return the page for an edit of this message, which sends no picture that it has."""
        shown = _pictures_of(page)
        if not shown or self._known.get(message_id) != shown or _has_other_files(page):
            return page
        return with_sent_pictures(page, are_sent=True)

    def note(self, message_id: int, page: Page) -> None:
        """Note that the message shows this page, in the form in which Discord has taken it."""
        if shown := _pictures_of(page):
            self._known[message_id] = shown


def _pictures_of(page: Page) -> _Known:
    return frozenset((each.name, sha256(each.png).digest()) for each in page.pictures)


def _has_other_files(page: Page) -> bool:
    return any(isinstance(block, Attachment) for block in page.blocks)
