"""How cards and colours look: always a word beside the symbol, never a colour alone."""

from __future__ import annotations

from bot.artwork.palette import GOLD, HUES, number_of
from bot.engine.cards import (
    COLOUR_OF,
    COLOURS,
    FACES,
    NO_COLOUR,
    NUMBER_RANKS,
    RANK_OF,
    RANKS,
)
from bot.i18n import Translator

from . import emoji

ACCENTS = tuple(number_of(hue) for hue in HUES)
NEUTRAL_ACCENT = 0x5C6470
GOLD_ACCENT = number_of(GOLD)
"""For results, leaderboards and pictures."""

_RANK_KEYS = {
    "S": "skip",
    "R": "reverse",
    "F": "flip",
    "E": "skip-everyone",
    "W": "wild",
    "W+2": "wild-draw-two",
    "W+4": "wild-draw-four",
    "W+C": "wild-draw-colour",
}


_SHORT = {
    "S": "⊘",
    "R": "⇄",
    "F": "⟲",
    "E": "⊘⊘",
    "W": "✱",
    "W+2": "+2",
    "W+4": "+4",
    "W+C": "+✱",
}
"""What a rank is in one sign; numbers and plain draw cards stand for themselves."""


def colour_symbol(colour: int) -> str:
    """The symbol of a colour; a white square while none is named."""
    return emoji.NO_COLOUR if colour == NO_COLOUR else emoji.COLOURS[colour]


def colour_name(colour: int, t: Translator) -> str:
    """The word for a colour."""
    return t.format("colour-none" if colour == NO_COLOUR else f"colour-{COLOURS[colour]}")


def colour_text(colour: int, t: Translator) -> str:
    """Symbol and word of a colour."""
    return f"{colour_symbol(colour)} {colour_name(colour, t)}"


def accent(colour: int) -> int:
    """The colour of the edge of a message."""
    return NEUTRAL_ACCENT if colour == NO_COLOUR else ACCENTS[colour]


def face_symbol(face: int) -> str:
    """The symbol of a card's face."""
    return emoji.WILD if COLOUR_OF[face] == NO_COLOUR else emoji.COLOURS[COLOUR_OF[face]]


def face_name(face: int, t: Translator) -> str:
    """A card's face in words: `Red 5`, `Wild +4`."""
    rank = rank_name(RANK_OF[face], t)
    if COLOUR_OF[face] == NO_COLOUR:
        return rank
    return t.format("card", colour=colour_name(COLOUR_OF[face], t), rank=rank)


def face_sign(face: int) -> str:
    """A card's face in a sign or two, to stand behind its symbol."""
    text = RANKS[RANK_OF[face]]
    return _SHORT.get(text, text)


def other_side_sign(face: int) -> str:
    """The other side of a Flip card in two or three signs: `▲9`."""
    if COLOUR_OF[face] != NO_COLOUR:
        return f"{emoji.SIGNS[COLOUR_OF[face]]}{face_sign(face)}"
    sign = face_sign(face)
    return sign if sign.endswith(emoji.WILD_SIGN) else f"{emoji.WILD_SIGN}{sign}"


def rank_name(rank: int, t: Translator) -> str:
    """A rank in words; numbers and plain draw cards stand for themselves."""
    text = RANKS[rank]
    key = _RANK_KEYS.get(text)
    return text if rank in NUMBER_RANKS or key is None else t.format(f"rank-{key}")


def face_text(face: int, t: Translator, named: int | None = None) -> str:
    """Symbol and words of a face, with the colour that was ``named`` for it."""
    if face >= FACES:
        return t.format("no-card")
    text = f"{face_symbol(face)} {face_name(face, t)}"
    return text if named is None else f"{text} → {colour_text(named, t)}"


def faces_text(faces: bytes | tuple[int, ...], t: Translator) -> str:
    """Several faces, one after the other."""
    return ", ".join(face_text(face, t) for face in faces)
