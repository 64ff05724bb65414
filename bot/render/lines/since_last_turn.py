"""What has happened since somebody last acted: compressed to a few lines of a phone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from msgspec import Struct

from bot.engine.events import Event, PersonalEvent, TurnEvent, seats_named
from bot.i18n import Translator
from bot.views.table_parts import StepView
from bot.views.tile_emoji import TileEmoji

from .story import tell_step

MOST_LINES = 4
"""More than these push the cards off a phone."""

_LINE = 50
"""Characters of a line, as a reader sees them, that a phone does not wrap."""

_EMOJI = re.compile("<a?:[^:>]+:[0-9]+>")
"""An emoji of ours: seen two characters wide, written with some twenty."""


def since_last_turn(
    steps: Sequence[StepView],
    viewer: int,
    names: Sequence[str],
    t: Translator,
    tiles: TileEmoji | None = None,
) -> list[str]:
    """What happened since ``viewer`` last acted by themself: at most four lines, the newest last.

    ``steps`` are the last actions as the viewer may see them, oldest first. What concerns the
    viewer is bold, and stays where lines have to go; of the others the oldest go first.
    """
    missed = steps
    for place in range(len(steps) - 1, -1, -1):
        if _is_own(steps[place], viewer):
            missed = steps[place + 1 :]
            break
    told = list[_Phrase]()
    for step in missed:
        if text := tell_step(step.events, step.acted_for, names, t, tiles):
            own = _concerns(step.events, viewer)
            told.append(_Phrase(f"**{text}**" if own else text, own))
    lines, left_out = _packed(told), 0
    while len(lines) > MOST_LINES and len(told) > 1:
        told.remove(next((phrase for phrase in told if not phrase.own), told[0]))
        left_out += 1
        ellipsis = _Phrase(t.format("moves-left-out", count=left_out))
        lines = _packed([ellipsis, *told])
    return lines


class _Phrase(Struct, frozen=True):
    """One action in a few words; ``own``: it concerns the reader."""

    text: str
    own: bool = False


def _is_own(step: StepView, viewer: int) -> bool:
    """Whether the viewer did it, and not the bot for them."""
    return step.seat == viewer and step.acted_for is None and _is_turn(step.events)


def _is_turn(events: Iterable[Event]) -> bool:
    """Return whether this came of a turn action: a call or a catch is no turn (section 1)."""
    return any(isinstance(event, TurnEvent) for event in events)


def _concerns(events: Iterable[Event], viewer: int) -> bool:
    return any(
        isinstance(event, PersonalEvent) and viewer in seats_named(event) for event in events
    )


def _packed(told: Sequence[_Phrase]) -> list[str]:
    """As few lines as will do, each no wider than a phone where its phrases allow it."""
    lines: list[str] = []
    for phrase in told:
        joined = f"{lines[-1]} · {phrase.text}" if lines else phrase.text
        if lines and _width(joined) <= _LINE:
            lines[-1] = joined
        else:
            lines.append(phrase.text)
    return lines


def _width(text: str) -> int:
    """How many characters wide a reader sees it."""
    return len(_EMOJI.sub("  ", text).replace("**", ""))
