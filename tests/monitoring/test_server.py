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


class Parts:
    """Two parts, each of which lives as long as a test wants."""

    def __init__(self) -> None:
        self.alive = {"gateway": True, "database": True}

    def health(self) -> Health:
        async def gateway() -> bool:
            return self.alive["gateway"]

        async def database() -> bool:
            return self.alive["database"]

        return Health({"gateway": gateway, "database": database})


async def test_errors_are_counted_and_the_version_is_told() -> None:
    port = free_port()
    before = value("contra_uno_log_records_total", level="ERROR")
    async with serving(port, Parts().health()):
        logging.getLogger("bot.test").error("for the counter")
        status, text = await fetched(port, "/metrics")
    assert status == 200
    assert f'contra_uno_log_records_total{{level="ERROR"}} {before + 1}' in text
    assert f'contra_uno_build_info{{version="{__version__}"}} 1.0' in text


async def test_health_names_what_is_not_alive() -> None:
    port, parts = free_port(), Parts()
    async with serving(port, parts.health()):
        assert await fetched(port, "/healthz") == (200, "ok\n")
        parts.alive["database"] = False
        assert await fetched(port, "/healthz") == (503, "database\n")
        parts.alive["gateway"] = False
        assert await fetched(port, "/healthz") == (503, "gateway\ndatabase\n")
        parts.alive = {"gateway": True, "database": True}
        assert (await fetched(port, "/healthz"))[0] == 200


async def test_nothing_else_is_served() -> None:
    port = free_port()
    async with serving(port, Parts().health()):
        assert (await fetched(port, "/"))[0] == 404


async def test_nothing_is_served_afterwards() -> None:
    port = free_port()
    handlers = list(logging.getLogger().handlers)
    async with serving(port, Parts().health()):
        pass
    assert logging.getLogger().handlers == handlers
    with pytest.raises(aiohttp.ClientConnectionError):
        await fetched(port, "/metrics")


async def test_nothing_is_served_without_a_port() -> None:
    handlers = list(logging.getLogger().handlers)
    async with serving(None, Parts().health()):
        assert logging.getLogger().handlers == handlers


async def test_a_port_that_is_taken_is_named() -> None:
    with socket.create_server(("", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(OperatorError, match=f"port {port}"):
            async with serving(port, Parts().health()):
                pass
