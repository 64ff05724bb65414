"""What the bot hands to its extensions: the tables, the texts, and who tells of changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

import discord
from discord.ext import commands

from bot.i18n import Texts, Translator
from bot.tables import Tables, WriterObserver

from ._allowance import Allowance
from ._bot_wide_pauses import BotWidePauses
from ._card_emoji import CardEmoji
from ._under_way import UnderWay

OnChange = Callable[[str], None]


class ChangeNotifier:
    """The tables' notifier: passes on which game has changed, once somebody listens."""

    def __init__(self) -> None:
        self._on_change: OnChange | None = None

    def listen(self, on_change: OnChange | None) -> None:
        """From now on call `on_change` with each game that changes; None: nobody listens."""
        self._on_change = on_change

    def changed(self, game_id: str) -> None:
        """Messages of this game are stale."""
        if self._on_change is not None:
            self._on_change(game_id)


class Services(Protocol):
    """The parts of the bot that extensions use besides discord.py's."""

    tables: Tables
    texts: Texts
    notifier: ChangeNotifier
    under_way: UnderWay
    allowance: Allowance
    card_emoji: CardEmoji
    writer_observer: WriterObserver
    bot_wide_pauses: BotWidePauses


def services_of(bot: commands.Bot) -> Services:
    """What the bot that loads an extension has for it."""
    return cast(Services, bot)


def personal_texts(services: Services, interaction: discord.Interaction) -> Translator:
    """The language of whoever clicked or typed."""
    return texts_of_person(services, interaction.user.id, str(interaction.locale))


def texts_of_person(services: Services, user_id: int, locale: str) -> Translator:
    """The language that a person has chosen, else their Discord's."""
    chosen = services.tables.settings.known_person(user_id).language
    return services.texts.get(chosen or locale)
