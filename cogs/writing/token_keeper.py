"""The one keeper of tokens: in memory, and in the database for the time after a restart.

Tokens are saved after the answer, several in one save, so that no answer waits for it. A process
that starts, or that takes over messages of another one, goes on with them.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from datetime import timedelta

import discord

from bot.bounded import Bounded
from bot.store.rows import MessageKind, MessageRow

from .._services import BotServices
from ..connecting.processes import WrittenMessages
from ..tokens.interaction_tokens import InteractionToken, TokenMessage, changes_clicked, token_of
from ..tokens.kept_ways import KeptWay, Purpose, WayKey, from_rows, to_row
from .message import OPENED_BACKS, OPENED_HAND, Address
from .opened_hands import FreshHand, OpenedHands
from .own_messages import OwnMessage, own_again
from .schedule import WriteSchedule
from .timers import DelayedErrands, Timers

log = logging.getLogger(__name__)

SECONDS_UNTIL_SAVED = 0.5

_RENEWED_BEFORE_END = timedelta(minutes=2)
"""How long before the end of a board's token a press on the board may bring the next one."""

_CLOCKS_DIFFER = timedelta(seconds=5)
"""The most by which Discord's clock is ahead of ours."""

_MOST_FORGOTTEN = 1_000
_MOST_WAYS = 40_000
_MOST_REFUSED = 10_000

_FOR_EVERYBODY = (MessageKind.LOBBY, MessageKind.BOARD)
_OPENED = {Purpose.HAND: OPENED_HAND, Purpose.BACKS: OPENED_BACKS}


