"""Discord's identifiers: 42 bits of milliseconds since 2015, then 22 bits to keep them apart.

Everywhere in the playground an identifier is the decimal string that Discord's JSON carries.
"""

from __future__ import annotations

from playground.clock import WorldClock

DISCORD_EPOCH_MS = 1_420_070_400_000
_SEQUENCE_BITS = 22
_MAX_DIGITS = 20


def at(seconds: float, sequence: int = 0) -> str:
    """Return the snowflake of a moment (seconds since the Unix epoch)."""
    milliseconds = round(seconds * 1000) - DISCORD_EPOCH_MS
    return str((milliseconds << _SEQUENCE_BITS) | sequence)


def is_snowflake(text: str) -> bool:
    """Return whether a text has the form of an identifier: decimal digits of at most 64 bits."""
    return text.isascii() and text.isdecimal() and len(text) <= _MAX_DIGITS


def created_at(snowflake: str) -> float:
    """Return the time a snowflake was made, in seconds since the Unix epoch."""
    return ((int(snowflake) >> _SEQUENCE_BITS) + DISCORD_EPOCH_MS) / 1000


def shard_of(guild_id: str, shard_count: int) -> int:
    """Return the shard that receives a guild's events."""
    return (int(guild_id) >> _SEQUENCE_BITS) % shard_count


class SnowflakeFactory:
    """Makes snowflakes that always increase, even while the clock stands still."""

    def __init__(self, clock: WorldClock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        self._last = max(self._last + 1, int(at(self._clock.now())))
        return str(self._last)

    def continue_after(self, snowflake: str) -> None:
        """Make only later snowflakes than this one."""
        self._last = max(self._last, int(snowflake))
