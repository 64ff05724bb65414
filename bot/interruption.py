"""Ctrl-C on the command line: it ends a command without a traceback, while it starts, too."""

from __future__ import annotations

import signal


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
