"""How many sessions a bot may begin in a day."""

from __future__ import annotations

from dataclasses import dataclass

from playground.protocol.json_types import Json


@dataclass
class SessionLimit:
    """The limit that Discord reports to a bot. The playground does not count: a test sets it."""

    total: int = 1000
    remaining: int = 999
    reset_after_ms: int = 14_400_000
    max_concurrency: int = 1

    def to_json(self) -> Json:
        return {
            "total": self.total,
            "remaining": self.remaining,
            "reset_after": self.reset_after_ms,
            "max_concurrency": self.max_concurrency,
        }
