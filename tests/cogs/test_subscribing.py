"""Being called when a table opens in the channel: from *More*, by the call itself, in `/uno me`."""

from __future__ import annotations

from .playing import Playing
from .test_setting_pages import choose


async def test_from_more_of_a_board_to_a_call_below_the_next_lobby(play: Playing) -> None:
    await play.game_of(play.ben)
    answer = await play.look_up(play.cem, play.board, "subscribe")
    page = answer.response.message
    assert "When a table opens here, I mention you below it" in play.text(page)
    await play.stop(play.anna, play.ben)
    sent_before = len(play.dms(play.cem))
    await play.anna.slash(play.channel, "uno start")
    call = play.channel.history()[-1]
    assert f"<@{play.cem.id}>" in call.content
    assert [user.id for user in call.mentions] == [play.cem.id]
    assert str(play.newest_lobby.id) in call.content, "it leads to the lobby"
    assert len(play.dms(play.cem)) == sent_before
    told = await play.click(play.cem, call, "subscribe")
    assert told.ephemeral
    assert "don't call you" in play.text(told.response.message)
    page = await play.command(play.cem, "uno me")
    assert "Mention me" in str(play.components(page))


async def test_on_the_page_of_own_settings(play: Playing) -> None:
    page = await play.command(play.cem, "uno me")
    await choose(play, play.cem, page, "u:0:0:mine:tables.on")
    await play.anna.slash(play.channel, "uno start")
    assert f"<@{play.cem.id}>" in play.channel.history()[-1].content
    await choose(play, play.cem, page, "u:0:0:mine:tables.off")
    await choose(play, play.cem, page, "u:0:0:mine:stats.off")
    await choose(play, play.cem, page, "u:0:0:mine:stats.sure")
    await choose(play, play.cem, page, "u:0:0:mine:tables.on")
    assert "a mention would show your name" in play.text(page)
    await choose(play, play.cem, page, "u:0:0:mine:tables.off")
    assert "a mention would show your name" not in play.text(page)


async def test_in_a_thread_it_is_the_channel_that_counts(play: Playing) -> None:
    page = await play.command(play.cem, "uno me")
    await choose(play, play.cem, page, "u:0:0:mine:tables.on")
    manager = play.manager()
    settings = await play.command(manager, "uno settings")
    await choose(play, manager, settings, "u:0:0:server:threads.on")
    await play.anna.slash(play.channel, "uno start")
    (thread,) = play.channel.threads
    assert f"<@{play.cem.id}>" in thread.history()[-1].content
