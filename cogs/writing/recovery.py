"""What the writer does when Discord refuses a message: each refusal needs its own answer.

There is one line of log for each kind of refusal, which says what the operator can do. A refusal
that lasts is logged again after a minute, ten minutes and then every hour, with the number of
requests that were refused meanwhile.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from enum import Enum, auto
from http import HTTPStatus

import discord

from bot.bounded import Bounded
from bot.store.rows import MessageKind, MessageRow
from bot.tables import Tables

from ..connecting.processes import Errands
from ..tokens.interaction_tokens import TokenMessage
from .budget import Budgets
from .closed_dms import ClosedDms
from .direct_messages import DmChannels
from .discord_refusals import (
    DISCORD_ERRORS,
    PAUSE_OF_OPENINGS,
    Affected,
    ChannelTrouble,
    DiscordRefusal,
    RefusedRequest,
    refused_by,
)
from .game_channels import GameChannels
from .hand_notes import HandNotes
from .message import BOARD, kind_of
from .message_requests import MessageRequests
from .redrawing import Redrawing
from .timers import Timers
from .token_keeper import TokenKeeper
from .ways import WayKind, WriteWay

log = logging.getLogger(__name__)

_MOST_MENDED = 10_000

_FOLLOW_UPS_ARE_SPENT = 40094
"""Messages can still be edited by the token."""

_USUAL_REST = 5.0
"""Seconds for which a token rests where Discord does not say how long."""

_TROUBLE_LASTS = 5
"""Failures of a message in a row, over some ten seconds, from which an outage is logged."""

_POSTED_ANEW = (DiscordRefusal.MESSAGE_IS_GONE, DiscordRefusal.TOO_OLD)
_MENDED = (
    *_POSTED_ANEW,
    DiscordRefusal.CHANNEL_IS_GONE,
    DiscordRefusal.TOKEN_HAS_ENDED,
    DiscordRefusal.ARCHIVED,
)
"""Refusals after which the message can be written at once, in some other way."""


class NextStep(Enum):
    """What happens next to a message that could not be written."""

    DONE = auto()
    AGAIN = auto()
    ANEW = auto()
    """Try again at once, with a new message."""
    LATER = auto()


class Recovery:
    """Does what a refusal requires."""

    def __init__(
        self,
        tables: Tables,
        requests: MessageRequests,
        tokens: TokenKeeper,
        budgets: Budgets,
        *,
        dm_channels: DmChannels,
        closed_dms: ClosedDms,
        notes: HandNotes,
        redrawing: Redrawing,
        channels: GameChannels,
        refusal_log: RefusalLog,
        errands: Errands,
    ) -> None:
        self._messages = tables.messages
        self._deleted_messages = tables.deleted_messages
        self._requests = requests
        self._tokens = tokens
        self._budgets = budgets
        self._dm_channels = dm_channels
        self._closed_dms = closed_dms
        self._notes = notes
        self._redrawing = redrawing
        self._channels = channels
        self._log = refusal_log
        self._errands = errands
        self._mended: Bounded[int, set[DiscordRefusal]] = Bounded(_MOST_MENDED)

    async def after(
        self, message: MessageRow, way: WriteWay | None, refused: RefusedRequest, failures: int = 1
    ) -> NextStep:
        """Handle a refusal of a message, the `failures`-th alike in a row; return what follows."""
        refusal, consequence = refused.refusal, refused.consequence
        self.note_token(None if way is None else way.by, refused)
        if way is not None and way.is_follow_up and way.channel_id is not None:
            # A follow-up has no nonce: if it arrives late, a second one would be another board.
            self._tokens.post_no_more(message.game_id, way.channel_id)
        if message.retired and not _may_be_deleted_later(refused):
            # The message is gone, or may not be deleted: nothing more can be done.
            await self._messages.removed(message)
            return NextStep.DONE
        if refusal in _MENDED and self._can_be_mended(message, way, refusal):
            step = await self._mend(message, way, refusal)
            if step is NextStep.LATER:
                self._mended.pop(message.id, None)
            return step
        if way is not None and way.by is not None and _is_a_limit(refused):
            # Discord's limit is one of this token alone: the bot's own route is open.
            way.by.token.limit.rest(refused.retry_after or _USUAL_REST)
            return NextStep.AGAIN
        is_of_person = message.is_direct and consequence.affects is Affected.CHANNEL
        is_brief = refusal is DiscordRefusal.TROUBLE and failures < _TROUBLE_LASTS
        if not (is_of_person or is_brief):
            self._log.note(refused, message.channel_id, **_ids(message))
        if not message.is_direct:
            self._tell_table(message, consequence.board)
        elif _ends_dms(message, refused):
            await self._closed_dms.go_elsewhere(message, refused)
            return NextStep.DONE
        elif consequence.hand is not None:
            await self._closed_dms.tell_once(message, consequence.hand)
        self._keep_away(message, refused)
        return NextStep.LATER

    def note_token(self, by: TokenMessage | None, refused: RefusedRequest) -> None:
        """Take a token nowhere any more if this refusal says that it has ended before its time."""
        error = refused.error
        is_spent = isinstance(error, discord.HTTPException) and error.code == _FOLLOW_UPS_ARE_SPENT
        if by is not None and refused.refusal is DiscordRefusal.TOKEN_HAS_ENDED and not is_spent:
            self._tokens.refuse(by.token)

    def succeeded(self, message: MessageRow) -> None:
        """Note that the message was written."""
        self._mended.pop(message.id, None)
        if message.is_direct:
            self._closed_dms.arrived(message)
        elif self._notes.end(message.game_id):
            self._redrawing.redraw_hands(message.game_id)

    def _can_be_mended(
        self, message: MessageRow, way: WriteWay | None, refusal: DiscordRefusal
    ) -> bool:
        """Return whether something else can be tried, which was not tried just now in vain."""
        if refusal is DiscordRefusal.CHANNEL_IS_GONE and not message.is_direct:
            return True
        mended = self._mended.setdefault(message.id, set())
        is_posted = way is not None and way.kind is WayKind.POST
        is_new = refusal in _POSTED_ANEW and is_posted
        if refusal in mended or is_new:
            mended.discard(refusal)
            return False
        mended.add(refusal)
        return True

    async def _mend(
        self, message: MessageRow, way: WriteWay | None, refusal: DiscordRefusal
    ) -> NextStep:
        match refusal:
            case DiscordRefusal.TOO_OLD if not kind_of(message).is_reposted:
                return NextStep.LATER
            case DiscordRefusal.MESSAGE_IS_GONE | DiscordRefusal.TOO_OLD:
                return await self._replace(message, refusal)
            case DiscordRefusal.CHANNEL_IS_GONE:
                return await self._without_channel(message)
            case DiscordRefusal.TOKEN_HAS_ENDED:
                is_deleted = way is None or way.by is None or way.kind is WayKind.DELETE
                return NextStep.LATER if is_deleted else NextStep.AGAIN
            case DiscordRefusal.ARCHIVED if await self._is_settled(message):
                return await self._leave(message)
            case DiscordRefusal.ARCHIVED:
                return await self._unarchive(message)
            case _:
                return NextStep.LATER

    async def _replace(self, message: MessageRow, refusal: DiscordRefusal) -> NextStep:
        """Post the message anew, unless only a last word was to be written.

        A lobby or board that somebody has deleted may have to wait for that.
        """
        is_board = kind_of(message) is BOARD
        if message.wanted_version is not None and (not is_board or await self._is_settled(message)):
            return await self._leave(message)
        if refusal is DiscordRefusal.TOO_OLD or message.is_direct:
            return NextStep.ANEW
        await self._deleted_messages.note(message)
        return NextStep.DONE

    async def _is_settled(self, message: MessageRow) -> bool:
        """Return whether this is a result on which only the offer of a rematch has ended."""
        found = await self._messages.of_game(message.game_id)
        return found is not None and found.is_settled and message.kind is MessageKind.BOARD

    async def _leave(self, message: MessageRow) -> NextStep:
        """Give up the last word of a message: its readers have seen what counts."""
        last = message.wanted_version
        if last is not None and message.channel_id is not None and message.message_id is not None:
            await self._messages.shown(message, last, message.channel_id, message.message_id)
        return NextStep.DONE

    async def _without_channel(self, message: MessageRow) -> NextStep:
        if message.is_direct:
            if message.user_id is not None:
                self._dm_channels.forget(message.user_id)
            await self._messages.lost(message)
        else:
            self._errands.run(self._channels.end_game(message.game_id))
        return NextStep.DONE

    async def _unarchive(self, message: MessageRow) -> NextStep:
        if message.channel_id is None:
            return NextStep.LATER
        try:
            await self._requests.unarchive(message.channel_id)
        except DISCORD_ERRORS as error:
            if not refused_by(error).consequence.passes:
                locked = RefusedRequest(DiscordRefusal.LOCKED, error=error)
                self._log.note(locked, message.channel_id, **_ids(message))
                self._tell_table(message, ChannelTrouble.LOCKED)
            return NextStep.LATER
        return NextStep.AGAIN

    def _tell_table(self, message: MessageRow, trouble: ChannelTrouble | None) -> None:
        """Say on the hands that the board cannot be written."""
        if trouble is not None and self._notes.begin(message.game_id, trouble):
            self._redrawing.redraw_hands(message.game_id)

    def _keep_away(self, message: MessageRow, refused: RefusedRequest) -> None:
        """Send nothing for as long as Discord wants: to the channel, or to open others."""
        if refused.refusal is DiscordRefusal.OPENED_TOO_FAST:
            self._budgets.openings_refused(PAUSE_OF_OPENINGS)
        elif refused.retry_after is not None and message.channel_id is not None:
            self._budgets.refused(message.channel_id, refused.retry_after)


def _ends_dms(message: MessageRow, refused: RefusedRequest) -> bool:
    """Return whether no other attempt is made by direct message.

    A reminder is only of use while it is that person's turn, so any refusal ends it.
    """
    consequence = refused.consequence
    is_refused = consequence.ends_dms or refused.refusal is DiscordRefusal.CHANNEL_IS_GONE
    is_reminder = message.kind is MessageKind.DIRECT_REMINDER
    return is_refused or (is_reminder and consequence.hand is not None)


def _is_a_limit(refused: RefusedRequest) -> bool:
    """Return whether Discord got too many requests of this kind. Their content does not matter."""
    error = refused.error
    is_told = (
        isinstance(error, discord.HTTPException) and error.status == HTTPStatus.TOO_MANY_REQUESTS
    )
    return refused.refusal is DiscordRefusal.TROUBLE and (
        is_told or refused.retry_after is not None
    )


def _may_be_deleted_later(refused: RefusedRequest) -> bool:
    later = DiscordRefusal.UNKNOWN, DiscordRefusal.INVALID, DiscordRefusal.LOCKED_OUT
    return refused.consequence.passes or refused.refusal in later


def _ids(message: MessageRow) -> dict[str, object]:
    return {"game": message.game_id, "guild": message.server_id, "seat": message.seat}


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
