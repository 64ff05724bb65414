"""An evening by clicks: begun below a result, next match, standings on the board, poster."""

from __future__ import annotations

from typing import Any

import discord
from simcord.actors import MemberActor

from bot.tables.seating.evening_table import DEALT_AFTER, DESERTED_AFTER

from .playing import Playing, face


async def won_by_anna(play: Playing) -> discord.Message:
    """Let Anna win the match under way with her last card, and return its result."""
    await play.lay("R5", "R1", "B9 B8")
    await play.act(play.anna, "card", face("R1"))
    return play.channel.history()[-1]


async def begin(play: Playing, message: Any, *, name: str = "Freitag 4", matches: str = "") -> Any:
    """Begin an evening from the button *Evening* below a message; return the answer."""
    shown = await play.click(play.anna, message, "evening")
    window = await play.click(play.anna, shown.response.message, "evening", "begin")
    typed = {"name": name, "hours": "", "matches": matches}
    return await play.anna.submit_modal(window, typed)


async def dealt_next(play: Playing, result: Any, person: MemberActor) -> discord.Message:
    """Press *Next match*, let the time pass, and return the new board."""
    await play.click(person, result, "nextmatch")
    await pass_time(play, DEALT_AFTER.total_seconds())
    return play.board


async def pass_time(play: Playing, seconds: float) -> None:
    await play.env.advance_time(seconds)
    with play.env._bot_scope():
        await play.bot.tables.scheduler.meet_due()
    await play.env.settle()


async def test_an_evening_from_its_first_result_to_its_poster(play: Playing) -> None:
    await play.game_of(play.ben, rules="target=round")
    result = await won_by_anna(play)
    await begin(play, result, matches="2")
    result = play.channel.history()[-1]
    assert play.button(result, "rematch") is None
    assert "Freitag 4" in play.text(result)
    board = await dealt_next(play, result, play.ben)
    assert board.id != result.id
    assert "**Freitag 4**" in play.text(board)
    assert play.button(result, "nextmatch") is None, "the old result leads nowhere any more"
    result = await won_by_anna(play)
    assert "Freitag 4** · Anna\N{NO-BREAK SPACE}1" in play.text(result)
    board = await dealt_next(play, result, play.anna)
    assert "Freitag 4** · Anna\N{NO-BREAK SPACE}1" in play.text(board)
    await won_by_anna(play)
    poster = play.channel.history()[-1]
    assert "Freitag 4 is over" in play.text(poster)
    assert "🥇 **Anna** – 2 won of 2" in play.text(poster)
    assert "▫️ **Ben** – 0 won of 2" in play.text(poster), "no medal without a win"
    assert play.button(poster, "recap") is None, "it would tell of the last match alone"
    assert await play.bot.tables.evenings.in_channel(play.channel.id) is None


async def test_the_next_evening_has_the_next_number(play: Playing) -> None:
    await play.game_of(play.ben, rules="target=round")
    await begin(play, await won_by_anna(play))
    shown = await play.command(play.anna, "uno evening")
    await play.click(play.anna, shown, "evening", "end")
    await play.anna.slash(play.channel, "uno start")
    shown = await play.command(play.anna, "uno evening")
    window = await play.click(play.anna, shown, "evening", "begin")
    assert window.modal is not None
    assert "Freitag 5" in str(window.modal)
    dora = play.manager()
    weekly = (await play.click(dora, await play.command(dora, "uno evening"), "weekly")).response
    assert "Freitag 5" in play.text(weekly.message)


async def test_who_comes_joins_and_plays_in_the_next_match(play: Playing) -> None:
    await play.game_of(play.ben, rules="target=round")
    result = await won_by_anna(play)
    await begin(play, result)
    result = play.channel.history()[-1]
    stranger = await play.click(play.cem, result, "nextmatch")
    assert "sit down" in play.text(stranger.response.message)
    await play.click(play.cem, result, "evening", "join")
    board = await dealt_next(play, result, play.ben)
    assert "Cem" in play.text(board)


async def test_rules_that_do_not_take_the_people_are_named_to_the_host(play: Playing) -> None:
    dora, emil = play.manager(), play.manager("Emil")
    await play.anna.slash(play.channel, "uno start", rules="target=round, partner")
    for person in (play.ben, play.cem, dora):
        await play.click(person, play.lobby, "join")
    await begin(play, (await play.click(play.anna, play.lobby, "options")).response.message)
    await play.click(play.anna, play.lobby, "start")
    await play.stop(play.anna, play.ben, play.cem)
    result = play.channel.history()[-1]
    await play.click(emil, result, "evening", "join")
    await play.click(play.ben, result, "nextmatch")
    assert "Partners take 4, 6, 8 or 10 players" in play.text(result)
    assert "Anna can change that" in play.text(result)
    opened = await play.click(play.anna, result, "newrules")
    assert opened.ephemeral
    assert len((await play.view()).seats) == 5
    assert "Freitag 4" in play.text(play.newest_lobby)


async def test_an_evening_ends_by_itself_and_posts_once(play: Playing) -> None:
    await play.game_of(play.ben, rules="target=round")
    await begin(play, await won_by_anna(play))
    board = await dealt_next(play, play.channel.history()[-1], play.anna)
    await won_by_anna(play)
    before = len(play.channel.history())
    await pass_time(play, DESERTED_AFTER.total_seconds() + 1)
    assert len(play.channel.history()) == before + 1
    assert "is over" in play.text(play.channel.history()[-1])
    assert board.id in {message.id for message in play.channel.history()}
