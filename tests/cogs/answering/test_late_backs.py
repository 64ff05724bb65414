"""A page of backs that is sent after a flip is made after it (F7, F8); one that was there stays."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.tables.storage.stored_settings import StoredSettings
from bot.tables.table import Table
from cogs.answering import replies
from cogs.writing.message import PendingMessage
from cogs.writing.own_messages import OwnMessage
from cogs.writing.request_timeouts import TroubleError

from ..holding import Holding
from ..playing import Playing

BEFORE, AFTER = "Teal 1", "Green 1"
"""What Ben's first card shows to others on a page of backs before and after the flip."""


class Edits:
    """The edits of private messages; the next one can be made to fail when a test says so."""

    def __init__(self, play: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sent: list[str] = []
        self._failing: asyncio.Event | None = None
        edit = OwnMessage.edit

        async def watched(message: OwnMessage, client: Any, page: Any) -> None:
            self.sent.append(repr(page))
            failing, self._failing = self._failing, None
            if failing is not None:
                await play.env.external_wait(failing.wait(), reason="Discord does not answer")
                raise TroubleError
            await edit(message, client, page)

        monkeypatch.setattr(OwnMessage, "edit", watched)

    def fail_next(self) -> asyncio.Event:
        """Let the next edit fail, once the returned event is set."""
        self._failing = asyncio.Event()
        return self._failing


@pytest.fixture
def edits(play: Playing, monkeypatch: pytest.MonkeyPatch) -> Edits:
    monkeypatch.setattr("cogs.connecting.flood_limits.AT_ONCE", 100)
    monkeypatch.setattr(replies, "wait_after", lambda *_told: 0.0)
    return Edits(play, monkeypatch)


async def two_sided(play: Playing) -> None:
    """Begin a game of Flip in which Anna has an F and Ben's backs are teal."""
    await play.game_of(play.ben, mode="flip")
    draw = "Y1/O1 Y2/O2 Y3/O3 Y4/O4 Y5/O5 Y6/O6"
    await play.lay("R9/P9", "RF/P1 B2/O2 B3/V3", "G1/T1 G2/T2 G3/T3", draw=draw)


async def turn_over(play: Playing) -> None:
    """Let Anna play her F."""
    seen = (await play.view(play.anna)).observation
    assert seen is not None
    await play.click(play.anna, play.dm(play.anna), "card", str(seen.hand[0]))
    after = (await play.view()).observation
    assert after is not None
    assert after.side == 1


async def test_a_page_beside_the_board_is_made_anew_for_a_second_attempt(
    play: Playing, edits: Edits, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two_sided(play)
    holding = Holding(play.env, monkeypatch)
    with holding.next_click() as asked:
        opened = await play.click(play.cem, play.board, "backs")
    gate = edits.fail_next()
    asked.set()
    await play.env.settle()
    assert BEFORE in edits.sent[0]
    await turn_over(play)
    gate.set()
    await play.env.settle()
    assert AFTER in play.text(opened.response.message)
    assert not [page for page in edits.sent[1:] if BEFORE in page]


@pytest.mark.parametrize("place", ["opened hand", "direct message"])
@pytest.mark.usefixtures("edits")
async def test_a_page_in_a_hand_is_made_anew_when_it_has_waited(
    play: Playing, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    await two_sided(play)
    hand = play.dm(play.ben)
    if place == "opened hand":
        hand = (await play.click(play.ben, play.board, "hand")).response.message
    await play.click(play.ben, hand, "more")
    begin, gate = PendingMessage.begin_answer, asyncio.Event()

    async def begin_answer(written: PendingMessage) -> None:
        await play.env.external_wait(gate.wait(), reason="another write is under way")
        await begin(written)

    with monkeypatch.context() as busy:
        busy.setattr(PendingMessage, "begin_answer", begin_answer)
        busy.setattr(replies, "PATIENCE", 0)
        await play.click(play.ben, hand, "backs")
    await turn_over(play)
    before = len(play.env.http_requests)
    gate.set()
    await play.env.settle()
    sent = [str(request.json) for request in play.env.http_requests[before:]]
    assert sent
    assert not [page for page in sent if "Orange 2" in page]


async def test_opened_backs_that_wait_for_a_language_are_made_after_it(
    play: Playing, edits: Edits, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two_sided(play)
    await play.click(play.cem, play.board, "backs")
    person, gate = StoredSettings.person, asyncio.Event()

    async def slow_person(settings: Any, user_id: int) -> Any:
        if user_id == play.cem.id:
            await play.env.external_wait(gate.wait(), reason="the database is slow")
        return await person(settings, user_id)

    monkeypatch.setattr(StoredSettings, "person", slow_person)
    game = (await play.view()).game.id
    with play.env._bot_scope():
        await play.bot.tables.repository.change(game, Table.new_version)
    await play.env.settle()
    await turn_over(play)
    assert not edits.sent
    gate.set()
    await play.env.settle()
    assert [AFTER in page for page in edits.sent] == [True]


async def test_a_hand_in_place_of_the_backs_stays_a_hand(play: Playing, edits: Edits) -> None:
    await two_sided(play)
    page = (await play.click(play.ben, play.board, "backs")).response.message
    await play.click(play.ben, page, "page")
    assert play.button(page, "card") is not None
    await turn_over(play)
    assert play.button(page, "card") is not None, play.text(page)
    assert not [each for each in edits.sent if "other sides" in each]


@pytest.mark.usefixtures("edits")
async def test_a_page_that_was_there_before_the_flip_stays(play: Playing) -> None:
    await two_sided(play)
    page = (await play.look_up(play.cem, play.board, "backs")).response.message
    assert BEFORE in play.text(page)
    await turn_over(play)
    assert BEFORE in play.text(page)
