"""Game records as files, for the commands that read one."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from bot.errors import OperatorError


def read_record(file: Path) -> str:
    """The text of a record. Raises `OperatorError` where there is none to read."""
    try:
        return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise OperatorError(f"{file} is no game record: it is not UTF-8 text.") from None
    except OSError as error:
        raise OperatorError(f"{file} cannot be read: {error.strerror}.") from None


def complain(file: Path, findings: Iterable[object]) -> int:
    """Say on standard error what is wrong with the record; the exit status that goes with it."""
    sys.stdout.flush()
    status = 0
    for finding in findings:
        print(f"{file}:{finding}", file=sys.stderr)
        status = 1
    return status
