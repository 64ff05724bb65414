"""A message without a row (its process was killed after posting) is deleted once clicked."""

from __future__ import annotations

from typing import Any

import discord

from bot.store.rows import MessageKind
from cogs.showing.components import PageLayout
from cogs.showing.pages import public_page
from cogs.writing.message_requests import NOBODY

from ..playing import Playing

LONG_AGO = 120.0


async def orphan(play: Playing, kind: MessageKind) -> discord.Message:
    """Post a copy of the message that no row refers to."""
    page = public_page(play.bot, play.bot.texts, kind, await play.view())
    channel: Any = play.bot.get_channel(play.channel.id)
    with play.env._bot_scope():
        sent = await channel.send(view=PageLayout(page), allowed_mentions=NOBODY)
    await play.env.settle()
    return next(message for message in play.channel.history() if message.id == sent.id)


def ids(play: Playing) -> list[int]:
    return [message.id for message in play.channel.history()]


async def test_a_board_that_nobody_knows_of(play: Playing) -> None:
    await play.game_of(play.ben)
    board = play.board
    lost = await orphan(play, MessageKind.BOARD)
    await play.click(play.ben, lost, "hand")
    assert lost.id in ids(play), "its id may still be about to be saved"
    await play.env.advance_time(LONG_AGO)
    assert (await play.click(play.ben, lost, "hand")).ephemeral
    await play.env.settle()
    assert lost.id not in ids(play)
    await play.click(play.ben, board, "hand")
    assert board.id in ids(play)


async def test_a_lobby_that_nobody_knows_of(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    lost = await orphan(play, MessageKind.LOBBY)
    await play.env.advance_time(LONG_AGO)
    await play.click(play.ben, lost, "join")
    await play.env.settle()
    assert ids(play) == [play.lobby.id]
    assert len((await play.view()).seats) == 2
    assert "Ben" in play.text(play.lobby)


async def test_the_messages_of_a_game_that_is_over_stay(play: Playing) -> None:
    await play.game_of(play.ben)
    lost = await orphan(play, MessageKind.BOARD)
    question = await play.command(play.anna, "uno stop")
    await play.click(play.anna, question, "stop")
    await play.act(play.ben, "vote", "stop.0.yes")
    await play.env.advance_time(LONG_AGO)
    await play.click(play.ben, lost, "hand")
    await play.env.settle()
    assert lost.id in ids(play)
