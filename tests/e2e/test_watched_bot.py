"""The real bot as its operator monitors it, by /livez, /readyz and /metrics."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from playground import Playground
from tests.e2e.real_bot import bot_process, next_turn, start_table, take_turn
from tests.guard import GUARD
from tests.monitoring.fetching import fetched, free_port


async def readiness_becomes(port: int, expected: tuple[int, str]) -> None:
    async with asyncio.timeout(GUARD):
        while await fetched(port, "/readyz") != expected:
            pass


def total(metrics: str, name: str) -> float:
    """Return the sum of a metric over all its labels."""
    samples = re.findall(rf"(?m)^{name}(?:{{.*}})? (\S+)$", metrics)
    return sum(map(float, samples))


async def metrics_of(port: int, acknowledged: int) -> str:
    """Wait until this many acknowledgements are counted, and return the metrics.

    Discord receives each answer before the bot counts it.
    """
    async with asyncio.timeout(GUARD):
        while True:
            _, metrics = await fetched(port, "/metrics")
            if total(metrics, "contra_uno_acknowledgement_seconds_count") >= acknowledged:
                return metrics


@pytest.mark.lengthy
async def test_a_bot_that_plays_is_healthy_and_measured(tmp_path: Path) -> None:
    port = free_port()
    async with Playground() as playground:
        people = [playground.people.anna, playground.people.ben]
        database = tmp_path / "contra.sqlite3"
        async with bot_process(playground, database, METRICS_PORT=str(port)):
            await readiness_becomes(port, (200, "ok\n"))
            await start_table(people)
            await take_turn(await next_turn(playground, people, 0))
            # the command, two people who join and start, and the click on a card
            metrics = await metrics_of(port, acknowledged=4)
            assert total(metrics, "contra_uno_actions_total") >= 2
            assert total(metrics, "contra_uno_tables_in_memory") == 1
            assert 'route="/channels/{id}/messages"' in metrics
            assert 'contra_uno_shard_connected{shard="0"} 1.0' in metrics
            assert 'contra_uno_discord_rate_limited_total{scope="global"} 0.0' in metrics
            await playground.stop()
            await readiness_becomes(port, (503, "gateway: 1 of 1 shards not connected (0)\n"))
            assert await fetched(port, "/livez") == (200, "ok\n")
