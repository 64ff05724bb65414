"""The state of the shards, read from outside of discord.py, which does not report it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

_HEARTBEATS_MISSED = 2.5
"""Heartbeat intervals without acknowledgement after which a connection counts as dead."""

_NAMED = 10
"""The most missing shards that are named; of more only the number is reported."""


class ShardFigures(NamedTuple):
    """One shard at this moment; ``latency`` is in seconds, None if there is none yet."""

    shard: int
    is_alive: bool
    latency: float | None
    servers: int


def fault(shards: Mapping[int, Any], expected: Collection[int], now: float) -> str:
    """Return what is wrong with the shards, "" if each is connected and had a heartbeat answered
    lately.

    `shards` are discord.py's `ShardInfo`, `now` is what `time.perf_counter` says.
    """
    if not expected:
        return "Discord has not said how many shards there are"
    missing = [shard for shard in expected if not _is_alive(shards.get(shard), now)]
    if not missing:
        return ""
    named = ", ".join(map(str, missing[:_NAMED])) + (", …" if len(missing) > _NAMED else "")
    return f"{len(missing)} of {len(expected)} shards not connected ({named})"


def figures(
    shards: Mapping[int, Any],
    expected: Collection[int],
    shard_of_each_server: Collection[int],
    now: float,
) -> Iterator[ShardFigures]:
    """Yield the figures of each expected shard."""
    servers = Counter(shard_of_each_server)
    for number in expected:
        shard = shards.get(number)
        latency = math.inf if shard is None else float(shard.latency)
        yield ShardFigures(
            number,
            _is_alive(shard, now),
            latency if math.isfinite(latency) else None,
            servers[number],
        )


def _is_alive(shard: Any, now: float) -> bool:
    if shard is None or shard.is_closed():
        return False
    heartbeat = shard._parent.ws._keep_alive
    if heartbeat is None:
        return False
    return now - heartbeat._last_ack <= _HEARTBEATS_MISSED * heartbeat.interval
