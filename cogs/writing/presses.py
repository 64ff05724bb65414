"""What a press brings besides its answer: ways to write by its token.

In places where the bot has no own route, that token can post new messages in its channel. What was
out of reach before is written by it. A lobby or board that no row knows was posted although
Discord's answer was lost: one that is newer than the known one takes its place, an older one
becomes a link to it.
"""

from __future__ import annotations

import discord

from bot.place import has_own_route
from bot.render import Click
from bot.render.clicks.click_id import NO_GAME
from bot.store.rows import MessageKind, MessageRow
from bot.tables import Tables
from bot.tables.messages.delivery import Delivery
from bot.tables.table import Stored

from ..permissions import can_post_publicly
from ..places import place_of
from ..showing.components import clicks_on
from ..tokens.interaction_tokens import token_of
from .hand_notes import HandNotes
from .message import BOARD, LOBBY, OPENED_HAND, Kind, kind_of, row_at
from .redrawing import Redrawing
from .schedule import WriteSchedule
from .timers import DelayedErrands
from .token_keeper import TokenKeeper

_SECONDS_BETWEEN_LOOKS = 60.0
"""Seconds between two looks whether a board is about to get out of reach."""

_OF_GAME = (MessageKind.LOBBY, MessageKind.BOARD)


def is_in_guest_place(interaction: discord.Interaction) -> bool:
    """Return whether the bot has no own route where the interaction took place."""
    return not has_own_route(place_of(interaction))


def _has_app(interaction: discord.Interaction) -> bool:
    """Return whether its person is known to have installed the bot, for a guest place.

    Nobody else finds its commands there. For a press, Discord names the person who has installed
    the bot and used the command that led to the message, whoever presses.
    """
    is_command = interaction.type is discord.InteractionType.application_command
    return is_command or interaction.is_user_integration()