class TokenKeeper:
    """The newest way by a token to each message, to new messages of a game in a channel, and to
    the hands that people have opened.
    """

    def __init__(
        self,
        services: BotServices,
        opened: OpenedHands,
        own: WrittenMessages,
        schedule: WriteSchedule,
        timers: Timers,
        delayed: DelayedErrands,
    ) -> None:
        self._kept = services.tables.kept_tokens
        self._messages = services.tables.messages
        self._repository = services.tables.repository
        self._is_shared = self._repository.is_shared
        self._presence = services.tables.presence
        self._seal = services.token_seal
        self._opened = opened
        self._own = own
        self._schedule = schedule
        self._timers = timers
        self._delayed = delayed
        self._ways: Bounded[WayKey, KeptWay] = Bounded(_MOST_WAYS)
        self._public: Bounded[WayKey, KeptWay] = Bounded(_MOST_WAYS)
        self._restored: Bounded[WayKey, KeptWay] = Bounded(_MOST_WAYS)
        self._unsaved: dict[WayKey, KeptWay] = {}
        self._refused: Bounded[int, None] = Bounded(_MOST_REFUSED)
        self._forgotten: Bounded[int, int] = Bounded(_MOST_FORGOTTEN)
        self._salt = secrets.randbits(64)

    def held(self) -> dict[str, int]:
        """Return how many opened hands, and messages with a token, are in memory."""
        messages = sum(purpose is Purpose.MESSAGE for _, purpose, _ in self._ways)
        return {"opened_hands": self._opened.held, "edit_tokens": messages}

    def forget_person(self, user_id: int) -> None:
        """Forget the tokens of this person's clicks, and the hands that they have opened.

        Take no token of theirs any more until they click again: the click that deletes is answered
        after it, and others may be on their way.
        """
        now = discord.utils.utcnow() + _CLOCKS_DIFFER
        self._forgotten[hash((self._salt, user_id))] = discord.utils.time_snowflake(now)
        self._forget_where(lambda token: token.user_id == user_id)

    def is_forgotten(self, token: InteractionToken) -> bool:
        """Return whether the person of this interaction has deleted their data since."""
        last = self._forgotten.get(hash((self._salt, token.user_id)), 0)
        return token.interaction_id <= last

    def refuse(self, token: InteractionToken) -> None:
        """Take this token nowhere any more, and remove what is stored of it: Discord refuses it."""
        self._refused[token.interaction_id] = None
        self._forget_where(lambda each: each.interaction_id == token.interaction_id)
        row = token.user_id, token.ends_at
        key = self, token.interaction_id
        self._delayed.run_in(0.0, key, lambda: self._removed(self._kept.remove(*row)))

    async def _removed(self, removal: Awaitable[None]) -> None:
        try:
            await removal
        except Exception:
            log.exception("a token that leads nowhere any more was not removed")

    async def owners_of_opened_hands(self, game_id: str) -> set[int]:
        """Return the people whose opened hand in this game is fresh, also by other processes."""
        opened = self._opened
        here = {each.number for each in opened.of(game_id) if opened.played_at(each) is not None}
        rows = await self._kept.of_game(game_id) if self._presence.has_company else ()
        there = {row.target_id for row in rows if row.purpose == Purpose.HAND}
        return here | there

    async def leave(self, address: Address) -> None:
        """Let no process take up the hand at this address, which its owner has left."""
        key = address.game, Purpose.HAND, address.number
        self._unsaved.pop(key, None)
        await self._removed(self._kept.remove_way(*key))

    def _forget_where(self, matches: Callable[[InteractionToken], bool]) -> None:
        for ways in (self._ways, self._public, self._restored, self._unsaved):
            for key, way in list(ways.items()):
                if matches(way.message.token):
                    del ways[key]
        for address, hand in self._opened.all():
            if matches(hand.message.target.token):
                self._opened.forget(address, hand)

    def remember(self, interaction: discord.Interaction, game_id: str) -> None:
        """Keep the click as the way to the clicked message, if its answer changed that message."""
        message = interaction.message
        if message is not None and changes_clicked(interaction):
            self.remember_original(interaction, game_id, message.id)

    def remember_original(
        self, interaction: discord.Interaction, game_id: str, message_id: int
    ) -> None:
        """Keep the interaction as the way to its original message, which has this id.

        Where that is in a channel, everybody sees it.
        """
        token = token_of(interaction)
        self._remember(KeptWay(game_id, Purpose.MESSAGE, message_id, TokenMessage(token)))
        self.remember_channel(token, game_id)
        channel = KeptWay(game_id, Purpose.CHANNEL, token.channel_id, TokenMessage(token))
        if not self.is_forgotten(token):
            self._public[channel.key] = channel

    def remember_follow_up(self, token: InteractionToken, game_id: str, message_id: int) -> None:
        """Keep the way to a message that was posted as a follow-up by this token."""
        follow_up = TokenMessage(token, message_id)
        self._remember(KeptWay(game_id, Purpose.MESSAGE, message_id, follow_up))

    def remember_channel(self, token: InteractionToken, game_id: str) -> None:
        """Keep the token as the way to new messages of the game in its channel."""
        way = TokenMessage(token)
        self._remember(KeptWay(game_id, Purpose.CHANNEL, token.channel_id, way))

    def keep_fresh(self, address: Address, message: OwnMessage, version: int) -> None:
        """Update this private message from now on, until its token ends."""
        if self.is_forgotten(message.target.token):
            return
        self._plan_farewell(address, self._opened.remember(address, message, version))
        purpose = Purpose.BACKS if address.kind is OPENED_BACKS else Purpose.HAND
        way = message.target, message.locale, version, message.made_by
        self._save_soon(KeptWay(address.game, purpose, address.number, *way))

    def to(self, game_id: str, message_id: int) -> TokenMessage | None:
        """Return the way to this message, or None if there is none (any more)."""
        key = game_id, Purpose.MESSAGE, message_id
        found = self._ways.get(key)
        if found is None:
            return None
        if found.message.token.has_ended:
            del self._ways[key]
            return None
        return found.message

    async def find(self, row: MessageRow) -> TokenMessage | None:
        """Return the way to a message, also by a token that another process has saved."""
        found = None if row.message_id is None else self.to(row.game_id, row.message_id)
        if found is None and await self.look_up(row.game_id) and row.message_id is not None:
            return self.to(row.game_id, row.message_id)
        return found

    async def look_up(self, game_id: str) -> bool:
        """Take the tokens of a game that another process may have saved; return whether one may."""
        if self._is_shared:
            await self.restore(game_id)
        return self._is_shared

    def lacks(self, game_id: str, message_id: int) -> bool:
        """Return whether this message has no token, or one that is about to end."""
        found = self.to(game_id, message_id)
        if found is None:
            return True
        return found.token.ends_at - discord.utils.utcnow() <= _RENEWED_BEFORE_END

    def into(
        self, game_id: str, channel_id: int, *, restored: bool = False
    ) -> InteractionToken | None:
        """Return the token of the last click on the game's messages in this channel, if it lives.

        New messages can be posted there by it, and stand as replies to the token's message: one
        whose message everybody sees comes first, so that no board seems to quote a hand. `restored`
        also takes a token of another process, or from before a restart. A message that was posted
        by it then may stand there unknown to us.
        """
        key = game_id, Purpose.CHANNEL, channel_id
        here = (self._public, self._ways)
        for ways in (*here, self._restored) if restored else here:
            token = ways[key].message.token if key in ways else None
            if token is not None and not token.has_ended and token.follow_ups_left != 0:
                return token
        return None

    def forget(self, game_id: str, message_id: int) -> None:
        """Forget the token of this message: it has expired, or the message is gone."""
        self._ways.pop((game_id, Purpose.MESSAGE, message_id), None)

    def post_no_more(self, game_id: str, channel_id: int) -> None:
        """Forget the ways to new messages of the game in this channel."""
        for ways in (self._ways, self._public, self._restored):
            ways.pop((game_id, Purpose.CHANNEL, channel_id), None)

    def _remember(self, way: KeptWay) -> None:
        if self.is_forgotten(way.message.token):
            return
        self._ways[way.key] = way
        self._save_soon(way)

    def _save_soon(self, way: KeptWay) -> None:
        self._unsaved[way.key] = way
        self._delayed.run_in(SECONDS_UNTIL_SAVED, self, self.save_all)

    async def save_all(self) -> None:
        """Save what is not saved yet. After a failure it is saved with the next way."""
        self._forget_ended()
        due, self._unsaved = self._unsaved, {}
        try:
            if due:
                await self._kept.save([to_row(way, self._seal) for way in due.values()])
        except Exception:
            log.exception("tokens of clicks were not saved")
            self._unsaved = due | self._unsaved
        for way in due.values():
            if self.is_forgotten(token := way.message.token):
                self._unsaved.pop(way.key, None)
                await self._removed(self._kept.remove(token.user_id, token.ends_at))
            elif self._is_left(way):  # while it was saved
                await self._removed(self._kept.remove_way(*way.key))

    def _is_left(self, way: KeptWay) -> bool:
        """Return whether this leads to an opened hand with which its owner does not play."""
        address = OPENED_HAND.at(way.game_id, way.target_id)
        is_open = way.purpose is Purpose.HAND and self._opened.at(address) is not None
        return is_open and self._opened.played_at(address) is None

    def _forget_ended(self) -> None:
        """Forget the ways that have ended: nobody looks for those of a game that is over.

        The oldest are first, but for a few from before a restart.
        """
        for ways in (self._ways, self._public, self._restored):
            while ways and next(iter(ways.values())).message.token.has_ended:
                ways.popitem(last=False)

    async def restore(self, game_id: str | None = None) -> None:
        """Take the living tokens of a game, or (None) of all games, from the database.

        Without tokens, messages are edited by the bot's own route.
        """
        try:
            rows = await (self._kept.load() if game_id is None else self._kept.of_game(game_id))
            is_written_here: dict[str, bool] = {}
            for way in from_rows(rows, self._seal):
                game = way.game_id
                if way.purpose in _OPENED and game not in is_written_here:
                    written = self._is_written_here(game)
                    is_written_here[game] = bool(await self._repository.attempt(game, written))
                if is_written_here.get(game, True) or way.purpose not in _OPENED:
                    self.take(way)
        except Exception:
            log.exception("tokens of clicks were not loaded", extra={"game": game_id})

    def take(self, way: KeptWay) -> None:
        """Take a stored way, unless there is a newer one, or Discord refuses its token."""
        if way.message.token.interaction_id in self._refused:
            return
        if way.purpose in _OPENED:
            address = _OPENED[way.purpose].at(way.game_id, way.target_id)
            restored = self._opened.restore(address, own_again(way), way.version)
            if restored is not None:
                self._plan_farewell(address, restored)
            return
        ways = self._ways if way.purpose is Purpose.MESSAGE else self._restored
        known = ways.get(way.key)
        if known is None or way.is_newer_than(known):
            ways[way.key] = way

    async def _is_written_here(self, game_id: str) -> bool:
        """Return whether this process writes the game's board: only one keeps hands fresh."""
        found = await self._messages.of_game(game_id)
        rows = () if found is None else found.messages
        return any(row.kind in _FOR_EVERYBODY and self._own.includes(row) for row in rows)

    def _plan_farewell(self, address: Address, opened: FreshHand) -> None:
        """Plan the page that says that the hand will no longer be updated."""

        def farewell() -> None:
            opened.farewell_is_due = True
            self._schedule.want(address)

        opened.farewell = self._timers.call_later(max(0.0, opened.seconds_to_farewell), farewell)
