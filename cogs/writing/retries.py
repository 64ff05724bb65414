"""When it is tried again what Discord did not do."""

from __future__ import annotations

from .discord_refusals import Refusal

_SOON = (0.5, 1.0, 2.0)
_MOST = 4.0
"""A message is right within five seconds once the trouble is over."""

_LATER = 60.0
_MANY = 150
"""After some ten minutes of trouble it is tried once a minute."""

PAUSE_OF_OPENINGS = 3.1
"""Seconds until direct messages are opened again after Discord wanted a pause (40003)."""


def wait_after(failures: int, refusal: Refusal, retry_after: float | None) -> float:
    """Seconds until the next try after so many failures in a row."""
    if refusal is Refusal.UNKNOWN and failures > len(_SOON):
        return _LATER
    usual = _SOON[failures - 1] if failures <= len(_SOON) else _MOST
    if failures > _MANY:
        usual = _LATER
    if refusal is Refusal.OPENED_TOO_FAST:
        usual = max(usual, PAUSE_OF_OPENINGS)
    return max(usual, retry_after or 0.0)
