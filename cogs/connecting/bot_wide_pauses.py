"""Discord lets the whole bot wait: who is told of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

_MARGIN = 1.0
"""Seconds in which discord.py goes on by itself, as it usually does."""


class BotWidePauses:
    """Tells who keeps the bot's budget when Discord has refused a request of the bot as a whole.

    discord.py then holds back every request, and sends all of them in the same moment in the end.
    That is the task of the request that was refused: nobody would do it where that is cancelled,
    nor where it was one of another client.
    """

    def __init__(
        self,
        go_on: Callable[[], object] = lambda: None,
        hold_back: Callable[[], object] = lambda: None,
    ) -> None:
        """`hold_back` lets discord.py send no more requests, `go_on` lets it send them again."""
        self._hold_back = hold_back
        self._go_on = go_on
        self._until = 0.0
        self._ending: asyncio.TimerHandle | None = None
        self._over = asyncio.Event()
        self._over.set()
        self._listener: Callable[[float], None] | None = None

    def listen(self, listener: Callable[[float], None]) -> None:
        """Call this with the seconds after which a refused request is sent again."""
        self._listener = listener

    def tell(self, seconds: float) -> None:
        """Discord wants the whole bot to wait for so long."""
        if self._listener is not None:
            self._listener(seconds)
        self._over.clear()
        self._hold_back()
        loop = asyncio.get_running_loop()
        self._until = max(self._until, loop.time() + seconds + _MARGIN)
        if self._ending is not None:
            self._ending.cancel()
        self._ending = loop.call_at(self._until, self._end)

    async def over(self) -> None:
        """Return when the bot may ask: who asks by another client is not held back with it."""
        await self._over.wait()

    def _end(self) -> None:
        self._ending = None
        self._over.set()
        self._go_on()
