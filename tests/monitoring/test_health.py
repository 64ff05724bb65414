"""Who counts as alive."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from bot.monitoring import gateway
from bot.monitoring.health import Health


async def lives() -> bool:
    return True


async def hangs() -> bool:
    await asyncio.Event().wait()
    return True


async def fails() -> bool:
    raise OSError("the disk is gone")


async def test_who_fails_or_hangs_is_not_alive() -> None:
    health = Health({"a": lives, "b": hangs, "c": fails}, patience=0)
    assert await health.failing() == ["b", "c"]


INTERVAL = 40.0


def shards(*, closed: bool = False, greeted: bool = True, last_ack: float = 0.0) -> dict[int, Any]:
    heartbeat = SimpleNamespace(interval=INTERVAL, _last_ack=last_ack) if greeted else None
    socket = SimpleNamespace(_keep_alive=heartbeat)
    parent = SimpleNamespace(ws=socket)
    return {0: SimpleNamespace(is_closed=lambda: closed, _parent=parent)}


@pytest.mark.parametrize(
    ("connections", "alive"),
    [
        (shards(), True),
        ({}, False),
        (shards(closed=True), False),
        (shards(greeted=False), False),
    ],
)
def test_the_gateway_lives_while_it_is_connected(
    connections: Mapping[int, Any], alive: bool
) -> None:
    assert gateway.is_alive(connections, now=1.0) is alive


def test_the_gateway_is_dead_when_heartbeats_are_acknowledged_no_more() -> None:
    assert gateway.is_alive(shards(last_ack=100.0), now=100 + 2 * INTERVAL)
    assert not gateway.is_alive(shards(last_ack=100.0), now=100 + 3 * INTERVAL)


def test_one_dead_shard_is_enough() -> None:
    assert not gateway.is_alive({**shards(), 1: shards(closed=True)[0]}, now=1.0)
