"""Measurement of requests to Discord and of answer times, from outside of discord.py.

Its HTTP session reports each request as it ends.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from types import SimpleNamespace

from aiohttp import ClientSession, TraceConfig, TraceRequestEndParams, TraceRequestExceptionParams
from yarl import URL

from bot.bounded import Bounded

from .metrics import ACKNOWLEDGEMENT, RATE_LIMITED, REQUESTS

_OF_AN_INTERACTION = ("interactions", "webhooks")
"""Routes with a token of their own, which do not count towards the bot's 50 requests a second."""

_PLACEHOLDERS = {"reactions": "{emoji}", "interactions": "{id}", "webhooks": "{id}"}
"""The placeholder for the part of an address that follows this word."""

_MOST_UNANSWERED = 10_000
_TOO_MANY_REQUESTS = 429


class RequestMetrics:
    """The requests of one bot to Discord."""

    def __init__(self, api_url: str, now: Callable[[], float] = time.perf_counter) -> None:
        """Measure requests below `api_url`; `now` returns seconds."""
        self._base = URL(api_url)
        self._now = now
        self._unanswered: Bounded[str, tuple[str, float]] = Bounded(_MOST_UNANSWERED)

    def received(self, interaction_id: int, kind: str) -> None:
        """Note that a command or click has arrived."""
        self._unanswered[str(interaction_id)] = kind, self._now()

    def trace(self) -> TraceConfig:
        """Return the trace configuration for the bot's HTTP session."""
        trace = TraceConfig()
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._failed)
        return trace

    async def _ended(
        self, _session: ClientSession, _context: SimpleNamespace, request: TraceRequestEndParams
    ) -> None:
        response = request.response
        self._count(request.method, request.url, str(response.status))
        if response.status == _TOO_MANY_REQUESTS:
            RATE_LIMITED.labels(response.headers.get("X-RateLimit-Scope", "unknown")).inc()

    async def _failed(
        self,
        _session: ClientSession,
        _context: SimpleNamespace,
        request: TraceRequestExceptionParams,
    ) -> None:
        self._count(request.method, request.url, "none")

    def _count(self, method: str, url: URL, status: str) -> None:
        if url.host != self._base.host or not url.path.startswith(self._base.path):
            return  # pictures, or the gateway
        parts = url.path.removeprefix(self._base.path).strip("/").split("/")
        limit = "interaction" if parts[0] in _OF_AN_INTERACTION and len(parts) > 2 else "bot"
        REQUESTS.labels(method, _route(parts), limit, status).inc()
        if parts[0] == "interactions":
            self._answered(parts[1])

    def _answered(self, interaction_id: str) -> None:
        received = self._unanswered.pop(interaction_id, None)
        if received is not None:
            kind, since = received
            ACKNOWLEDGEMENT.labels(kind).observe(self._now() - since)


def _route(parts: list[str]) -> str:
    """Return the address without the parts that differ between requests; it never holds a token."""
    shown = ["{id}" if part.isdecimal() else part for part in parts]
    for place, part in enumerate(parts[:-1]):
        shown[place + 1] = _PLACEHOLDERS.get(part, shown[place + 1])
    if parts[0] in _OF_AN_INTERACTION and len(parts) > 2:
        shown[2] = "{token}"
    return "/" + "/".join(shown)
