"""What a refusal by Discord means, when a request is repeated, and what is refused for certain."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from http import HTTPStatus

import discord

from ..permissions import can_write, known_permissions
from .request_timeouts import TroubleError


class DiscordRefusal(Enum):
    """Why a request was refused, which says what has to be done."""

    MESSAGE_IS_GONE = auto()
    """A user has deleted the message: it is posted anew."""
    TOO_OLD = auto()
    """The message is older than an hour and was edited too often: it is posted anew."""
    CHANNEL_IS_GONE = auto()
    """A direct-message channel is opened anew; a game without its channel is over."""
    DMS_ARE_CLOSED = auto()
    """The person accepts no direct messages, shares no server, or has no account any more."""
    OPENED_TOO_FAST = auto()
    """Discord wants a pause before another direct-message channel is opened."""
    ARCHIVED = auto()
    """The thread is archived: it is taken out of the archive."""
    LOCKED = auto()
    """The thread is locked: only its moderators can change that."""
    FORBIDDEN = auto()
    """A permission is missing. It may come back without notice."""
    TOKEN_HAS_ENDED = auto()
    """The token no longer leads to the message."""
    TROUBLE = auto()
    """Discord cannot do it now, or wants a pause."""
    UNKNOWN = auto()
    """An unknown cause: an error in the bot."""


_BY_CODE = {
    10008: DiscordRefusal.MESSAGE_IS_GONE,
    30046: DiscordRefusal.TOO_OLD,
    10003: DiscordRefusal.CHANNEL_IS_GONE,
    10013: DiscordRefusal.DMS_ARE_CLOSED,
    50007: DiscordRefusal.DMS_ARE_CLOSED,
    50278: DiscordRefusal.DMS_ARE_CLOSED,
    40003: DiscordRefusal.OPENED_TOO_FAST,
    50083: DiscordRefusal.ARCHIVED,
    160005: DiscordRefusal.LOCKED,
    10015: DiscordRefusal.TOKEN_HAS_ENDED,
    10062: DiscordRefusal.TOKEN_HAS_ENDED,
    50027: DiscordRefusal.TOKEN_HAS_ENDED,
}

DiscordError = discord.HTTPException | TroubleError | OSError
DISCORD_ERRORS = (discord.HTTPException, TroubleError, OSError)
"""The errors of a request that Discord has not carried out."""


@dataclass(frozen=True, slots=True)
class RefusedRequest:
    """A request that Discord has not carried out, and after how many seconds it may be repeated.

    ``may_arrive``: Discord may still carry it out.
    """

    refusal: DiscordRefusal
    retry_after: float | None = None
    error: Exception | None = None
    may_arrive: bool = False


def refused_by(error: DiscordError) -> RefusedRequest:
    """Return what the error means."""
    if isinstance(error, TroubleError):
        return RefusedRequest(_meaning(error), error.retry_after, error, error.unknown)
    return RefusedRequest(_meaning(error), None, error)


def _meaning(error: DiscordError) -> DiscordRefusal:
    if isinstance(error, OSError):
        return DiscordRefusal.TROUBLE
    if error.code in _BY_CODE:
        return _BY_CODE[error.code]
    if isinstance(error, TroubleError):
        return DiscordRefusal.TROUBLE
    if isinstance(error, discord.Forbidden | discord.NotFound):
        return DiscordRefusal.FORBIDDEN
    in_trouble = error.status >= HTTPStatus.INTERNAL_SERVER_ERROR
    if in_trouble or error.status == HTTPStatus.TOO_MANY_REQUESTS:
        return DiscordRefusal.TROUBLE
    return DiscordRefusal.UNKNOWN


_SOON = (0.5, 1.0, 2.0)
_LONGEST_PAUSE = 3.0
"""A message is up to date within five seconds of the end of the trouble."""

LONGEST_WHILE_IT_CHANGES = _LONGEST_PAUSE
"""The longest pause for a message that keeps changing, also after long trouble."""

_LATER = 60.0
_MANY_FAILURES = 200
"""After some ten minutes of trouble, one attempt a minute is made."""

_MANY_FAULTS = 10
"""After half a minute of the bot's own errors, too: a database without an answer looks like one."""

PAUSE_OF_OPENINGS = 3.1
"""Seconds without opening direct-message channels after Discord wanted a pause (40003)."""


def wait_after(failures: int, refusal: DiscordRefusal, retry_after: float | None) -> float:
    """Return the seconds until the next attempt after this many failures in a row.

    For an unknown refusal, `failures` counts only failures with an unknown cause.
    """
    usual = _SOON[failures - 1] if failures <= len(_SOON) else _LONGEST_PAUSE
    if failures > (_MANY_FAULTS if refusal is DiscordRefusal.UNKNOWN else _MANY_FAILURES):
        usual = _LATER
    if refusal is DiscordRefusal.OPENED_TOO_FAST:
        usual = max(usual, PAUSE_OF_OPENINGS)
    return max(usual, retry_after or 0.0)


def is_forbidden(client: discord.Client, channel_id: int, *, posting: bool) -> bool:
    """Return whether the bot is known to lack the right to edit, or post, in this channel."""
    may = known_permissions(client, channel_id)
    if may is None:
        return False
    if not posting:
        return not may.view_channel
    return not can_write(may, client.get_channel(channel_id))


def no_files_are_taken(client: discord.Client, channel_id: int) -> bool:
    """Return whether the bot is known to lack the right to send files to this channel."""
    may = known_permissions(client, channel_id)
    return may is not None and not may.attach_files
