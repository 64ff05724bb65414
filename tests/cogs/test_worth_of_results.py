"""Results show what the cards were worth, once the deals have been played out in idle time."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
import simcord

from bot.store.rows import MessageKind
from tests.tables.tallying.test_deal_judge import let_first_seat_win

from .conftest import Workshop
from .playing import Playing, to_the_end_of_the_round

WORTH = "🍀 Luck of the deal – wins in 100 rounds with these cards: Ben 59 · Anna 41"


@pytest_asyncio.fixture
async def play(
    simcord_env: simcord.Env, workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Playing]:
    """Let each deal be worth 41 % of wins to Anna and 59 % to Ben."""
    let_first_seat_win(41, monkeypatch)
    playing = Playing(simcord_env, workshop.bot)
    await playing.restart()
    yield playing


async def _judge(play: Playing) -> bool:
    with play.env._bot_scope():
        judged = await play.bot.tables.deal_judge.judge_one()
    await play.env.settle()
    return judged


async def _version(play: Playing, game_id: str) -> int:
    view = await play.bot.tables.games.view(game_id)
    assert view is not None
    return view.game.version


async def test_the_worth_is_added_to_a_match_result_by_one_edit(play: Playing) -> None:
    await play.game_of(play.ben, rules="target=round hand_size=2")
    game_id = await to_the_end_of_the_round(play)
    result, messages = play.channel.history()[-1], len(play.channel.history())
    assert "these cards" not in play.text(result)
    version = await _version(play, game_id)
    assert await _judge(play)
    assert WORTH in play.text(play.channel.history()[-1])
    assert play.channel.history()[-1].id == result.id
    assert len(play.channel.history()) == messages
    assert await _version(play, game_id) == version + 1
    assert play.button(play.channel.history()[-1], "rematch") is not None
    # The result is edited once only: nothing has been added since.
    assert not await _judge(play)
    assert await _version(play, game_id) == version + 1


async def test_the_worth_is_added_by_the_edit_that_makes_a_board_a_poster(play: Playing) -> None:
    await play.game_of(play.ben, rules="target=500 hand_size=2")
    game_id = await to_the_end_of_the_round(play)
    result, version = play.channel.history()[-1], await _version(play, game_id)
    assert await _judge(play)
    assert await _version(play, game_id) == version
    await play.click(play.ben, result, "next")
    await play.env.settle()
    poster = next(m for m in play.channel.history() if m.id == result.id)
    assert WORTH in play.text(poster)


async def test_a_round_that_is_played_out_after_the_next_deal_is_not_written_again(
    play: Playing,
) -> None:
    await play.game_of(play.ben, rules="target=500 hand_size=2")
    game_id = await to_the_end_of_the_round(play)
    result = play.channel.history()[-1]
    await play.click(play.ben, result, "next")
    await play.env.settle()
    version = await _version(play, game_id)
    assert await _judge(play)
    assert await _version(play, game_id) == version
    found = await play.bot.tables.messages.of_game(game_id)
    assert found is not None
    assert found.stale == []
    (poster,) = (row for row in found.messages if row.kind is MessageKind.POSTER)
    assert poster.message_id == result.id


async def test_an_older_result_stays_as_it_is(play: Playing, workshop: Workshop) -> None:
    """Another match begins in the channel before the cards of the first one are played out."""
    await play.game_of(play.ben, rules="target=round hand_size=2")
    game_id = await to_the_end_of_the_round(play)
    result = play.channel.history()[-1]
    await play.anna.slash(play.channel, "uno start")
    await play.click(play.ben, play.newest_lobby, "join")
    await play.click(play.anna, play.newest_lobby, "start")
    await play.env.settle()
    version = await _version(play, game_id)
    assert await _judge(play)
    assert await _version(play, game_id) == version
    old = next(m for m in play.channel.history() if m.id == result.id)
    assert "these cards" not in play.text(old)


async def test_a_match_shows_its_worth_once_all_rounds_are_played_out(play: Playing) -> None:
    await play.game_of(play.ben, rules="target=30 hand_size=2")
    await to_the_end_of_the_round(play)
    rounds = 1
    while await play.bot.tables.games.in_channel(play.channel.id) is not None:
        await play.click(play.ben, play.channel.history()[-1], "next")
        await to_the_end_of_the_round(play)
        rounds += 1
    assert rounds > 1
    for _ in range(rounds - 1):
        assert await _judge(play)
        assert "these cards" not in play.text(play.channel.history()[-1])
    assert await _judge(play)
    text = play.text(play.channel.history()[-1])
    assert "Rounds won (and how many such cards win on average): Ben" in text
    assert f"({0.59 * rounds:.1f})" in text
    assert f"({0.41 * rounds:.1f})" in text


async def test_the_round_of_a_killed_process_is_still_played_out_and_shown(
    play: Playing,
) -> None:
    """No other process has been notified of the round of a killed process."""
    await play.game_of(play.ben, rules="target=round hand_size=2")
    await to_the_end_of_the_round(play)
    result = play.channel.history()[-1]
    await play.restart()
    assert await _judge(play)
    assert WORTH in play.text(play.channel.history()[-1])
    assert play.channel.history()[-1].id == result.id
    assert not await _judge(play)
