"""The look of cards and colours in messages: a word beside each symbol, never a colour alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from bot.artwork import BackTile, CardTile, ColourTile, NamedWildTile, Tile, WildTile
from bot.artwork.palette import GOLD, HUES, number_of
from bot.engine.cards import (
    COLOUR_OF,
    COLOURS,
    FACES,
    NO_COLOUR,
    NUMBER_RANKS,
    RANK_OF,
    RANKS,
    face_of,
)
from bot.i18n import Translator
from bot.views.tile_emoji import TileEmoji

from .. import emoji
from ..page import shortened

ACCENTS = tuple(number_of(hue) for hue in HUES)
NEUTRAL_ACCENT = 0x5C6470
GOLD_ACCENT = number_of(GOLD)
"""The accent of results, leaderboards and pictures."""

_RANK_KEYS = {
    "S": "skip",
    "R": "reverse",
    "F": "flip",
    "E": "skip-everyone",
    "W": "wild",
    "W+2": "wild-draw-two",
    "W+4": "wild-draw-four",
    "W+C": "wild-draw-colour",
    "D": "discard-all",
    "W+4R": "wild-reverse-draw-four",
    "W+6": "wild-draw-six",
    "W+10": "wild-draw-ten",
    "W+X": "wild-roulette",
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
    "D": "⊟",
    "W+4R": "⇄+4",
    "W+6": "+6",
    "W+10": "+10",
    "W+X": "↻",
}
"""Each rank in one or two signs; numbers and plain draw cards are written as they are."""

_MOST_KEPT = 1024
"""Names of faces that are cached; there are 152 in each language."""


def colour_symbol(colour: int) -> str:
    """Return the symbol of a colour, or a white square if no colour is named."""
    return emoji.NO_COLOUR if colour == NO_COLOUR else emoji.COLOURS[colour]


def colour_name(colour: int, t: Translator) -> str:
    """Return the word for a colour."""
    return t.format(_colour_key(colour))


def _colour_key(colour: int) -> str:
    return "colour-none" if colour == NO_COLOUR else f"colour-{COLOURS[colour]}"


def colour_text(colour: int, t: Translator, tiles: TileEmoji | None = None) -> str:
    """Return symbol and word of a colour; with ``tiles``, its tile instead of the symbol."""
    if tiles is None or colour == NO_COLOUR:
        return f"{colour_symbol(colour)} {colour_name(colour, t)}"
    return f"{tiles.colour(colour)} {colour_name(colour, t)}"


def colours_in_words(colours: Iterable[int], t: Translator) -> str:
    """Return a small line of words for colours whose tiles appear without labels."""
    return f"-# {' · '.join(colour_name(colour, t) for colour in colours)}"


def accent(colour: int) -> int:
    """Return the colour of the edge of a message."""
    return NEUTRAL_ACCENT if colour == NO_COLOUR else ACCENTS[colour]


def face_symbol(face: int) -> str:
    """Return the symbol of a card's face."""
    return emoji.WILD if COLOUR_OF[face] == NO_COLOUR else emoji.COLOURS[COLOUR_OF[face]]


def face_on_button(face: int, tiles: TileEmoji | None) -> str:
    """Return the face's emoji for a button or a choice: its tile, or else its symbol."""
    return face_symbol(face) if tiles is None else tiles.face(face)


def colour_on_button(colour: int, tiles: TileEmoji | None) -> str:
    """Return the colour's emoji for a button: its tile, or else its symbol."""
    return colour_symbol(colour) if tiles is None else tiles.colour(colour)


@lru_cache(_MOST_KEPT)
def face_name(face: int, t: Translator) -> str:
    """Return a card's face in words, such as `Red 5` or `Wild +4`."""
    rank, colour = RANK_OF[face], COLOUR_OF[face]
    if colour == NO_COLOUR:
        return rank_name(rank, t)
    # Where a rank has no word, the colour agrees with that for a card.
    named = t.agreeing(_colour_key(colour), _rank_key(rank) or "card")
    return t.format("card", colour=named, rank=rank_name(rank, t))


def face_sign(face: int) -> str:
    """Return a card's face in one or two signs, to be written behind its symbol."""
    text = RANKS[RANK_OF[face]]
    return _SHORT.get(text, text)


def other_side_sign(face: int) -> str:
    """Return the other side of a Flip card in two or three signs, such as `▲9`."""
    if COLOUR_OF[face] != NO_COLOUR:
        return f"{emoji.SIGNS[COLOUR_OF[face]]}{face_sign(face)}"
    sign = face_sign(face)
    return sign if sign.endswith(emoji.WILD_SIGN) else f"{emoji.WILD_SIGN}{sign}"


def rank_name(rank: int, t: Translator) -> str:
    """Return a rank in words; numbers and plain draw cards are written as they are."""
    key = _rank_key(rank)
    return RANKS[rank] if key is None else t.format(key)


def _rank_key(rank: int) -> str | None:
    """Return the key of a rank's word, None for numbers and plain draw cards."""
    key = _RANK_KEYS.get(RANKS[rank])
    return None if rank in NUMBER_RANKS or key is None else f"rank-{key}"


def face_text(
    face: int, t: Translator, named: int | None = None, tiles: TileEmoji | None = None
) -> str:
    """Return the symbol and words of a face, with the colour that was ``named`` for it.

    With ``tiles``, the tile of the face replaces the symbols.
    """
    if face >= FACES:
        return t.format("no-card")
    name = face_name(face, t)
    if tiles is None:
        text = f"{face_symbol(face)} {name}"
        return text if named is None else f"{text} → {colour_text(named, t)}"
    if named is not None:
        name = t.format("card-named", card=name, colour=colour_name(named, t))
    return f"{tiles.face(face, named)} {name}"


def faces_text(faces: Iterable[int], t: Translator, tiles: TileEmoji | None = None) -> str:
    """Return several faces, separated by commas."""
    return t.joined(face_text(face, t, tiles=tiles) for face in faces)


def faces_within(
    limit: int, faces: Sequence[int], t: Translator, tiles: TileEmoji | None = None
) -> str:
    """Return several faces in at most ``limit`` characters."""
    return within(limit, lambda shown: faces_text(faces, t, shown), tiles)


def within(limit: int, write: Callable[[TileEmoji | None], str], tiles: TileEmoji | None) -> str:
    """Return what ``write`` makes with tiles, or with symbols and cut if that exceeds ``limit``.

    A tile takes forty characters, a symbol one or two.
    """
    text = write(tiles)
    return text if len(text) <= limit else shortened(write(None), limit)


def tile_name(tile: Tile, t: Translator) -> str:
    """Return the tile in words, such as `Red 5` or `Wild +4: Green`."""
    match tile:
        case CardTile(colour, rank):
            return face_name(face_of(colour, rank), t)
        case WildTile(rank):
            return rank_name(rank, t)
        case NamedWildTile(rank, colour):
            return t.format("card-named", card=rank_name(rank, t), colour=colour_name(colour, t))
        case ColourTile(colour):
            return colour_name(colour, t)
        case BackTile(side):
            return t.format(f"back-{side}")
