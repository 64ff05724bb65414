"""The terminal that a command talks to: its streams, its language, and the records it names."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from bot.errors import OperatorError
from bot.i18n import language_of


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


def print_json(value: object) -> None:
    """Print a value as JSON, on one line."""
    from msgspec.json import encode

    print(encode(value).decode())


def print_table(*rows: Sequence[object]) -> None:
    """Print rows in columns, the first of them as a heading."""
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for row in cells:
        print("  ".join(map(str.ljust, row, widths)).rstrip())


def report_progress(what: str) -> None:
    """Write what is being done to standard error if it is a terminal."""
    if sys.stderr.isatty():
        print(f"{what} …", file=sys.stderr)


def terminal_language() -> str:
    """Return the language that the first POSIX variable that is set asks for."""
    asked = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, asked), "")
    return language_of(locale.partition(".")[0].replace("_", "-"))


def read_record(file: Path) -> str:
    """Return the text of a record. Raise `OperatorError` if it cannot be read."""
    try:
        return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise OperatorError(f"{file} is no game record: it is not UTF-8 text.") from None
    except OSError as error:
        raise OperatorError(f"{file} cannot be read: {error.strerror}.") from None


def complain(file: Path, findings: Iterable[object]) -> int:
    """Print what is wrong with the record to standard error. Return the exit status that
    results."""
    sys.stdout.flush()
    status = 0
    for finding in findings:
        print(f"{file}:{finding}", file=sys.stderr)
        status = 1
    return status
