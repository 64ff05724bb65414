"""Whether Discord's gateway is there: from outside of discord.py, which does not tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_HEARTBEATS_MISSED = 2.5
"""Intervals without an acknowledgement after which the connection counts as dead."""


def is_alive(shards: Mapping[int, Any], now: float) -> bool:
    """Whether every shard is connected and had a heartbeat acknowledged lately.

    `shards` are discord.py's `ShardInfo`, `now` is what `time.perf_counter` says.
    """
    return bool(shards) and all(_is_acknowledged(shard, now) for shard in shards.values())


def _is_acknowledged(shard: Any, now: float) -> bool:
    if shard.is_closed():
        return False
    heartbeat = shard._parent.ws._keep_alive
    if heartbeat is None:
        return False
    return now - heartbeat._last_ack <= _HEARTBEATS_MISSED * heartbeat.interval
