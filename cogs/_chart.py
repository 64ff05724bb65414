"""The picture of a round that is over, for whoever asks: drawn once, beside the event loop."""

from __future__ import annotations

import asyncio
from functools import lru_cache

import discord

from bot.artwork.pictures import RoundResult, draw_round_result
from bot.engine import MatchOver, RoundOver
from bot.i18n import Translator
from bot.render import chart_page, round_result
from bot.tables import Tables, TableView

from ._page_contexts import context_of
from ._replies import Private, Reply, said

_KEPT = 64
"""Pictures that are kept, some 13 KiB each: after a round several people look at the same one."""

_drawn = lru_cache(_KEPT)(draw_round_result)


async def chart(
    client: discord.Client, tables: Tables, view: TableView | None, t: Translator
) -> Reply:
    """How the round went that is over at this table."""
    seen = None if view is None else view.observation
    if view is None or seen is None or not isinstance(seen.phase, RoundOver | MatchOver):
        return said(t.format("note-no-chart"))
    history = await tables.round_history(view.game_id)
    if history is None:
        return said(t.format("note-no-chart"))
    result: RoundResult = round_result(context_of(client, view), seen, history, t)
    return Private(chart_page(result, await asyncio.to_thread(_drawn, result), t))
