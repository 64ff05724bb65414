"""systemd's watchdog: it restarts a service that does not say often enough that it lives."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager

from .health import Health

log = logging.getLogger(__name__)

_ALIVE = b"WATCHDOG=1"
_MICROSECONDS = 1_000_000


@asynccontextmanager
async def fed(health: Health, environ: Mapping[str, str] = os.environ) -> AsyncGenerator[None]:
    """Tell systemd meanwhile that the process lives, for as long as it does; where no watchdog is
    asked for, do nothing.
    """
    address, pause = environ.get("NOTIFY_SOCKET"), _pause(environ)
    if not address or pause is None:
        yield
        return
    feeding = asyncio.create_task(_feed(health, address, pause), name="watchdog")
    try:
        yield
    finally:
        feeding.cancel()
        await asyncio.wait([feeding])


def _pause(environ: Mapping[str, str]) -> float | None:
    """Seconds between two words: half of what systemd waits, as it recommends."""
    given = environ.get("WATCHDOG_USEC", "")
    for_another = environ.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid())
    if not given.isdecimal() or int(given) == 0 or for_another:
        return None
    return int(given) / _MICROSECONDS / 2


async def _feed(health: Health, address: str, pause: float) -> None:
    # An address that begins with @ is in Linux's abstract namespace.
    place = "\0" + address[1:] if address.startswith("@") else address
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as notifying:
        notifying.setblocking(False)
        while True:
            faults = await health.is_not_live()
            if faults:
                log.error("systemd's watchdog is not fed", extra={"faults": faults})
            else:
                _tell(notifying, place)
            await asyncio.sleep(pause)


def _tell(notifying: socket.socket, place: str) -> None:
    try:
        notifying.sendto(_ALIVE, place)
    except OSError as error:
        log.warning("systemd cannot be told that the bot lives", extra={"reason": str(error)})
