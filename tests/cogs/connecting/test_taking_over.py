"""A process takes over stale messages of another one for a limited time, as both might write."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store.rows import MessageKind, MessageRow
from bot.tables.process_presence import ProcessPresence
from cogs.connecting.processes import SECONDS_TAKEN_OVER
from cogs.writing.result_posters import ResultPosters
from cogs.writing.timers import LoopTimers
from cogs.writing.writer import Writer

from ..playing import Playing, to_the_end_of_the_round
from ..writing.manual_timers import ManualTimers

HANDS = ("R1 R2 R3", "B1 B2 B3")


@pytest.fixture
def timers(monkeypatch: pytest.MonkeyPatch) -> ManualTimers:
    timers = ManualTimers()
    monkeypatch.setattr(LoopTimers, "now", lambda _: timers.now())
    monkeypatch.setattr(LoopTimers, "call_later", lambda _, *planned: timers.call_later(*planned))
    return timers


def writer(play: Playing) -> Writer:
    cog = play.bot.get_cog("Messages")
    assert cog is not None
    return cog.writer  # type: ignore[attr-defined]


async def stale_board(play: Playing) -> MessageRow | None:
    stale = await play.bot.tables.messages.stale((await play.view()).game.id)
    return next((row for row in stale if row.kind is MessageKind.BOARD), None)


@pytest.fixture
async def taken_over(
    timers: ManualTimers, play: Playing, monkeypatch: pytest.MonkeyPatch
) -> ManualTimers:
    """Let this process write the board for another one, which is away."""
    await play.game_of(play.ben)
    monkeypatch.setattr("cogs.connecting.processes.is_ours", lambda *_: False)
    monkeypatch.setattr(ProcessPresence, "stands_in", lambda *_, **__: True)
    await play.lay("R5", *HANDS)
    board = await stale_board(play)
    assert board is not None
    assert "Red 5" not in play.text(play.board)
    with play.env._bot_scope():
        writer(play).take_over(board)
    await play.env.settle()
    return timers


async def test_a_message_taken_over_is_written_for_a_limited_time(
    taken_over: ManualTimers, play: Playing
) -> None:
    await play.lay("R6", *HANDS)
    assert await stale_board(play) is None
    assert "Red 6" in play.text(play.board)
    with play.env._bot_scope():
        await taken_over.pass_by(SECONDS_TAKEN_OVER)
    await play.lay("R7", *HANDS)
    assert await stale_board(play) is not None
    assert "Red 6" in play.text(play.board)


@pytest.mark.usefixtures("taken_over")
async def test_it_is_left_to_its_process_as_soon_as_that_is_back(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play.lay("R6", *HANDS)
    assert "Red 6" in play.text(play.board)
    monkeypatch.setattr(ProcessPresence, "stands_in", lambda *_, **__: False)
    for card in ("R7", "R8"):
        await play.lay(card, *HANDS)
        assert await stale_board(play) is not None
        assert "Red 6" in play.text(play.board)
        # Away again: its messages are taken over only if nobody writes them for a while.
        monkeypatch.setattr(ProcessPresence, "stands_in", lambda *_, **__: True)


@pytest.mark.usefixtures("taken_over")
async def test_the_process_that_is_back_finds_at_once_what_was_written_for_it(
    play: Playing,
) -> None:
    messages = play.bot.tables.messages
    assert messages.not_written == []
    await play.lay("R6", *HANDS)
    assert "Red 6" in play.text(play.board)
    assert messages.not_written == []


@pytest.mark.usefixtures("timers")
@pytest.mark.parametrize("is_back", [False, True], ids=["away", "back"])
async def test_a_result_is_left_to_the_process_that_is_back_when_its_picture_is_drawn(
    play: Playing, monkeypatch: pytest.MonkeyPatch, is_back: bool
) -> None:
    await play.game_of(play.ben, rules="target=round hand_size=2")
    board = play.board
    monkeypatch.setattr("cogs.connecting.processes.is_ours", lambda *_: False)
    game_id = await to_the_end_of_the_round(play)
    drawn = ResultPosters.of_view

    async def draw(posters: ResultPosters, *told: Any) -> None:
        await drawn(posters, *told)
        monkeypatch.setattr(ProcessPresence, "stands_in", lambda *_, **__: not is_back)

    monkeypatch.setattr(ResultPosters, "of_view", draw)
    monkeypatch.setattr(ProcessPresence, "stands_in", lambda *_, **__: True)
    tables = play.bot.tables
    with play.env._bot_scope():
        # Achievements are known: the page with the result is not the first one.
        await tables.tally.tell_earned((game_id, 1))
        (stale,) = (
            row for row in await tables.messages.stale(game_id) if row.message_id == board.id
        )
        writer(play).take_over(stale)
    await play.env.settle()
    assert ("wins the match" in play.text(board)) is not is_back
    left = [row.message_id for row in await tables.messages.stale(game_id)]
    assert (board.id in left) is is_back
