"""Serves `/metrics`, `/livez` and `/readyz` where METRICS_PORT is set."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot import __version__
from bot.errors import TransientError

from .health import Health
from .metrics import BUILD, RecordCounter

_SECONDS_TO_STOP = 1.0
"""Seconds that the server waits for open requests when the bot stops."""


@asynccontextmanager
async def serving(port: int | None, address: str, health: Health) -> AsyncGenerator[None]:
    """Serve at this address until the end of the block; without a port serve nothing.

    Raise `TransientError` for a port that is taken and an address that is not this machine's.
    """
    if port is None:
        yield
        return
    runner = web.AppRunner(_application(health), access_log=None, shutdown_timeout=_SECONDS_TO_STOP)
    await runner.setup()
    counter = RecordCounter()
    try:
        await _listen(runner, address, port)
        BUILD.info({"version": __version__})
        logging.getLogger().addHandler(counter)
        yield
    finally:
        logging.getLogger().removeHandler(counter)
        await runner.cleanup()


async def _listen(runner: web.AppRunner, address: str, port: int) -> None:
    try:
        await web.TCPSite(runner, address, port).start()
    except OSError as error:
        raise TransientError(
            f"The metrics cannot be served at {address} on port {port}: "
            f"{error.strerror or error}.\n"
            "Set METRICS_PORT to a free port, or to nothing, and METRICS_ADDRESS to one of this "
            "machine."
        ) from error


def _application(health: Health) -> web.Application:
    async def metrics(_request: web.Request) -> web.Response:
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def livez(_request: web.Request) -> web.Response:
        return _answer(await health.is_not_live())

    async def readyz(_request: web.Request) -> web.Response:
        return _answer(await health.is_not_ready())

    application = web.Application()
    application.router.add_get("/metrics", metrics)
    application.router.add_get("/livez", livez)
    application.router.add_get("/readyz", readyz)
    return application


def _answer(faults: list[str]) -> web.Response:
    if faults:
        return web.Response(status=503, text="\n".join(faults) + "\n")
    return web.Response(text="ok\n")
