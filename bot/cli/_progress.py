"""The progress of long work: a bar on a terminal, elsewhere a line in the log each minute."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager

log = logging.getLogger(__name__)

_SECONDS_BETWEEN_LINES = 60.0

Report = Callable[[int, int], None]
"""Called with what is done, and with the whole."""


@contextmanager
def progress(what: str) -> Generator[Report]:
    """Show how far the work has come that `what` names, such as "Copying"."""
    if not sys.stderr.isatty():
        yield _logged(what)
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bars:
        bar = bars.add_task(what, total=None)
        yield lambda done, total: bars.update(bar, completed=done, total=total)


def _logged(what: str) -> Report:
    next_line = time.monotonic() + _SECONDS_BETWEEN_LINES

    def report(done: int, total: int) -> None:
        nonlocal next_line
        if time.monotonic() >= next_line:
            next_line += _SECONDS_BETWEEN_LINES
            log.info(what.lower(), extra={"done": done, "of": total})

    return report
