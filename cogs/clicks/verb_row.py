"""What there is to know of a verb: who does it, where its buttons stand, where it is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum, auto

from ..answering.replies import Reply
from ..answering.taken_click import TakenClick

Handler = Callable[[TakenClick], Awaitable[Reply]]
"""Does what a click asks for, and says how it is answered."""


class Place(Enum):
    """The kinds of messages on which a button stands."""

    LOBBY = auto()
    BOARD = auto()
    """While a round is played, and with the results of a round and of a match."""
    HAND = auto()
    PAGE = auto()
    """What somebody has looked up, chooses or is asked, for them alone."""
    OFFER = auto()
    """A message to one person about a seat that is free, or that everybody waits for them."""


class Answered(Enum):
    """Where a click is answered, and who sees it."""

    FOR_ALL = auto()
    """The clicked message changes: a lobby or a board for everybody, a hand for its owner."""
    TO_ONE = auto()
    """A message of one's own changes; a public one stays, and the answer is private, beside it."""
    BESIDE = auto()
    """The clicked message stays, whichever it is: the answer is private, beside it."""


class Who(Enum):
    """Who may do it; everybody else is refused, by the tables or by the handler."""

    ANYBODY = auto()
    PLAYERS = auto()
    """Those at the table."""
    HOST = auto()
    HOST_OR_MANAGERS = auto()
    MANAGERS = auto()
    """Those who may manage the server."""


@dataclass(frozen=True, slots=True)
class VerbRow:
    """A verb: ``handler`` does it, its buttons stand on messages of the kinds in ``shown``."""

    handler: Handler
    shown: frozenset[Place]
    answered: Answered
    who: Who

    def edits_clicked(self, *, own: bool) -> bool:
        """Whether the clicked message is changed by the answer; ``own``: one alone sees it."""
        return self.answered is Answered.FOR_ALL or (own and self.answered is Answered.TO_ONE)
