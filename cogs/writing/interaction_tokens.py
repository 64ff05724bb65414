"""Edits by the token of a click: of the clicked message, and of hands opened in the channel.

Such requests do not count towards Discord's limit for the bot as a whole. A token leads to the
clicked message, or to its answer, and to its own follow-ups. It expires after fifteen minutes: so
long an opened hand is kept fresh. Both are lost when the process ends; a click on such a hand still
shows the newest one.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.bounded import Bounded
from bot.render import Page
from bot.store.rows import MessageRow

from ..audience import clicked_own
from ..showing.components import ExposedError, PageLayout, attached, files_of, in_some_form
from .addresses import OpenedHand
from .message_requests import NOBODY, SECONDS_TO_EDIT, require_hand
from .request_timeouts import within
from .write_schedule import PlannedCall

LIFETIME = timedelta(minutes=14)
"""Discord allows edits of a click's answer for fifteen minutes."""

_RENEWED_BEFORE_END = timedelta(minutes=2)
"""How long before the end of a board's token a press on the board may bring the next one."""

_MOST_TOKENS = 20_000


def changes_clicked(interaction: discord.Interaction) -> bool:
    """Return whether the click was answered by changing the clicked message."""
    return interaction.response.type in (
        discord.InteractionResponseType.message_update,
        discord.InteractionResponseType.deferred_message_update,
    )


@dataclass(frozen=True, slots=True)
class TokenMessage:
    """A message that an interaction's token can edit: the original one, or one of its follow-ups.

    The original message is the answer, or the clicked message if the answer changed that.
    """

    interaction: discord.Interaction
    follow_up_id: int | None = None

    async def edit(self, page: Page, files: Callable[[Page], dict[str, Any]]) -> None:
        """Show another page, with the files that `files` returns as an argument."""
        interaction, follow_up_id = self.interaction, self.follow_up_id

        async def send(layout: PageLayout) -> None:
            more = files(layout.page)
            if follow_up_id is None:
                edit = interaction.edit_original_response(
                    view=layout, allowed_mentions=NOBODY, **more
                )
            else:
                edit = interaction.followup.edit_message(
                    follow_up_id, view=layout, allowed_mentions=NOBODY, **more
                )
            await within(SECONDS_TO_EDIT, edit)

        await in_some_form(interaction.client, page, send)

    async def delete(self) -> None:
        """Delete the message."""
        if self.follow_up_id is None:
            deletion = self.interaction.delete_original_response()
        else:
            deletion = self.interaction.followup.delete_message(self.follow_up_id)
        await within(SECONDS_TO_EDIT, deletion)


MOST_EDITS = 5
_EDITS_COUNT_FOR = timedelta(seconds=2)
"""Discord tells of five requests for one token in about this time."""


class TokenLimit:
    """Discord's limit on the requests by one token, for all messages that it leads to."""

    def __init__(self) -> None:
        self._requests: deque[datetime] = deque()
        self._rests_until: datetime | None = None

    @property
    def is_reached(self) -> bool:
        """Whether Discord would refuse a request by this token now, or make it wait."""
        now = discord.utils.utcnow()
        while self._requests and now - self._requests[0] >= _EDITS_COUNT_FOR:
            self._requests.popleft()
        is_resting = self._rests_until is not None and now < self._rests_until
        return is_resting or len(self._requests) >= MOST_EDITS

    def count(self) -> None:
        """Count a request."""
        self._requests.append(discord.utils.utcnow())

    def rest(self, seconds: float) -> None:
        """Let the token rest for this time: Discord has refused it, and not the bot."""
        self._rests_until = discord.utils.utcnow() + timedelta(seconds=seconds)


