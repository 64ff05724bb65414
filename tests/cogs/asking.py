"""A click or command without a bot, and the requests that are sent to Discord because of it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import discord
from discord import InteractionResponseType as Kind

from bot.place import BotDm, GroupDm, Place, ServerChannel, server_of
from cogs.tokens.interaction_tokens import InteractionToken, TokenMessage
from cogs.tokens.token_requests import FollowUp, TokenRequests

CLICKER = 7
"""The id of the user who clicks."""

IN_SERVER, IN_DM = ServerChannel(3, 4), BotDm(5)

POSTED = 1234
"""The id of the message that is posted in answer."""

SECRET = "aW50ZXJhY3Rpb246MTIz"
"""The token of each click."""

FOLLOWED = 1235
"""The id of each follow-up."""


@dataclass
class Asked:
    """One request to Discord: its name and arguments, and whether it is by a token as a value."""

    what: str
    told: dict[str, Any]
    by_token: bool = False


@dataclass
class Click:
    """A click on a message, ``ephemeral`` or not, in a ``place``.

    ``clicked`` is the id of that message, ``kind`` how the click was answered. ``refusal`` is
    raised instead of each request that is named in ``refused``. ``bot_is_closed``: the session is
    closed, no request can be sent. ``events`` lists, in order, the requests and whatever else a
    test adds. ``announced`` is set once the answer is deferred. Whatever is asked of it, Discord
    shows follow-ups to everybody if it ``exposes`` them, to one person if it ``hides`` them.
    """

    ephemeral: bool = False
    place: Place = IN_SERVER
    clicked: int = 700
    refusal: Exception | None = None
    refused: tuple[str, ...] = ()
    bot_is_closed: bool = False
    asked: list[Asked] = field(default_factory=list)
    events: list[str] = field(default_factory=list)
    kind: Kind | None = None
    known_people: list[int] = field(default_factory=list)
    answered: list[str] = field(default_factory=list)
    announced: asyncio.Event = field(default_factory=asyncio.Event)
    exposes: bool = False
    hides: bool = False

    @property
    def client(self) -> discord.Client:
        """Return a stand-in for the bot."""
        return cast(discord.Client, _Client(self))

    @property
    def interaction(self) -> discord.Interaction:
        """Return a stand-in for discord.py's interaction."""
        return cast(discord.Interaction, _Interaction(self))

    def ask(
        self,
        what: str,
        told: dict[str, Any],
        kind: Kind | None = None,
        *,
        by_token: bool = False,
    ) -> None:
        """Record a request or raise its refusal; ``kind`` is set if it is the click's response."""
        if what in self.refused and self.refusal is not None:
            raise self.refusal
        if kind is not None:
            assert self.kind is None, "Discord takes one response"
            self.kind = kind
        self.asked.append(Asked(what, told, by_token))
        self.events.append(what)


class _Interaction:
    def __init__(self, click: Click) -> None:
        self._click = click
        self.user = SimpleNamespace(id=CLICKER)
        self.locale = discord.Locale.german
        self.id, self.application_id, self.token = 1, 2, SECRET
        self.extras: dict[str, Any] = {}
        self.guild_id, self.channel_id = server_of(click.place), click.place.channel_id
        self.context = discord.app_commands.AppCommandContext(
            dm_channel=isinstance(click.place, BotDm)
        )
        is_group = isinstance(click.place, GroupDm)
        self.channel = Mock(spec=discord.GroupChannel) if is_group else None
        flags = SimpleNamespace(ephemeral=click.ephemeral)
        self.message = SimpleNamespace(id=click.clicked, flags=flags, interaction_metadata=None)
        self.response = _Response(click)
        self.followup = _Followup(click)
        self.client = click.client

    def is_guild_integration(self) -> bool:
        return False

    async def edit_original_response(self, **told: Any) -> None:
        assert self._click.kind is not None, "there is no response to be edited"
        self._click.ask("edit original", told)


class _Client:
    """The bot, as far as an answer needs it."""

    def __init__(self, click: Click) -> None:
        self._click = click
        settings = SimpleNamespace(person=self._person)
        has_bot = isinstance(click.place, ServerChannel)
        self.get_guild = lambda _id: Mock(discord.Guild) if has_bot else None
        self.tables = SimpleNamespace(settings=settings)
        self.is_closed = lambda: click.bot_is_closed
        self.other_database = SimpleNamespace(
            answered=lambda _id: click.answered.append("by us"),
            answered_already=lambda _id: click.answered.append("by another"),
        )
        self.token_requests = _TokenRequests(click)
        self.command_ids: dict[str, int] = {}

    async def _person(self, user_id: int) -> None:
        self._click.known_people.append(user_id)
        self._click.events.append("known")


class _Response:
    def __init__(self, click: Click) -> None:
        self._click = click

    @property
    def type(self) -> Kind | None:
        return self._click.kind

    def is_done(self) -> bool:
        return self._click.kind is not None

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        kind = Kind.deferred_channel_message if thinking else Kind.deferred_message_update
        self._click.ask("defer", {"ephemeral": ephemeral, "thinking": thinking}, kind)
        self._click.announced.set()

    async def send_message(self, text: str | None = None, **told: Any) -> Any:
        self._click.ask("send", {"text": text, **told}, Kind.channel_message)
        return SimpleNamespace(message_id=POSTED, is_ephemeral=lambda: False)

    async def edit_message(self, **told: Any) -> None:
        self._click.ask("edit", told, Kind.message_update)

    async def send_modal(self, window: discord.ui.Modal) -> None:
        self._click.ask("window", {"title": window.title}, Kind.modal)


class _Followup:
    def __init__(self, click: Click) -> None:
        self._click = click

    async def send(self, text: str, *, ephemeral: bool) -> None:
        assert self._click.kind is not None, "there is no response to be followed"
        self._click.ask("follow", {"text": text, "ephemeral": ephemeral})


class _TokenRequests(TokenRequests):
    """The requests by the click's token."""

    def __init__(self, click: Click) -> None:
        self._click = click

    async def edit(self, message: TokenMessage, view: discord.ui.LayoutView, **files: Any) -> None:
        assert self._click.kind is not None, "there is no response to be edited"
        assert message.token.secret == SECRET
        if message.follow_up_id is None:
            self._click.ask("edit original", {"view": view, **files}, by_token=True)
        else:
            told = {"id": message.follow_up_id, "view": view, **files}
            self._click.ask("edit follow-up", told, by_token=True)

    async def post(
        self,
        token: InteractionToken,
        view: discord.ui.LayoutView,
        files: list[discord.File],
        *,
        ephemeral: bool,
    ) -> FollowUp:
        assert self._click.kind is not None, "there is no response to be followed"
        assert token.secret == SECRET
        told = {"view": view, "files": files, "ephemeral": ephemeral}
        self._click.ask("follow", told, by_token=True)
        is_private = self._click.hides or (ephemeral and not self._click.exposes)
        return FollowUp(FOLLOWED, is_private)

    async def delete(self, message: TokenMessage) -> None:
        self._click.ask("delete follow-up", {"id": message.follow_up_id})
