"""A round to be replayed: what its pages and pictures show, and what its buttons carry."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
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


class Way(StrEnum):
    """How a button gets to its position; two of them may lead to the same."""

    OPEN = "open"
    """In a page of its own."""
    START = "start"
    BEFORE = "before"
    """To the moment before that mattered."""
    BACK = "back"
    ON = "on"
    NEXT = "next"
    """To the next moment that mattered."""
    END = "end"
    RECORD = "record"
    """Stay there, with the record as a file."""
    HARD = "hard"
    """Stay there, and say what the level *hard* would have played."""
    WHAT_IF = "whatif"
    """Play the round on from this position, for oneself."""
    POST = "post"
    """Show this position to everybody in the channel, as a picture."""
    FILM = "film"
    """Show the round to everybody in the channel, as a film."""


_STEP = re.compile(rf"(?P<round>[0-9]{{1,6}})\.(?P<at>[0-9]{{1,6}})\.(?P<way>{'|'.join(Way)})")


class ReplayStep(Struct, frozen=True):
    """Position ``at`` of round ``number`` of a game: what a button of a replay carries."""

    number: int
    at: int
    way: Way

    def __str__(self) -> str:
        return f"{self.number}.{self.at}.{self.way}"

    @classmethod
    def parse(cls, text: str) -> ReplayStep | None:
        """The step that a click's argument means, None for what is none."""
        found = _STEP.fullmatch(text)
        return found and cls(int(found["round"]), int(found["at"]), Way(found["way"]))
