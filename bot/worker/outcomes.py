"""What can come of a job besides its result."""

from __future__ import annotations

from enum import StrEnum


class Why(StrEnum):
    """The reason why a job was not done."""

    TOO_LONG = "too-long"
    """It took longer than it may, and was ended."""
    TOO_LARGE = "too-large"
    """It wanted more memory than the process may have."""
    BUSY = "busy"
    """Too many jobs are waiting."""
    ONE_AT_A_TIME = "one-at-a-time"
    """The asker has as many jobs waiting as one may have."""
    LOST = "lost"
    """The process died, and again when the job was tried once more."""
    STOPPED = "stopped"
    """The bot is being stopped."""


class NotDoneError(Exception):
    """Raised for a job that was not done, through no fault of its function."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.value)
        self.why = why


class JobFailedError(Exception):
    """Raised for a job whose function raised an error; the text is its traceback."""
