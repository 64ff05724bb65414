"""The terminal that a command talks to: its streams, its language, and what it shows meanwhile."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path

from bot.i18n import Language, language_of


def mend_streams() -> None:
    """Make standard output and error writable in every case.

    A closed stream swallows what is written. A letter that a stream cannot write becomes "?".
    """
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    reconfigure: Callable[..., None] | None = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _nowhere() -> io.TextIOWrapper:
    return Path(os.devnull).open("w", encoding="utf-8")


def drop_output() -> None:
    """Send the rest of the output nowhere, so that Python can exit without an error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def report_progress(what: str) -> None:
    """Write what is being done to standard error if it is a terminal."""
    if sys.stderr.isatty():
        print(f"{what} …", file=sys.stderr)


def terminal_language() -> Language:
    """Return the language that the first POSIX variable that is set asks for."""
    asked = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, asked), "")
    return language_of(locale.partition(".")[0].replace("_", "-"))
