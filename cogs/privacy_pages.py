"""`/uno privacy` and its pages: what is stored about a person, and deleting it."""

from __future__ import annotations

import discord

from bot.i18n import Translator
from bot.render import PrivatePage
from bot.render.clicks.click_id import SURE
from bot.render.private.privacy_page import (
    BACK,
    DELETE,
    FILE,
    forgotten_page,
    privacy_file_page,
    privacy_page,
    still_playing_page,
    sure_to_delete_page,
)
from bot.tables import Tables
from bot.tables.privacy import ErasureRefusal

from ._services import BotServices, personal_texts
from .answering.click_context import ClickContext
from .answering.replies import EditReply, PrivateReply, Reply, answer


async def show_privacy(services: BotServices, interaction: discord.Interaction) -> None:
    """Answer the command."""
    t = personal_texts(services, interaction)
    await answer(interaction, _told(services.tables, interaction.user.id, t))


async def _told(tables: Tables, user_id: int, t: Translator) -> Reply:
    return PrivateReply(await _overview(tables, user_id, t))


async def answer_click(taken: ClickContext) -> Reply:
    """Do what a button of these pages says."""
    match taken.arg:
        case argument if argument == FILE:
            content = await taken.tables.privacy.export(taken.user_id)
            page = await _overview(taken.tables, taken.user_id, taken.t)
            return EditReply(page, privacy_file_page(content, taken.t))
        case argument if argument == DELETE:
            return EditReply(sure_to_delete_page(taken.t))
        case argument if argument == SURE:
            return EditReply(await _forget(taken))
        case argument if argument == BACK:
            return EditReply(await _overview(taken.tables, taken.user_id, taken.t))
        case _:
            return taken.not_there


async def _forget(taken: ClickContext) -> PrivatePage:
    done = await taken.tables.privacy.forget(taken.user_id)
    if isinstance(done, ErasureRefusal):
        return still_playing_page(done.places, taken.t)
    return forgotten_page(taken.t)


async def _overview(tables: Tables, user_id: int, t: Translator) -> PrivatePage:
    kept = await tables.privacy.kept_of(user_id)
    return privacy_page({kind.value: count for kind, count in kept.counts.items()}, t)
