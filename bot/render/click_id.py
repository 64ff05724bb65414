"""What a button carries: `u:<game>:<version>:<verb>:<arg>`, all that a click needs.

No process has to remember a message: whoever gets the click knows the game, how old the message
is, and what is wanted.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

PREFIX = "u"


class Verb(StrEnum):
    """What a click wants."""

    HAND = "hand"
    """Show me my hand."""
    PAGE = "page"
    """Turn my hand to page ``arg``; also the way back out of a choice."""
    CARD = "card"
    """Play a card: ``arg`` is a :class:`bot.render.card_choice.CardChoice`."""
    DRAW = "draw"
    PASS = "pass"
    TAKE = "take"
    CHALLENGE = "challenge"
    KEEP = "keep"
    DISCARD = "discard"
    COLOUR = "colour"
    """Name the colour ``arg`` for a start card."""
    SAY = "say"
    """Call ``arg``, a number of :class:`bot.engine.Call`."""
    GESTURE = "gesture"
    CONTRA = "contra"
    BACKS = "backs"
    """Show the other sides of everybody's cards (F8)."""
    RULES = "rules"
    JOIN = "join"
    LEAVE = "leave"
    ADD_COMPUTER = "bot"
    """Seat a computer player of level ``arg``."""
    REMOVE_COMPUTER = "unbot"
    START = "start"
    NEXT = "next"
    STOP = "stop"


_VERBS = frozenset(verb.value for verb in Verb)


@dataclass(frozen=True, slots=True)
class Click:
    """A button's meaning; ``version`` is that of the table when the message was made."""

    game: str
    version: int
    verb: Verb
    arg: str = ""

    def __str__(self) -> str:
        return f"{PREFIX}:{self.game}:{self.version}:{self.verb}:{self.arg}"

    @classmethod
    def parse(cls, text: str) -> Click | None:
        """What a `custom_id` means, None for one that is not ours or no longer understood."""
        prefix, _, rest = text.partition(":")
        parts = rest.split(":", 3)
        if prefix != PREFIX or len(parts) != 4 or not parts[1].isdecimal():
            return None
        game, version, verb, arg = parts
        if verb not in _VERBS:
            return None
        return cls(game, int(version), Verb(verb), arg)
