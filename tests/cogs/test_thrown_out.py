"""A player who leaves the server in mid-round, as the channel and the player see it (L1)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import aiohttp
import pytest

from bot.views.table_values import Status
from cogs.connecting import server_members
from cogs.connecting.server_members import is_gone

from .playing import Playing, face
from .test_absence import pass_by


async def ask(play: Playing) -> None:
    """Let the bot ask Discord about everybody about whom there is reason to ask."""
    with play.env._bot_scope():
        await play.bot.tables.member_checks.ask_some()
    await play.env.settle()


async def throw_ben_out(play: Playing) -> None:
    """Let Ben leave the server, and miss his turn."""
    await play.game_of(play.ben, play.cem)
    await play.lay("R5", "B1 B2 R3", "B4 B6 B7", "G1 G2 G3")
    await play.act(play.anna, "draw")
    play.guild.remove_member(play.ben)
    await pass_by(play, 91)
    await ask(play)


async def test_everybody_reads_that_the_computer_plays_on(play: Playing) -> None:
    await throw_ben_out(play)
    told = "The computer plays on for Ben to the end of the round."
    assert told in play.text(play.board)
    assert told in play.text(play.dm(play.anna))
    assert "Ben 🤖" in play.text(play.board)
    assert play.button(play.board, "return") is None


async def test_no_button_of_theirs_ends_that(play: Playing) -> None:
    await throw_ben_out(play)
    hand = play.dm(play.ben)
    assert "The computer plays on for you to the end of the round" in play.text(hand)
    assert play.button(hand, "draw") is None
    answered = await play.act(play.ben, "contra")
    assert "The computer plays on for you" in play.text(answered.response.message)
    old = {"type": 2, "style": 2, "label": "I'm back"}
    old["custom_id"] = f"u:{(await play.view()).game.id}:1:return:"
    answered = await play.press_anyway(play.ben, hand, old)
    assert "The computer plays on for you" in play.text(answered.response.message)
    assert (await play.view()).seats[1].is_thrown_out


async def test_after_the_round_they_have_left_and_may_sit_down_again(play: Playing) -> None:
    await throw_ben_out(play)
    await play.restart()
    await play.lay("R5", "R1", "B4 B6 B7", "G1 G2 G3")
    await play.act(play.anna, "card", face("R1"))
    assert (await play.view()).seats[1].has_left
    assert (await play.view()).game.status is Status.LIVE
    assert "~~Ben~~" in play.text(play.channel.history()[-1])
    again = play.guild.add_member(play.ben.user)
    await play.click(again, play.channel.history()[-1], "join")
    assert not (await play.view()).seats[1].has_left


async def test_who_plays_by_dm_after_leaving_the_server_has_left_after_the_round(
    play: Playing,
) -> None:
    await play.game_of(play.ben, play.cem)
    play.guild.remove_member(play.ben)
    await play.lay("R5", "R1 B2", "R4", "G1 G2 G3")
    await play.act(play.anna, "card", face("R1"))
    await play.act(play.ben, "card", face("R4"))
    await ask(play)
    assert [seat.has_left for seat in (await play.view()).seats] == [False, True, False]
    assert "~~Ben~~" in play.text(play.channel.history()[-1])


async def _silent(*_: object) -> None:
    await asyncio.Event().wait()


async def _failing(*_: object) -> None:
    raise aiohttp.ClientConnectionError


@pytest.mark.parametrize("answer", [_silent, _failing])
async def test_while_discord_is_silent_or_fails_nobody_is_gone(
    play: Playing, monkeypatch: pytest.MonkeyPatch, answer: Callable[..., Awaitable[None]]
) -> None:
    monkeypatch.setattr(server_members, "_PATIENCE", 0)
    play.guild.remove_member(play.ben)
    with play.env._bot_scope():
        assert await is_gone(play.bot, play.guild.id, play.anna.id) is False
    monkeypatch.setattr(play.bot.http, "get_member", answer)
    with play.env._bot_scope():
        assert await is_gone(play.bot, play.guild.id, play.ben.id) is False
