"""Whether people can reach the bot: not while one of its connections to Discord is lost."""

from __future__ import annotations

from typing import Protocol


class _Scheduler(Protocol):
    def people_are_gone(self) -> None: ...

    async def people_are_back(self) -> None: ...


class Reachability:
    """Tells the scheduler, so that nobody loses a turn while Discord cannot be heard."""

    def __init__(self, scheduler: _Scheduler) -> None:
        self._scheduler = scheduler
        self._lost: set[int] = set()

    def lost(self, shard_id: int) -> None:
        """The connection of this shard is gone."""
        self._lost.add(shard_id)
        self._scheduler.people_are_gone()

    async def found(self, shard_id: int) -> None:
        """This shard is connected."""
        self._lost.discard(shard_id)
        if not self._lost:
            await self._scheduler.people_are_back()
