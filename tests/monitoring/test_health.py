"""Who counts as alive."""

from __future__ import annotations

import asyncio
import math
import socket
from collections.abc import Collection, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.monitoring import gateway
from bot.monitoring.health import Health, feeding_watchdog
from tests.guard import GUARD


async def lives() -> str:
    return ""


async def hangs() -> str:
    await asyncio.Event().wait()
    return ""


async def fails() -> str:
    raise OSError("the disk is gone")


async def test_who_fails_or_hangs_is_named() -> None:
    health = Health({"a": lives}, {"b": hangs, "c": fails}, patience=0)
    assert await health.is_not_live() == []
    assert await health.is_not_ready() == ["b: does not answer within 0 s", "c: OSError"]


INTERVAL = 40.0


def shard(*, closed: bool = False, greeted: bool = True, last_ack: float = 0.0) -> Any:
    heartbeat = SimpleNamespace(interval=INTERVAL, _last_ack=last_ack) if greeted else None
    parent = SimpleNamespace(ws=SimpleNamespace(_keep_alive=heartbeat))
    latency = 0.05 if greeted else math.nan
    return SimpleNamespace(is_closed=lambda: closed, _parent=parent, latency=latency)


@pytest.mark.parametrize(
    ("connections", "expected", "said"),
    [
        ({0: shard()}, [0], ""),
        ({0: shard()}, [], "has not said how many"),
        ({}, [0], "1 of 1 shards"),
        ({0: shard(closed=True)}, [0], "1 of 1 shards"),
        ({0: shard(greeted=False)}, [0], "1 of 1 shards"),
        ({0: shard()}, range(16), "15 of 16 shards not connected (1, 2, 3, 4, 5, 6, 7, 8, 9, 10,"),
        ({4: shard(), 5: shard(closed=True)}, [4, 5], "1 of 2 shards not connected (5)"),
    ],
)
def test_every_expected_shard_has_to_be_connected(
    connections: Mapping[int, Any], expected: Collection[int], said: str
) -> None:
    fault = gateway.fault(connections, expected, now=1.0)
    assert said in fault
    assert bool(fault) == bool(said)


def test_a_shard_is_dead_when_heartbeats_are_acknowledged_no_more() -> None:
    connections = {0: shard(last_ack=100.0)}
    assert not gateway.fault(connections, [0], now=100 + 2 * INTERVAL)
    assert gateway.fault(connections, [0], now=100 + 3 * INTERVAL)


def test_figures_by_shard() -> None:
    connections = {0: shard(), 1: shard(greeted=False)}
    assert list(gateway.figures(connections, range(3), [0, 0, 1], now=1.0)) == [
        (0, True, 0.05, 2),
        (1, False, None, 1),
        (2, False, None, 0),
    ]


def watching(folder: Path, faults: list[str]) -> tuple[socket.socket, Health, dict[str, str]]:
    """What systemd hears, a bot in which this is wrong, and what systemd told it."""
    place = str(folder / "notify")
    hears = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    hears.bind(place)
    hears.setblocking(False)

    async def background() -> str:
        return ", ".join(faults)

    told = {"NOTIFY_SOCKET": place, "WATCHDOG_USEC": "20000"}
    return hears, Health({"background": background}, {}), told


async def test_systemd_hears_that_the_bot_lives(tmp_path: Path) -> None:
    hears, health, told = watching(tmp_path, [])
    loop = asyncio.get_running_loop()
    with hears:
        async with feeding_watchdog(health, told), asyncio.timeout(GUARD):
            for _ in range(3):
                assert await loop.sock_recv(hears, 100) == b"WATCHDOG=1"


async def test_systemd_hears_nothing_of_a_bot_that_only_a_restart_mends(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    hears, health, told = watching(tmp_path, ["scheduler"])
    with hears:
        async with feeding_watchdog(health, told):
            while not caplog.records:
                await asyncio.wait([asyncio.ensure_future(health.is_not_live())])
        with pytest.raises(BlockingIOError):
            hears.recv(100)


@pytest.mark.parametrize(
    "told", [{}, {"NOTIFY_SOCKET": "/nowhere"}, {"WATCHDOG_USEC": "1"}], ids=str
)
async def test_without_a_watchdog_nothing_is_said(told: dict[str, str]) -> None:
    before = asyncio.all_tasks()
    async with feeding_watchdog(Health({}, {}), told):
        assert asyncio.all_tasks() == before
