"""What the bot hands to its extensions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

import discord
from discord.ext import commands

from bot.i18n import Texts, Translator
from bot.tables import Tables

Wake = Callable[[str], None]


class Bell:
    """The tables' notifier: passes on which game has changed, once somebody listens."""

    def __init__(self) -> None:
        self._wake: Wake | None = None

    def listen(self, wake: Wake | None) -> None:
        """From now on call `wake` with each game that changes; None: nobody listens."""
        self._wake = wake

    def changed(self, game_id: str) -> None:
        """Messages of this game are stale."""
        if self._wake is not None:
            self._wake(game_id)


class Host(Protocol):
    """The parts of the bot that extensions use besides discord.py's."""

    tables: Tables
    texts: Texts
    bell: Bell


def host_of(bot: commands.Bot) -> Host:
    """The bot that loads an extension, as what it is."""
    return cast(Host, bot)


def private_words(host: Host, interaction: discord.Interaction) -> Translator:
    """The language of whoever clicked or typed."""
    return host.texts.get(str(interaction.locale))
