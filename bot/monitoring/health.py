"""Whether the process is live and the bot ready for people, and the notifications to systemd."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager

log = logging.getLogger(__name__)

Check = Callable[[], Awaitable[str]]
"""Returns what is wrong with a part, or an empty text."""

PATIENCE = 2.0
"""Seconds that a part has to answer."""


class Health:
    """The checks of all parts, made each time somebody asks.

    ``life``: the parts that only a restart mends. ``readiness``: the parts without which people
    cannot play, for whatever reason. Discord may be away, and then no restart helps.
    """

    def __init__(
        self,
        life: Mapping[str, Check],
        readiness: Mapping[str, Check],
        patience: float = PATIENCE,
    ) -> None:
        self._life = life
        self._readiness = readiness
        self._patience = patience

    async def is_not_live(self) -> list[str]:
        """Return the faults that a restart would mend, a line for each part."""
        return await self._faults(self._life)

    async def is_not_ready(self) -> list[str]:
        """Return the faults that keep people from playing, a line for each part."""
        return await self._faults({**self._life, **self._readiness})

    async def _faults(self, parts: Mapping[str, Check]) -> list[str]:
        said = await asyncio.gather(*(self._said(check) for check in parts.values()))
        faults = [f"{part}: {fault}" for part, fault in zip(parts, said, strict=True) if fault]
        if faults:
            log.debug("not healthy", extra={"faults": faults})
        return faults

    async def _said(self, check: Check) -> str:
        try:
            async with asyncio.timeout(self._patience):
                return await check()
        except TimeoutError:
            return f"does not answer within {self._patience:g} s"
        except Exception as error:  # whatever a part raises, something is wrong with it
            log.warning("a part cannot say how it is", extra={"reason": repr(error)})
            return type(error).__name__


_ALIVE = b"WATCHDOG=1"
_MICROSECONDS = 1_000_000


@asynccontextmanager
async def feeding_watchdog(
    health: Health, environ: Mapping[str, str] = os.environ
) -> AsyncGenerator[None]:
    """Tell systemd regularly that the process lives, while it does. Do nothing without a
    watchdog."""
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
    """Return the seconds between two signals, half of systemd's limit as it recommends, None if
    off."""
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
