"""All tiles: every face of both sides, wilds with each named colour, colours, backs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from bot.engine import GAMES, Mode, deck_of
from bot.engine.cards import COLOUR_OF, COLOURS, NO_COLOUR, RANK_OF, RANKS, colours_of_side

LIGHT, DARK = 0, 1
"""The sides, as the engine numbers them; classic and duo have the light one alone."""


class CardTile(Struct, frozen=True, gc=False, tag=True):
    """A card with a colour of its own."""

    colour: int
    rank: int

    @property
    def key(self) -> str:
        return f"{_letter(self.colour)}{_sign(self.rank)}"


class WildTile(Struct, frozen=True, gc=False, tag=True):
    """A wild for which no colour is named; ``side`` says which four it can be."""

    rank: int
    side: int

    @property
    def key(self) -> str:
        return f"{_sign(self.rank)}_{_SIDE_NAMES[self.side]}"


class NamedWildTile(Struct, frozen=True, gc=False, tag=True):
    """A wild as it lies after its colour was named."""

    rank: int
    colour: int

    @property
    def key(self) -> str:
        return f"{_sign(self.rank)}_{_letter(self.colour)}"


class ColourTile(Struct, frozen=True, gc=False, tag=True):
    """A colour by itself."""

    colour: int

    @property
    def key(self) -> str:
        return f"colour_{_letter(self.colour)}"


class BackTile(Struct, frozen=True, gc=False, tag=True):
    """The back of a card that is not seen."""

    side: int

    @property
    def key(self) -> str:
        return f"back_{_SIDE_NAMES[self.side]}"


Tile = CardTile | WildTile | NamedWildTile | ColourTile | BackTile


@cache
def tile_of(face: int, side: int, named: int | None = None) -> Tile:
    """Return the tile of a face on a side; a wild has the colour that was ``named``."""
    rank = RANK_OF[face]
    if COLOUR_OF[face] != NO_COLOUR:
        return CardTile(COLOUR_OF[face], rank)
    if named is None or named == NO_COLOUR:
        return WildTile(rank, side)
    return NamedWildTile(rank, named)


@cache
def tiles_of(mode: Mode) -> tuple[Tile, ...]:
    """Return every tile that a game of this mode can show."""
    # The number of players changes how many cards there are, but not which.
    light, dark = deck_of(GAMES[mode], 2)
    tiles = _side_tiles(light, LIGHT)
    return (*tiles, *_side_tiles(dark, DARK)) if dark else tiles


@cache
def all_tiles() -> tuple[Tile, ...]:
    """Return every tile, the most useful first: those of games with one side."""
    by_use = sorted(GAMES, key=lambda mode: GAMES[mode].two_sided)
    tiles = (tile for mode in by_use for tile in tiles_of(mode))
    return tuple(dict.fromkeys(tiles))


def _side_tiles(faces: Iterable[int], side: int) -> tuple[Tile, ...]:
    cards = [tile_of(face, side) for face in dict.fromkeys(faces)]
    colours = colours_of_side(side)
    wilds = [tile.rank for tile in cards if isinstance(tile, WildTile)]
    named = [NamedWildTile(rank, colour) for rank in wilds for colour in colours]
    return (*cards, *named, *(ColourTile(colour) for colour in colours), BackTile(side))


_SIDE_NAMES = ("light", "dark")


def _letter(colour: int) -> str:
    return COLOURS[colour].lower()


def _sign(rank: int) -> str:
    """Return a rank as a part of a name: `d2` is what the rules write `+2`."""
    return RANKS[rank].replace("+", "d").lower()
