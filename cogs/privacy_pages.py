"""`/uno privacy` and its pages: what is stored about a person, and deleting it."""

from __future__ import annotations

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
from bot.store.privacy.personal_data import DataKind
from bot.tables.privacy import ErasureRefusal

from .answering.click_context import ClickContext
from .answering.replies import EditReply, PrivateReply, Reply
from .answering.request import Request


async def show_privacy(asked: Request) -> Reply:
    """Answer the command."""
    return PrivateReply(await _overview(asked))


async def answer_click(taken: ClickContext) -> Reply:
    """Do what a button of these pages says."""
    match taken.arg:
        case argument if argument == FILE:
            content = await taken.tables.privacy.export(taken.user_id)
            return EditReply(await _overview(taken), privacy_file_page(content, taken.t))
        case argument if argument == DELETE:
            return EditReply(sure_to_delete_page(taken.t, blocked=await _is_blocked(taken)))
        case argument if argument == SURE:
            return EditReply(await _forget(taken))
        case argument if argument == BACK:
            return EditReply(await _overview(taken))
        case _:
            return taken.not_there


async def _forget(taken: ClickContext) -> PrivatePage:
    done = await taken.tables.privacy.forget(taken.user_id)
    if isinstance(done, ErasureRefusal):
        return still_playing_page(done.places, taken.t)
    return forgotten_page(taken.t, blocked=await _is_blocked(taken))


async def _is_blocked(asked: Request) -> bool:
    """Return whether a block of the person is stored, which a deletion leaves."""
    return DataKind.BLOCKS in (await asked.tables.privacy.kept_of(asked.user_id)).counts


async def _overview(asked: Request) -> PrivatePage:
    kept = await asked.tables.privacy.kept_of(asked.user_id)
    counts = {kind.value: count for kind, count in kept.counts.items()}
    return privacy_page(counts, asked.services.contact, asked.t)
