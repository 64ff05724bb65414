"""The words of docs/notation.md and their meaning, both ways: cards, colours, calls, names."""

from __future__ import annotations

import re

from bot.engine import NO_CARD, Call, State
from bot.engine.cards import COLOURS, FACE_TEXT, NO_COLOUR, PLACE_OF, is_wild, parse_face

CALL_WORDS = {
    "uno": Call.UNO,
    "kuno": Call.KUNO,
    "bruno": Call.BRUNO,
    "unouno": Call.UNO_UNO,
    "gesture": Call.GESTURE,
}
NAME = re.compile(r"[\w-]{1,100}")
"""Long enough for any name, and short enough that a sentence can name a full table."""
_NUMBER = re.compile(r"-?[0-9]{1,1000}")
_LINE_END = re.compile(r"\r\n|\r|\n")
TABLE = "table"
"""The speaker where no player speaks."""


_LONGEST_REASON = 300
"""A text that is no record may be a single line of millions of characters."""


class NotationError(ValueError):
    """A line that is not a statement of docs/notation.md: ``line``, or None for the present one."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(
            reason if len(reason) <= _LONGEST_REASON else f"{reason[:_LONGEST_REASON]}…"
        )
        self.line = line


def lines_of(text: str) -> list[str]:
    """Return the lines of a record as an editor counts them: no other character ends a line."""
    return _LINE_END.split(text)


def number(word: str) -> int:
    """Return the whole number that is written."""
    if not _NUMBER.fullmatch(word):
        raise NotationError(f"{word!r} is no number")
    return int(word)


def colour(word: str) -> int:
    """Return the colour with this letter."""
    if len(word) != 1 or word not in COLOURS:
        raise NotationError(f"{word!r} is no colour")
    return COLOURS.index(word)


def face(word: str) -> int:
    """Return the face written ``word``."""
    found = parse_face(word)
    if found is None:
        raise NotationError(f"{word!r} is no card")
    return found


def split_colour(word: str) -> tuple[str, int | None]:
    """Return a card word and the colour named after its colon."""
    card, colon, named = word.partition(":")
    return card, colour(named) if colon else None


def faces(word: str) -> tuple[int, int | None]:
    """Return the one face, or the light and the dark one, of a card word without colour."""
    first, slash, second = word.partition("/")
    return face(first), face(second) if slash else None


def calls_text(calls: int) -> str:
    """Return the calls as words, with a space before each."""
    return "".join(f" {word}" for word, call in CALL_WORDS.items() if calls & call)


def find_card(state: State, hand: bytes, word: str) -> int:
    """Return the number of the card of ``hand`` that ``word`` means, NO_CARD if there is none.

    Of several two-sided cards that show the same face, it is the one whose other face comes first.
    """
    shown, other = faces(word)
    if other is None:
        active, back = state.cards.faces[state.side], state.cards.faces[1 - state.side]
        matching = [card for card in hand if active[card] == shown]
        return min(matching, key=lambda card: PLACE_OF[back[card]], default=NO_CARD)
    light, dark = state.cards.faces
    matching = [card for card in hand if light[card] == shown and dark[card] == other]
    return matching[0] if matching else NO_CARD


def shown_text(state: State, card: int) -> str:
    """Return the face that a card shows now."""
    return FACE_TEXT[state.cards.faces[state.side][card]]


def top_text(state: State) -> str:
    """Return the top card, a wild with its colour."""
    if state.top == NO_CARD:
        return "nothing"
    text = state.cards.text(state.top)
    wild = is_wild(state.cards.faces[state.side][state.top])
    named = COLOURS[state.colour] if state.colour != NO_COLOUR else "?"
    return f"{text}:{named}" if wild else text
