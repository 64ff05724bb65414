"""Edits by the token of a click: of the clicked message, and of hands opened in the channel.

Such requests do not count towards Discord's limit for the bot as a whole. A token leads to the
clicked message and to no other, and expires after fifteen minutes: so long an opened hand is kept
fresh. Both are lost when the process ends; a click on such a hand still shows the newest one.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime, timedelta

import discord

from bot.bounded import Bounded
from bot.render import Page
from bot.store.rows import MessageRow

from ..showing.components import ExposedError, PageLayout, attached, files_of, in_some_form
from .addresses import OpenedHand
from .message_requests import NOBODY, SECONDS_TO_EDIT, require_hand
from .request_timeouts import within
from .write_schedule import PlannedCall

LIFETIME = timedelta(minutes=14)
"""Discord allows edits of a click's answer for fifteen minutes."""

_MOST_TOKENS = 20_000


def changes_clicked(interaction: discord.Interaction) -> bool:
    """Return whether the click was answered by changing the clicked message."""
    return interaction.response.type in (
        discord.InteractionResponseType.message_update,
        discord.InteractionResponseType.deferred_message_update,
    )


@dataclass(frozen=True, slots=True)
class Token:
    """A click, and until when its answer can be edited."""

    interaction: discord.Interaction
    until: datetime

    async def edit(self, message: MessageRow, page: Page) -> None:
        """Edit the clicked message.

        Raise `ExposedError` for a page for one person in any message but a hand.
        """
        require_hand(message, page)
        interaction = self.interaction

        async def send(layout: PageLayout) -> None:
            edit = interaction.edit_original_response(
                view=layout, allowed_mentions=NOBODY, **attached(layout.page)
            )
            await within(SECONDS_TO_EDIT, edit)

        await in_some_form(interaction.client, page, send)


class InteractionTokens:
    """The last click on each message that was answered by changing that message."""

    def __init__(self) -> None:
        self._tokens: Bounded[int, Token] = Bounded(_MOST_TOKENS)

    @property
    def held(self) -> int:
        """The number of messages with a token."""
        return len(self._tokens)

    def remember(self, interaction: discord.Interaction) -> None:
        """Keep the click as the way to the clicked message, if its answer changed that message."""
        message = interaction.message
        if message is None or not changes_clicked(interaction):
            return
        self._tokens[message.id] = Token(interaction, discord.utils.utcnow() + LIFETIME)

    def to(self, message_id: int) -> Token | None:
        """Return the token for this message, or None if there is none (any more)."""
        token = self._tokens.get(message_id)
        if token is None or token.until <= discord.utils.utcnow():
            self.forget(message_id)
            return None
        return token

    def forget_all(self) -> None:
        """Forget all tokens: a click holds its person and the old message, with the names on it."""
        self._tokens.clear()

    def forget(self, message_id: int) -> None:
        """Forget the token of this message: it has expired, or the message is gone."""
        self._tokens.pop(message_id, None)


_OUT_OF_DATE = -1
"""Older than each version of a table."""

_FAREWELL = timedelta(seconds=30)
"""How long before its end a hand says that it will no longer be updated."""


def clicked_own(interaction: discord.Interaction) -> bool:
    """Return whether only the clicking person can see the clicked message."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


class OwnMessage:
    """A message that only one person can see, as long as its interaction allows edits."""

    def __init__(self, interaction: discord.Interaction) -> None:
        """Take the interaction's original message. Raise `ExposedError` if others see it."""
        is_foreign = changes_clicked(interaction) and not clicked_own(interaction)
        if interaction.response.type is None or is_foreign:
            raise ExposedError("the interaction's original message is not one person's own")
        self._interaction = interaction
        self.user_id = interaction.user.id
        self.locale = str(interaction.locale)

    async def edit(self, page: Page) -> None:
        """Show another page.

        Raise `discord.HTTPException` if the message is gone, `TroubleError` if Discord has trouble.
        """
        interaction = self._interaction

        async def send(layout: PageLayout) -> None:
            edit = interaction.edit_original_response(
                view=layout, attachments=files_of(layout.page), allowed_mentions=NOBODY
            )
            await within(SECONDS_TO_EDIT, edit)

        await in_some_form(interaction.client, page, send)


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
