"""The facts of very many rounds, computed in other processes before they are needed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from itertools import cycle

from bot.facts import RoundFacts, facts_of_stored
from bot.store.round_queries import Key
from bot.worker import Job, NotDoneError, Worker

Facts = RoundFacts | str | None
"""What `facts_of_stored` returns for one record."""

_FACTS = Job(facts_of_stored, seconds=60.0)
_ASKER = "recount"
_TOGETHER = 8
"""Records in one job: a round takes some milliseconds."""


class FactsAhead:
    """Computes facts in several workers; each of them does one job at a time."""

    def __init__(self, workers: Sequence[Worker]) -> None:
        self._workers = cycle([(worker, asyncio.Lock()) for worker in workers])
        self._asked: dict[Key, tuple[asyncio.Task[list[Facts]], int]] = {}

    def is_asked(self, key: Key) -> bool:
        """Return whether the facts of this round are known, or are being computed."""
        return key in self._asked

    def ask(self, records: Mapping[Key, bytes]) -> None:
        """Begin to compute the facts of these rounds."""
        new = [key for key in records if not self.is_asked(key)]
        for at in range(0, len(new), _TOGETHER):
            keys = new[at : at + _TOGETHER]
            job = self._compute(*next(self._workers), [records[key] for key in keys])
            task = asyncio.create_task(job)
            self._asked |= {key: (task, place) for place, key in enumerate(keys)}

    async def take(self, keys: Iterable[Key]) -> dict[Key, Facts]:
        """Return the facts of these rounds once they are computed; each is returned once."""
        found: dict[Key, Facts] = {}
        for key in keys:
            task, place = self._asked.pop(key)
            found[key] = (await task)[place]
        return found

    async def close(self) -> None:
        """Give up everything that was asked for."""
        tasks = {task for task, _ in self._asked.values()}
        self._asked.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _compute(
        self, worker: Worker, alone: asyncio.Lock, records: list[bytes]
    ) -> list[Facts]:
        async with alone:
            try:
                return await worker.do(_FACTS, _ASKER, records)
            except NotDoneError:
                # The process was lost, or is too slow: this one takes no less time, but all of it.
                return await asyncio.to_thread(facts_of_stored, records)
