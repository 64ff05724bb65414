"""Answers that are given while the same message is about to be edited or posted."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine import Draw
from bot.store.rows import MessageRow
from bot.tables import Accepted
from bot.tables.delivery import Delivery
from cogs._posts import Posts

from .playing import Playing, face


async def test_the_later_version_is_shown_in_the_end(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    hand = play.dm(play.ben)
    messages: Any = play.bot.get_cog("Messages")
    assert messages is not None
    edit = Posts.edit
    edits: list[int] = []

    async def overtaken(posts: Posts, message: MessageRow, page: Any) -> bool:
        if message.message_id == hand.id:
            edits.append(hand.id)
        if edits == [hand.id] and message.message_id == hand.id:
            with messages.answering(hand.id):
                view = await play.view(play.ben)
                drawn = await play.bot.tables.submit(
                    view.game_id, play.ben.id, Draw(0), view.version
                )
                assert isinstance(drawn, Accepted)
                clicked = SimpleNamespace(message=hand, response=SimpleNamespace(type=None))
                await messages.showed(clicked, drawn.view.version)
        return await edit(posts, message, page)

    monkeypatch.setattr(Posts, "edit", overtaken)
    await play.click(play.anna, play.dm(play.anna), "card", face("R1"))
    assert await play.hand_of(1) == 4
    assert "4 cards" in play.text(play.dm(play.ben))
    assert len(edits) == 2


async def test_a_lobby_that_is_answered_meanwhile_is_not_posted_again(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    messages: Any = play.bot.get_cog("Messages")
    stale, wake = Delivery.stale, messages.wake
    answered = asyncio.Event()
    read: list[list[MessageRow]] = []

    async def read_long_ago(delivery: Delivery, game_id: str) -> list[MessageRow]:
        rows = await stale(delivery, game_id)
        task = asyncio.current_task()
        if task in messages._workers.values() and not answered.is_set():
            read.append(rows)
            await answered.wait()
        return rows

    def woken_by_the_answer(game_id: str) -> None:
        answered.set()
        wake(game_id)

    monkeypatch.setattr(Delivery, "stale", read_long_ago)
    monkeypatch.setattr(messages, "wake", woken_by_the_answer)
    await play.anna.slash(play.channel, "uno start")
    assert [row.message_id for rows in read for row in rows] == [None]
    assert len(play.channel.history()) == 1
