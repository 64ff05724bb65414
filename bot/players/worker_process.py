"""A process for long work, started when it is first needed; the game works without it, too."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import BoundedSemaphore, Lock
from time import monotonic
from typing import Any

log = logging.getLogger(__name__)

MOST_WAITING = 2
"""The number of questions that are worked on or wait at a time."""

PATIENCE = 3.0
"""Seconds after which the process is considered stuck."""

_PATIENCE_AT_START = 60.0
"""Seconds that a loaded machine may take to start the process. No caller waits for that."""

_NICENESS = 10
_GOES_IN = 1.0


class WorkerProcess:
    """A process that answers questions unless it is gone, stuck, not started yet or too busy.

    It can be asked from several threads at once. ``patience`` is the number of seconds that an
    answer may take.
    """

    def __init__(self, patience: float = PATIENCE, most_waiting: int = MOST_WAITING) -> None:
        self._patience = patience
        self._places = BoundedSemaphore(most_waiting) if most_waiting else None
        self._one_at_a_time = Lock()
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._is_ready = False
        self._is_closed = False
        self._started_at = 0.0

    @property
    def process_id(self) -> int | None:
        """The id of the process, None while there is none."""
        return None if self._process is None else self._process.pid

    def ask(self, work: Callable[..., Any], *arguments: Any) -> tuple[Any] | None:
        """Return the result of ``work``, a function of a module, or None if there is no answer."""
        if self._is_closed or self._places is None or not self._places.acquire(blocking=False):
            return None
        try:
            with self._one_at_a_time:
                return None if self._is_closed else self._ask((work, arguments))
        finally:
            self._places.release()

    def _ask(self, question: tuple[Callable[..., Any], tuple[Any, ...]]) -> tuple[Any] | None:
        try:
            connection = self._connection or self._start()
            if not self._is_ready:
                if not connection.poll(self._patience):
                    return self._not_started()
                connection.recv()
                self._is_ready = True
            connection.send(question)
            if connection.poll(self._patience):
                return connection.recv()
            log.warning("the process that plays rounds out took too long; it is ended")
        except (OSError, EOFError):
            log.warning("the process that plays rounds out is gone; another is started when needed")
        self._end()
        return None

    def _not_started(self) -> None:
        if monotonic() - self._started_at > _PATIENCE_AT_START:
            log.warning("the process that plays rounds out does not start; another one is tried")
            self._end()

    def _start(self) -> Connection:
        # spawn inherits nothing by accident, above all no connection of another process.
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs,), name="worker", daemon=True)
        process.start()
        theirs.close()
        self._started_at = monotonic()
        self._process = process
        return self._connection

    def _end(self) -> None:
        process, self._process = self._process, None
        connection, self._connection = self._connection, None
        self._is_ready = False
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join(_GOES_IN)

    def close(self) -> None:
        """End the process and drop its work. Later questions get no answer."""
        self._is_closed = True
        process = self._process
        if process is not None:
            process.kill()
        with self._one_at_a_time:
            self._end()


def _serve(connection: Connection) -> None:
    """Answer questions until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(_NICENESS)
    with suppress(EOFError, OSError):
        connection.send(os.getpid())
        while True:
            work, arguments = connection.recv()
            connection.send((work(*arguments),))
