"""What it means when Discord refuses to post, edit or delete a message."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from http import HTTPStatus

import discord

from ..limits.request_timeouts import TroubleError


class Refusal(Enum):
    """What has to be done about a request that was refused."""

    MESSAGE_IS_GONE = auto()
    """Somebody has deleted it: it is posted anew."""
    TOO_OLD = auto()
    """It is older than an hour, and was edited too often since: it is posted anew."""
    CHANNEL_IS_GONE = auto()
    """A direct-message channel is opened anew; a game without its channel is over."""
    DMS_ARE_CLOSED = auto()
    """The person takes no direct messages, none without a server in common, or is no more."""
    OPENED_TOO_FAST = auto()
    """Discord wants a pause before another direct-message channel is opened."""
    ARCHIVED = auto()
    """The thread is archived: it is taken out of the archive."""
    LOCKED = auto()
    """The thread is locked: only its moderators can change that."""
    FORBIDDEN = auto()
    """A permission is missing. It may come back, and nobody may tell."""
    TOKEN_HAS_ENDED = auto()
    """That way to the message is no more."""
    TROUBLE = auto()
    """Discord cannot do it now, or wants a pause."""
    UNKNOWN = auto()
    """Nothing that is known: a fault of ours."""


_BY_CODE = {
    10008: Refusal.MESSAGE_IS_GONE,
    30046: Refusal.TOO_OLD,
    10003: Refusal.CHANNEL_IS_GONE,
    10013: Refusal.DMS_ARE_CLOSED,
    50007: Refusal.DMS_ARE_CLOSED,
    50278: Refusal.DMS_ARE_CLOSED,
    40003: Refusal.OPENED_TOO_FAST,
    50083: Refusal.ARCHIVED,
    160005: Refusal.LOCKED,
    10015: Refusal.TOKEN_HAS_ENDED,
    10062: Refusal.TOKEN_HAS_ENDED,
    50027: Refusal.TOKEN_HAS_ENDED,
}

DiscordError = discord.HTTPException | TroubleError | OSError
DISCORD_ERRORS = (discord.HTTPException, TroubleError, OSError)
"""What is raised where Discord has not done what it was asked for."""


@dataclass(frozen=True, slots=True)
class Refused:
    """Discord has not done it, and may have said after how many seconds it can be tried again.

    ``may_arrive``: it may be done yet.
    """

    refusal: Refusal
    retry_after: float | None = None
    error: Exception | None = None
    may_arrive: bool = False


def refused_by(error: DiscordError) -> Refused:
    """What the error means."""
    if isinstance(error, TroubleError):
        return Refused(_meaning(error), error.retry_after, error, error.unknown)
    return Refused(_meaning(error), None, error)


def _meaning(error: DiscordError) -> Refusal:
    if isinstance(error, OSError):
        return Refusal.TROUBLE
    if error.code in _BY_CODE:
        return _BY_CODE[error.code]
    if isinstance(error, TroubleError):
        return Refusal.TROUBLE
    if isinstance(error, discord.Forbidden | discord.NotFound):
        return Refusal.FORBIDDEN
    in_trouble = error.status >= HTTPStatus.INTERNAL_SERVER_ERROR
    if in_trouble or error.status == HTTPStatus.TOO_MANY_REQUESTS:
        return Refusal.TROUBLE
    return Refusal.UNKNOWN
