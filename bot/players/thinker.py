"""Computer players for live tables: who searches does so in a process of its own.

The process is started when it is first needed. Whatever becomes of it, everybody gets a decision:
where it is gone, takes too long or has enough to do, the next level down decides at once.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import Any

from bot.engine import Action, Observation

from .levels import NEXT_DOWN, SEARCHING
from .policy import decide

log = logging.getLogger(__name__)

MOST_WAITING = 2
"""So many decisions are searched or wait for it at a time; at most so long a queue is fun."""

PATIENCE = 3.0
"""Seconds after which the process is taken for stuck."""

_NICENESS = 10
_GOES_IN = 1.0

Question = tuple[Observation, Sequence[Action], Sequence[Action], str, bytes]
Think = Callable[[Observation, Sequence[Action], Sequence[Action], str, bytes], Action | None]


class Thinker:
    """:func:`bot.players.decide` with a process for those who search.

    May be called from several threads at once. ``think`` is what the process does; it has to be a
    function of a module.
    """

    def __init__(self, think: Think = decide, patience: float = PATIENCE) -> None:
        self._think = think
        self._patience = patience
        self._one_at_a_time = Lock()
        self._waiting = 0
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._is_closed = False

    @property
    def process_id(self) -> int | None:
        """The id of the process, None while there is none."""
        return None if self._process is None else self._process.pid

    def __call__(
        self,
        observation: Observation,
        legal: Sequence[Action],
        side: Sequence[Action],
        level: str,
        seed: bytes,
    ) -> Action | None:
        """What a computer player of this level does, None if nothing now."""
        if level not in SEARCHING or len(legal) < 2:
            return decide(observation, legal, side, level, seed)
        found = self._searched((observation, legal, side, level, seed))
        if found is None:
            return decide(observation, legal, side, NEXT_DOWN[level], seed)
        return found[0]

    def _searched(self, question: Question) -> tuple[Action | None] | None:
        if self._is_closed or self._waiting >= MOST_WAITING:
            return None
        self._waiting += 1
        try:
            with self._one_at_a_time:
                return None if self._is_closed else self._ask(question)
        finally:
            self._waiting -= 1

    def _ask(self, question: Question) -> tuple[Action | None] | None:
        try:
            connection = self._connection or self._start()
            connection.send(question)
            if connection.poll(self._patience):
                return connection.recv()
            log.warning("a search took too long; its process is ended")
        except (OSError, EOFError):
            log.warning("the process that searches is gone; another is started when it is needed")
        self._end()
        return None

    def _start(self) -> Connection:
        # spawn inherits nothing by accident, above all no connection of another process.
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        process = context.Process(
            target=_serve, args=(theirs, self._think), name="search", daemon=True
        )
        process.start()
        theirs.close()
        self._process = process
        return self._connection

    def _end(self) -> None:
        process, self._process = self._process, None
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join(_GOES_IN)

    def close(self) -> None:
        """End the process; who asks from now on gets an answer from the next level down.

        A search that is under way is given up.
        """
        self._is_closed = True
        process = self._process
        if process is not None:
            process.kill()
        with self._one_at_a_time:
            self._end()


def _serve(connection: Connection, think: Think) -> None:
    """Answer questions until nobody is left to ask them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(_NICENESS)
    with suppress(EOFError, OSError):
        while True:
            question: Any = connection.recv()
            connection.send((think(*question),))
