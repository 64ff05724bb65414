"""Pages with pictures: the course of a round, one's own hand as a fan."""

from __future__ import annotations

import discord

from bot.engine import MatchOver, Observation, RoundOver
from bot.i18n import Translator
from bot.render import (
    HandFan,
    PrivatePage,
    chart_page,
    hand_fan_page,
    hand_picture,
    match_chart_page,
    match_result,
    round_result,
)
from bot.render.pictures.result_pictures import FEWEST_ROUNDS
from bot.tables import TableView

from .._services import BotServices
from ..kept_pictures import FAN, MATCH, ROUND
from .pages import result_context_of


async def chart(
    client: discord.Client,
    services: BotServices,
    view: TableView | None,
    user_id: int,
    t: Translator,
) -> PrivatePage | None:
    """Return the course of the finished round, and of the match if it is over, or None.

    A match of one round shows the round alone.
    """
    seen = None if view is None else view.observation
    if view is None or seen is None or not isinstance(seen.phase, RoundOver | MatchOver):
        return None
    history = await services.tables.rounds.last(view.game.id, user_id)
    if history is None:
        return None
    context = result_context_of(client, view, t)
    result = round_result(context, seen, history, t)
    png = await services.pictures.draw(ROUND, user_id, result)
    if not isinstance(seen.phase, MatchOver) or len(history.rounds) < FEWEST_ROUNDS:
        return chart_page(result, png, t)
    match = match_result(context, seen, seen.phase, history.rounds, t)
    match_png = await services.pictures.draw(MATCH, user_id, match)
    return match_chart_page(match, match_png, result, png, t)


async def hand_as_picture(
    services: BotServices, user_id: int, seen: Observation, t: Translator
) -> PrivatePage:
    """Return the viewer's hand as a picture, for them alone (I2)."""
    fan: HandFan = hand_picture(seen)
    png = await services.pictures.draw(FAN, user_id, fan.tiles, fan.side)
    return hand_fan_page(fan, png, t)
