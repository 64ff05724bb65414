"""The file that a long command writes at its end."""

from __future__ import annotations

from pathlib import Path

from bot.errors import OperatorError


def require_writable(path: Path) -> None:
    """Raise :class:`OperatorError` for a file that cannot be written, before the work is done.

    A new file is not created, and an existing one stays as it is.
    """
    was_there = path.exists()
    try:
        path.open("ab").close()
        if not was_there:
            path.unlink()
    except OSError as error:
        raise _refused(path, error) from None


def write_result(path: Path, result: bytes) -> None:
    """Write the file. Raise :class:`OperatorError` if that is not possible."""
    try:
        path.write_bytes(result)
    except OSError as error:
        raise _refused(path, error) from None


def _refused(path: Path, error: OSError) -> OperatorError:
    return OperatorError(f"{path} cannot be written: {error.strerror}.")
