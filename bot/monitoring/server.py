"""Serves `/metrics` and `/healthz` where METRICS_PORT is set."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot import __version__
from bot.errors import OperatorError

from .health import Health
from .metrics import BUILD, RecordCounter

_SECONDS_TO_STOP = 1.0
"""Whoever still reads when the bot stops is not waited for any longer."""


@asynccontextmanager
async def serving(port: int | None, health: Health) -> AsyncGenerator[None]:
    """Serve meanwhile; None serves nothing. Raises `OperatorError` for a port that is taken."""
    if port is None:
        yield
        return
    runner = web.AppRunner(_application(health), access_log=None, shutdown_timeout=_SECONDS_TO_STOP)
    await runner.setup()
    counter = RecordCounter()
    try:
        await _listen(runner, port)
        BUILD.info({"version": __version__})
        logging.getLogger().addHandler(counter)
        yield
    finally:
        logging.getLogger().removeHandler(counter)
        await runner.cleanup()


async def _listen(runner: web.AppRunner, port: int) -> None:
    try:
        await web.TCPSite(runner, port=port).start()
    except OSError as error:
        raise OperatorError(
            f"The metrics cannot be served on port {port}: {error.strerror or error}.\n"
            "Set METRICS_PORT to a free port, or to nothing."
        ) from error


def _application(health: Health) -> web.Application:
    async def metrics(_request: web.Request) -> web.Response:
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def healthz(_request: web.Request) -> web.Response:
        failing = await health.failing()
        if failing:
            return web.Response(status=503, text="\n".join(failing) + "\n")
        return web.Response(text="ok\n")

    application = web.Application()
    application.router.add_get("/metrics", metrics)
    application.router.add_get("/healthz", healthz)
    return application
