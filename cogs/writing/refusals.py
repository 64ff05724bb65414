"""What a refusal by Discord means: a table of its codes, and of what follows from each meaning.

A code has one meaning (`MEANINGS`), and a meaning has one row (`CONSEQUENCES`): who is affected,
when the request is repeated, what players are told, and what the operator can do. What is done
besides, such as posting a message anew, is in `recovery`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from http import HTTPStatus
from math import inf

import discord

from .request_timeouts import TroubleError


class DiscordRefusal(Enum):
    """Why a request was refused."""

    MESSAGE_IS_GONE = auto()
    """Somebody has deleted the message: it is posted anew."""
    TOO_OLD = auto()
    """The message is older than an hour and was edited too often: it is posted anew."""
    CHANNEL_IS_GONE = auto()
    """A direct-message channel is opened anew; a game without its channel is over."""
    DMS_ARE_CLOSED = auto()
    """The person accepts no direct messages, shares no server, or has no account any more."""
    DMS_ARE_HELD = auto()
    """Discord's anti-spam lets the bot begin no direct messages, for days."""
    OPENED_TOO_FAST = auto()
    """Discord wants a pause before another direct-message channel is opened."""
    ARCHIVED = auto()
    """The thread is archived: it is taken out of the archive."""
    LOCKED = auto()
    """The thread is locked: only its moderators can change that."""
    FORBIDDEN = auto()
    """A permission is missing. It may come back without notice."""
    NO_MESSAGES_HERE = auto()
    """The channel is of a kind that takes no such messages."""
    BLOCKED = auto()
    """A filter of the server, or of Discord, does not let the text pass."""
    INVALID = auto()
    """Discord does not accept a part of the page; all plainer forms were refused as well."""
    NO_FILES = auto()
    """The files of a page are too large, or none are accepted here."""
    TOKEN_HAS_ENDED = auto()
    """The token no longer leads to the message."""
    ALREADY_ANSWERED = auto()
    """The interaction has an answer, perhaps from another process with the bot's token."""
    SLOWED = auto()
    """The channel, or the server, has had too many messages for now."""
    BUSY = auto()
    """Discord says itself that it cannot do this for a while."""
    LOCKED_OUT = auto()
    """Discord accepts nothing from the bot: its token is no longer valid, or it is blocked."""
    TROUBLE = auto()
    """Discord has an outage or has not answered, or wants a short pause."""
    OWN_FAULT = auto()
    """An error in the bot, or a database without an answer: Discord has refused nothing."""
    KNOWN_TO_BE_FORBIDDEN = auto()
    """The gateway has told that a permission is missing, so no request was made."""
    UNKNOWN = auto()
    """A code that is not in the table."""


