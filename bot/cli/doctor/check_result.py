"""What a check of `contra-uno doctor` has found."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class CheckGrade(Enum):
    """A grade: GOOD needs nothing, NOTE is worth knowing, BAD keeps the bot from running."""

    GOOD = "good"
    NOTE = "note"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What was found about one subject and, unless it is good, what can be done about it."""

    subject: str
    verdict: CheckGrade
    text: str
    status: int = 1
    """That of the command, if the verdict is BAD."""
