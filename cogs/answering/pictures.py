"""Pictures for whoever asks: each is drawn once, beside the event loop, and shown to them alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import ParamSpec

import discord

from bot.artwork.pictures import (
    draw_hand_fan,
    draw_leaderboard,
    draw_match_result,
    draw_person_card,
    draw_recap_card,
    draw_round_result,
)
from bot.engine import MatchOver, Observation, RoundOver
from bot.i18n import Translator
from bot.render import (
    BestPlayers,
    HandFan,
    best_players_page,
    chart_page,
    hand_fan_page,
    hand_picture,
    match_chart_page,
    match_result,
    person_card,
    recap_card,
    round_result,
)
from bot.statistics import PersonStatistics, Recap
from bot.tables import Tables, TableView

from ..showing.page_contexts import context_of
from .replies import Private, Reply, said

_KEPT = 64
"""Pictures of a kind that are kept, some 13 KiB each: several people look at the same one."""

_WORTH_A_PICTURE = 2
"""Rounds of a match."""

_DRAWING = ThreadPoolExecutor(1, "drawing")
"""One thread: more of them would stand in the event loop's way, and draw no sooner."""

_round_drawn = lru_cache(_KEPT)(draw_round_result)
_match_drawn = lru_cache(_KEPT)(draw_match_result)
_best_drawn = lru_cache(_KEPT)(draw_leaderboard)
_person_drawn = lru_cache(_KEPT)(draw_person_card)
_recap_drawn = lru_cache(_KEPT)(draw_recap_card)
_fan_drawn = lru_cache(_KEPT)(draw_hand_fan)


_Shown = ParamSpec("_Shown")


async def _beside_the_loop(
    draw: Callable[_Shown, bytes], *shown: _Shown.args, **more: _Shown.kwargs
) -> bytes:
    """The picture, drawn once those that were asked for before are."""
    drawing = partial(draw, *shown, **more)
    return await asyncio.get_running_loop().run_in_executor(_DRAWING, drawing)


async def chart(
    client: discord.Client, tables: Tables, view: TableView | None, t: Translator
) -> Reply:
    """How the round went that is over at this table, and the match where it is over, too.

    A match of one round is as its round.
    """
    seen = None if view is None else view.observation
    if view is None or seen is None or not isinstance(seen.phase, RoundOver | MatchOver):
        return said(t.format("note-no-chart"))
    history = await tables.rounds.last(view.game_id)
    if history is None:
        return said(t.format("note-no-chart"))
    context = context_of(client, view)
    result = round_result(context, seen, history, t)
    png = await _beside_the_loop(_round_drawn, result)
    if not isinstance(seen.phase, MatchOver) or len(history.rounds) < _WORTH_A_PICTURE:
        return Private(chart_page(result, png, t))
    match = match_result(context, seen, seen.phase, history.rounds, t)
    match_png = await _beside_the_loop(_match_drawn, match)
    return Private(match_chart_page(match, match_png, result, png, t))


async def leaderboard_as_picture(best: BestPlayers, t: Translator) -> Private:
    """The leaderboard as it stands."""
    png = await _beside_the_loop(_best_drawn, best.title, best.order, best.rows)
    return Private(best_players_page(best, png, t))


async def statistics_drawn(person: PersonStatistics, mode: str | None, t: Translator) -> bytes:
    """What somebody has done, with the course of their rating in the game ``mode``."""
    return await _beside_the_loop(_person_drawn, person_card(person, mode, t))


async def recap_drawn(recap: Recap, t: Translator) -> bytes:
    """What there is to tell, as a picture worth posting."""
    return await _beside_the_loop(_recap_drawn, recap_card(recap, t))


async def hand_as_picture(seen: Observation, t: Translator) -> Private:
    """The hand of who sees the table like this, for them alone (I2)."""
    fan: HandFan = hand_picture(seen)
    png = await _beside_the_loop(_fan_drawn, fan.tiles, fan.side)
    return Private(hand_fan_page(fan, png, t))
