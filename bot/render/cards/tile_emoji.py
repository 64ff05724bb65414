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
    """The tiles of one deck, each in the form in which a text names an emoji: `<:cu_r5_3f9a:123>`.

    ``side`` is the active side of the deck.
    """

    texts: Mapping[Tile, str]
    side: int = LIGHT

    def on(self, side: int) -> TileEmoji:
        """Return the same tiles with this side active."""
        return self if side == self.side else TileEmoji(self.texts, side)

    def face(self, face: int, named: int | None = None) -> str:
        """Return the tile of a face; a wild shows the colour ``named`` for it, others their own."""
        text = self.texts.get(tile_of(face, self.side, named))
        # The story may tell of a wild that was played before the deck was flipped.
        return self.texts[tile_of(face, 1 - self.side, named)] if text is None else text

    def colour(self, colour: int) -> str:
        """Return the tile of a colour."""
        return self.texts[ColourTile(colour)]

    def back(self) -> str:
        """Return the back of a card."""
        return self.texts[BackTile(self.side)]

    def face_picture(self, face: int, named: int | None = None) -> str:
        """Return the address of a face's picture: its emoji's, so that nothing is uploaded."""
        found = _ID.fullmatch(self.face(face, named))
        assert found is not None
        return f"{_PICTURES}/{found[1]}.png?size=128"
