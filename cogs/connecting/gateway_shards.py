"""The connections to Discord's gateway: each shard keeps its own, and resumes its session.

discord.py handles one lost shard after the other, so that a RESUME waits for the IDENTIFY of other
shards. It also identifies after a failed attempt, and always at the same pace. Here each shard has
a task. It resumes as long as its session may live, and tries ever less often what keeps failing.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.utils import MISSING

from .session_starts import SessionStarts

log = logging.getLogger(__name__)

_TROUBLE = (OSError, discord.HTTPException, aiohttp.ClientError)
"""Errors of a connection; `TimeoutError` is an `OSError`."""

_CLOSED_BY_US = 1000

ENDS_THE_SESSION = (4003, 4007, 4009)
"""Codes after which Discord wants a new session: not authenticated, invalid sequence, timed out."""

_SECONDS_TO_CONNECT = 60.0

_LASTING_SESSION = 300.0
"""Seconds after which a session that ends was not refused."""

_LASTING_CONNECTION = 30.0
"""Seconds after which a connection that is lost is opened again at once."""


class GrowingPauses:
    """Pauses in seconds, each about twice the one before, with a random part of up to half."""

    def __init__(self, first: float, longest: float, chance: Callable[[], float]) -> None:
        self._first = first
        self._longest = longest
        self._chance = chance
        self._pause = first

    def reset(self) -> None:
        """Begin with the first pause again."""
        self._pause = self._first

    def next(self) -> float:
        """Return the next pause."""
        pause = self._pause * (1 + self._chance())
        self._pause = min(2 * self._pause, self._longest)
        return pause


@dataclass(frozen=True, slots=True)
class ShardTiming:
    """The time, by which shards measure and wait."""

    now: Callable[[], float]
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    chance: Callable[[], float] = random.random


class GatewayShard:
    """One shard: its connection ``ws``, opened again whenever it is lost."""

    def __init__(
        self,
        shard_id: int,
        client: discord.AutoShardedClient,
        starts: SessionStarts,
        timing: ShardTiming,
    ) -> None:
        self.id = shard_id
        self.ws: DiscordWebSocket = MISSING
        self._client = client
        self._starts = starts
        self._timing = timing
        self._has_begun = False
        self._begun_at = self._opened_at = timing.now()
        self._is_open = False
        # Discord wants one to five seconds before the first of them.
        self._between_starts = GrowingPauses(2.5, 300.0, timing.chance)
        self._between_attempts = GrowingPauses(1.0, 30.0, timing.chance)

    async def run(self) -> None:
        """Stay connected until the client is closed.

        Raise `discord.ConnectionClosed` if Discord will not take this client back.
        """
        while not self._client.is_closed():
            why = await self._stay_connected()
            if self._client.is_closed():
                return
            await self._rest(why)

    async def close(self) -> None:
        """Close the connection, which ends its session."""
        await self.ws.close(code=_CLOSED_BY_US)

    async def _stay_connected(self) -> object:
        """Open a connection and read from it until it is lost; return the code or reason."""
        self._is_open = False
        try:
            await self._open()
            while True:
                await self.ws.poll_event()
        except ReconnectWebSocket:
            return self._close_code
        except discord.ConnectionClosed as closed:
            if closed.code != _CLOSED_BY_US:
                raise
            return closed.code
        except discord.LoginFailure:
            raise
        except Exception as error:
            if not isinstance(error, _TROUBLE):
                # Not the end: a process that is started again would need a new session.
                log.exception("a shard has failed; it connects again", extra={"shard": self.id})
            if self._is_open:
                await self.ws.close()
            return str(error) or type(error).__name__
        finally:
            if self._is_open:
                self._client.dispatch("disconnect")
                self._client.dispatch("shard_disconnect", self.id)

    async def _open(self) -> None:
        if self._can_resume:
            await self._connect(
                resume=True,
                gateway=self.ws.gateway,
                session=self.ws.session_id,
                sequence=self.ws.sequence,
            )
            return
        async with self._starts.turn(self.id, is_first=not self._has_begun):
            await self._connect(initial=not self._has_begun)
        self._has_begun = True
        self._begun_at = self._timing.now()

    async def _connect(self, **how: Any) -> None:
        async with asyncio.timeout(_SECONDS_TO_CONNECT):
            self.ws = await DiscordWebSocket.from_client(self._client, shard_id=self.id, **how)
        self._is_open = True
        self._opened_at = self._timing.now()
        # The shards of this client are private; discord.py itself adds them here.
        self._client.__dict__["_AutoShardedClient__shards"][self.id] = self

    @property
    def _can_resume(self) -> bool:
        """Whether Discord may still know the session. It says so at no cost."""
        if self.ws is MISSING or self.ws.session_id is None:
            return False
        return self._close_code not in ENDS_THE_SESSION

    @property
    def _close_code(self) -> int | None:
        own = self.ws._close_code  # pyright: ignore[reportPrivateUsage]
        return own or self.ws.socket.close_code

    async def _rest(self, why: object) -> None:
        """Wait before the next attempt, the longer the more of them have failed."""
        pause = self._pause()
        resumes = self._can_resume
        log.log(
            logging.WARNING if pause else logging.INFO,
            "a shard has lost its connection, or did not get one",
            extra={"shard": self.id, "why": why, "resumes": resumes, "again_in_seconds": pause},
        )
        if pause:
            await self._timing.sleep(pause)

    def _pause(self) -> float:
        now = self._timing.now()
        if self._is_open and not self._can_resume:
            # Sessions are limited, so those that are refused or end soon are begun ever less often.
            if now - self._begun_at >= _LASTING_SESSION:
                self._between_starts.reset()
            return self._between_starts.next()
        if self._is_open and now - self._opened_at >= _LASTING_CONNECTION:
            self._between_attempts.reset()
            return 0.0
        return self._between_attempts.next()


class GatewayShards:
    """The shards of this process."""

    def __init__(
        self, client: discord.AutoShardedClient, starts: SessionStarts, timing: ShardTiming
    ) -> None:
        self._client = client
        self._starts = starts
        self._timing = timing
        self._tasks: list[asyncio.Task[None]] = []

    async def run(self, shard_ids: Sequence[int], shard_count: int) -> None:
        """Keep these shards connected until the client is closed or one of them cannot be."""
        state = self._client._connection  # pyright: ignore[reportPrivateUsage]
        state.shard_count = shard_count
        state.shard_ids = list(shard_ids)
        shards = [
            GatewayShard(shard_id, self._client, self._starts, self._timing)
            for shard_id in shard_ids
        ]
        self._tasks = [asyncio.create_task(shard.run()) for shard in shards]
        try:
            ended, _ = await asyncio.wait(self._tasks, return_when=asyncio.FIRST_EXCEPTION)
        finally:
            await self.close()
        for task in ended:
            if not task.cancelled():
                task.result()

    async def close(self) -> None:
        """Connect no shard any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