@dataclass(slots=True)
class Token:
    """The way to a message by an interaction, and until when it is open."""

    interaction: discord.Interaction
    until: datetime
    follow_up_id: int | None = None
    limit: TokenLimit = field(default_factory=TokenLimit, repr=False, compare=False)

    async def delete(self) -> None:
        """Delete the message."""
        self.limit.count()
        await TokenMessage(self.interaction, self.follow_up_id).delete()

    def to_follow_up(self, message_id: int) -> Token:
        """Return the way to a follow-up that was just posted."""
        self.limit.count()
        return Token(self.interaction, self.until, message_id, self.limit)

    async def edit(self, message: MessageRow, page: Page) -> None:
        """Edit the message.

        Raise `ExposedError` for a page for one person in any message but a hand.
        """
        require_hand(message, page)
        self.limit.count()
        await TokenMessage(self.interaction, self.follow_up_id).edit(page, attached)


class InteractionTokens:
    """The newest way by a token to each message, and to new messages of a game in a channel."""

    def __init__(self) -> None:
        self._tokens: Bounded[int, Token] = Bounded(_MOST_TOKENS)
        self._newest: Bounded[tuple[str, int], Token] = Bounded(_MOST_TOKENS)

    @property
    def held(self) -> int:
        """The number of messages with a token."""
        return len(self._tokens)

    def remember(self, interaction: discord.Interaction, game_id: str) -> None:
        """Keep the click as the way to the clicked message, if its answer changed that message."""
        message = interaction.message
        if message is not None and changes_clicked(interaction):
            self.remember_original(interaction, game_id, message.id)

    def remember_original(
        self, interaction: discord.Interaction, game_id: str, message_id: int
    ) -> None:
        """Keep the interaction as the way to its original message, which has this id."""
        token = Token(interaction, discord.utils.utcnow() + LIFETIME)
        self._tokens[message_id] = token
        if interaction.channel_id is not None:
            self._newest[game_id, interaction.channel_id] = token

    def remember_press(self, interaction: discord.Interaction, *game_ids: str) -> None:
        """Keep an answered press as the way to new messages of these games in its channel."""
        channel_id = interaction.channel_id
        if channel_id is None:
            return
        token = Token(interaction, discord.utils.utcnow() + LIFETIME)
        for game_id in game_ids:
            known = self._newest.get((game_id, channel_id))
            if known is None or known.interaction is not interaction:
                self._newest[game_id, channel_id] = token

    def remember_follow_up(self, token: Token, message_id: int) -> None:
        """Keep the way to a message that was posted as a follow-up by this token."""
        self._tokens[message_id] = token.to_follow_up(message_id)

    def to(self, message_id: int) -> Token | None:
        """Return the token for this message, or None if there is none (any more)."""
        token = self._tokens.get(message_id)
        if token is None or token.until <= discord.utils.utcnow():
            self.forget(message_id)
            return None
        return token

    def lacks(self, message_id: int) -> bool:
        """Return whether this message has no token, or one that is about to end."""
        token = self.to(message_id)
        return token is None or token.until - discord.utils.utcnow() <= _RENEWED_BEFORE_END

    def into(self, game_id: str, channel_id: int) -> Token | None:
        """Return the token of the last click on the game's messages in this channel, if it lives.

        New messages can be posted there by it.
        """
        token = self._newest.get((game_id, channel_id))
        if token is None or token.until <= discord.utils.utcnow():
            self.post_no_more(game_id, channel_id)
            return None
        return token

    def forget_all(self) -> None:
        """Forget all tokens: a click holds its person and the old message, with the names on it."""
        self._tokens.clear()
        self._newest.clear()

    def forget(self, message_id: int) -> None:
        """Forget the token of this message: it has expired, or the message is gone."""
        self._tokens.pop(message_id, None)

    def post_no_more(self, game_id: str, channel_id: int) -> None:
        """Forget the way to new messages of the game in this channel."""
        self._newest.pop((game_id, channel_id), None)


_OUT_OF_DATE = -1
"""Older than each version of a table."""

_FAREWELL = timedelta(seconds=30)
"""How long before its end a hand says that it will no longer be updated."""


