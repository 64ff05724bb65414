"""Pictures for whoever asks: each is drawn once, beside the event loop, and shown to them alone."""

from __future__ import annotations

import discord

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
from bot.render.pictures.match_picture import FEWEST_ROUNDS
from bot.statistics import PersonStatistics, Recap
from bot.tables import Tables, TableView

from ..showing.drawn_pictures import (
    beside_the_loop,
    best_kept,
    drawn_match,
    drawn_round,
    fan_kept,
    person_kept,
    recap_kept,
)
from ..showing.page_contexts import result_context_of
from .replies import Private, Reply, said


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
    context = result_context_of(client, view, t)
    result = round_result(context, seen, history, t)
    png = await drawn_round(result)
    if not isinstance(seen.phase, MatchOver) or len(history.rounds) < FEWEST_ROUNDS:
        return Private(chart_page(result, png, t))
    match = match_result(context, seen, seen.phase, history.rounds, t)
    match_png = await drawn_match(match)
    return Private(match_chart_page(match, match_png, result, png, t))


async def leaderboard_as_picture(best: BestPlayers, t: Translator) -> Private:
    """The leaderboard as it stands."""
    png = await beside_the_loop(best_kept, best.title, best.order, best.rows)
    return Private(best_players_page(best, png, t))


async def statistics_drawn(person: PersonStatistics, mode: str | None, t: Translator) -> bytes:
    """What somebody has done, with the course of their rating in the game ``mode``."""
    return await beside_the_loop(person_kept, person_card(person, mode, t))


async def recap_drawn(recap: Recap, t: Translator) -> bytes:
    """What there is to tell, as a picture worth posting."""
    return await beside_the_loop(recap_kept, recap_card(recap, t))


async def hand_as_picture(seen: Observation, t: Translator) -> Private:
    """The hand of who sees the table like this, for them alone (I2)."""
    fan: HandFan = hand_picture(seen)
    png = await beside_the_loop(fan_kept, fan.tiles, fan.side)
    return Private(hand_fan_page(fan, png, t))
