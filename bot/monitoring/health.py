"""Whether the process lives, and whether the bot is ready for people."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

log = logging.getLogger(__name__)

Check = Callable[[], Awaitable[str]]
"""Says what is wrong with a part, or nothing."""

PATIENCE = 2.0
"""Seconds that a part has to answer."""


class Health:
    """Asks every part how it is, each time somebody wants to know.

    ``life``: the parts that only a restart mends. ``readiness``: those without which people cannot
    play, for whatever reason; Discord may be away, and then no restart helps.
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
        """What a restart would mend, a line for each part."""
        return await self._faults(self._life)

    async def is_not_ready(self) -> list[str]:
        """What keeps people from playing, a line for each part."""
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