MEANINGS: dict[int, DiscordRefusal] = {
    10003: DiscordRefusal.CHANNEL_IS_GONE,  # unknown channel
    10004: DiscordRefusal.FORBIDDEN,  # unknown server
    10008: DiscordRefusal.MESSAGE_IS_GONE,  # unknown message
    10013: DiscordRefusal.DMS_ARE_CLOSED,  # unknown user
    10014: DiscordRefusal.INVALID,  # unknown emoji
    10015: DiscordRefusal.TOKEN_HAS_ENDED,  # unknown webhook
    10062: DiscordRefusal.TOKEN_HAS_ENDED,  # unknown interaction
    20009: DiscordRefusal.BLOCKED,  # explicit content
    20016: DiscordRefusal.SLOWED,  # slow mode
    20022: DiscordRefusal.SLOWED,  # edits of an announcement
    20026: DiscordRefusal.DMS_ARE_HELD,  # flagged by the anti-spam system
    20028: DiscordRefusal.SLOWED,  # messages in the channel
    20029: DiscordRefusal.SLOWED,  # messages in the server
    30010: DiscordRefusal.NO_MESSAGES_HERE,  # maximum of reactions
    30046: DiscordRefusal.TOO_OLD,  # edits of a message older than an hour
    40001: DiscordRefusal.LOCKED_OUT,  # unauthorized
    40002: DiscordRefusal.LOCKED_OUT,  # the account has to be verified
    40003: DiscordRefusal.OPENED_TOO_FAST,  # opening direct messages too fast
    40004: DiscordRefusal.BUSY,  # sending is switched off for now
    40005: DiscordRefusal.NO_FILES,  # the request is too large
    40006: DiscordRefusal.BUSY,  # this feature is switched off for now
    40007: DiscordRefusal.FORBIDDEN,  # banned from the server
    40058: DiscordRefusal.NO_MESSAGES_HERE,  # a forum
    40060: DiscordRefusal.ALREADY_ANSWERED,
    40062: DiscordRefusal.BUSY,  # the service is limited
    40094: DiscordRefusal.TOKEN_HAS_ENDED,  # maximum of follow-ups of an interaction
    40333: DiscordRefusal.LOCKED_OUT,  # blocked by Cloudflare
    50001: DiscordRefusal.FORBIDDEN,  # no access
    50003: DiscordRefusal.NO_MESSAGES_HERE,  # not in direct messages
    50005: DiscordRefusal.MESSAGE_IS_GONE,  # another account wrote the message
    50006: DiscordRefusal.INVALID,  # empty message
    50007: DiscordRefusal.DMS_ARE_CLOSED,
    50008: DiscordRefusal.NO_MESSAGES_HERE,  # not a text channel
    50009: DiscordRefusal.FORBIDDEN,  # verification level of the channel
    50013: DiscordRefusal.FORBIDDEN,  # no permission
    50014: DiscordRefusal.LOCKED_OUT,  # invalid token of the bot
    50024: DiscordRefusal.NO_MESSAGES_HERE,  # not in channels of this kind
    50027: DiscordRefusal.TOKEN_HAS_ENDED,  # invalid token of a webhook
    50033: DiscordRefusal.DMS_ARE_CLOSED,  # invalid recipient
    50035: DiscordRefusal.INVALID,  # invalid form, such as an unknown emoji
    50045: DiscordRefusal.NO_FILES,  # a file is too large
    50083: DiscordRefusal.ARCHIVED,
    50278: DiscordRefusal.DMS_ARE_CLOSED,  # shares no server
    60003: DiscordRefusal.FORBIDDEN,  # the owner needs two factors
    90001: DiscordRefusal.FORBIDDEN,  # the reaction is blocked
    110001: DiscordRefusal.BUSY,  # the application is not available yet
    130000: DiscordRefusal.BUSY,  # overloaded
    160005: DiscordRefusal.LOCKED,
    160006: DiscordRefusal.NO_MESSAGES_HERE,  # maximum of active threads
    200000: DiscordRefusal.BLOCKED,  # AutoMod
    240000: DiscordRefusal.BLOCKED,  # filter of harmful links
    400001: DiscordRefusal.NO_FILES,  # the server may upload nothing
}


class Affected(Enum):
    """Whom a refusal affects, and so how far its line in the log reaches."""

    MESSAGE = auto()
    PERSON = auto()
    CHANNEL = auto()
    BOT = auto()


@dataclass(frozen=True, slots=True)
class Pauses:
    """Seconds before the first, second, … repetition, the last of them before all others.

    ``while_changing`` is the longest pause for a message that has changed meanwhile.
    """

    seconds: tuple[float, ...]
    while_changing: float = inf

    def after(self, failures: int) -> float:
        """Return the seconds until the next attempt after this many failures in a row."""
        return self.seconds[min(failures, len(self.seconds)) - 1]


LONGEST_PAUSE_IN_TROUBLE = 3.0
"""A message is up to date within five seconds of the end of the trouble."""

_SOON = (0.5, 1.0, 2.0)
_IN_TROUBLE = Pauses((*_SOON, *(LONGEST_PAUSE_IN_TROUBLE,) * 197, 60.0), LONGEST_PAUSE_IN_TROUBLE)
"""After some ten minutes of trouble, one attempt a minute is made."""
_OWN_FAULT = Pauses((*_SOON, *(LONGEST_PAUSE_IN_TROUBLE,) * 7, 60.0), LONGEST_PAUSE_IN_TROUBLE)
"""After half a minute of the bot's own errors, too: a database without an answer looks like one."""
_LOOKED_UP = Pauses((*_SOON, LONGEST_PAUSE_IN_TROUBLE), LONGEST_PAUSE_IN_TROUBLE)
"""Looking whether a permission is back costs no request."""
_GROWING = Pauses((3.0, 12.0, 48.0, 192.0, 900.0))
_UNTIL_PEOPLE_MEND_IT = Pauses((3.0, 12.0, 30.0, 60.0))
"""The gateway reports most changes of permissions; any other is noticed within a minute."""
_WITH_ANOTHER_PAGE = Pauses((45.0, 180.0, 900.0), while_changing=45.0)
_BUSY = Pauses((5.0, 15.0, 30.0, 60.0))
_HOURLY = Pauses((3600.0,))

