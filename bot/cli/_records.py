"""Reading a game record that somebody names on the command line."""

from __future__ import annotations

from pathlib import Path

from bot.errors import OperatorError


def read_record(file: Path) -> str:
    """The text of a record; raises :class:`OperatorError` for a file that cannot be read."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise OperatorError(f"{file} is not UTF-8 text.") from None
    except OSError as error:
        raise OperatorError(f"{file} cannot be read: {error.strerror}.") from None
