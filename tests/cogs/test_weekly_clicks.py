"""The weekly question in a channel: set up by a manager, answered by presses, kept fresh."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.evenings import WeeklyPhase
from bot.views.weekly_question import WeeklyRow

from .playing import Playing
from .test_setting_pages import choose


async def row_of(play: Playing) -> WeeklyRow:
    row = await play.bot.tables.weeklies.find(play.channel.id)
    assert row is not None
    return row


async def until_due(play: Playing) -> WeeklyRow:
    """Let the time pass until something is due, and carry it out."""
    due = (await row_of(play)).weekly.due_at
    await play.env.advance_time(max(0.0, (due - discord.utils.utcnow()).total_seconds()) + 1)
    await play.bot.tables.weeklies.meet_due()
    await play.env.settle()
    return await row_of(play)


async def set_up(play: Playing) -> tuple[Any, Any]:
    """Let a manager turn the question on; return them and the page."""
    dora = play.manager()
    evening = await play.command(dora, "uno evening")
    page = (await play.click(dora, evening, "weekly")).response.message
    return dora, page


async def asked(play: Playing) -> discord.Message:
    await until_due(play)
    question = play.channel.history()[-1]
    assert play.button(question, "attend", "in") is not None
    return question


async def test_a_manager_chooses_the_time(play: Playing) -> None:
    dora, page = await set_up(play)
    assert "Friday" in str(play.components(page))
    await dora.select(page, ["6"], custom_id="u:0:0:weekly:day")
    await dora.select(page, ["19"], custom_id="u:0:0:weekly:hour")
    await dora.select(page, ["america/new_york"], custom_id="u:0:0:weekly:zone")
    await dora.select(page, ["1"], custom_id="u:0:0:weekly:ask")
    time = (await row_of(play)).weekly.time
    await choose(play, dora, page, "u:0:0:weekly:stop")
    assert await play.bot.tables.weeklies.find(play.channel.id) is None
    assert (time.weekday, time.hour, time.zone, time.ask_hours) == (6, 19, "America/New_York", 1)


async def test_a_manager_types_the_time_zone(play: Playing) -> None:
    dora, page = await set_up(play)
    for typed, zone in (("asia/kathmandu", "Asia/Kathmandu"), ("Atlantis", "Asia/Kathmandu")):
        window = await play.click(dora, page, "weeklyform")
        await dora.submit_modal(window, {"zone": typed})
        assert (await row_of(play)).weekly.time.zone == zone
    assert "I know no time zone “Atlantis”" in play.text(page)


async def test_others_cannot(play: Playing) -> None:
    dora, page = await set_up(play)
    stop = play.button(page, "weekly", "stop")
    await play.anna.slash(play.channel, "uno start")
    pressed = await play.press_anyway(play.anna, play.newest_lobby, stop)
    assert "manage the server" in play.text(pressed.response.message)
    assert await play.bot.tables.weeklies.find(play.channel.id) is not None
    await play.press_anyway(dora, play.newest_lobby, stop)
    assert await play.bot.tables.weeklies.find(play.channel.id) is None


async def test_from_the_question_to_the_table(play: Playing) -> None:
    await set_up(play)
    question = await asked(play)
    assert "Bisher niemand" in play.text(question)
    for person in (play.anna, play.ben, play.cem):
        await play.click(person, question, "attend", "in")
    await play.click(play.cem, question, "attend", "out")
    assert "Anna, Ben sind dabei" in play.text(question)
    assert "Heute nicht: Cem" in play.text(question)
    row = await until_due(play)
    assert row.weekly.phase is WeeklyPhase.OPENED
    assert "Der Tisch steht unten" in play.text(question)
    assert play.button(question, "attend") is None
    lobby, call = play.newest_lobby, play.channel.history()[-1]
    assert "Anna" in play.text(lobby)
    assert "Ben" in play.text(lobby)
    assert {user.id for user in call.mentions} == {play.anna.id, play.ben.id}
    assert str(lobby.id) in call.content
    assert not play.dms(play.anna)


async def test_a_restart_keeps_the_question_fresh(play: Playing) -> None:
    await set_up(play)
    question = await asked(play)
    await play.click(play.anna, question, "attend", "in")
    await play.restart()
    await play.click(play.ben, question, "attend", "in")
    assert "Anna, Ben sind dabei" in play.text(question)


async def test_a_name_goes_with_hiding_and_with_deletion(play: Playing) -> None:
    await set_up(play)
    question = await asked(play)
    for person in (play.anna, play.ben):
        await play.click(person, question, "attend", "in")
    page = await play.command(play.ben, "uno me")
    await choose(play, play.ben, page, "u:0:0:mine:stats.off")
    await choose(play, play.ben, page, "u:0:0:mine:stats.sure")
    await play.env.settle()
    assert "Ben" not in play.text(question)
    assert "Anna" in play.text(question)
    await play.bot.tables.privacy.forget(play.anna.id)
    await play.env.settle()
    assert "Anna" not in play.text(question)


async def test_a_deleted_channel_is_told_to_the_one_who_wanted_it(play: Playing) -> None:
    dora, _page = await set_up(play)
    await play.bot._messages.channels.channel_is_gone(play.channel.id)
    await play.env.settle()
    assert await play.bot.tables.weeklies.find(play.channel.id) is None
    assert "gibt es nicht mehr" in play.text(play.dm(dora))


@pytest.mark.parametrize("go_on", [True, False])
async def test_after_three_weeks_without_two_it_asks_managers(play: Playing, go_on: bool) -> None:
    dora, _page = await set_up(play)
    for _ in range(3):
        await asked(play)
        await until_due(play)
    row = await until_due(play)
    assert row.weekly.phase is WeeklyPhase.DOUBTING
    doubts = play.channel.history()[-1]
    assert "Soll ich weiter fragen" in play.text(doubts)
    assert (await play.click(play.anna, doubts, "attend", "goon")).ephemeral
    assert (await row_of(play)).weekly.phase is WeeklyPhase.DOUBTING
    await play.click(dora, doubts, "attend", "goon" if go_on else "stop")
    if go_on:
        await play.bot.tables.weeklies.meet_due()
        assert (await row_of(play)).weekly.phase is WeeklyPhase.ASKED
    else:
        assert await play.bot.tables.weeklies.find(play.channel.id) is None