PAUSE_OF_OPENINGS = 3.1
"""Seconds without opening direct-message channels after Discord wanted a pause (40003)."""
_OPENINGS = Pauses((PAUSE_OF_OPENINGS, 10.0, 30.0, 60.0))


class ChannelTrouble(Enum):
    """Why a board cannot be updated, as its players read it: the key of the text on their hands."""

    FORBIDDEN = "note-channel-forbidden"
    LOCKED = "note-channel-locked"
    BLOCKED = "note-channel-blocked"
    REFUSED = "note-channel-refused"


class HandTrouble(Enum):
    """Why a hand does not come by direct message: the key of the text in the channel."""

    CLOSED = "dms-closed"
    HELD = "dms-held"
    REFUSED = "dms-refused"


@dataclass(frozen=True, slots=True)
class Consequence:
    """What follows from a refusal.

    ``board`` is what the players of a board are told on their hands, ``hand`` what the owner of a
    hand is told in the channel. ``ends_dms``: no direct message to the person is tried again until
    they ask for it, and their hand is shown by *Hand*. ``passes``: it may be over in a minute or
    two, so that a short notice is worth repeating. ``advice`` tells the operator what can be done;
    without it nothing is logged as a warning, because nothing has to be done.
    """

    affects: Affected
    pauses: Pauses
    board: ChannelTrouble | None = None
    hand: HandTrouble | None = None
    ends_dms: bool = False
    passes: bool = False
    advice: str | None = None


_FORBIDDEN = Consequence(
    Affected.CHANNEL,
    _UNTIL_PEOPLE_MEND_IT,
    board=ChannelTrouble.FORBIDDEN,
    hand=HandTrouble.CLOSED,
    ends_dms=True,
    advice="not allowed to show a message: its players are told, and somebody who manages the"
    " server can let the bot view the channel and write there",
)

