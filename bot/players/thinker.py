"""Hints and judged moves for live tables, worked out in processes of their own."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Action, Observation

from .teacher import Hint, Verdict, hint_at_sight, hint_for, judge_played
from .worker_process import WorkerProcess

_PATIENCE_OF_JUDGES = 15.0
"""Seconds that a move may take to be judged: rounds of No Mercy are long."""


class Thinker:
    """Works out hints and judges moves. Can be called from several threads at once.

    Moves of finished rounds are judged in a second process, ``judging``. In some games that takes
    seconds, and a player who waits for a hint should not wait for it.
    """

    def __init__(
        self, process: WorkerProcess | None = None, judging: WorkerProcess | None = None
    ) -> None:
        self._process = process or WorkerProcess()
        self._judging = judging or WorkerProcess(_PATIENCE_OF_JUDGES)

    @property
    def process_id(self) -> int | None:
        """The id of the process that works out hints, None while there is none."""
        return self._process.process_id

    @property
    def judging_process_id(self) -> int | None:
        """The id of the process that judges moves, None while there is none."""
        return self._judging.process_id

    def hint(self, observation: Observation, legal: Sequence[Action], seed: int) -> Hint | None:
        """Return what is best for the seat, or None where it has no choice.

        The hint is at sight if the process has no time.
        """
        found = self._process.ask(hint_for, observation, legal, seed)
        return hint_at_sight(observation, legal) if found is None else found[0]

    def judge(
        self, observation: Observation, legal: Sequence[Action], played: Action
    ) -> tuple[Verdict | None] | None:
        """Return how good the move was, see :func:`.teacher.judge_played`.

        None if the process has no time.
        """
        return self._judging.ask(judge_played, observation, legal, played)

    def close(self) -> None:
        """End the processes. From now on hints are at sight, and no move is judged."""
        self._process.close()
        self._judging.close()
