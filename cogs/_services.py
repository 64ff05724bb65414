"""What the bot offers its extensions: the tables, the texts, and a notifier of changes."""

from __future__ import annotations

from typing import Protocol, cast

import discord

from bot.i18n import Texts, Translator
from bot.installation import Installation
from bot.tables import Notifier, Tables, WriterObserver

from .card_emoji import CardEmoji
from .connecting.flood_limits import Allowance, PostPauses
from .connecting.other_database import OtherDatabaseWatch
from .connecting.processes import UnderWay
from .connecting.route_limits import BotWidePauses
from .kept_pictures import KeptPictures
from .tokens.kept_ways import TokenSeal
from .tokens.token_requests import TokenRequests


class ChangeListener(Notifier, Protocol):
    """A notifier that also hears of changes by other processes."""

    def heard(self, game_id: str, guild_id: int | None) -> None:
        """Note that another process has changed a game of this server, or of an unknown one."""
        ...


class ChangeNotifier:
    """The tables' notifier, which passes changes to a listener."""

    def __init__(self) -> None:
        self._listener: ChangeListener | None = None

    def listen(self, listener: ChangeListener | None) -> None:
        """Pass each changed game to `listener` from now on, or to nobody."""
        self._listener = listener

    def changed(self, game_id: str) -> None:
        """Report that messages of this game are stale."""
        if self._listener is not None:
            self._listener.changed(game_id)

    def heard(self, game_id: str, guild_id: int | None) -> None:
        """Report that another process has changed a game of this server, or of an unknown one."""
        if self._listener is not None:
            self._listener.heard(game_id, guild_id)

    @property
    def is_busy(self) -> bool:
        """Whether the load is so high that optional messages are left out."""
        return self._listener is not None and self._listener.is_busy


class BotServices(Protocol):
    """The parts of the bot that extensions use besides discord.py's."""

    tables: Tables
    texts: Texts
    notifier: ChangeNotifier
    under_way: UnderWay
    allowance: Allowance
    post_pauses: PostPauses
    installation: Installation
    command_ids: dict[str, int]
    card_emoji: CardEmoji
    pictures: KeptPictures
    writer_observer: WriterObserver
    bot_wide_pauses: BotWidePauses
    token_requests: TokenRequests
    token_seal: TokenSeal
    other_database: OtherDatabaseWatch
    contact: str
    """How people reach the operator, as a message can show it; empty if nobody has said."""


def services_of(client: discord.Client) -> BotServices:
    """Return what the bot offers its extensions.

    This is the one cast: discord.py passes the bot and its client as types of its own. The bot's
    type is checked where it is run.
    """
    return cast(BotServices, client)


def personal_texts(services: BotServices, interaction: discord.Interaction) -> Translator:
    """Return the texts in the language of the person who clicked or typed."""
    return texts_of_person(services, interaction.user.id, str(interaction.locale))


def texts_of_person(services: BotServices, user_id: int, locale: str | None) -> Translator:
    """Return the texts in the language that a person has chosen, else in their Discord's."""
    chosen = services.tables.settings.known_person(user_id).choices.language
    return services.texts.get(chosen or locale)
