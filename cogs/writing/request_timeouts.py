"""How long Discord may take: a request that waits inside discord.py would send an old page.

When Discord has trouble or limits the bot, discord.py repeats a request by itself, after pauses of
up to half a minute. `watch` sees each response as it arrives and ends such a request. The writer
then writes the message anew, with its newest page.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Coroutine
from contextvars import ContextVar
from http import HTTPStatus
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import discord
from aiohttp import ClientError, ClientResponse, ClientSession, TraceConfig, TraceRequestEndParams

from ..connecting.route_limits import BotWidePauses

Answered = TypeVar("Answered")


log = logging.getLogger(__name__)


class TroubleError(Exception):
    """A request that was given up, because Discord has trouble or wants a pause.

    ``retry_after`` are the seconds that Discord wants, None if it did not say; ``code`` is its code
    for the limit, 0 for a usual one. ``unknown``: the request may have been, or may yet be, carried
    out.
    """

    def __init__(
        self, retry_after: float | None = None, code: int = 0, *, unknown: bool = False
    ) -> None:
        super().__init__("no answer in time" if unknown else "Discord cannot do it now")
        self.retry_after = retry_after
        self.code = code
        self.unknown = unknown


class _TimedRequest:
    """A request under way, and the time that it has."""

    def __init__(self, seconds: float, *, insists: bool) -> None:
        self.insists = insists
        self.time = asyncio.timeout(seconds)
        self.trouble: TroubleError | None = None

    def give_up(self, trouble: TroubleError) -> None:
        """End the request as soon as it waits for anything."""
        self.trouble = trouble
        self.time.reschedule(asyncio.get_running_loop().time())

    def wait_for_all(self) -> None:
        """Let the request take any time: all of discord.py waits for it."""
        self.time.reschedule(None)


_asked: ContextVar[_TimedRequest | None] = ContextVar("asked", default=None)


async def within(
    seconds: float, request: Coroutine[Any, Any, Answered], *, insists: bool = False
) -> Answered:
    """Return Discord's answer. Raise `TroubleError` if Discord has trouble or takes longer.

    If the request cannot be repeated later, discord.py `insists` for as long as there is time.
    """
    asked = _TimedRequest(seconds, insists=insists)
    before = _asked.set(asked)
    try:
        async with asked.time:
            return await request
    except TimeoutError:
        raise asked.trouble or _unanswered() from None
    except discord.HTTPException:
        # discord.py has raised its own error before the request was ended.
        if asked.trouble is not None:
            raise asked.trouble from None
        raise
    except ClientError as error:
        # The connection is gone; discord.py repeats a request only after some system errors.
        raise _unanswered() from error
    finally:
        _asked.reset(before)


def _unanswered() -> TroubleError:
    log.info("Discord has not answered a request in time, and may have carried it out")
    return TroubleError(unknown=True)


def watch(trace: TraceConfig, pauses: BotWidePauses) -> None:
    """Let the bot's HTTP session report each response here as it arrives."""

    async def ended(
        _session: ClientSession, _context: SimpleNamespace, request: TraceRequestEndParams
    ) -> None:
        status = request.response.status
        if status >= HTTPStatus.INTERNAL_SERVER_ERROR or status == HTTPStatus.TOO_MANY_REQUESTS:
            await _ended(request.response, pauses)

    trace.on_request_end.append(ended)


async def _ended(response: ClientResponse, pauses: BotWidePauses) -> None:
    asked = _asked.get()
    is_patient = asked is None or asked.insists
    if response.status >= HTTPStatus.INTERNAL_SERVER_ERROR and asked is not None and not is_patient:
        asked.give_up(TroubleError())
    elif response.status == HTTPStatus.TOO_MANY_REQUESTS:
        told = _told(await response.read())
        if told is None:
            return
        if told.get("global"):
            pauses.tell(told.get("retry_after", 0.0))
            if asked is not None:
                asked.wait_for_all()
        elif asked is not None and not is_patient:
            asked.give_up(TroubleError(told.get("retry_after"), told.get("code", 0)))


def _told(body: bytes) -> dict[str, Any] | None:
    """Return what Discord says about a limit, or None if a proxy has answered."""
    try:
        told = json.loads(body)
    except ValueError:
        return None
    return cast(dict[str, Any], told) if isinstance(told, dict) else None