CONSEQUENCES: dict[DiscordRefusal, Consequence] = {
    # The first five are mended at once; the pauses count if that was in vain.
    DiscordRefusal.MESSAGE_IS_GONE: Consequence(
        Affected.MESSAGE, _GROWING, board=ChannelTrouble.REFUSED, hand=HandTrouble.REFUSED
    ),
    DiscordRefusal.TOO_OLD: Consequence(
        Affected.MESSAGE, _GROWING, board=ChannelTrouble.REFUSED, hand=HandTrouble.REFUSED
    ),
    DiscordRefusal.CHANNEL_IS_GONE: Consequence(
        Affected.CHANNEL, _GROWING, hand=HandTrouble.CLOSED
    ),
    DiscordRefusal.TOKEN_HAS_ENDED: Consequence(Affected.MESSAGE, _GROWING),
    DiscordRefusal.ARCHIVED: Consequence(
        Affected.CHANNEL, _UNTIL_PEOPLE_MEND_IT, board=ChannelTrouble.LOCKED
    ),
    DiscordRefusal.DMS_ARE_CLOSED: Consequence(
        Affected.PERSON, _HOURLY, hand=HandTrouble.CLOSED, ends_dms=True
    ),
    DiscordRefusal.DMS_ARE_HELD: Consequence(
        Affected.BOT,
        _HOURLY,
        hand=HandTrouble.HELD,
        ends_dms=True,
        advice="Discord's anti-spam holds the bot: no new direct messages, for days. Hands are"
        " shown by Hand on the board, one attempt an hour is made. The Developer Portal tells why,"
        " and takes an appeal",
    ),
    DiscordRefusal.OPENED_TOO_FAST: Consequence(Affected.BOT, _OPENINGS, passes=True),
    DiscordRefusal.LOCKED: Consequence(
        Affected.CHANNEL,
        _UNTIL_PEOPLE_MEND_IT,
        board=ChannelTrouble.LOCKED,
        hand=HandTrouble.CLOSED,
        ends_dms=True,
        advice="a thread is locked: its players are told, and a moderator can unlock it",
    ),
    DiscordRefusal.FORBIDDEN: _FORBIDDEN,
    DiscordRefusal.KNOWN_TO_BE_FORBIDDEN: Consequence(
        Affected.CHANNEL,
        _LOOKED_UP,
        board=ChannelTrouble.FORBIDDEN,
        advice=_FORBIDDEN.advice,
    ),
    DiscordRefusal.NO_MESSAGES_HERE: Consequence(
        Affected.CHANNEL,
        _GROWING,
        board=ChannelTrouble.REFUSED,
        hand=HandTrouble.CLOSED,
        ends_dms=True,
        advice="a channel takes no messages of this kind: a game needs a text channel or a thread",
    ),
    DiscordRefusal.BLOCKED: Consequence(
        Affected.CHANNEL,
        _WITH_ANOTHER_PAGE,
        board=ChannelTrouble.BLOCKED,
        hand=HandTrouble.REFUSED,
        advice="a filter blocks a message: its players are told, and the server's AutoMod rules can"
        " except the bot",
    ),
    DiscordRefusal.INVALID: Consequence(
        Affected.MESSAGE,
        _WITH_ANOTHER_PAGE,
        board=ChannelTrouble.REFUSED,
        hand=HandTrouble.REFUSED,
        advice="Discord does not accept a page in any form: an error of this version, please"
        " report it with this line",
    ),
    DiscordRefusal.NO_FILES: Consequence(
        Affected.CHANNEL,
        _GROWING,
        board=ChannelTrouble.REFUSED,
        hand=HandTrouble.REFUSED,
        advice="Discord takes no files here, and the page without them was refused as well",
    ),
    DiscordRefusal.ALREADY_ANSWERED: Consequence(
        Affected.MESSAGE,
        _GROWING,
        advice="an interaction was answered already: does another process run with this token?",
    ),
    DiscordRefusal.SLOWED: Consequence(Affected.CHANNEL, _BUSY, passes=True),
    DiscordRefusal.BUSY: Consequence(
        Affected.BOT,
        _BUSY,
        passes=True,
        advice="Discord cannot do this for a while; its status page may tell more."
        " Nothing has to be done here",
    ),
    DiscordRefusal.LOCKED_OUT: Consequence(
        Affected.BOT,
        _GROWING,
        advice="Discord accepts nothing from this bot: check its token, its account, and the"
        " address from which it connects, with contra-uno doctor",
    ),
    DiscordRefusal.TROUBLE: Consequence(Affected.BOT, _IN_TROUBLE, passes=True),
    DiscordRefusal.OWN_FAULT: Consequence(Affected.MESSAGE, _OWN_FAULT),
    # The default has to be quiet, and safe whatever the code means.
    DiscordRefusal.UNKNOWN: Consequence(
        Affected.BOT,
        _GROWING,
        board=ChannelTrouble.REFUSED,
        hand=HandTrouble.REFUSED,
        advice="Discord refuses a request with a code that this version does not know. Attempts"
        " grow apart, players are told; look the code up, and report it if a newer version does"
        " not know it either",
    ),
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
    error: DiscordError | None = None
    may_arrive: bool = False

    @property
    def consequence(self) -> Consequence:
        """What follows from the refusal."""
        return CONSEQUENCES[self.refusal]


def refused_by(error: DiscordError) -> RefusedRequest:
    """Return what the error means."""
    if isinstance(error, TroubleError):
        return RefusedRequest(meaning_of(error), error.retry_after, error, error.unknown)
    return RefusedRequest(meaning_of(error), None, error)


def meaning_of(error: DiscordError) -> DiscordRefusal:
    """Return the meaning of the error's code, or of its status if it has no code."""
    if isinstance(error, OSError):
        return DiscordRefusal.TROUBLE
    if error.code in MEANINGS:
        return MEANINGS[error.code]
    if isinstance(error, TroubleError) or error.status in _OF_TROUBLE:
        return DiscordRefusal.TROUBLE
    unknown = DiscordRefusal.UNKNOWN
    return unknown if error.code else _BY_STATUS.get(error.status, unknown)


_OF_TROUBLE = (HTTPStatus.TOO_MANY_REQUESTS, *range(500, 600))
_BY_STATUS: dict[int, DiscordRefusal] = {
    HTTPStatus.BAD_REQUEST: DiscordRefusal.INVALID,
    HTTPStatus.UNAUTHORIZED: DiscordRefusal.LOCKED_OUT,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: DiscordRefusal.NO_FILES,
}


def wait_after(failures: int, refused: RefusedRequest) -> float:
    """Return the seconds until the next attempt after this many such refusals in a row."""
    return max(refused.consequence.pauses.after(failures), refused.retry_after or 0.0)
