"""Pictures, drawn one after the other outside the event loop; the latest are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import ParamSpec

import discord

from bot.artwork.pictures import (
    MatchResult,
    RoundResult,
    draw_film,
    draw_hand_fan,
    draw_leaderboard,
    draw_match_result,
    draw_moment,
    draw_person_card,
    draw_recap_card,
    draw_round_result,
)
from bot.engine import MatchOver, Observation, RoundOver
from bot.i18n import Translator
from bot.render import (
    BestPlayers,
    HandFan,
    PrivatePage,
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
from bot.render.pictures.result_pictures import FEWEST_ROUNDS
from bot.statistics import PersonStatistics, Recap
from bot.tables import Tables, TableView

from .pages import result_context_of

_KEPT = 64
"""Pictures of a kind that are kept, some 13 KiB each: several people look at the same one."""

_FILMS_KEPT = 8
"""Each takes up to a megabyte."""

_DRAWING = ThreadPoolExecutor(1, "drawing")
"""One thread: more would slow down the event loop and draw no faster."""

_round_drawn = lru_cache(_KEPT)(draw_round_result)
_match_drawn = lru_cache(_KEPT)(draw_match_result)
best_kept = lru_cache(_KEPT)(draw_leaderboard)
person_kept = lru_cache(_KEPT)(draw_person_card)
recap_kept = lru_cache(_KEPT)(draw_recap_card)
fan_kept = lru_cache(_KEPT)(draw_hand_fan)
moment_kept = lru_cache(_KEPT)(draw_moment)
film_kept = lru_cache(_FILMS_KEPT)(draw_film)


_WITH_NAMES = (
    _round_drawn,
    _match_drawn,
    best_kept,
    person_kept,
    recap_kept,
    moment_kept,
    film_kept,
)
"""The pictures with names of people."""


def forget_pictures() -> None:
    """Forget all pictures with names: one of these people has deleted their data."""
    for kept in _WITH_NAMES:
        kept.cache_clear()


_Shown = ParamSpec("_Shown")


async def beside_the_loop(
    draw: Callable[_Shown, bytes], *shown: _Shown.args, **more: _Shown.kwargs
) -> bytes:
    """Draw a picture after those that were requested before, and return it."""
    drawing = partial(draw, *shown, **more)
    return await asyncio.get_running_loop().run_in_executor(_DRAWING, drawing)


async def drawn_round(result: RoundResult) -> bytes:
    """Return the picture of a finished round."""
    return await beside_the_loop(_round_drawn, result)


async def drawn_match(result: MatchResult) -> bytes:
    """Return the picture of a finished match."""
    return await beside_the_loop(_match_drawn, result)


async def chart(
    client: discord.Client, tables: Tables, view: TableView | None, t: Translator
) -> PrivatePage | None:
    """Return the course of the finished round, and of the match if it is over, or None.

    A match of one round shows the round alone.
    """
    seen = None if view is None else view.observation
    if view is None or seen is None or not isinstance(seen.phase, RoundOver | MatchOver):
        return None
    history = await tables.rounds.last(view.game_id)
    if history is None:
        return None
    context = result_context_of(client, view, t)
    result = round_result(context, seen, history, t)
    png = await drawn_round(result)
    if not isinstance(seen.phase, MatchOver) or len(history.rounds) < FEWEST_ROUNDS:
        return chart_page(result, png, t)
    match = match_result(context, seen, seen.phase, history.rounds, t)
    match_png = await drawn_match(match)
    return match_chart_page(match, match_png, result, png, t)


async def leaderboard_as_picture(best: BestPlayers, t: Translator) -> PrivatePage:
    """Return the leaderboard as a picture."""
    png = await beside_the_loop(best_kept, best.title, best.order, best.rows)
    return best_players_page(best, png, t)


async def statistics_drawn(person: PersonStatistics, mode: str | None, t: Translator) -> bytes:
    """Return a person's statistics as a picture, with their rating in the game ``mode``."""
    return await beside_the_loop(person_kept, person_card(person, mode, t))


async def recap_drawn(recap: Recap, t: Translator) -> bytes:
    """Return a recap as a picture."""
    return await beside_the_loop(recap_kept, recap_card(recap, t))


async def hand_as_picture(seen: Observation, t: Translator) -> PrivatePage:
    """Return the viewer's hand as a picture, for them alone (I2)."""
    fan: HandFan = hand_picture(seen)
    png = await beside_the_loop(fan_kept, fan.tiles, fan.side)
    return hand_fan_page(fan, png, t)
