"""Logging in: asking Discord until it answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord
from discord import app_commands

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

_FIRST_PAUSE = 1.0
_LONGEST_PAUSE = 60.0
_UNAUTHORIZED = 401
_OUTAGES = (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError)
"""`TimeoutError` is an `OSError`; an answer that is no JSON is a `ClientError`."""


async def until_answered(
    ask: Callable[[], Awaitable[Answer]],
    where: str,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> Answer:
    """Return what `ask` returns, after any number of tries with pauses of up to a minute.

    `where` is the address for the log. Raise `discord.LoginFailure` for a wrong token.
    """
    pause = _FIRST_PAUSE
    while True:
        try:
            return await ask()
        except app_commands.CommandSyncFailure:
            raise  # it is an answer
        except _OUTAGES as error:
            if _is_unauthorized(error):
                raise discord.LoginFailure("Discord does not know this token.") from error
            log.warning(
                "Discord does not let the bot in yet; it is asked again",
                extra={"at": where, "why": _reason(error), "again_in_seconds": pause},
            )
        await sleep(pause)
        pause = min(2 * pause, _LONGEST_PAUSE)


def _is_unauthorized(error: BaseException) -> bool:
    # The error of a gateway that was not found has Discord's answer as its cause.
    answers = (error, error.__cause__)
    return any(
        isinstance(answer, discord.HTTPException) and answer.status == _UNAUTHORIZED
        for answer in answers
    )


def _reason(error: BaseException) -> str:
    first_line = str(error.__cause__ or error).partition("\n")[0]
    return first_line[:200] or type(error).__name__
