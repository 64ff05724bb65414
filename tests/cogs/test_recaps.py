"""`/uno recap` as people use it, alone and for everybody."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import discord
import pytest
from msgspec.structs import replace

from bot.i18n import Texts
from bot.players.deal_odds import wins_with_deal
from bot.setting_values import ServerSettings
from bot.statistics import Stretch
from bot.store import recap_queries
from bot.store.people_tables import ACHIEVEMENTS, FIRST_EDITION
from bot.store.rows import RoundEnding
from bot.store.sum_rows import AchievementRow
from bot.tables.tallying import statistics_lookup
from bot.views.visibility import Viewer
from tests.tables.finished_rounds import keep

from .conftest import Workshop
from .playing import Playing
from .test_player_statistics import FIRST, of_round


async def _rounds(play: Playing, workshop: Workshop) -> None:
    """Store an evening of five rounds, and one round on the day before."""
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
    # A posted recap is in the server's language, German, whatever language the poster reads.
    assert "Was für ein Abend" in play.text(posted)
    assert not list(play.buttons(posted))
    assert [file.filename for file in posted.attachments] == ["recap.png"]


async def test_who_may_not_write_in_a_channel_posts_no_recap_there(
    play: Playing, workshop: Workshop
) -> None:
    await _rounds(play, workshop)
    silent = discord.PermissionOverwrite(send_messages=False)
    play.channel = play.guild.create_text_channel("read-only", overwrites={play.ben: silent})
    told = await play.command(play.ben, "uno recap")
    refused = (await play.click(play.ben, told, "recap")).response.message
    assert refused.flags.ephemeral
    assert play.text(refused) == Texts.load().get("en").format("post-may-not")
    assert play.channel.history() == []


async def test_a_week_holds_the_evening_before(play: Playing, workshop: Workshop) -> None:
    await _rounds(play, workshop)
    told = await play.command(play.anna, "uno recap", stretch="week")
    assert "What a week" in play.text(told)


async def test_a_recap_of_many_rounds_covers_the_last_and_says_so(
    play: Playing, workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With six rounds the recap says that it covers the last five; with five it does not."""
    monkeypatch.setattr(statistics_lookup, "MOST_ROUNDS", 5)
    monkeypatch.setattr(recap_queries, "_ONE_MORE", 6)
    await _rounds(play, workshop)
    text = play.text(await play.command(play.anna, "uno recap", stretch="month"))
    assert "This tells of the last 5 rounds; there were more before." in text
    assert "Cem" not in text
    assert "there were more" not in play.text(await play.command(play.anna, "uno recap"))
    mine = await play.command(play.anna, "uno me")
    await play.choose(play.anna, mine, "language.set", "de", verb="mine")
    text = play.text(await play.command(play.anna, "uno recap", stretch="month"))
    assert "Erzählt wird von den letzten 5 Runden; davor waren noch mehr." in text


async def test_where_nothing_was_played_there_is_nothing_to_tell(play: Playing) -> None:
    told = await play.command(play.anna, "uno recap", stretch="month")
    assert "nothing to tell yet" in play.text(told)


async def test_what_a_round_has_earned_is_told_in_a_line_of_its_result(
    play: Playing, workshop: Workshop
) -> None:
    await play.game_of(play.ben, rules="target=500")
    await play.lay("R5", "R7", "B1 B2 B3")
    await play.act(play.anna, "card")
    messages = len(play.channel.history())
    result = play.channel.history()[-1]
    assert "🏅" not in play.text(result)
    game_id = (await play.view()).game.id
    earned = AchievementRow(play.anna.id, "first-win", FIRST, game_id, 1)
    async with workshop.database.write() as connection:
        await ACHIEVEMENTS.save(connection, FIRST_EDITION, [earned])
    with play.env._bot_scope():
        await play.bot.tables.tally.tell_earned((game_id, 1))
        # Achievements of another round do not show here.
        version = (await play.view()).game.version
        await play.bot.tables.tally.tell_earned((game_id, 2))
    await play.env.settle()
    assert (await play.view()).game.version == version
    assert "🏅 **Anna**: Beginner’s luck" in play.text(play.channel.history()[-1])
    assert len(play.channel.history()) == messages
    # The button from before the line was added still works.
    old = f"u:{game_id}:{version - 1}:next:"
    board = play.channel.history()[-1]
    play.put_back(board, {"type": 2, "style": 2, "label": "?", "custom_id": old})
    await play.look_at_result()
    await play.press(play.anna, board, old)
    assert (await play.state()).number == 2


