"""The writer of all messages: finds what is stale, schedules it, and takes answers into account.

The store's rows say which messages are stale; `Writer.wake` only says in which game to look. What
clicks and commands want of the messages of a game is asked of the writer.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from functools import partial

import discord

from bot.i18n import Translator
from bot.place import joins_board_and_hand
from bot.render import Click, Page, PublicPage
from bot.render.clicks.click_id import NO_GAME
from bot.store.rows import MessageRow
from bot.tables import TableView
from bot.tables.messages.table_messages import ActingPlayers, TableMessages

from ..places import place_of
from .message import (
    BOARD,
    CALL,
    HAND,
    LOBBY,
    OPENED_BACKS,
    OPENED_HAND,
    QUESTION,
    Address,
    AnswerWrite,
    address_of,
    addresses_from_now,
    row_at,
)
from .own_messages import OwnMessage, own_answer
from .parts import WritingParts
from .presses import BoardPress
from .priorities import behind_under_load, pause, pause_together, rank

_WRITTEN_DOWN_AFTER = timedelta(minutes=1)
"""By then the id of a posted message is stored, or will never be."""

SECONDS_TO_FINISH = 1.5
"""Seconds that work under way has when the bot stops: first errands, then messages."""


class Writer:
    """Owns all writes to Discord's messages."""

    def __init__(self, parts: WritingParts) -> None:
        self._parts = parts
        self._messages = parts.tables.messages
        self._schedule = parts.schedule
        self._shown_by_answer: set[str] = set()
        self._posted_unheard: set[str] = set()
        parts.schedule.serve(look=self._want_stale, write=parts.updater.write)

    def held(self) -> dict[str, int]:
        """Return how many objects of each kind are in memory or under way."""
        parts = self._parts
        return self._schedule.held() | parts.tokens.held() | {"errands": parts.errands.held}

    def changed(self, game_id: str) -> None:
        """Note that a game has changed, and look for its stale messages."""
        self._parts.load.note()
        self.wake(game_id)

    def heard(self, game_id: str, guild_id: int | None) -> None:
        """Note a change by another process, and look if something here may have to show it."""
        parts = self._parts
        parts.load.note()
        is_waited_for = parts.opened.of(game_id) or parts.asked.is_waited_for(game_id)
        if guild_id is None or is_waited_for or parts.own.may_include(game_id, guild_id):
            self.wake(game_id)

    @property
    def is_busy(self) -> bool:
        """Whether the load is so high that optional messages are left out."""
        return self._parts.load.is_high

    def wake(self, game_id: str) -> None:
        """Look for stale messages of this game."""
        self._schedule.wake(game_id)

    def posted_unheard(self, game_id: str) -> None:
        """Search the channel before posting this game's messages: they may exist already."""
        self._posted_unheard.add(game_id)

    def take_over(self, message: MessageRow) -> None:
        """Write this message for another process, which seems to have stopped."""
        self._parts.own.take_over(message)
        self.posted_unheard(message.game_id)
        self._parts.errands.run(self._restore(message.game_id))

    async def _restore(self, game_id: str) -> None:
        await self._parts.tokens.restore(game_id)
        self.wake(game_id)

    def forget_person(self, user_id: int) -> None:
        """Forget everything about this person, and all texts that may name them."""
        self._parts.tokens.forget_person(user_id)
        self._parts.dm_channels.forget_person(user_id)
        self._parts.notes.forget(user_id)
        self._parts.pages.posters.forget()
        self._parts.questions.redraw_soon()

    def redraw_questions(self) -> None:
        """Write the questions of weekly evenings again: somebody hides, or no longer."""
        self._parts.questions.redraw_soon()

    def translate(self, user_id: int, locale: str | None = None) -> None:
        """Write again what this person has opened: they read another language now.

        `locale` is the language of their Discord, None where they have chosen one themselves.
        """
        self._parts.opened.translate(user_id, locale)

    async def answering_click(
        self, interaction: discord.Interaction, game_id: str
    ) -> AnswerWrite | None:
        """Make the click's answer the next write of the clicked message, until it ends.

        Return None if the message does not belong to the game (any more).
        """
        message = interaction.message
        if message is None:
            return None
        if message.flags.ephemeral:
            user_id = interaction.user.id
            hand = OPENED_HAND.at(game_id, user_id)
            return self.answering(hand, OPENED_BACKS.at(game_id, user_id))
        if game_id == NO_GAME:
            return self.answering(QUESTION.at(str(message.channel.id)))
        row = await self._messages.at(game_id, message.id)
        if row is None:
            return None
        address, view = address_of(row), None
        if address.kind is LOBBY and joins_board_and_hand(place_of(interaction)):
            view = await self._parts.tables.games.view(game_id, interaction.user.id)
        return self.answering(*addresses_from_now(row, None if view is None else view.seat))

    def answering(self, address: Address, *later: Address) -> AnswerWrite:
        """Make an answer the next write of this message, until it ends.

        ``later`` are addresses that the message may have by the time it is answered.
        """
        addresses = (address, *later)
        return AnswerWrite(
            [self._schedule.at(each) for each in addresses],
            written=partial(self._note_answer, address),
            ended=partial(self._answered, addresses),
        )

    async def _note_answer(
        self, address: Address, interaction: discord.Interaction, version: int, shown: Page
    ) -> None:
        message, parts = interaction.message, self._parts
        if address.kind is QUESTION:
            assert message is not None
            await parts.tables.weeklies.shown(message.channel.id, message.id, version)
            return
        if address.kind.is_opened:
            self.keep_fresh(address, own_answer(interaction), version)
            if message is not None:
                parts.opened.replace_backs(address, message)
            return
        if message is None:
            return
        parts.tokens.remember(interaction, address.game)
        parts.pages.sent_pictures.note(message.id, shown)
        if address.kind is HAND:
            parts.in_use.use_direct(address.game, interaction.user.id, message.id)
        row = await self._messages.at(address.game, message.id)
        if row is not None:
            whole = not parts.redrawing.lacks_poster(address)
            await self._messages.shown(row, version, message.channel.id, message.id, whole=whole)
            parts.updater.save_soon(address.game)

    def _answered(self, addresses: Sequence[Address]) -> None:
        for address in addresses:
            self._schedule.answered(address)
        game_id = addresses[0].game
        self._shown_by_answer.add(game_id)
        self.wake(game_id)

    def board_press(self, interaction: discord.Interaction, game_id: str) -> BoardPress:
        """Return the click as one that can bring a token to the clicked message."""
        return BoardPress(self._messages, self._parts.tokens, interaction, game_id)

    async def is_outdated(self, interaction: discord.Interaction, click: Click) -> bool:
        """Return whether the pressed lobby or board is not the one that goes on."""
        return await self._parts.presses.is_outdated(interaction, click)

    async def let_clock_go_on(self, interaction: discord.Interaction, game_id: str) -> None:
        """Let a clock that stands still go on, if the game is played in this channel."""
        await self._parts.presses.let_clock_go_on(interaction, game_id)

    async def answered(
        self, interaction: discord.Interaction, click: Click | None = None, *, in_own: bool = False
    ) -> None:
        """Note that a click or (None) a command is answered: its token may lead further.

        `in_own`: the clicked message is the person's own. The clicked message is deleted if no row
        knows it; a new one may not be stored yet. A person who clicks elsewhere does not have the
        message of the table before them, which is looked for if there is time.
        """
        game_id, parts = None if click is None else click.game, self._parts
        await parts.presses.answered(interaction, game_id, in_own=in_own)
        message = None if in_own else interaction.message
        if click is None:
            return
        if message is not None:
            if discord.utils.utcnow() - message.created_at > _WRITTEN_DOWN_AFTER:
                where = message.channel.id, message.id
                parts.errands.run(self._messages.retire_unknown(click.game, *where))
        elif not self.is_busy:
            parts.asked.look_soon(click.game, click.version)

    async def lobby_posted(
        self, interaction: discord.Interaction, view: TableView, message_id: int | None
    ) -> None:
        """Note the message with which a command was answered as the lobby.

        Without an id, Discord has not answered, and the message may exist.
        """
        if message_id is None:
            self.posted_unheard(view.game.id)
            return
        self._parts.tokens.remember_original(interaction, view.game.id, message_id)
        try:
            found = await self._messages.of_game(view.game.id)
            row = None if found is None else row_at(LOBBY.at(view.game.id), found)
            if row is not None:
                await self._messages.shown(row, view.game.version, view.game.channel_id, message_id)
                self.wake(view.game.id)  # calls wait for the lobby
        except Exception:  # the database does not answer
            self.posted_unheard(view.game.id)
            raise

    async def look_for(self, game_id: str) -> None:
        """Return once the message of this table is there, is known to come later, or takes long."""
        await self._parts.asked.look_for(game_id)

    async def look_for_at_times(self, game_id: str) -> None:
        """Look for the message if it is known to be deleted, or was not looked for lately."""
        await self._parts.asked.look_for_at_times(game_id)

    def keep_fresh(self, address: Address, message: OwnMessage, version: int) -> None:
        """Update this private message from now on as its game goes on."""
        former, parts = self._parts.opened.at(address), self._parts
        parts.tokens.keep_fresh(address, message, version)
        if former is not None and address.kind is OPENED_HAND and message.is_beside(former.message):
            parts.errands.run(self._close_former(address, former.message))
        self.wake(address.game)  # the game may have gone on while the message was sent

    async def _close_former(self, address: Address, former: OwnMessage) -> None:
        async with self._schedule.alone(address):  # an edit of the former one may be under way
            await self._parts.updater.close_former(former)

    def turn_hand(self, address: Address, page: int) -> None:
        """Show this page, from 0, of a hand from now on."""
        self._parts.notes.turn(address, page)

    def note_on_hand(self, view: TableView, text: str, *, lasts: bool = False) -> None:
        """Show a text on the next page of the viewer's hand, or (`lasts`) until they act."""
        notes = self._parts.notes
        (notes.keep if lasts else notes.say)(view, text)

    def acted(self, address: Address, user_id: int) -> None:
        """Note that a person acted: their hand shows the cards that can be played now, no note."""
        self.turn_hand(address, 0)
        self._parts.notes.drop_kept(address.game, user_id)

    def hand_page(
        self, address: Address, view: TableView, t: Translator, note: str | None = None
    ) -> Page:
        """Return the viewer's hand with `note`; a poster that it lacks is shown later."""
        if self._parts.pages.hand_lacks_poster(view):
            self._parts.redrawing.draw_poster(address, view)
        return self._parts.pages.hand(address, view, t, note)

    async def draw_for_everybody(self, message: MessageRow, view: TableView) -> PublicPage:
        """Return the newest page of a lobby, board or poster, for an answer."""
        page = await self._parts.pages.for_everybody(message, view)
        if self._parts.pages.lacks_poster(message, view):
            self._parts.redrawing.draw_poster(address_of(message), view)
        return page

    def tell(self, user_id: int, page: Page) -> None:
        """Begin to show a page to one person by direct message."""
        self._parts.errands.run(self._parts.notices.tell(user_id, page))

    async def are_dms_held(self, user_id: int) -> bool:
        """Return whether Discord is known to let the bot write nothing to this user for now."""
        return await self._parts.dm_channels.are_held(user_id)

    async def close(self) -> None:
        """Begin nothing more, let what is under way end, and save which versions are shown."""
        parts = self._parts
        parts.orphans.close()
        parts.delayed.close()
        await self._schedule.stop_looking(SECONDS_TO_FINISH, parts.errands.tasks)
        await self._schedule.close(SECONDS_TO_FINISH)
        await parts.updater.save_all()
        await parts.tokens.save_all()

    async def _want_stale(self, game_id: str) -> None:
        found, parts = await self._messages.of_game(game_id), self._parts
        if found is None:
            return
        parts.asked.note(game_id, found)
        parts.redrawing.follow_board(game_id, found)
        own = [row for row in found.stale if parts.own.includes(row)]
        awake = await parts.in_use.without_resting(own, found)
        if len(awake) < len(own):
            parts.updater.save_soon(game_id)  # no write of these messages will do it
        rows = {address_of(row): row for row in awake}
        unposted = {address for address, row in rows.items() if row.message_id is None}
        for first, linking in ((BOARD, HAND), (LOBBY, CALL)):
            address = first.at(game_id)
            if address in unposted and not self._schedule.has_failed(address):
                # The hands link to the board, and calls to the lobby, so it is posted first.
                rows = {each: row for each, row in rows.items() if each.kind is not linking}
                unposted &= rows.keys()
        if game_id in self._posted_unheard:
            self._posted_unheard.discard(game_id)
            for address in unposted:
                self._schedule.at(address).may_stand = True
        stale = [*rows, *parts.opened.older_than(game_id, found.version, is_over=found.is_over)]
        await self._schedule_all(stale, unposted, game_id, found)

    async def _schedule_all(
        self, stale: list[Address], unposted: set[Address], game_id: str, found: TableMessages
    ) -> None:
        lag = behind_under_load(self._parts.load.changes_a_second)
        needed = await self._messages.needed(game_id) if self.is_busy else ActingPlayers()
        # A person who has clicked sees the newest hand, and expects the same of the board.
        behind = 0.0 if game_id in self._shown_by_answer else pause_together(found)
        self._shown_by_answer.discard(game_id)
        moment = self._parts.moments.seconds_until(game_id, behind)
        for address in stale:
            seconds = pause(address, found, lag, needed)
            together = moment if address.kind.follows_moves else 0.0
            if address in unposted:
                seconds = together = 0.0
            if seconds > 0:
                self._parts.after_load.expect(game_id)
            self._schedule.want(address, seconds, rank(address, found), together=together)
