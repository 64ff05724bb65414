"""Rate limits by bucket and of the bot as a whole, with the headers Discord sends on every answer.

The figures are those that bot authors report; Discord itself does not publish them.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass

from playground.clock import WorldClock
from playground.protocol.errors import ApiError, Code, rate_limited, too_many_old_edits
from playground.state.guild import OpenQuestions

_MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token", "interaction_token")


@dataclass(frozen=True)
class Limit:
    """The number of requests allowed in a number of seconds."""

    requests: int
    seconds: float


GLOBAL_LIMIT = Limit(50, 1.0)
"""The limit of all requests with the bot's own token."""

DEFAULT_LIMIT = Limit(50, 1.0)
# When limits are off, the headers are sent all the same, with more room than a bot can use.
_UNLIMITED = Limit(10_000, 1.0)
_KEPT_WINDOWS = 1000

LIMITS: dict[tuple[str, str], Limit] = {
    ("POST", "/channels/{channel_id}/messages"): Limit(5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): Limit(5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): Limit(5, 1.0),
    ("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me"): Limit(
        1, 0.25
    ),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): Limit(5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"): Limit(5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): Limit(5, 2.0),
    ("POST", "/applications/{application_id}/emojis"): Limit(50, 3600.0),
}

INACCURATE = frozenset({("POST", "/applications/{application_id}/emojis")})
"""Routes whose headers do not say how much room is left; only a 429 says when to come back."""

OLD_MESSAGE_AGE = 3600.0
OLD_MESSAGE_EDITS = Limit(3, 20.0)
DM_OPENINGS = Limit(10, 10.0)


@dataclass
class _Window:
    ends: float
    used: int = 0


class RateLimits:
    """Counts requests per bucket and major parameters. With `enforced` False nothing is refused."""

    def __init__(self, clock: WorldClock, questions: OpenQuestions, *, enforced: bool) -> None:
        self._clock = clock
        self._questions = questions
        self.enforced = enforced
        self._windows: dict[tuple[str, ...], _Window] = {}
        self.refused: Counter[str] = Counter()
        """The number of refused requests by kind."""

    def _take(self, key: tuple[str, ...], limit: Limit) -> tuple[bool, _Window]:
        now = self._clock.now()
        window = self._windows.get(key)
        if window is None or now >= window.ends:
            self._forget_ended(now)
            window = self._windows[key] = _Window(now + limit.seconds)
        if window.used >= limit.requests:
            return False, window
        window.used += 1
        return True, window

    def _forget_ended(self, now: float) -> None:
        if len(self._windows) > _KEPT_WINDOWS:
            self._windows = {k: w for k, w in self._windows.items() if w.ends > now}

    def spend(self, method: str, template: str, parameters: dict[str, str]) -> dict[str, str]:
        """Count one request, and return the headers of its answer. Raise ApiError 429 over the
        limit."""
        bucket = hashlib.md5(f"{method} {template}".encode(), usedforsecurity=False).hexdigest()
        is_free = "webhook_token" in parameters and not self._questions.limits_tokens
        if is_free or not self.enforced:
            window = _Window(self._clock.now() + _UNLIMITED.seconds, used=1)
            return self._headers(bucket, _UNLIMITED, window)
        limit = LIMITS.get((method, template), DEFAULT_LIMIT)
        major = tuple(parameters[name] for name in _MAJOR if name in parameters)
        granted, window = self._take((bucket, *major), limit)
        headers = self._headers(bucket, limit, window)
        if (method, template) in INACCURATE:
            fresh = _Window(self._clock.now() + DEFAULT_LIMIT.seconds, used=1)
            headers = self._headers(bucket, DEFAULT_LIMIT, fresh)
        if not granted:
            self.refused[f"{method} {template}"] += 1
            raise rate_limited(self._seconds_left(window), headers=headers)
        return headers

    def spend_global(self) -> None:
        """Count one request with the bot's own token. Raise ApiError 429 over the limit."""
        if self.enforced:
            granted, window = self._take(("global",), GLOBAL_LIMIT)
            if not granted:
                self.refused["the whole bot"] += 1
                raise rate_limited(self._seconds_left(window), everywhere=True)

    def _headers(self, bucket: str, limit: Limit, window: _Window) -> dict[str, str]:
        reset_after = max(0.0, window.ends - self._clock.now())
        return {
            "X-RateLimit-Limit": str(limit.requests),
            "X-RateLimit-Remaining": str(max(0, limit.requests - window.used)),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{reset_after:.3f}",
            "X-RateLimit-Bucket": bucket,
        }

    def _seconds_left(self, window: _Window) -> float:
        return round(max(0.001, window.ends - self._clock.now()), 3)

    def spend_dm_opening(self) -> None:
        """Count the opening of a new DM channel. Raise ApiError 40003 over the limit."""
        if self.enforced and not self._take(("dm openings",), DM_OPENINGS)[0]:
            raise ApiError(Code.OPENING_DMS_TOO_FAST)

    def spend_old_edit(self, channel_id: str) -> None:
        """Count an edit of a message older than an hour. Raise ApiError 30046 over the limit."""
        granted, window = self._take(("old edits", channel_id), OLD_MESSAGE_EDITS)
        if not granted:
            raise too_many_old_edits(self._seconds_left(window))
