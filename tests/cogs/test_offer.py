"""What an operator has switched off has no buttons, and is refused with a sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.i18n import Texts
from bot.offer import Feature, Offer
from bot.rule_gate import gated
from tests.tables.finished_rounds import keep

from .alone import Alone
from .conftest import Workshop
from .playing import Playing, face
from .test_player_statistics import of_round
from .test_replays import keep_round

EN = Texts.load().get("en")


@pytest.fixture
def no_pictures() -> Iterator[None]:
    with gated(offered=Offer(frozenset({Feature.PICTURES}))):
        yield


@pytest.mark.usefixtures("no_pictures")
async def test_without_pictures_statistics_and_recaps_are_words(
    play: Playing, workshop: Workshop
) -> None:
    rounds = (of_round(play, number, play.anna, play.ben) for number in range(3))
    await keep(workshop.database, *rounds)
    play.bot.tables.tally.round_ended()
    for command in ("uno stats", "uno recap", "leaderboard"):
        shown = await play.command(play.anna, command)
        assert "Anna" in play.text(shown)
        assert shown.attachments == []
        assert play.button(shown, "picture") is None


@pytest.mark.usefixtures("no_pictures")
async def test_without_pictures_old_buttons_say_so(play: Playing, workshop: Workshop) -> None:
    told = EN.format("work-switched-off")
    await keep_round(play, workshop)
    replay = await play.command(play.ben, "uno replay")
    ways = {button["custom_id"].rpartition(".")[2] for button in play.buttons(replay)}
    assert {"whatif", "details"} <= ways
    assert ways.isdisjoint({"post", "film"})
    (start,) = (b for b in play.buttons(replay) if b["custom_id"].endswith(".details"))
    for way in ("post", "film"):
        old = {**start, "custom_id": start["custom_id"].replace(".details", f".{way}")}
        answered = await play.press_anyway(play.ben, replay, old)
        assert play.text(answered.response.message) == told
    await play.game_of(play.ben)
    shown = await play.command(play.anna, "uno hand", picture=True)
    assert play.text(shown) == told


@pytest.mark.usefixtures("no_pictures")
async def test_without_pictures_a_result_is_words(play: Playing) -> None:
    await play.game_of(play.ben, rules="target=round")
    await play.lay("R5", "R1", "B9 B8")
    await play.act(play.anna, "card", face("R1"))
    result = play.channel.history()[-1]
    assert "🏆" in play.text(result)
    assert result.attachments == []
    more = (await play.click(play.anna, result, "more")).response.message
    assert play.button(more, "chart") is None


async def test_nobody_opens_a_table_alone_with_the_bot(play: Playing, workshop: Workshop) -> None:
    alone = Alone(play.env, workshop.bot)
    with gated(offered=Offer(frozenset({Feature.ALONE}))):
        assert alone.text(await alone.asks("start")) == EN.format("reason-not-alone")
        assert "direct messages" not in alone.text(await alone.asks("help"))
        await keep_round(play, workshop)
        replay = await play.command(play.ben, "uno replay")
        assert not [b for b in play.buttons(replay) if b["custom_id"].endswith(".whatif")]
