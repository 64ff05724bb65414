"""Results that stay: the board of a round becomes its poster, and the next round has a new one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest_asyncio
import simcord
from msgspec.structs import replace

from bot.store.rows import MessageKind

from .conftest import Workshop
from .playing import Playing, to_the_end_of_the_round


@pytest_asyncio.fixture
async def play(simcord_env: simcord.Env, workshop: Workshop) -> AsyncIterator[Playing]:
    """Dealt as the shuffle has it: a record is played again from its seed."""
    yield Playing(simcord_env, workshop.bot)


async def _round_won(play: Playing, rules: str = "") -> None:
    """Anna and Ben play a round to its end, the first card that goes each time."""
    await play.game_of(play.ben, rules=rules)
    await to_the_end_of_the_round(play)


def _newest(play: Playing) -> Any:
    return play.channel.history()[-1]


def _pictures(play: Playing, message: Any) -> list[str]:
    return [
        item["media"]["url"]
        for part in play.components(message)
        if part["type"] == 12
        for item in part["items"]
    ]


def _public(play: Playing) -> list[Any]:
    return [m for m in play.channel.history() if list(play.components(m))]


async def test_the_board_of_a_round_that_is_over_has_its_picture_without_being_asked(
    play: Playing,
) -> None:
    await _round_won(play)
    await play.env.settle()
    result = _newest(play)
    assert "# 🥇 " in play.text(result)
    assert any("round.png" in url for url in _pictures(play, result))
    assert play.button(result, "next") is not None


async def test_the_result_stays_and_the_next_round_has_a_board_below_it(play: Playing) -> None:
    await _round_won(play)
    await play.env.settle()
    result = _newest(play)
    await play.click(play.ben, result, "next")
    await play.env.settle()
    assert play.board.id > result.id
    poster = next(m for m in play.channel.history() if m.id == result.id)
    assert "# 🥇 " in play.text(poster)
    assert " (+0) · " in play.text(poster)
    assert any("round.png" in url for url in _pictures(play, poster))
    assert list(play.buttons(poster)) == []
    assert play.button(play.board, "hand") is not None


async def test_a_poster_is_finished_after_a_restart_and_no_board_is_lost(play: Playing) -> None:
    await _round_won(play)
    await play.env.settle()
    result = _newest(play)
    # Somebody deals, and the process is gone before it could show that.
    view = await play.view()
    stopped = play.bot.tables
    await stopped.moves.next_round(view.game_id, play.ben.id)
    await play.restart()
    boards = [m for m in play.channel.history() if play.button(m, "hand") is not None]
    assert [board.id for board in boards] == [play.board.id]
    assert play.board.id != result.id
    poster = next(m for m in play.channel.history() if m.id == result.id)
    assert list(play.buttons(poster)) == []
    assert any("round.png" in url for url in _pictures(play, poster))


async def test_a_server_may_keep_the_posters_of_matches_alone(play: Playing) -> None:
    settings = play.bot.tables.settings
    await settings.save_server(replace(await settings.server(play.guild.id), round_posters=False))
    await _round_won(play)
    await play.env.settle()
    result = _newest(play)
    await play.click(play.ben, result, "next")
    await play.env.settle()
    assert play.board.id == result.id
    assert _pictures(play, play.board) == []


async def test_a_poster_that_was_deleted_is_not_posted_again(play: Playing) -> None:
    await _round_won(play)
    await play.env.settle()
    await _newest(play).delete()
    view = await play.view()
    with play.env._bot_scope():
        await play.bot.tables.moves.next_round(view.game_id, play.ben.id)
    await play.env.settle()
    found = await play.bot.tables.messages.of_game(view.game_id)
    assert found is not None
    assert not found.stale
    assert sum(row.kind is MessageKind.BOARD for row in found.messages) == 1
    titles = [m for m in _public(play) if " wins!" in play.text(m)]
    assert titles == []


async def test_the_end_of_a_match_has_points_picture_evening_and_thanks(play: Playing) -> None:
    await _round_won(play, "target=round")
    await play.env.settle()
    text = play.text(_newest(play))
    assert " wins the match!" in text
    assert "💛" in text
    verbs = [b["custom_id"].split(":")[3] for b in play.buttons(play.channel.history()[-1])]
    assert verbs == ["rematch", "newrules", "more"] or verbs[0] == "rematch"
    assert _pictures(play, _newest(play))


async def test_everybody_reads_their_own_ending(play: Playing) -> None:
    await _round_won(play)
    await play.env.settle()
    people = [play.anna, play.ben]
    winner = next(seat for seat, left in enumerate(await play.hands()) if not left)
    won, lost = (play.text(play.dm(people[seat])) for seat in (winner, 1 - winner))
    assert "### 🎉" in won
    assert "points for you" in won
    assert "Your hand" not in won
    assert f"{people[winner].user.global_name} wins the round" in lost
    assert "### 🎉" not in lost
    assert "way" in lost or "cards" in lost
