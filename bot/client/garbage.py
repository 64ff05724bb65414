"""When Python looks for garbage: seldom, in small parts, and for all of it in quiet minutes."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable

_NEW_OBJECTS = 3_000
"""The number of new objects after which the newest are looked through. With Python's 700 that took
a tenth of the processor's time. With 10,000 the loop stood still for 30 ms."""

_MIDDLE, _ALL = 2, 400
"""More than so many looks at the newest objects are followed by one at those that were new then,
and more than so many of these by one at all objects.

A look takes about 3 ms for a thousand objects: those in the middle are few, and a look at all of
300 games, which takes half a second, is for a bot that has had no quiet minute for long.
"""

_QUIET_SECONDS = 60.0


def collect_seldom() -> None:
    """Leave the objects that exist now out of garbage collection, and look at others in small
    parts.

    Modules, texts and commands are there until the end. To go through them took a tenth of a second
    each time, while clicks wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS, _MIDDLE, _ALL)


async def _a_minute() -> None:
    await asyncio.sleep(_QUIET_SECONDS)


async def collect_in_quiet_minutes(
    answers: Callable[[], int],
    minute: Callable[[], Awaitable[None]] = _a_minute,
    collect: Callable[[], object] = gc.collect,
) -> None:
    """Look through all objects once nobody has clicked for a minute.

    ``answers`` returns the number of clicks so far; nothing is done if there was none since.
    """
    before = collected = answers()
    while True:
        await minute()
        now = answers()
        if now == before and now != collected:
            collect()
            collected = now
        before = now
