"""What the bot hands to its extensions: the tables, the texts, and who tells of changes."""

from __future__ import annotations

from typing import Protocol, cast

import discord

from bot.i18n import Texts, Translator
from bot.tables import Notifier, Tables, WriterObserver

from .card_emoji import CardEmoji
from .connecting.flood_limits import Allowance, PostPauses
from .connecting.processes import UnderWay
from .connecting.route_limits import BotWidePauses


class ChangeNotifier:
    """The tables' notifier: passes everything on, once somebody listens."""

    def __init__(self) -> None:
        self._listener: Notifier | None = None

    def listen(self, listener: Notifier | None) -> None:
        """From now on tell `listener` of each game that changes; None: nobody listens."""
        self._listener = listener

    def changed(self, game_id: str) -> None:
        """Messages of this game are stale."""
        if self._listener is not None:
            self._listener.changed(game_id)

    @property
    def is_busy(self) -> bool:
        """Whether there is so much to be shown that what can be left out is."""
        return self._listener is not None and self._listener.is_busy


class BotServices(Protocol):
    """The parts of the bot that extensions use besides discord.py's."""

    tables: Tables
    texts: Texts
    notifier: ChangeNotifier
    under_way: UnderWay
    allowance: Allowance
    post_pauses: PostPauses
    card_emoji: CardEmoji
    writer_observer: WriterObserver
    bot_wide_pauses: BotWidePauses


def services_of(client: discord.Client) -> BotServices:
    """What the bot has for its extensions.

    The one place where it is taken on trust: discord.py hands an extension its bot, and a click its
    client, as types of its own. That the bot is of this kind is checked where it is run.
    """
    return cast(BotServices, client)


def personal_texts(services: BotServices, interaction: discord.Interaction) -> Translator:
    """The language of whoever clicked or typed."""
    return texts_of_person(services, interaction.user.id, str(interaction.locale))


def texts_of_person(services: BotServices, user_id: int, locale: str) -> Translator:
    """The language that a person has chosen, else their Discord's."""
    chosen = services.tables.settings.known_person(user_id).language
    return services.texts.get(chosen or locale)
