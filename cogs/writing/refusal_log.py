"""One line of log for each kind of refusal, which says what the operator can do.

A refusal that lasts is logged again after a minute, ten minutes and then every hour, with the
number of requests that were refused meanwhile.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass

import discord

from bot.bounded import Bounded

from .discord_refusals import Affected, DiscordRefusal, RefusedRequest
from .write_schedule import Timers

log = logging.getLogger(__name__)

_SECONDS_BETWEEN_LINES = (60.0, 600.0, 3600.0)
_MOST_KINDS = 1000

_Kind = tuple[DiscordRefusal, int, int | None]
"""A meaning, its code, and the channel if it affects that alone."""


@dataclass(slots=True)
class _Logged:
    """How often a refusal was logged, when it is logged again, and how many were not."""

    lines: int = 0
    again_at: float = 0.0
    unlogged: int = 0


class RefusalLog:
    """Logs each kind of refusal at once, and then seldom."""

    def __init__(self, timers: Timers) -> None:
        self._timers = timers
        self._logged: Bounded[_Kind, _Logged] = Bounded(_MOST_KINDS)

    def note(self, refused: RefusedRequest, channel_id: int | None, **ids: object) -> None:
        """Log the refusal, unless the same was logged a short time ago or nobody has to act."""
        consequence = refused.consequence
        if consequence.advice is None:
            return
        code = getattr(refused.error, "code", 0)
        in_channel = consequence.affects is Affected.CHANNEL
        kind = refused.refusal, code, channel_id if in_channel else None
        logged = self._logged.setdefault(kind, _Logged())
        now = self._timers.now()
        if logged.lines and now < logged.again_at:
            logged.unlogged += 1
            return
        why = refused.error.text if isinstance(refused.error, discord.HTTPException) else ""
        more = {"code": code, "why": why, "since_last_line": logged.unlogged}
        log.warning(consequence.advice, extra={**ids, "channel": channel_id, **more})
        pause = _SECONDS_BETWEEN_LINES[min(logged.lines, len(_SECONDS_BETWEEN_LINES) - 1)]
        logged.lines, logged.again_at, logged.unlogged = logged.lines + 1, now + pause, 0
