"""Details show what the cards were worth, once the deals have been played out in idle time."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
import simcord

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


async def _details(play: Playing, number: int) -> str:
    """Return what the result's details say, for somebody who did not play."""
    result = play.channel.history()[-1]
    pressed = await play.click(play.cem, result, "replay", f"{number}.0.open-details")
    return play.text(pressed.response.message)


async def test_the_details_of_a_match_show_its_worth_once_all_rounds_are_played_out(
    play: Playing,
) -> None:
    await play.game_of(play.ben, rules="target=30 hand_size=2")
    await to_the_end_of_the_round(play)
    rounds = 1
    while await play.bot.tables.games.in_channel(play.channel.id) is not None:
        await play.click(play.ben, play.channel.history()[-1], "next")
        await to_the_end_of_the_round(play)
        rounds += 1
    assert rounds > 1
    before = play.text(play.channel.history()[-1])
    for _ in range(rounds - 1):
        assert await _judge(play)
        assert "usually" not in await _details(play, rounds)
    # The round of a killed process is played out by the next one, which was told of none.
    await play.restart()
    assert await _judge(play)
    assert not await _judge(play)
    text = await _details(play, rounds)
    assert WORTH in text
    assert "Rounds won, and what such cards usually win: Ben" in text
    assert f"(usually {0.59 * rounds:.1f})" in text
    assert f"(usually {0.41 * rounds:.1f})" in text
    assert play.text(play.channel.history()[-1]) == before, "no result is written again for it"
