"""What is to be done about the application's emoji: which are shown, missing, or no longer ours.

Pure: made from what Discord lists. Nothing has to be remembered from one start to the next, nor
between processes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.artwork import Tile, key_of, tiles_by_name

KEPT_AFTERWARDS = timedelta(days=1)
"""How long an old emoji is kept after the last new one: every board has been shown anew by then."""


@dataclass(frozen=True, slots=True)
class Uploaded:
    """An emoji as Discord lists it."""

    id: int
    name: str
    created_at: datetime

    @property
    def text(self) -> str:
        """How it is written in a message or on a button."""
        return f"<:{self.name}:{self.id}>"


@dataclass(frozen=True, slots=True)
class EmojiPlan:
    """``shown`` are the emoji of today's artwork, ``missing`` the tiles that have none yet, in the
    order in which they help, ``old`` those that are ours and show what is no longer drawn so.
    """

    shown: dict[Tile, Uploaded]
    missing: tuple[Tile, ...]
    old: tuple[Uploaded, ...]

    def removable(self, now: datetime) -> tuple[Uploaded, ...]:
        """The old ones that no message shows any more: all new ones have been there for a while."""
        if self.missing:
            return ()
        newest = max(emoji.created_at for emoji in self.shown.values())
        return self.old if now - newest >= KEPT_AFTERWARDS else ()


def plan_of(uploaded: Iterable[Uploaded]) -> EmojiPlan:
    """What Discord has beside what is drawn; emoji of others are left alone."""
    by_name = {emoji.name: emoji for emoji in uploaded}
    tiles = tiles_by_name()
    shown = {tile: by_name[name] for name, tile in tiles.items() if name in by_name}
    ours = (emoji for name, emoji in by_name.items() if key_of(name) is not None)
    return EmojiPlan(
        shown=shown,
        missing=tuple(tile for tile in tiles.values() if tile not in shown),
        old=tuple(emoji for emoji in ours if emoji.name not in tiles),
    )
