"""A round that is over, as the pages and pictures of its replay show it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bot.facts import RoundWalk


class Replay(Struct, frozen=True):
    """A round that is over: where its buttons lead, which it was, who sat there, how it went.

    ``names`` are by seat; who is not in it is somebody.
    """

    game_id: str
    number: int
    title: str
    names: Mapping[int, str]
    walk: RoundWalk
