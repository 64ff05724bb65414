"""A round to be replayed: what its pages and pictures show, and what its buttons carry."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from msgspec import Struct

from bot.facts import RoundWalk


class Replay(Struct, frozen=True):
    """A finished round: its game, number and title, the names of its players and its course.

    ``names`` are by seat; a seat without one belonged to a player whose data was deleted. ``worth``
    is how many of a hundred rounds each seat wins with its cards when all play alike; it is empty
    until that is known.
    """

    game_id: str
    number: int
    title: str
    names: Mapping[int, str]
    walk: RoundWalk
    worth: Mapping[int, int] = MappingProxyType({})


class Way(StrEnum):
    """The purpose of a button of a replay; two purposes may lead to the same position."""

    OPEN = "open"
    """Open the replay in a message of its own."""
    START = "start"
    BEFORE = "before"
    """Go back to the previous moment that mattered."""
    BACK = "back"
    ON = "on"
    NEXT = "next"
    """Go on to the next moment that mattered."""
    END = "end"
    REPLAY = "replay"
    """Return from the details to the position."""
    DETAILS = "details"
    """Show the details of the round, and what else there is for the position."""
    OPEN_DETAILS = "open-details"
    """Show the details in a message of their own."""
    RECORD = "record"
    """Show the details, and attach the record as a file."""
    HARD = "hard"
    """Stay at the position, and say what the level *hard* would have played."""
    WHAT_IF = "whatif"
    """Play the round on from this position, alone."""
    POST = "post"
    """Show this position to everybody in the channel, as a picture."""
    FILM = "film"
    """Show the round to everybody in the channel, as a film."""


_STEP = re.compile(rf"(?P<round>[0-9]{{1,6}})\.(?P<at>[0-9]{{1,6}})\.(?P<way>{'|'.join(Way)})")


class ReplayStep(Struct, frozen=True):
    """The argument of a click in a replay: position ``at`` of round ``number``, and the purpose."""

    number: int
    at: int
    way: Way

    def __str__(self) -> str:
        return f"{self.number}.{self.at}.{self.way}"

    @classmethod
    def parse(cls, text: str) -> ReplayStep | None:
        """Return the step that a click's argument means, or None if it means none."""
        found = _STEP.fullmatch(text)
        return found and cls(int(found["round"]), int(found["at"]), Way(found["way"]))
