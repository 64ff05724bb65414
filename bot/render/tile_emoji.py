"""The tiles of a deck as emoji that a message can show."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from bot.artwork import BackTile, ColourTile, Tile, tile_of

_PICTURES = "https://cdn.discordapp.com/emojis"
_ID = re.compile(r"<:\w+:(\d+)>")


@dataclass(frozen=True, slots=True)
class TileEmoji:
    """Every tile of one deck, as an emoji is written in a text: `<:cu_r5_3f9a:123>`."""

    texts: Mapping[Tile, str]

    def face(self, face: int, side: int, named: int | None = None) -> str:
        """A card's face on a side; a wild has the colour that was ``named``, others their own."""
        return self.texts[tile_of(face, side, named)]

    def colour(self, colour: int) -> str:
        """A colour by itself."""
        return self.texts[ColourTile(colour)]

    def back(self, side: int) -> str:
        """A card that is not seen."""
        return self.texts[BackTile(side)]

    def face_picture(self, face: int, side: int, named: int | None = None) -> str:
        """The address of a face's picture: that of its emoji, so that nothing is uploaded."""
        found = _ID.fullmatch(self.face(face, side, named))
        assert found is not None
        return f"{_PICTURES}/{found[1]}.png?size=128"
