"""The pages of the rules and of the help: clicks on them, and `/uno rules` and `/uno help`."""

from __future__ import annotations

from discord import app_commands

from bot.engine import GAMES
from bot.i18n import Translator
from bot.place import Place
from bot.render import Page, TileEmoji, shortened
from bot.render.private.help_pages import HelpTopic, help_page
from bot.render.private.rulebook_page import (
    Shelf,
    find_topic,
    in_force_page,
    is_topic,
    rulebook_page,
    suggested_topics,
    topic_page,
    topic_title,
)
from bot.tables import TableView
from bot.views.table_values import Status

from .._services import BotServices
from ..answering.click_context import ClickContext
from ..answering.interaction_data import sent_values
from ..answering.replies import EditReply, PrivateReply, Reply, said
from ..answering.request import Request
from .typed_rules import LONGEST, MOST, suggestion

_FIRST_PAGE = 1


async def show_rules(taken: ClickContext) -> Reply:
    """Show the rules of the table."""
    view = await taken.tables.games.view(taken.game)
    if view is None:
        return taken.no_such_game
    return _placed(taken, view, in_force_page(view.options, _shelf_of(view), taken.t))


async def show_topic(taken: ClickContext) -> Reply:
    """Show a topic of the rules."""
    topic = next(iter(sent_values(taken.interaction)), "")
    view = await taken.tables.games.view(taken.game)
    shelf = Shelf(taken.game, taken.version) if view is None else _shelf_of(view)
    known = topic_page(topic, shelf, taken.t) if is_topic(topic) else rulebook_page(shelf, taken.t)
    return _placed(taken, view, known)


async def show_help(taken: ClickContext) -> Reply:
    """Show a page of the help."""
    number = taken.arg.partition(".")[0]
    page = int(number) if number.isascii() and number.isdecimal() else _FIRST_PAGE
    topic = help_topic(taken.services, taken.place)
    return _placed(taken, None, help_page(page, topic, taken.t, _colours_for(taken)))


def rules_of(view: TableView, t: Translator) -> PrivateReply:
    """Return the rules of a table."""
    return PrivateReply(in_force_page(view.options, _shelf_of(view), t))


def _shelf_of(view: TableView) -> Shelf:
    has_more = view.observation is not None or view.game.status is Status.LOBBY
    return Shelf(view.game.id, view.game.version, in_play=has_more)


def rules_about(typed: str, view: TableView | None, t: Translator) -> Reply:
    """Answer `/uno rules`: a topic, the rules of the table ``view``, or all topics."""
    shelf = Shelf() if view is None else _shelf_of(view)
    if not typed.strip():
        return PrivateReply(rulebook_page(shelf, t)) if view is None else rules_of(view, t)
    topic = find_topic(typed)
    if topic is None:
        return said(t.format("answer-no-topic", name=shortened(typed, LONGEST)))
    return PrivateReply(topic_page(topic, shelf, t))


def help_topic(services: BotServices, place: Place) -> HelpTopic:
    """Return what the help says in this place."""
    return HelpTopic(place, services.installation.links, services.contact)


async def help_at_first(asked: Request) -> Reply:
    """Answer `/uno help`."""
    return PrivateReply(help_page(_FIRST_PAGE, help_topic(asked.services, asked.place), asked.t))


_WITH_EVERY_COLOUR = max(GAMES, key=lambda mode: len(GAMES[mode].sides))
"""The game whose tiles a text about all games needs."""


def _colours_for(taken: ClickContext) -> TileEmoji | None:
    """Return the tiles of every colour, or None if the person wants words or there are no tiles."""
    choices = taken.tables.settings.known_person(taken.user_id).choices
    return taken.services.card_emoji.of(_WITH_EVERY_COLOUR) if choices.cards_as_symbols else None


def topic_choices(typed: str, t: Translator) -> list[app_commands.Choice[str]]:
    """Return the suggestions of `/uno rules`."""
    return [suggestion(topic_title(topic, t), topic) for topic in suggested_topics(typed, t)[:MOST]]


def _placed(taken: ClickContext, view: TableView | None, page: Page) -> Reply:
    """Show the page in the clicked page of the rules, or in the hand if it leads back to it.

    A board stays as it is, and so does a hand without a way back.
    """
    if view is not None and view.observation is not None:
        return taken.placed(view, page, stays=True)
    message = taken.interaction.message
    shown_alone = message is not None and message.flags.ephemeral
    return EditReply(page) if shown_alone and taken.in_own else PrivateReply(page)
