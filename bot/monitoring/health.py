"""Whether the parts of the bot are alive."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

log = logging.getLogger(__name__)

Check = Callable[[], Awaitable[bool]]

PATIENCE = 1.0
"""Seconds that a part has to answer."""


class Health:
    """Asks every part whether it lives, each time somebody wants to know."""

    def __init__(self, parts: Mapping[str, Check], patience: float = PATIENCE) -> None:
        self._parts = parts
        self._patience = patience

    async def failing(self) -> list[str]:
        """The names of the parts that are not alive, or do not answer in time."""
        alive = await asyncio.gather(*map(self._is_alive, self._parts))
        return [part for part, lives in zip(self._parts, alive, strict=True) if not lives]

    async def _is_alive(self, part: str) -> bool:
        try:
            async with asyncio.timeout(self._patience):
                return await self._parts[part]()
        except Exception as error:  # whatever a part raises, it does not live
            log.warning("a part is not alive", extra={"part": part, "reason": repr(error)})
            return False
