"""What the writer does when Discord refuses a message: each refusal needs its own answer."""

from __future__ import annotations

import logging
from collections.abc import Callable
from enum import Enum, auto

import discord

from bot.store.rows import MessageKind, MessageRow
from bot.tables.messages.delivery import Delivery
from bot.views.table_values import Status

from .direct_messages import ClosedDms, DmChannels
from .discord_refusals import PAUSE_OF_OPENINGS, DiscordRefusal, RefusedRequest
from .interaction_tokens import InteractionTokens
from .message_pages import ChannelTrouble, HandNotes
from .message_requests import MessageRequests
from .message_ways import TokenEdit, Way
from .request_limits import Budgets
from .request_timeouts import TroubleError

log = logging.getLogger(__name__)


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
        messages: Delivery,
        requests: MessageRequests,
        tokens: InteractionTokens,
        budgets: Budgets,
        dm_channels: DmChannels,
        words: HandNotes,
        closed_dms: ClosedDms,
        *,
        end_game: Callable[[str], None],
        redraw_hands: Callable[[str], None],
    ) -> None:
        """`end_game` ends a game whose channel is gone; `redraw_hands` shows new notes on hands."""
        self._messages = messages
        self._requests = requests
        self._tokens = tokens
        self._budgets = budgets
        self._dm_channels = dm_channels
        self._words = words
        self._closed_dms = closed_dms
        self._end_game = end_game
        self._redraw_hands = redraw_hands

    async def after(
        self, message: MessageRow, way: Way | None, refused: RefusedRequest
    ) -> NextStep:
        """Handle the refusal of a message, written by this `way`; return what happens next."""
        refusal = refused.refusal
        if message.retired and refusal not in (DiscordRefusal.TROUBLE, DiscordRefusal.UNKNOWN):
            # The message is gone, or may not be deleted: nothing more can be done.
            await self._messages.removed(message)
            return NextStep.DONE
        match refusal:
            case DiscordRefusal.TOO_OLD if message.kind is MessageKind.POSTER:
                # Its buttons have to go, but a new poster would stand below the next board.
                return NextStep.LATER
            case DiscordRefusal.MESSAGE_IS_GONE | DiscordRefusal.TOO_OLD:
                return await self._replace(message)
            case DiscordRefusal.CHANNEL_IS_GONE:
                return await self._without_channel(message)
            case DiscordRefusal.DMS_ARE_CLOSED:
                await self._closed_dms.go_elsewhere(message)
                return NextStep.DONE
            case DiscordRefusal.TOKEN_HAS_ENDED:
                return self._without_token(message, way)
            case DiscordRefusal.ARCHIVED if await self._is_settled(message):
                return await self._leave(message)
            case DiscordRefusal.ARCHIVED:
                return await self._unarchive(message)
            case _:
                self._take_note(message, refused)
                return NextStep.LATER

    def succeeded(self, message: MessageRow) -> None:
        """Note that the message was written."""
        if not message.is_direct and self._words.end(message.game_id):
            self._redraw_hands(message.game_id)

    def _take_note(self, message: MessageRow, refused: RefusedRequest) -> None:
        """Note why the message has to wait."""
        match refused.refusal:
            case DiscordRefusal.OPENED_TOO_FAST:
                self._budgets.openings_refused(PAUSE_OF_OPENINGS)
            case DiscordRefusal.LOCKED:
                self._tell_table(message, ChannelTrouble.LOCKED)
            case DiscordRefusal.FORBIDDEN:
                self._tell_table(message, ChannelTrouble.FORBIDDEN)
            case DiscordRefusal.TROUBLE:
                self._keep_away(message, refused)
            case _:
                log.error("a message was refused", exc_info=refused.error, extra=_ids(message))

    async def _replace(self, message: MessageRow) -> NextStep:
        """Post the message anew, unless only a last word was to be written."""
        is_board = message.kind is MessageKind.BOARD
        if message.wanted_version is None or (is_board and not await self._is_settled(message)):
            return NextStep.ANEW
        return await self._leave(message)

    async def _is_settled(self, message: MessageRow) -> bool:
        """Return whether this is a result on which only the offer of a rematch has ended."""
        view = await self._messages.view(message)
        is_over = view is not None and view.status is Status.OVER and view.rematch_until is None
        return is_over and message.kind is MessageKind.BOARD

    async def _leave(self, message: MessageRow) -> NextStep:
        """Give up the last word of a message: its readers have seen what counts."""
        last = message.wanted_version
        if last is not None and message.channel_id is not None and message.message_id is not None:
            await self._messages.shown(message, last, message.channel_id, message.message_id)
        return NextStep.DONE

    def _without_token(self, message: MessageRow, way: Way | None) -> NextStep:
        if not isinstance(way, TokenEdit) or message.message_id is None:
            return NextStep.LATER
        self._tokens.forget(message.message_id)
        return NextStep.AGAIN

    async def _without_channel(self, message: MessageRow) -> NextStep:
        if message.is_direct:
            if message.user_id is not None:
                self._dm_channels.forget(message.user_id)
            await self._messages.lost(message)
        else:
            log.warning("the channel of a game is gone", extra=_ids(message))
            self._end_game(message.game_id)
        return NextStep.DONE

    async def _unarchive(self, message: MessageRow) -> NextStep:
        if message.channel_id is None:
            return NextStep.LATER
        try:
            await self._requests.unarchive(message.channel_id)
        except discord.Forbidden:
            self._tell_table(message, ChannelTrouble.LOCKED)
            return NextStep.LATER
        except (discord.HTTPException, TroubleError):
            return NextStep.LATER
        return NextStep.AGAIN

    def _tell_table(self, message: MessageRow, trouble: ChannelTrouble) -> None:
        """Say on the hands that the board cannot be written."""
        if not message.is_direct and self._words.begin(message.game_id, trouble):
            log.warning("not allowed to show a message", extra=_ids(message))
            self._redraw_hands(message.game_id)

    def _keep_away(self, message: MessageRow, refused: RefusedRequest) -> None:
        if refused.retry_after is not None and message.channel_id is not None:
            self._budgets.refused(message.channel_id, refused.retry_after)


def _ids(message: MessageRow) -> dict[str, object]:
    return {"game": message.game_id, "guild": message.guild_id, "seat": message.seat}
