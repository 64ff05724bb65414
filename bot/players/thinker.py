"""Hints and verdicts on moves for live tables, worked out beside the bot."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.engine import Action, Observation
from bot.worker import Asker, Job, Lane, NotDoneError, Worker

from .teacher import Hint, MoveVerdict, hint_at_sight, hint_for, judge_played

SECONDS_FOR_HINT = 3.0
"""Seconds that a player waits for a hint, until other jobs are done included."""

_HINT = Job(hint_for, seconds=SECONDS_FOR_HINT, lane=Lane.URGENT)

_VERDICT = Job(judge_played, seconds=15.0)
"""Rounds of No Mercy are long."""


class Thinker:
    """Computes hints and judges moves in a worker."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    async def hint(
        self, seen: Observation, legal: Sequence[Action], seed: int, asker: Asker
    ) -> Hint | None:
        """Return the best action for the seat, or None if there is no choice.

        The hint is one at sight if the worker has no time.
        """
        try:
            async with asyncio.timeout(SECONDS_FOR_HINT):
                return await self._worker.do(_HINT, asker, seen, legal, seed)
        except (NotDoneError, TimeoutError):
            return await asyncio.to_thread(hint_at_sight, seen, legal)

    async def judge(
        self, seen: Observation, legal: Sequence[Action], played: Action, asker: Asker
    ) -> tuple[MoveVerdict | None] | None:
        """Return how good the move was, see :func:`judge_played`; None if there is no time."""
        try:
            return (await self._worker.do(_VERDICT, asker, seen, legal, played),)
        except NotDoneError:
            return None
