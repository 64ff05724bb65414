"""`/uno recap` as people use it, alone and for everybody."""

from __future__ import annotations

from datetime import timedelta

from msgspec.structs import replace

from bot.setting_values import ServerSettings
from bot.tables.tallying import deal_judge
from tests.tables.finished_rounds import keep

from .conftest import Workshop
from .playing import Playing
from .test_player_statistics import of_round


async def _rounds(play: Playing, workshop: Workshop) -> None:
    """An evening of five rounds, the day after another one."""
    evening = [of_round(play, number, play.anna, play.ben) for number in range(4)]
    last = of_round(play, 9, play.ben, play.anna)
    before = of_round(play, 20, play.cem, play.ben)
    before = replace(before, ended_at=evening[0].ended_at - timedelta(days=1))
    await keep(workshop.database, before, *evening, last)
    play.bot.tables.tally.round_ended()


async def test_the_last_evening_is_told_and_posted(play: Playing, workshop: Workshop) -> None:
    await _rounds(play, workshop)
    told = await play.command(play.ben, "uno recap")
    assert told.flags.ephemeral
    text = play.text(told)
    assert "What an evening" in text
    assert "**Anna**" in text
    assert "Cem" not in text
    assert "5" in text
    assert [file.filename for file in told.attachments] == ["recap.png"]
    await play.bot.tables.settings.save_server(ServerSettings(play.guild.id, language="de"))
    posted = (await play.click(play.ben, told, "recap")).response.message
    assert not posted.flags.ephemeral
    # The server speaks German, whoever posts it.
    assert "Was für ein Abend" in play.text(posted)
    assert not list(play.buttons(posted))
    assert [file.filename for file in posted.attachments] == ["recap.png"]


async def test_a_week_holds_the_evening_before(play: Playing, workshop: Workshop) -> None:
    await _rounds(play, workshop)
    told = await play.command(play.anna, "uno recap", stretch="week")
    assert "What a week" in play.text(told)


async def test_where_nothing_was_played_there_is_nothing_to_tell(play: Playing) -> None:
    told = await play.command(play.anna, "uno recap", stretch="month")
    assert "nothing to tell yet" in play.text(told)


async def test_a_match_has_its_recap_and_its_luck(play: Playing) -> None:
    """A whole match through the simulator; its deals are played out, and the recap says so."""
    await play.game_of(play.ben, rules="target=round")
    await play.lay("R5", "R7", "B1 B2 B3")
    await play.act(play.anna, "card")
    board = play.channel.history()[-1]
    told = (await play.click(play.cem, board, "recap")).response.message
    assert "Anna" in play.text(told)
    assert "What a match" in play.text(told)
    assert deal_judge.encoded_odds(b"no record") is None
