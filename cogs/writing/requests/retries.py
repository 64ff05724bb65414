"""When it is tried again what Discord did not do."""

from __future__ import annotations

from .discord_refusals import Refusal

_SOON = (0.5, 1.0, 2.0)
_MOST = 3.0
"""A message is right within five seconds once the trouble is over."""

LONGEST_WHILE_IT_CHANGES = _MOST
"""What is played on is tried so often also after much trouble."""

_LATER = 60.0
_MANY = 200
"""After some ten minutes of trouble it is tried once a minute."""

_MANY_FAULTS = 10
"""After half a minute of faults of ours as well: a database that does not answer looks like one."""

PAUSE_OF_OPENINGS = 3.1
"""Seconds until direct messages are opened again after Discord wanted a pause (40003)."""


def wait_after(failures: int, refusal: Refusal, retry_after: float | None) -> float:
    """Seconds until the next try after so many failures in a row.

    Of what is not known (`Refusal.UNKNOWN`) count those alone that are not known, either.
    """
    usual = _SOON[failures - 1] if failures <= len(_SOON) else _MOST
    if failures > (_MANY_FAULTS if refusal is Refusal.UNKNOWN else _MANY):
        usual = _LATER
    if refusal is Refusal.OPENED_TOO_FAST:
        usual = max(usual, PAUSE_OF_OPENINGS)
    return max(usual, retry_after or 0.0)
