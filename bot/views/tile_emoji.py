"""The tiles of a deck as emoji that a message can show."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from bot.artwork import LIGHT, BackTile, ColourTile, Tile, tile_of

_PICTURES = "https://cdn.discordapp.com/emojis"
_ID = re.compile(r"<:\w+:(\d+)>")


@dataclass(frozen=True, slots=True)
class TileEmoji:
    """Every tile of one deck, as an emoji is written in a text: `<:cu_r5_3f9a:123>`.

    ``side`` is the one that is active.
    """

    texts: Mapping[Tile, str]
    side: int = LIGHT

    def on(self, side: int) -> TileEmoji:
        """The same while this side is active."""
        return self if side == self.side else TileEmoji(self.texts, side)

    def face(self, face: int, named: int | None = None) -> str:
        """A card's face; a wild has the colour that was ``named``, others their own."""
        text = self.texts.get(tile_of(face, self.side, named))
        # A wild of the other side, in a story that is older than the flip.
        return self.texts[tile_of(face, 1 - self.side, named)] if text is None else text

    def colour(self, colour: int) -> str:
        """A colour by itself."""
        return self.texts[ColourTile(colour)]

    def back(self) -> str:
        """A card that is not seen."""
        return self.texts[BackTile(self.side)]

    def face_picture(self, face: int, named: int | None = None) -> str:
        """The address of a face's picture: that of its emoji, so that nothing is uploaded."""
        found = _ID.fullmatch(self.face(face, named))
        assert found is not None
        return f"{_PICTURES}/{found[1]}.png?size=128"
