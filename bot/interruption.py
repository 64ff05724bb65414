"""Ctrl-C and SIGTERM on the command line: they end a command without a traceback.

A command can clean up, and say how far it has come.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType

INTERRUPTED = 130
TERMINATED = 143
"""The exit statuses that a shell gives a command which Ctrl-C or SIGTERM has ended."""


def end_at_once() -> None:
    """Let Ctrl-C end the process at once, as long as it only imports its modules.

    A process that was started to ignore Ctrl-C goes on ignoring it.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def raise_again() -> None:
    """Let Ctrl-C raise `KeyboardInterrupt`, as usual in Python, so that a command can clean up."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def saying(what_is_left: str) -> Generator[None]:
    """Let a `KeyboardInterrupt` carry the sentences for the operator: what the command has changed,
    and what to do now."""
    try:
        yield
    except KeyboardInterrupt as error:
        raise KeyboardInterrupt(what_is_left) from error


class Termination:
    """SIGTERM as another way of Ctrl-C. `has_come`: whether it has ended the command."""

    def __init__(self) -> None:
        self.has_come = False
        self._process = os.getpid()

    @contextmanager
    def heard(self) -> Generator[None]:
        """Let SIGTERM do what Ctrl-C does, unless the process was started to ignore it."""
        is_main = threading.current_thread() is threading.main_thread()
        if not is_main or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
            yield
            return
        signal.signal(signal.SIGTERM, self._interrupt)
        try:
            yield
        finally:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        if os.getpid() != self._process:
            # A child that was forked ends as usual.
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)
            return
        self.has_come = True
        # asyncio puts a function of its own there, which lets the work clean up.
        of_ctrl_c = signal.getsignal(signal.SIGINT)
        if callable(of_ctrl_c):
            of_ctrl_c(signal.SIGINT, frame)
        else:
            raise KeyboardInterrupt
