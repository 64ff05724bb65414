"""Requests of people: what a click and a command have in common, and answering a command."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec

import discord
from msgspec import Struct

from bot.i18n import Translator
from bot.kept_property import kept_property
from bot.place import Place, settings_of
from bot.tables import Tables

from .._services import BotServices, personal_texts, services_of
from ..messages import writer_of
from ..places import place_of
from ..writing.writer import Writer
from .replies import Reply, answer

_More = ParamSpec("_More")


class Request:
    """A person's click or command on its way to its answer, with what its handler needs."""

    client: discord.Client
    services: BotServices
    writer: Writer
    interaction: discord.Interaction

    @kept_property
    def tables(self) -> Tables:
        """The tables at which people play."""
        return self.services.tables

    @kept_property
    def user_id(self) -> int:
        """The Discord id of the person who asks."""
        return self.interaction.user.id

    @kept_property
    def place(self) -> Place:
        """The place where the person asks."""
        return place_of(self.interaction)

    @property
    def t(self) -> Translator:
        """The texts in the person's language. Their settings may be loaded only after the click."""
        return personal_texts(self.services, self.interaction)

    async def texts_of_place(self) -> Translator:
        """Return the texts in the server's language, for what everybody there can read."""
        server_id, locale = settings_of(self.place), self.interaction.guild_locale
        chosen = None
        if server_id is not None:
            chosen = (await self.tables.settings.server(server_id)).language
        if chosen is None and locale is None:
            return self.t
        return self.services.texts.get(chosen or str(locale))


class CommandRequest(Struct, Request, frozen=True, kw_only=True, dict=True, eq=False):
    """A slash command, or an entry of an Apps menu, on its way to its answer."""

    client: discord.Client
    services: BotServices
    writer: Writer
    interaction: discord.Interaction


async def answer_command(
    interaction: discord.Interaction,
    handler: Callable[Concatenate[Request, _More], Coroutine[Any, Any, Reply]],
    *more: _More.args,
    **named: _More.kwargs,
) -> None:
    """Answer a command with the reply of its handler."""
    client = interaction.client
    writer = writer_of(client)
    asked = CommandRequest(
        client=client, services=services_of(client), writer=writer, interaction=interaction
    )
    await answer(interaction, handler(asked, *more, **named))
    await writer.answered(interaction)
