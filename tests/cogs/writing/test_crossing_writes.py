"""Answers, edits and posts that are due for one message at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest

from bot.store.rows import MessageRow
from cogs.writing.message import PendingMessage
from cogs.writing.message_requests import MessageRequests

from ..playing import Playing, face


class Edits:
    """A watch on all edits by the writer that can make a message's next edit hang."""

    def __init__(self, play: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
        self._play = play
        self._gates: dict[int, asyncio.Event] = {}
        self.under_way: list[int] = []
        self.at_once: list[int] = []
        monkeypatch.setattr(MessageRequests, "edit", self._watching(MessageRequests.edit))
        begin = PendingMessage.begin_answer

        async def begin_answer(written: PendingMessage) -> None:
            await play.env.external_wait(begin(written), reason="something else is under way")

        monkeypatch.setattr(PendingMessage, "begin_answer", begin_answer)

    def _watching(self, edit: Any) -> Any:
        async def watched(requests: Any, *told: Any) -> Any:
            message = next(each for each in told if isinstance(each, MessageRow))
            assert message.message_id is not None
            async with self._noted(message.message_id):
                return await edit(requests, *told)

        return watched

    @asynccontextmanager
    async def _noted(self, message_id: int) -> AsyncIterator[None]:
        if message_id in self.under_way:
            self.at_once.append(message_id)
        self.under_way.append(message_id)
        gate = self._gates.pop(message_id, None)
        if gate is not None:
            await self._play.env.external_wait(gate.wait(), reason="Discord does not answer")
        yield
        self.under_way.remove(message_id)

    def hang(self, message_id: int) -> asyncio.Event:
        """Make the next edit of this message wait until the returned event is set."""
        return self._gates.setdefault(message_id, asyncio.Event())


@pytest.fixture
def edits(play: Playing, monkeypatch: pytest.MonkeyPatch) -> Edits:
    monkeypatch.setattr("cogs.answering.replies.PATIENCE", 0.05)
    return Edits(play, monkeypatch)


async def test_a_click_on_a_message_whose_edit_hangs_is_acknowledged_and_shown_next(
    play: Playing, edits: Edits
) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "R4 B2 B3")
    hand = play.dm(play.ben)
    gate = edits.hang(hand.id)
    await play.act(play.anna, "card", face("R1"))
    assert edits.under_way == [hand.id]

    card = play.button(hand, "card", face("R4"))
    assert card is not None
    play.put_back(hand, {**card, "disabled": False})
    clicked = await play.press(play.ben, hand, card["custom_id"])
    assert clicked.deferred
    assert edits.under_way == [hand.id]

    gate.set()
    await play.env.settle()
    assert edits.at_once == []
    assert "Somebody was faster" in play.text(play.dm(play.ben))
    assert play.button(play.dm(play.ben), "card", face("R4")) is not None


async def test_changes_during_a_hanging_edit_are_shown_by_one_more_edit(
    play: Playing, edits: Edits
) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "R4 B2 B3")
    board = play.board
    gate = edits.hang(board.id)
    for top in ("R6", "R7", "R8"):
        await play.lay(top, "R1 R2 R3", "R4 B2 B3")
    assert edits.under_way == [board.id]
    before = _edits_of(play, board)

    gate.set()
    await play.env.settle()
    assert _edits_of(play, board) == before + 2, "the hanging edit and one for the newest page"
    assert "Red 8" in play.text(play.board)
    assert edits.at_once == []


def _edits_of(play: Playing, board: discord.Message) -> int:
    """Return the number of edits of the board so far, by any way."""
    paths = [r.path for r in play.env.http_requests if r.method == "PATCH"]
    return sum(path.endswith(f"/{board.id}") for path in paths)


async def test_a_lobby_that_is_being_answered_is_not_posted_by_anybody_else(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = asyncio.Event()
    send = discord.InteractionResponse.send_message

    async def slow(response: Any, *args: Any, **kwargs: Any) -> Any:
        await play.env.external_wait(gate.wait(), reason="Discord does not answer")
        return await send(response, *args, **kwargs)

    monkeypatch.setattr(discord.InteractionResponse, "send_message", slow)
    await play.anna.slash(play.channel, "uno start")
    view = await play.view()
    with play.env._bot_scope():
        play.bot.notifier.changed(view.game.id)
    await play.env.settle()
    assert play.channel.history() == []

    gate.set()
    await play.env.settle()
    assert len(play.channel.history()) == 1
    await play.click(play.ben, play.lobby, "join")
    assert "Ben" in play.text(play.lobby)
    assert len(play.channel.history()) == 1
