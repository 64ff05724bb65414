"""What a refusal by Discord means: a table of its codes, and of what follows from each meaning.

A meaning has one row in `DiscordRefusal`: its codes, who is affected, when the request is repeated,
what players are told, and what the operator can do. What is done besides is in `recovery`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto, unique
from http import HTTPStatus
from math import inf

import discord

from .request_timeouts import TroubleError


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
    without it nothing is logged as a warning, because nothing has to be done. ``codes`` are
    Discord's for this meaning.
    """

    affects: Affected
    pauses: Pauses
    board: ChannelTrouble | None = None
    hand: HandTrouble | None = None
    ends_dms: bool = False
    passes: bool = False
    advice: str | None = None
    codes: tuple[int, ...] = ()


_ADVICE_TO_PERMIT = (
    "not allowed to show a message: its players are told, and somebody who manages the server can"
    " let the bot view the channel and write there"
)

_ADVICE_TO_WAIT = (
    "Discord cannot do this for a while; its status page may tell more. Nothing has to be done here"
)


@unique
class DiscordRefusal(Enum):
    """Why a request was refused: the codes that say so, and what follows."""

    MESSAGE_IS_GONE = Consequence(
        Affected.MESSAGE,
        _GROWING,
        board=ChannelTrouble.REFUSED,
        hand=HandTrouble.REFUSED,
        codes=(
            10008,  # unknown message
            50005,  # another account wrote the message
        ),
    )
    """Somebody has deleted the message: it is posted anew."""
    TOO_OLD = Consequence(
        Affected.MESSAGE,
        _GROWING,
        board=ChannelTrouble.REFUSED,
        hand=HandTrouble.REFUSED,
        codes=(30046,),  # edits of a message older than an hour
    )
    """The message is older than an hour and was edited too often: it is posted anew."""
    CHANNEL_IS_GONE = Consequence(
        Affected.CHANNEL,
        _GROWING,
        hand=HandTrouble.CLOSED,
        codes=(10003,),  # unknown channel
    )
    """A direct-message channel is opened anew; a game without its channel is over."""
    DMS_ARE_CLOSED = Consequence(
        Affected.PERSON,
        _HOURLY,
        hand=HandTrouble.CLOSED,
        ends_dms=True,
        codes=(
            10013,  # unknown user
            50007,
            50033,  # invalid recipient
            50278,  # shares no server
        ),
    )
    """The person accepts no direct messages, shares no server, or has no account any more."""
    DMS_ARE_HELD = Consequence(
        Affected.BOT,
        _HOURLY,
        hand=HandTrouble.HELD,
        ends_dms=True,
        advice="Discord's anti-spam holds the bot: no new direct messages, for days. Hands are"
        " shown by Hand on the board, one attempt an hour is made. The Developer Portal tells why,"
        " and takes an appeal",
        codes=(20026,),  # flagged by the anti-spam system
    )
    """Discord's anti-spam lets the bot begin no direct messages, for days."""
    OPENED_TOO_FAST = Consequence(
        Affected.BOT,
        _OPENINGS,
        passes=True,
        codes=(40003,),  # opening direct messages too fast
    )
    """Discord wants a pause before another direct-message channel is opened."""
    ARCHIVED = Consequence(
        Affected.CHANNEL,
        _UNTIL_PEOPLE_MEND_IT,
        board=ChannelTrouble.LOCKED,
        codes=(50083,),
    )
    """The thread is archived: it is taken out of the archive."""
    LOCKED = Consequence(
        Affected.CHANNEL,
        _UNTIL_PEOPLE_MEND_IT,
        board=ChannelTrouble.LOCKED,
        hand=HandTrouble.CLOSED,
        ends_dms=True,
        advice="a thread is locked: its players are told, and a moderator can unlock it",
        codes=(160005,),
    )
    """The thread is locked: only its moderators can change that."""
    FORBIDDEN = Consequence(
        Affected.CHANNEL,
        _UNTIL_PEOPLE_MEND_IT,
        board=ChannelTrouble.FORBIDDEN,
        hand=HandTrouble.CLOSED,
        ends_dms=True,
        advice=_ADVICE_TO_PERMIT,
        codes=(
            10004,  # unknown server
            40007,  # banned from the server
            50001,  # no access
            50009,  # verification level of the channel
            50013,  # no permission
            60003,  # the owner needs two factors
            90001,  # the reaction is blocked
        ),
    )
    """A permission is missing. It may come back without notice."""
    NO_MESSAGES_HERE = Consequence(
        Affected.CHANNEL,
        _GROWING,
        board=ChannelTrouble.REFUSED,
        hand=HandTrouble.CLOSED,
        ends_dms=True,
        advice="a channel takes no messages of this kind: a game needs a text channel or a thread",
        codes=(
            30010,  # maximum of reactions
            40058,  # a forum
            50003,  # not in direct messages
            50008,  # not a text channel
            50024,  # not in channels of this kind
            160006,  # maximum of active threads
        ),
    )
    """The channel is of a kind that takes no such messages."""
    BLOCKED = Consequence(
        Affected.CHANNEL,
        _WITH_ANOTHER_PAGE,
        board=ChannelTrouble.BLOCKED,
        hand=HandTrouble.REFUSED,
        advice="a filter blocks a message: its players are told, and the server's AutoMod rules can"
        " except the bot",
        codes=(
            20009,  # explicit content
            200000,  # AutoMod
            240000,  # filter of harmful links
        ),
    )
    """A filter of the server, or of Discord, does not let the text pass."""
    INVALID = Consequence(
        Affected.MESSAGE,
        _WITH_ANOTHER_PAGE,
        board=ChannelTrouble.REFUSED,
        hand=HandTrouble.REFUSED,
        advice="Discord does not accept a page in any form: an error of this version, please"
        " report it with this line",
        codes=(
            10014,  # unknown emoji
            50006,  # empty message
            50035,  # invalid form, such as an unknown emoji
        ),
    )
    """Discord does not accept a part of the page; all plainer forms were refused as well."""
    NO_FILES = Consequence(
        Affected.CHANNEL,
        _GROWING,
        board=ChannelTrouble.REFUSED,
        hand=HandTrouble.REFUSED,
        advice="Discord takes no files here, and the page without them was refused as well",
        codes=(
            40005,  # the request is too large
            50045,  # a file is too large
            400001,  # the server may upload nothing
        ),
    )
    """The files of a page are too large, or none are accepted here."""
    TOKEN_HAS_ENDED = Consequence(
        Affected.MESSAGE,
        _GROWING,
        codes=(
            10015,  # unknown webhook
            10062,  # unknown interaction
            40094,  # maximum of follow-ups of an interaction
            50027,  # invalid token of a webhook
        ),
    )
    """The token no longer leads to the message."""
    ALREADY_ANSWERED = Consequence(
        Affected.MESSAGE,
        _GROWING,
        advice="an interaction was answered already: does another process run with this token?",
        codes=(40060,),
    )
    """The interaction has an answer, perhaps from another process with the bot's token."""
    SLOWED = Consequence(
        Affected.CHANNEL,
        _BUSY,
        passes=True,
        codes=(
            20016,  # slow mode
            20022,  # edits of an announcement
            20028,  # messages in the channel
            20029,  # messages in the server
        ),
    )
    """The channel, or the server, has had too many messages for now."""
    BUSY = Consequence(
        Affected.BOT,
        _BUSY,
        passes=True,
        advice=_ADVICE_TO_WAIT,
        codes=(
            40004,  # sending is switched off for now
            40006,  # this feature is switched off for now
            40062,  # the service is limited
            110001,  # the application is not available yet
            130000,  # overloaded
        ),
    )
    """Discord says itself that it cannot do this for a while."""
    LOCKED_OUT = Consequence(
        Affected.BOT,
        _GROWING,
        advice="Discord accepts nothing from this bot: check its token, its account, and the"
        " address from which it connects, with contra-uno doctor",
        codes=(
            40001,  # unauthorized
            40002,  # the account has to be verified
            40333,  # blocked by Cloudflare
            50014,  # invalid token of the bot
        ),
    )
    """Discord accepts nothing from the bot: its token is no longer valid, or it is blocked."""
    TROUBLE = Consequence(Affected.BOT, _IN_TROUBLE, passes=True, advice=_ADVICE_TO_WAIT)
    """Discord has an outage or has not answered, or wants a short pause."""
    OWN_FAULT = Consequence(Affected.MESSAGE, _OWN_FAULT)
    """An error in the bot, or a database without an answer: Discord has refused nothing."""
    KNOWN_TO_BE_FORBIDDEN = Consequence(
        Affected.CHANNEL, _LOOKED_UP, board=ChannelTrouble.FORBIDDEN, advice=_ADVICE_TO_PERMIT
    )
    """The gateway has told that a permission is missing, so no request was made."""
    UNKNOWN = Consequence(
        Affected.BOT,
        _GROWING,
        board=ChannelTrouble.REFUSED,
        hand=HandTrouble.REFUSED,
        advice="Discord refuses a request with a code that this version does not know. Attempts"
        " grow apart, players are told; look the code up, and report it if a newer version does"
        " not know it either",
    )
    """A code that is not in the table."""


MEANINGS = {code: refusal for refusal in DiscordRefusal for code in refusal.value.codes}
"""What each of Discord's codes means."""

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
        return self.refusal.value


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
