"""How fast shards identify: so many at once as Discord allows, and five seconds for each.

The limit is the bot's, whatever the number of its processes: they wait for one another at the
database, where they share one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager

_SECONDS_EACH = 5.0

Alone = Callable[[int], AbstractAsyncContextManager[None]]


class IdentifyPacing:
    """Lets shards identify in turn; ``at_once`` is Discord's max_concurrency."""

    def __init__(
        self, alone: Alone, sleep: Callable[[float], Awaitable[None]] | None = None
    ) -> None:
        """`alone` gives one of a number at a time to one caller of all processes."""
        self._alone = alone
        self._sleep = sleep or asyncio.sleep
        self._taken: set[asyncio.Task[None]] = set()
        self.at_once = 1

    async def take_turn(self, shard_id: int) -> None:
        """Return when this shard may identify; the next of its kind may so five seconds later."""
        begun = asyncio.Event()
        turn = asyncio.create_task(self._turn(shard_id % self.at_once, begun))
        self._taken.add(turn)
        turn.add_done_callback(self._taken.discard)
        waiting = asyncio.create_task(begun.wait())
        try:
            await asyncio.wait([turn, waiting], return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            turn.cancel()
            raise
        finally:
            waiting.cancel()
        if not begun.is_set():
            await turn

    async def _turn(self, kind: int, begun: asyncio.Event) -> None:
        async with self._alone(kind):
            begun.set()
            await self._sleep(_SECONDS_EACH)

    async def close(self) -> None:
        """Nobody identifies any more."""
        turns = list(self._taken)
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)
