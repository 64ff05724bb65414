"""All actions, in the order in which they are offered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..action import Action
from ..state import Phase
from .draft import DISCARD, KEEP
from .draw import DRAW, PASS
from .entry import Entry
from .gestures import GESTURE_TIMEOUT, MAKE_GESTURE
from .leave_and_join import JOIN, LEAVE
from .match import NEXT_ROUND, PUNISH, STOP_MATCH, TIME_IS_UP
from .name_colour import NAME_COLOUR
from .say_and_contra import CONTRA, SAY
from .take_or_challenge import CHALLENGE, TAKE
from .throws import DOUBLE, JUMP_IN, PLAY

ENTRIES: tuple[Entry[Any], ...] = (
    TAKE,
    PLAY,
    DRAW,
    PASS,
    CHALLENGE,
    NAME_COLOUR,
    KEEP,
    DISCARD,
    JUMP_IN,
    DOUBLE,
    SAY,
    CONTRA,
    MAKE_GESTURE,
    GESTURE_TIMEOUT,
    LEAVE,
    JOIN,
    PUNISH,
    NEXT_ROUND,
    STOP_MATCH,
    TIME_IS_UP,
)
"""The entries of all actions, from which codec, reducer, lists, records and players know them."""

ENTRY_OF: Mapping[type[Action], Entry[Any]] = {entry.action: entry for entry in ENTRIES}
"""The entry of each type of action."""


_TIMEOUT_OF: Mapping[type[Phase], type[Action]] = {
    entry.ends: entry.action for entry in ENTRIES if entry.ends is not None
}


def entry_of(action: Action) -> Entry[Any]:
    """Return the entry of an action."""
    return ENTRY_OF[type(action)]


def timeout_of(phase: Phase) -> Action | None:
    """Return the action of the table that ends ``phase`` once its time is up, if one does."""
    action = _TIMEOUT_OF.get(type(phase))
    return None if action is None else action()