class GuestPresses:
    """What a press in a place without an own route leads to, besides its answer."""

    def __init__(
        self,
        tables: Tables,
        tokens: TokenKeeper,
        notes: HandNotes,
        redrawing: Redrawing,
        schedule: WriteSchedule,
        delayed: DelayedErrands,
    ) -> None:
        self._games = tables.games
        self._messages = tables.messages
        self._reminders = tables.direct_reminders
        self._tokens = tokens
        self._notes = notes
        self._redrawing = redrawing
        self._schedule = schedule
        self._delayed = delayed
        tables.scheduler.can_be_shown = self.can_be_shown
        self._resumed: set[str] = set()

    async def can_be_shown(self, stored: Stored) -> bool:
        """Return whether something that happens at a table can be shown there now."""
        if has_own_route(stored.game.place) or self._is_in_reach(stored):
            return True
        await self._tokens.look_up(stored.game.id)
        return self._is_in_reach(stored)

    def _is_in_reach(self, stored: Stored) -> bool:
        game = stored.game
        posted = [m.message_id for m in stored.messages if m.kind in _OF_GAME and not m.retired]
        known = any(each and self._tokens.to(game.id, each) is not None for each in posted)
        return known or self._tokens.into(game.id, game.channel_id, restored=True) is not None

    async def let_clock_go_on(self, interaction: discord.Interaction, game_id: str) -> None:
        """Let a clock that stands still go on, if the game is played in this channel.

        The bot may have been invited to the server since the game was opened.
        """
        if await self._games.resume_clock(game_id, place_of(interaction).channel_id):
            self._resumed.add(game_id)

    async def is_outdated(self, interaction: discord.Interaction, click: Click) -> bool:
        """Return whether the pressed lobby or board is not the one that goes on.

        If it is newer than the known one, it is the one from now on.
        """
        pressed = interaction.message
        if not is_in_guest_place(interaction) or pressed is None or pressed.flags.ephemeral:
            return False
        found = await self._messages.of_game(click.game)
        kind = _kind_on(pressed, click.game)
        if found is None or kind is None or found.place.channel_id != pressed.channel.id:
            return False
        if any(m.message_id == pressed.id for m in found.messages):
            return False
        known = row_at(kind.at(click.game), found)
        if known is None or not _is_newer(pressed.id, known):
            return True
        await self._messages.shown(known, click.version, pressed.channel.id, pressed.id)
        return False

    async def _is_played_as_guest(
        self, interaction: discord.Interaction, game_id: str | None
    ) -> bool:
        """Return whether the bot has no own route to the game, which is played in this channel."""
        if is_in_guest_place(interaction):
            return True
        found = None if game_id is None else await self._messages.of_game(game_id)
        if found is None or has_own_route(found.place):
            return False
        return found.place.channel_id == place_of(interaction).channel_id

    async def answered(
        self,
        interaction: discord.Interaction,
        game_id: str | None = None,
        *,
        in_own: bool = False,
    ) -> None:
        """Write by an answered press, or command, what was out of reach.

        That is the game of the press, and the present game of its channel. `in_own`: the press was
        on its person's own hand, which shows the answer already.
        """
        if self._tokens.is_forgotten(token_of(interaction)):
            return
        if not await self._is_played_as_guest(interaction, game_id):
            return
        here = await self._games.in_channel(place_of(interaction).channel_id)
        named = None if game_id == NO_GAME else game_id
        games = dict.fromkeys(each for each in (named, here) if each is not None)
        if _has_app(interaction):
            for each in games:
                await self._reminders.note_app(each, interaction.user.id)
        if can_post_publicly(interaction):
            for each in games:
                self._tokens.remember_channel(token_of(interaction), each)
                following = await self._games.following(each)
                if following is not None:
                    self._tokens.remember_channel(token_of(interaction), following)
        for each in games:
            await self.let_clock_go_on(interaction, each)
            if each in self._resumed:
                self._resumed.discard(each)
                answered = OPENED_HAND.at(each, interaction.user.id) if in_own else None
                self._redrawing.redraw_table(each, but=answered)
            self._schedule.wake(each)
            await self._watch(each)

    async def _watch(self, game_id: str) -> None:
        """Ask on the hands for a press on the board in time, and no more once it has come."""
        board = await self._board(game_id)
        is_asking = board is not None and self._tokens.lacks(game_id, board)
        if not is_asking and self._notes.ask_no_more(game_id):
            self._redrawing.redraw_hands(game_id)
        key = "board", game_id
        self._delayed.run_in(_SECONDS_BETWEEN_LOOKS, key, lambda: self._look(game_id))

    async def _look(self, game_id: str) -> None:
        board = await self._board(game_id)
        if board is None or self._tokens.to(game_id, board) is None:
            return
        if self._tokens.lacks(game_id, board):
            self._notes.ask_for_press(game_id)
            self._redrawing.redraw_hands(game_id)
        else:
            await self._watch(game_id)

    async def _board(self, game_id: str) -> int | None:
        """Return the id of the posted board of a game that goes on, or None."""
        found = await self._messages.of_game(game_id)
        board = None if found is None else row_at(BOARD.at(game_id), found)
        return None if board is None or board.wanted_version is not None else board.message_id


def _is_newer(message_id: int, known: MessageRow) -> bool:
    return known.message_id is None or message_id > known.message_id


def _kind_on(message: discord.Message, game_id: str) -> Kind | None:
    """Return whether the buttons of a message are those of this game's lobby or board."""
    verbs = {click.verb for click in clicks_on(message) if click.game == game_id}
    return next((kind for kind in (BOARD, LOBBY) if kind.is_on(verbs)), None)


class BoardPress:
    """A press on a message of a game that others see, too, whose answer is for one person.

    The token of a private answer leads to that answer alone. So a press on a board without a living
    token is acknowledged as an edit of the board, and the answer follows in a private message: two
    requests instead of one, once in a quarter of an hour. All edits of the board are then free.
    """

    def __init__(
        self,
        messages: Delivery,
        tokens: TokenKeeper,
        interaction: discord.Interaction,
        game_id: str,
    ) -> None:
        self._messages = messages
        self._tokens = tokens
        self._interaction = interaction
        self._game_id = game_id

    async def should_bring_token(self) -> bool:
        """Return whether the message lacks a token, and has more to show."""
        message = self._interaction.message
        if message is None or not self._tokens.lacks(self._game_id, message.id):
            return False
        row = await self._messages.at(self._game_id, message.id)
        return row is not None and kind_of(row).others_press and row.has_more_to_show

    def acknowledged(self) -> None:
        """Edit the message by this press from now on: it was acknowledged as an edit of it."""
        self._tokens.remember(self._interaction, self._game_id)
