"""A round that is over, as the pages and pictures of its replay show it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from bot.facts import RoundWalk


class Replay(Struct, frozen=True):
    """A round that is over: where its buttons lead, which it was, who sat there, how it went.

    ``names`` are by seat; who is not in it is somebody. ``worth`` is how many of a hundred rounds
    each seat wins with its cards when all play alike; empty until that is known.
    """

    game_id: str
    number: int
    title: str
    names: Mapping[int, str]
    walk: RoundWalk
    worth: Mapping[int, int] = MappingProxyType({})
