"""Computer players for live tables: who searches does so in a process of its own.

Whatever becomes of the processes, everybody gets a decision: without an answer the next level down
decides at once. It also works out what somebody at a table with hints might do, and how
good a move of a round was that is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from bot.engine import Action, Observation

from .levels import NEXT_DOWN, SEARCHING
from .policy import decide
from .search import would_search
from .search_process import SearchProcess
from .teacher import Hint, Verdict, hint_at_sight, hint_for, judge_played

Think = Callable[[Observation, Sequence[Action], Sequence[Action], str, bytes], Action | None]

_PATIENCE_OF_JUDGES = 15.0
"""Seconds that a move may take to be judged: rounds of No Mercy are long."""


class LevelDown(Struct, frozen=True):
    """What the next level down does, where there was no time for the one that is wanted."""

    action: Action | None


class Thinker:
    """:func:`bot.players.decide` with a process for those who search.

    May be called from several threads at once. ``think`` is what the process does for a decision;
    it has to be a function of a module. Moves of rounds that are over are judged in a process of
    their own, ``judging``: in some games that takes seconds, and nobody who plays waits for it.
    """

    def __init__(
        self,
        think: Think = decide,
        process: SearchProcess | None = None,
        judging: SearchProcess | None = None,
    ) -> None:
        self._think = think
        self._process = process or SearchProcess()
        self._judging = judging or SearchProcess(_PATIENCE_OF_JUDGES)

    @property
    def process_id(self) -> int | None:
        """The id of the process that searches, None while there is none."""
        return self._process.process_id

    @property
    def judging_process_id(self) -> int | None:
        """The id of the process that judges moves, None while there is none."""
        return self._judging.process_id

    def __call__(
        self,
        observation: Observation,
        legal: Sequence[Action],
        side: Sequence[Action],
        level: str,
        seed: bytes,
    ) -> Action | LevelDown | None:
        """What a computer player of this level does, None if nothing now."""
        if level not in SEARCHING or not would_search(observation, legal):
            return decide(observation, legal, side, level, seed)
        found = self._process.ask(self._think, observation, legal, side, level, seed)
        if found is None:
            return LevelDown(decide(observation, legal, side, NEXT_DOWN[level], seed))
        return found[0]

    def hint(self, observation: Observation, legal: Sequence[Action], seed: int) -> Hint | None:
        """What is best for the seat, None where it has no choice; at sight if nobody has time."""
        found = self._process.ask(hint_for, observation, legal, seed)
        return hint_at_sight(observation, legal) if found is None else found[0]

    def judge(
        self, observation: Observation, legal: Sequence[Action], played: Action
    ) -> tuple[Verdict | None] | None:
        """How good the move was, see :func:`.teacher.judge_played`; None if nobody has time."""
        return self._judging.ask(judge_played, observation, legal, played)

    def close(self) -> None:
        """End the processes; from now on the next level down decides, and hints are at sight."""
        self._process.close()
        self._judging.close()
