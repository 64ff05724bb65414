"""What `contra-uno doctor` says of one subject."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Verdict(Enum):
    """GOOD needs nothing, NOTE is worth knowing, BAD keeps the bot from running."""

    GOOD = "good"
    NOTE = "note"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found about one subject, and, unless it is good, what can be done about it."""

    subject: str
    verdict: Verdict
    text: str
