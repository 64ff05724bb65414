"""Every place that an event has, and which of them lack it, in words.

`CONTRIBUTING.md` lists the same places. Run as `python -m tests.secrets.places EVENT`, with the
name of its class, it prints what is missing, a line a place.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.engine import visible
from bot.i18n import TextError, Texts
from bot.render.lines.moments import greatest
from bot.render.lines.story import tell

from .declarations import EVENTS, made_up, unmarked
from .exchange import card_fields
from .learned import is_learned
from .seen_events import REWRITE, declared_of, written_down

VIEWERS = (None, *range(8))
_NOT_NAMED = "bot/engine/events.py: Event does not name "
_STORED = "tests/engine/stored/actions_and_events.jsonl"


def places_without_event(kind: type[Any]) -> Iterator[str]:
    """Where this event is missing, or is not as in another place."""
    name = kind.__name__
    if kind not in EVENTS:
        yield _NOT_NAMED + name
    for field in unmarked(kind):
        yield f"bot/engine/events.py does not say what {field} holds: it is shown to nobody"
    yield from seen_otherwise(made_up(kind))
    if not _takes(_told, made_up(kind)):
        yield f"bot/render/lines/story.py does not tell {name}"
    if not _takes(lambda event: greatest([[event]]), made_up(kind)):
        yield f"bot/render/lines/moments.py does not say whether {name} is a moment"
    if f'"ev":"{kind.__struct_config__.tag}"' not in _read(_STORED):
        yield f"{_STORED} has no line of {name}"
    if not {*declared_of(kind)} <= written_down().keys():
        yield f"tests/secrets/seen_events.txt does not say what shows {name}: {REWRITE}"


def seen_otherwise(event: Any) -> Iterator[str]:
    """Where the declaration of the cards in an event is not what is listed as public."""
    for field in card_fields(type(event)):
        for viewer in VIEWERS:
            is_shown = getattr(visible(event, viewer), field) == getattr(event, field)
            if is_shown != is_learned(event, field, viewer):
                yield (
                    f"tests/secrets/learned.py: {event} {'shows' if is_shown else 'hides'} "
                    f"{field} to {viewer}, by its type; no clause says so"
                )


def _takes(function: Callable[[Any], object], event: Any) -> bool:
    """Return whether a function that knows all events knows this one, made up as it is."""
    try:
        with suppress(TextError):
            function(event)
    except AssertionError:
        return False
    return True


def _told(event: Any) -> str | None:
    names = [f"P{seat}" for seat in VIEWERS]
    return tell(event, names, Texts.load().get("en"))


def _read(file: str) -> str:
    return (Path(__file__).resolve().parent.parent.parent / file).read_text(encoding="utf-8")


if __name__ == "__main__":
    by_name = {kind.__name__: kind for kind in EVENTS}
    for name in sys.argv[1:]:
        found = by_name.get(name)
        missing = [_NOT_NAMED + name] if found is None else places_without_event(found)
        sys.stdout.writelines(f"{line}\n" for line in missing)
