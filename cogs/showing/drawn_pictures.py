"""Pictures are drawn beside the event loop, one after the other, and those of late are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import ParamSpec

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

_KEPT = 64
"""Pictures of a kind that are kept, some 13 KiB each: several people look at the same one."""

_FILMS_KEPT = 8
"""Up to a megabyte each."""

_DRAWING = ThreadPoolExecutor(1, "drawing")
"""One thread: more of them would stand in the event loop's way, and draw no sooner."""

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
"""The pictures on which people stand."""


def forget_pictures() -> None:
    """Keep no picture any longer on which people stand: somebody is not to be known any more."""
    for kept in _WITH_NAMES:
        kept.cache_clear()


_Shown = ParamSpec("_Shown")


async def beside_the_loop(
    draw: Callable[_Shown, bytes], *shown: _Shown.args, **more: _Shown.kwargs
) -> bytes:
    """The picture, drawn once those that were asked for before are."""
    drawing = partial(draw, *shown, **more)
    return await asyncio.get_running_loop().run_in_executor(_DRAWING, drawing)


async def drawn_round(result: RoundResult) -> bytes:
    """The picture of a round that is over."""
    return await beside_the_loop(_round_drawn, result)


async def drawn_match(result: MatchResult) -> bytes:
    """The picture of a match that is over."""
    return await beside_the_loop(_match_drawn, result)
