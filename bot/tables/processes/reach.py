"""Whether people can reach a table: not while their server's shard has no connection to Discord.

Hands by direct message are clicked on shard 0, wherever the table is.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from enum import Enum

from msgspec import Struct

SHARD_OF_DIRECT_MESSAGES = 0

SURE_FOR = timedelta(seconds=2.5)
"""How long what a process has said of itself is taken to be so: it says it every second, and every
second it is heard."""

DEAD_AFTER = timedelta(seconds=6)
"""A process that has said nothing for so long has no shards any more."""


class Doubt(Enum):
    """Why it is not known since when somebody can be reached."""

    AWAY = "away"
    """Nobody has the shard."""
    UNSURE = "unsure"
    """Whoever has it has said nothing for a moment."""


class Connected(Struct, frozen=True):
    """The shards of a process, each with the moment since when it is connected.

    ``seen_at`` is when the process was heard of; None: it is this one.
    """

    shard_count: int
    shards: dict[int, datetime]
    seen_at: datetime | None = None


def reached_since(
    processes: Iterable[Connected], guild_id: int, *, directly: bool, now: datetime
) -> datetime | Doubt:
    """Since when people at a table of this server can click; `directly`: by direct message, too."""
    known = list(processes)
    found = [_since(known, guild_id, now)]
    if directly:
        found.append(_since(known, None, now))
    moments: list[datetime] = []
    for each in found:
        if each is Doubt.AWAY:
            return each
        if isinstance(each, datetime):
            moments.append(each)
    return max(moments) if len(moments) == len(found) else Doubt.UNSURE


def _since(processes: list[Connected], guild_id: int | None, now: datetime) -> datetime | Doubt:
    is_unsure = False
    for process in processes:
        shard = SHARD_OF_DIRECT_MESSAGES
        if guild_id is not None:
            shard = (guild_id >> 22) % process.shard_count
        silent = timedelta(0) if process.seen_at is None else now - process.seen_at
        if shard not in process.shards or silent > DEAD_AFTER:
            continue
        if silent <= SURE_FOR:
            return process.shards[shard]
        is_unsure = True
    return Doubt.UNSURE if is_unsure else Doubt.AWAY
