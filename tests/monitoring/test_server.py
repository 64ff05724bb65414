"""What is served on METRICS_PORT."""

from __future__ import annotations

import logging
import socket

import aiohttp
import pytest

from bot import __version__
from bot.errors import OperatorError
from bot.monitoring.health import Health
from bot.monitoring.server import serving

from .fetching import fetched, free_port
from .values import value

LOOPBACK = "127.0.0.1"


class Parts:
    """Three parts, with each of which is wrong what a test wants."""

    def __init__(self) -> None:
        self.wrong: dict[str, str] = {}

    def health(self) -> Health:
        async def background() -> str:
            return self.wrong.get("background", "")

        async def gateway() -> str:
            return self.wrong.get("gateway", "")

        async def database() -> str:
            return self.wrong.get("database", "")

        return Health({"background": background}, {"gateway": gateway, "database": database})


async def test_errors_are_counted_and_the_version_is_told() -> None:
    port = free_port()
    before = value("contra_uno_log_records_total", level="ERROR")
    async with serving(port, LOOPBACK, Parts().health()):
        logging.getLogger("bot.test").error("for the counter")
        status, text = await fetched(port, "/metrics")
    assert status == 200
    assert f'contra_uno_log_records_total{{level="ERROR"}} {before + 1}' in text
    assert f'contra_uno_build_info{{version="{__version__}"}} 1.0' in text


async def test_who_is_not_ready_still_lives() -> None:
    port, parts = free_port(), Parts()
    async with serving(port, LOOPBACK, parts.health()):
        assert await fetched(port, "/livez") == (200, "ok\n")
        assert await fetched(port, "/readyz") == (200, "ok\n")
        parts.wrong = {"gateway": "1 of 16 shards not connected (3)", "database": "is full"}
        told = "gateway: 1 of 16 shards not connected (3)\ndatabase: is full\n"
        assert await fetched(port, "/readyz") == (503, told)
        assert await fetched(port, "/livez") == (200, "ok\n")


async def test_what_a_restart_would_mend_is_told_by_both() -> None:
    port, parts = free_port(), Parts()
    parts.wrong = {"background": "scheduler"}
    async with serving(port, LOOPBACK, parts.health()):
        assert await fetched(port, "/livez") == (503, "background: scheduler\n")
        assert await fetched(port, "/readyz") == (503, "background: scheduler\n")


async def test_the_port_is_served_where_it_is_asked_for() -> None:
    port = free_port()
    async with serving(port, "127.0.0.2", Parts().health()):
        with pytest.raises(aiohttp.ClientConnectionError):
            await fetched(port, "/livez")
        assert (await fetched(port, "/livez", "127.0.0.2"))[0] == 200


async def test_an_address_of_another_machine_is_named() -> None:
    with pytest.raises(OperatorError, match=r"(?s)192\.0\.2\.1.*METRICS_ADDRESS"):
        async with serving(free_port(), "192.0.2.1", Parts().health()):
            pass


async def test_nothing_else_is_served() -> None:
    port = free_port()
    async with serving(port, LOOPBACK, Parts().health()):
        assert (await fetched(port, "/"))[0] == 404


async def test_nothing_is_served_afterwards() -> None:
    port = free_port()
    handlers = list(logging.getLogger().handlers)
    async with serving(port, LOOPBACK, Parts().health()):
        pass
    assert logging.getLogger().handlers == handlers
    with pytest.raises(aiohttp.ClientConnectionError):
        await fetched(port, "/metrics")


async def test_nothing_is_served_without_a_port() -> None:
    handlers = list(logging.getLogger().handlers)
    async with serving(None, LOOPBACK, Parts().health()):
        assert logging.getLogger().handlers == handlers


async def test_a_port_that_is_taken_is_named() -> None:
    with socket.create_server((LOOPBACK, 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(OperatorError, match=f"port {port}"):
            async with serving(port, LOOPBACK, Parts().health()):
                pass