async def test_a_match_has_its_recap_and_its_luck(play: Playing) -> None:
    """Play a whole match; once its deals are played out, the recap shows the players' luck."""
    await play.game_of(play.ben, rules="target=round")
    await play.lay("R5", "R7", "B1 B2 B3")
    await play.act(play.anna, "card")
    board = play.channel.history()[-1]
    told = (await play.click(play.cem, board, "recap")).response.message
    assert "Anna" in play.text(told)
    assert "What a match" in play.text(told)
    assert wins_with_deal(b"no record", 0, 1) is None


@pytest.mark.parametrize(
    ("language", "somebody", "nothing"),
    [
        ("en", "somebody", "I have no statistics of Anna that I could show you."),
        ("de", "jemand", "Von Anna habe ich keine Statistik, die ich dir zeigen könnte."),
    ],
)
async def test_in_recaps_of_others_a_deleted_player_is_somebody_and_nothing_else_changes(
    play: Playing, workshop: Workshop, language: str, somebody: str, nothing: str
) -> None:
    await _rounds(play, workshop)
    mine = await play.command(play.ben, "uno me")
    await play.choose(play.ben, mine, "language.set", language, verb="mine")

    async def pages() -> list[str]:
        shown = [
            await play.command(play.ben, "uno stats"),
            await play.command(play.ben, "uno recap"),
            await play.command(play.ben, "leaderboard", period="ever"),
        ]
        return [play.text(page) for page in shown]

    before = await pages()
    assert all("Anna" in text for text in before)
    with play.env._bot_scope():
        await play.bot.tables.privacy.forget(play.anna.id)
    stats, *others = [text.replace("Anna", somebody) for text in before]
    shown, *others_shown = await pages()
    assert others_shown == others
    assert stats.startswith(shown)
    assert "🤝" in stats.removeprefix(shown), "the score with her goes"
    gone = await play.command(play.ben, "uno stats", member=play.anna)
    assert play.text(gone) == nothing


async def test_a_round_that_was_stopped_is_no_evening(play: Playing, workshop: Workshop) -> None:
    """A table opened on the next day is stopped in its first round."""
    await _rounds(play, workshop)
    stopped = of_round(play, 30, play.cem, play.ben)
    ending = RoundEnding.STOPPED
    stopped = replace(stopped, ended_at=FIRST + timedelta(days=1), counted=False, ending=ending)
    await keep(workshop.database, stopped)
    text = play.text(await play.command(play.ben, "uno recap"))
    assert "What an evening" in text
    assert "Cem" not in text


async def test_an_evening_goes_on_over_midnight_and_over_the_change_of_the_clocks(
    play: Playing, workshop: Workshop
) -> None:
    """In Berlin the hour from two to three comes twice in the night to 26 October 2025."""
    began = datetime(2025, 10, 25, 20, 30, tzinfo=UTC)
    rounds = [
        replace(of_round(play, number, play.anna, play.ben), ended_at=began + hour * number)
        for number, hour in enumerate([timedelta(hours=1)] * 6)
    ]
    before = replace(
        of_round(play, 20, play.cem, play.ben), ended_at=began - timedelta(hours=3, seconds=1)
    )
    await keep(workshop.database, before, *rounds)
    await play.bot.tables.tally.tally_some()
    found = await play.bot.tables.recaps.of_server(
        play.guild.id, Stretch.EVENING, Viewer(play.anna.id, play.guild.id)
    )
    assert found is not None
    assert found.recap.rounds == 6
