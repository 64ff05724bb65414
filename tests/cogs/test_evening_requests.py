"""Requests to Discord that an evening causes, beside the same matches without one."""

from __future__ import annotations

from random import Random

import discord
from msgspec.structs import replace

from bot.tables.seating.evening_table import DESERTED_AFTER

from .playing import Playing, to_the_end_of_the_round
from .test_evenings import begin, dealt_next, pass_time

MATCHES = 3
MOST_MORE = 0.03


async def test_an_evening_costs_hardly_more_than_its_matches(shuffled: Playing) -> None:
    play = shuffled
    with_evening = await _requests(play, evening=True)
    play.channel = play.guild.create_text_channel("uno-2")
    without = await _requests(play, evening=False)
    assert with_evening <= without * (1 + MOST_MORE), (with_evening, without)


async def _requests(play: Playing, *, evening: bool) -> int:
    """Return the requests of these matches, from the first lobby on."""
    before = len(play.env.http_requests)
    chance, repository = Random(1), play.bot.tables.repository
    repository.supplies = replace(repository.supplies, new_seed=lambda: chance.randbytes(16))
    await play.game_of(play.ben, play.cem, rules="target=round")
    for number in range(MATCHES):
        await to_the_end_of_the_round(play, play.cem)
        result = play.channel.history()[-1]
        if number == MATCHES - 1:
            break
        if not evening:
            await _rematch(play, result)
        elif number:
            await dealt_next(play, result, play.ben)
        else:
            await begin(play, result)
            await dealt_next(play, result, play.ben)
    if evening:
        await pass_time(play, DESERTED_AFTER.total_seconds() + 1)
    return len(play.env.http_requests) - before


async def _rematch(play: Playing, result: discord.Message) -> None:
    await play.click(play.anna, result, "rematch")
    lobby = play.newest_lobby
    for person in (play.ben, play.cem):
        await play.click(person, lobby, "join")
    await play.click(play.anna, lobby, "start")