class OwnMessage:
    """A message that only one person can see, as long as its interaction allows edits."""

    def __init__(
        self, interaction: discord.Interaction, follow_up: discord.WebhookMessage | None = None
    ) -> None:
        """Take the interaction's original message, or this follow-up of it.

        Raise `ExposedError` if others see it.
        """
        if follow_up is None:
            is_foreign = changes_clicked(interaction) and not clicked_own(interaction)
            if interaction.response.type is None or is_foreign:
                raise ExposedError("the interaction's original message is not one person's own")
        elif not follow_up.flags.ephemeral:
            raise ExposedError("the follow-up is not one person's own")
        self._message = TokenMessage(interaction, None if follow_up is None else follow_up.id)
        self.user_id = interaction.user.id
        self.locale = str(interaction.locale)

    async def edit(self, page: Page) -> None:
        """Show another page.

        Raise `discord.HTTPException` if the message is gone, `TroubleError` if Discord has trouble.
        """
        await self._message.edit(page, _replacing_files)


def _replacing_files(page: Page) -> dict[str, Any]:
    """Return the argument with which an edit replaces files, by none if the page has none."""
    return {"attachments": files_of(page)}


@dataclass(slots=True)
class FreshHand:
    """A hand that is open in the channel, and the version that it shows.

    ``farewell`` is the planned call that says it will no longer be updated.
    """

    message: OwnMessage
    version: int
    until: datetime
    farewell: PlannedCall | None = None

    @property
    def is_ending(self) -> bool:
        """Whether its next page is its last."""
        return self.until - discord.utils.utcnow() <= _FAREWELL

    @property
    def seconds_to_farewell(self) -> float:
        """The seconds until it says that it will no longer be updated."""
        return (self.until - _FAREWELL - discord.utils.utcnow()).total_seconds()


class OpenedHands:
    """The last hand that each person has opened in a channel, by game."""

    def __init__(self) -> None:
        self._opened: defaultdict[str, dict[OpenedHand, FreshHand]] = defaultdict(dict)

    @property
    def held(self) -> int:
        """The number of open hands."""
        return sum(map(len, self._opened.values()))

    def remember(self, address: OpenedHand, message: OwnMessage, version: int) -> FreshHand:
        """Keep this message as its owner's hand, which shows `version`."""
        before = self.at(address)
        if before is not None and before.farewell is not None:
            before.farewell.cancel()
        opened = FreshHand(message, version, discord.utils.utcnow() + LIFETIME)
        self._opened[address.game][address] = opened
        return opened

    def at(self, address: OpenedHand) -> FreshHand | None:
        """Return the hand at this address, or None if none is open (any more)."""
        return self._opened.get(address.game, {}).get(address)

    def of(self, game_id: str) -> list[OpenedHand]:
        """Return the addresses of all open hands in this game."""
        return list(self._opened.get(game_id, ()))

    def older_than(self, game_id: str, version: int) -> list[OpenedHand]:
        """Return the addresses of open hands in this game that show an older version."""
        hands = self._opened.get(game_id, {})
        return [address for address, opened in hands.items() if opened.version < version]

    def translate(self, user_id: int, locale: str | None = None) -> None:
        """Note that this person reads another language now: their hands are out of date.

        `locale` is the language of their Discord, None where they have chosen one themselves.
        """
        for hands in self._opened.values():
            for address, opened in hands.items():
                if address.user == user_id and opened.message.locale != locale:
                    opened.message.locale = locale or opened.message.locale
                    opened.version = _OUT_OF_DATE

    def forget_person(self, user_id: int) -> None:
        """Stop updating the hands of this person."""
        for game_id in list(self._opened):
            for address, opened in list(self._opened[game_id].items()):
                if address.user == user_id:
                    if opened.farewell is not None:
                        opened.farewell.cancel()
                    self.forget(address, opened)

    def forget(self, address: OpenedHand, opened: FreshHand) -> None:
        """Stop updating this hand, unless another one was opened since."""
        hands = self._opened.get(address.game, {})
        if hands.get(address) is opened:
            del hands[address]
        if not hands:
            self._opened.pop(address.game, None)
