"""The buttons of a match's result lead on: to the next match, to new rules, to the leaderboard."""

from __future__ import annotations

import discord

from bot.tables import TableView

from ..playing import Playing, face


async def finished_match(play: Playing, rules: str = "target=round, stacking") -> discord.Message:
    """Anna wins against Ben and a computer player; return the result."""
    await play.anna.slash(play.channel, "uno start", rules=rules)
    await play.click(play.anna, play.lobby, "bot")
    await play.click(play.ben, play.lobby, "join")
    await play.click(play.anna, play.lobby, "start")
    await play.lay("R5", "R1", "B9 B8", "G9 G8")
    await play.act(play.anna, "card", face("R1"))
    return play.channel.history()[-1]


def names(view: TableView) -> list[str]:
    return [seat.name for seat in view.seats]


async def test_new_rules_open_their_page_at_once(play: Playing) -> None:
    result = await finished_match(play)
    opened = await play.click(play.anna, result, "newrules")
    assert opened.ephemeral
    page = opened.response.message
    await play.choose(play.anna, page, "preset", "family")
    assert (await play.view()).options.target == 200
    assert "Family" in play.text(play.newest_lobby)


async def test_the_leaderboard_is_one_click_away(play: Playing) -> None:
    result = await finished_match(play)
    shown = await play.look_up(play.cem, result, "best")
    assert shown.ephemeral
    assert "Anna" in play.text(shown.response.message)


async def test_a_spectator_opens_no_rematch_but_joins_one(play: Playing) -> None:
    result = await finished_match(play)
    refused = await play.click(play.cem, result, "rematch")
    assert "You are not in this game" in play.text(refused.response.message)
    assert await play.bot.tables.games.in_channel(play.channel.id) is None
    await play.click(play.anna, result, "rematch")
    await play.click(play.cem, result, "rematch")
    assert "Cem" in names(await play.view())


async def test_another_game_in_the_channel_goes_first(play: Playing) -> None:
    result = await finished_match(play)
    await play.cem.slash(play.channel, "uno start")
    busy = await play.click(play.anna, result, "rematch")
    assert "already" in play.text(busy.response.message)
    assert names(await play.view()) == ["Cem"]


async def test_the_others_are_called_as_they_wish(play: Playing) -> None:
    result = await finished_match(play)
    await play.click(play.anna, result, "rematch")
    (call,) = (m for m in play.channel.history() if f"<@{play.ben.id}>" in m.content)
    assert "inviting you to UNO" in call.content
    assert f"<@{play.anna.id}>" not in call.content
