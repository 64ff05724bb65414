"""Keeps every message of every game up to date: the board, the hands, the lobby, reminders.

The rows of the database say what is stale; a wake-up only says where to look. One worker a game
sends the newest version of each message and never an older one.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Container, Hashable
from contextlib import AbstractContextManager
from itertools import chain, repeat

import discord
from discord.ext import commands

from bot.render import CHALLENGE_REACTION, CONTRA_REACTION
from bot.store.rows import MessageKind, MessageRow, Status
from bot.tables import TableView

from ._board_reposting import BoardReposting
from ._closed_dms import keep_hand_in_channel, says_closed
from ._crossings import Crossings
from ._layout import private_layout, public_layout
from ._opened_hands import OpenedHands
from ._ownership import is_ours
from ._page_contexts import context_of, table_texts
from ._pages import own_hand, public_page
from ._posts import OPENED_TOO_FAST, UNKNOWN_CHANNEL, Posts
from ._services import Services, services_of

log = logging.getLogger(__name__)

_RETRY = (1.0, 2.0, *(4.0,) * 150, 60.0)
"""Seconds until it is tried again what went wrong once, twice, and so on.

A message is right within five seconds once the trouble is over; after ten minutes of it, a minute.
"""

_LOOK_AGAIN = 15.0
"""Seconds between two looks for what another process has left stale."""

_DM_PAUSE = 3.0
"""Seconds until direct messages are opened again after Discord wanted a pause (40003)."""


class Messages(commands.Cog):
    """The workers, and what they send."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot
        self._services: Services = services_of(bot)
        self._posts = Posts(bot)
        self._reposting = BoardReposting(bot)
        self._crossings = Crossings()
        self.hands = OpenedHands(bot, self._services, self._crossings)
        self._woken: set[str] = set()
        self._workers: dict[str, asyncio.Task[None]] = {}
        self._failures: Counter[str] = Counter()
        self._left_behind: set[str] = set()

    async def cog_load(self) -> None:
        """Begin to listen."""
        self._services.notifier.listen(self.wake)

    async def cog_unload(self) -> None:
        """Stop listening and let go of what is being sent."""
        self._services.notifier.listen(None)
        workers = list(self._workers.values())
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)

    async def keep_looking(self) -> None:
        """Bring everything up to date that was left stale when the bot last stopped.

        Where other processes work at the same tables, again and again: what nobody has brought up
        to date since the last look is taken over, for whoever should have written it may be gone.
        """
        stale = await self._stale_games()
        self._wake_all(stale)
        while self._services.tables.is_shared:
            await asyncio.sleep(_LOOK_AGAIN)
            before, stale = stale, await self._stale_games()
            still = [game_id for game_id in stale if game_id in before]
            self._left_behind.update(still)
            self._wake_all(still)

    async def _stale_games(self) -> list[str]:
        """Where the database does not answer it is asked again, until it does."""
        waits = chain(_RETRY, repeat(_RETRY[-1]))
        while True:
            try:
                return await self._services.tables.messages.stale_games()
            except Exception:
                log.exception("stale messages not found; trying again soon")
                await asyncio.sleep(next(waits))

    def _wake_all(self, game_ids: list[str]) -> None:
        for game_id in game_ids:
            self.wake(game_id)

    def wake(self, game_id: str) -> None:
        """Messages of this game are stale."""
        self._woken.add(game_id)
        if game_id not in self._workers:
            self._workers[game_id] = asyncio.create_task(self._work(game_id))

    def answering(self, key: Hashable) -> AbstractContextManager[None]:
        """While a click on the message with this key is answered, the answer is its new version.

        The key is Discord's id of the message; of a lobby that is not posted yet, its channel's; of
        a hand opened in the channel, the game's with the user's.
        """
        return self._crossings.answering(key)

    async def showed(self, interaction: discord.Interaction, version: int) -> None:
        """A click was answered in the clicked message: it shows this version now."""
        message = interaction.message
        if message is None:
            return
        self._posts.tokens.remember(interaction)
        message_id, channel_id = message.id, message.channel.id
        row = await self._services.tables.messages.find(message_id)
        if row is not None and not self._crossings.have_crossed(message_id):
            await self._services.tables.messages.shown(row, version, channel_id, message_id)

    async def opened(self, view: TableView, message_id: int) -> None:
        """An answer is the lobby's message."""
        messages = self._services.tables.messages
        for row in await messages.stale(view.game_id):
            if row.kind is MessageKind.LOBBY and row.message_id is None:
                await messages.shown(row, view.version, view.channel_id, message_id)

    async def _work(self, game_id: str) -> None:
        everything_shown = True
        try:
            while game_id in self._woken:
                self._woken.discard(game_id)
                everything_shown = await self._bring_game(game_id)
            if everything_shown:
                self._failures.pop(game_id, None)
            else:
                self._retry(game_id)
        except Exception:
            log.exception("messages not up to date", extra={"game": game_id})
            self._retry(game_id)
        finally:
            del self._workers[game_id]
            if game_id in self._woken:
                self.wake(game_id)

    def _retry(self, game_id: str) -> None:
        self._failures[game_id] += 1
        wait = _RETRY[min(self._failures[game_id], len(_RETRY)) - 1]
        asyncio.get_running_loop().call_later(wait, self.wake, game_id)

    async def _bring_game(self, game_id: str) -> bool:
        """Whether everything could be brought up to date."""
        with self._crossings.watching_answers() as answered:
            stale = await self._stale_and_ours(game_id)
            # First what everybody waits for: the board carries the way to the hands.
            stale.sort(key=lambda message: message.kind is not MessageKind.BOARD)
            boards = [m for m in stale if m.kind is MessageKind.BOARD and m.message_id is None]
            shown = [await self._bring(message, answered) for message in boards]
            rest = [self._bring(message, answered) for message in stale if message not in boards]
            outcomes = await asyncio.gather(*rest, return_exceptions=True)
            await self.hands.bring(game_id, answered)
        for outcome in outcomes:
            if isinstance(outcome, BaseException):
                raise outcome
        return all(shown) and all(outcomes)

    async def _stale_and_ours(self, game_id: str) -> list[MessageRow]:
        stale = await self._services.tables.messages.stale(game_id)
        if game_id in self._left_behind:
            self._left_behind.discard(game_id)
            return stale
        return [message for message in stale if is_ours(self._bot, message)]

    async def _bring(self, message: MessageRow, answered: Container[Hashable]) -> bool:
        """Whether there is nothing left to be done about the message."""
        key = _key_of(message)
        if key in answered:
            return True
        with self._crossings.editing(key):
            return await self._bring_now(message)

    async def _bring_now(self, message: MessageRow) -> bool:
        messages = self._services.tables.messages
        if message.retired:
            await self._delete(message)
            await messages.removed(message)
            return True
        view = await messages.view(message)
        if view is None:
            return True
        try:
            await self._show(message, view)
        except discord.HTTPException as error:
            return await self._cannot_show(message, view, error)
        return True

    async def _show(self, message: MessageRow, view: TableView) -> None:
        if message.kind is MessageKind.REMINDER:
            sent = await self._remind(message, view)
        elif message.kind is MessageKind.HAND:
            sent = await self._send_hand(message, view)
        else:
            sent = await self._send_to_channel(message, view)
        if sent is None or self._crossings.have_crossed(sent[1]):
            return
        await self._services.tables.messages.shown(message, view.version, sent[0], sent[1])

    async def _send_to_channel(
        self, message: MessageRow, view: TableView
    ) -> tuple[int, int] | None:
        page = public_layout(public_page(self._bot, self._services.texts, message.kind, view))
        live_board = message.kind is MessageKind.BOARD and view.status is Status.LIVE
        posted_anew = live_board and await self._reposting.is_due(message)
        if message.message_id is not None and not posted_anew:
            if await self._posts.edit(message, page):
                return view.channel_id, message.message_id
            if message.kind is MessageKind.LOBBY and view.status is not Status.LOBBY:
                return view.channel_id, message.message_id
        posted = await self._posts.post(view.channel_id, page)
        await self._delete(message)
        if live_board:
            await self._posts.offer_reactions(posted, CONTRA_REACTION, CHALLENGE_REACTION)
        return posted

    async def _delete(self, message: MessageRow) -> None:
        self._reposting.forget(message)
        await self._posts.delete(message)

    async def _send_hand(self, message: MessageRow, view: TableView) -> tuple[int, int] | None:
        if message.user_id is None:
            return None
        t = table_texts(self._bot, self._services.texts, view)
        page = private_layout(own_hand(context_of(self._bot, view), view, t))
        if message.channel_id is not None and message.message_id is not None:
            if await self._posts.edit(message, page):
                return message.channel_id, message.message_id
            if view.status is Status.OVER:
                return message.channel_id, message.message_id
        channel_id = message.channel_id or await self._posts.open_dm(message.user_id)
        return await self._posts.write_to(channel_id, page)

    async def _remind(self, message: MessageRow, view: TableView) -> tuple[int, int] | None:
        if message.message_id is not None or message.user_id is None:
            return None
        t = table_texts(self._bot, self._services.texts, view)
        link = context_of(self._bot, view).board_link or ""
        text = t.format("reminder", player=f"<@{message.user_id}>", link=link)
        return await self._posts.say(view.channel_id, text, message.user_id)

    async def _cannot_show(
        self, message: MessageRow, view: TableView, error: discord.HTTPException
    ) -> bool:
        """Do what the refusal calls for; whether nothing is left to be done."""
        ids = {"game": message.game_id, "guild": message.guild_id, "seat": message.seat}
        in_dms = message.kind is MessageKind.HAND
        if in_dms and says_closed(error):
            log.info("direct messages are closed", extra=ids)
            await keep_hand_in_channel(self._bot, self._services, self._posts, message, view)
            return True
        if error.code == OPENED_TOO_FAST:
            asyncio.get_running_loop().call_later(_DM_PAUSE, self.wake, message.game_id)
            return True
        if error.code == UNKNOWN_CHANNEL and not in_dms:
            log.warning("the channel of a game is gone", extra=ids)
            await self._services.tables.abandon(message.game_id)
            return True
        if error.code == UNKNOWN_CHANNEL:
            await self._services.tables.messages.lost(message)
            return True
        if isinstance(error, discord.Forbidden | discord.NotFound):
            # It may be allowed again at any time, and nobody tells the bot of it.
            log.warning("not allowed to show a message", extra={**ids, "code": error.code})
            return False
        raise error


def _key_of(message: MessageRow) -> Hashable:
    """What `Messages.answering` knows the message by, if anybody could click it yet."""
    if message.message_id is not None:
        return message.message_id
    return message.channel_id if message.kind is MessageKind.LOBBY else message


async def setup(bot: commands.Bot) -> None:
    """Load the extension."""
    await bot.add_cog(Messages(bot))
