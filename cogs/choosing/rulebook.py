"""The clicks on the pages of the rules and of the help, and what `/uno rules` finds."""

from __future__ import annotations

from typing import cast

import discord
from discord import app_commands

from bot.engine import Mode
from bot.i18n import Translator
from bot.render import Click, Page, TileEmoji, Verb, shortened
from bot.render.private.help_pages import help_page
from bot.render.private.rulebook_page import Shelf, in_force_page, rulebook_page, topic_page
from bot.render.rules.topics import find_topic, is_topic, suggested_topics, topic_title
from bot.tables import Tables, TableView

from .._services import Services
from ..answering.interaction_data import sent_values
from ..answering.replies import OwnEdit, Private, Reply, said
from ..writing.opened_hands import clicked_own
from .typed_rules import LONGEST, MOST, suggestion

RULEBOOK_VERBS = frozenset({Verb.RULES, Verb.TOPIC, Verb.HELP})

_FIRST_PAGE = 1


async def rulebook(
    tables: Tables, interaction: discord.Interaction, click: Click, t: Translator
) -> Reply:
    """What a click on such a page, or on *Rules*, asks for."""
    match click.verb:
        case Verb.HELP:
            number = click.arg.partition(".")[0]
            page = int(number) if number.isascii() and number.isdecimal() else _FIRST_PAGE
            return _placed(interaction, help_page(page, t, _colours_for(interaction)))
        case Verb.TOPIC:
            topic = next(iter(sent_values(interaction)), "")
            shelf = Shelf(click.game, click.version)
            known = topic_page(topic, shelf, t) if is_topic(topic) else rulebook_page(shelf, t)
            return _placed(interaction, known)
        case _:
            view = await tables.view(click.game)
            return said(t.format("reason-no-such-game")) if view is None else rules_of(view, t)


def rules_of(view: TableView, t: Translator) -> Private:
    """The rules in force at a table."""
    return Private(in_force_page(view.options, Shelf(view.game_id, view.version), t))


def rules_about(typed: str, view: TableView | None, t: Translator) -> Reply:
    """The answer to `/uno rules`: a topic, or the rules of the table ``view``, or all topics."""
    shelf = Shelf() if view is None else Shelf(view.game_id, view.version)
    if not typed.strip():
        return Private(rulebook_page(shelf, t)) if view is None else rules_of(view, t)
    topic = find_topic(typed)
    if topic is None:
        return said(t.format("answer-no-topic", name=shortened(typed, LONGEST)))
    return Private(topic_page(topic, shelf, t))


def help_at_first(t: Translator) -> Private:
    """The answer to `/uno help`."""
    return Private(help_page(_FIRST_PAGE, t))


def _colours_for(interaction: discord.Interaction) -> TileEmoji | None:
    """The tiles of every colour; None for who wants words, and while there are none."""
    services = cast(Services, interaction.client)
    person = services.tables.settings.known_person(interaction.user.id)
    return services.card_emoji.of(Mode.FLIP) if person.cards_as_symbols else None


def topic_choices(typed: str, t: Translator) -> list[app_commands.Choice[str]]:
    """What `/uno rules` suggests."""
    return [suggestion(topic_title(topic, t), topic) for topic in suggested_topics(typed, t)[:MOST]]


def _placed(interaction: discord.Interaction, page: Page) -> Reply:
    """In the clicked page of the rules; a hand or a board stays as it is."""
    message = interaction.message
    shown_alone = message is not None and message.flags.ephemeral
    return OwnEdit(page) if shown_alone and clicked_own(interaction) else Private(page)
