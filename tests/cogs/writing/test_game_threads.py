"""A game's thread is archived once no rematch can be started there any more."""

from __future__ import annotations

import logging

import pytest

from bot.tables.seating.rematch import OFFER

from ..playing import Playing, face
from ..test_setting_pages import choose

A_MINUTE = 60.0
UNTIL_THE_END = OFFER.total_seconds()


async def lobby_in_own_thread(play: Playing) -> None:
    """Open a game in a server that wants a thread for each; from then on `play` uses the thread."""
    dora = play.manager()
    page = await play.command(dora, "uno settings")
    await choose(play, dora, page, "u:0:0:server:threads.on")
    await play.anna.slash(play.channel, "uno start", rules="target=round")
    (play.channel,) = play.channel.threads


async def match(play: Playing) -> None:
    """Start the open lobby's match and let Anna win against Ben."""
    lobby = play.newest_lobby
    await play.click(play.ben, lobby, "join")
    await play.click(play.anna, lobby, "start")
    await play.lay("R5", "R1", "B9 B8")
    await play.act(play.anna, "card", face("R1"))


async def finished_match(play: Playing) -> None:
    await lobby_in_own_thread(play)
    await match(play)


async def pass_by(play: Playing, seconds: float) -> None:
    await play.env.advance_time(seconds)
    with play.env._bot_scope():
        channels = play.bot._messages.channels
        await play.bot.tables.own_threads.archive_due(channels.archive_thread)
    await play.env.settle()


def is_archived(play: Playing) -> bool:
    thread = play.env.backend.get_channel(play.channel.id)
    assert thread.thread_metadata is not None
    return thread.thread_metadata.archived


async def test_it_is_archived_once_the_rematch_is_no_longer_offered(play: Playing) -> None:
    await finished_match(play)
    await pass_by(play, UNTIL_THE_END - A_MINUTE)
    assert not is_archived(play)
    await play.restart()
    await pass_by(play, 2 * A_MINUTE)
    assert is_archived(play)


async def test_a_lobby_that_nobody_starts_leaves_no_open_thread(play: Playing) -> None:
    await lobby_in_own_thread(play)
    await pass_by(play, 2 * UNTIL_THE_END)
    assert not is_archived(play), "there is a lobby in it"
    await play.click(play.anna, play.lobby, "leave")
    await pass_by(play, UNTIL_THE_END + A_MINUTE)
    assert is_archived(play)


@pytest.mark.parametrize("rematch", [True, False])
async def test_another_game_there_keeps_it_open_until_that_is_over(
    play: Playing, rematch: bool
) -> None:
    await finished_match(play)
    if rematch:
        await play.click(play.anna, play.channel.history()[-1], "rematch")
    else:
        await play.anna.slash(play.channel, "uno start", rules="target=round")
    await pass_by(play, UNTIL_THE_END + A_MINUTE)
    assert not is_archived(play)
    await match(play)
    await pass_by(play, UNTIL_THE_END - A_MINUTE)
    assert not is_archived(play)
    await pass_by(play, 2 * A_MINUTE)
    assert is_archived(play)


async def test_a_game_started_there_later_leaves_it_archived_again(play: Playing) -> None:
    await finished_match(play)
    await pass_by(play, UNTIL_THE_END + A_MINUTE)
    play.env.backend.edit_channel(play.channel.id, {}, thread_metadata={"archived": False})
    await play.anna.slash(play.channel, "uno start", rules="target=round")
    await match(play)
    await pass_by(play, UNTIL_THE_END + A_MINUTE)
    assert is_archived(play)


async def test_a_rematch_takes_the_thread_out_of_the_archive(play: Playing) -> None:
    await finished_match(play)
    play.env.backend.edit_channel(play.channel.id, {}, thread_metadata={"archived": True})
    play.env.inject_error(
        "POST", f"/channels/{play.channel.id}/messages", status=400, code=50083, times=1
    )
    await play.click(play.anna, play.channel.history()[-1], "rematch")
    await play.env.settle()
    assert not is_archived(play)
    assert play.button(play.newest_lobby, "join") is not None


async def test_threads_that_people_opened_are_left_alone(play: Playing) -> None:
    play.env.backend.create_thread(play.channel.id, "Spiele", play.anna.id)
    (play.channel,) = play.channel.threads
    await play.anna.slash(play.channel, "uno start", rules="target=round")
    await match(play)
    await pass_by(play, UNTIL_THE_END + A_MINUTE)
    assert not is_archived(play)


@pytest.mark.parametrize(
    ("status", "code", "attempts", "told"),
    [
        pytest.param(403, 50013, 1, ["a thread is left open"], id="not allowed"),
        pytest.param(404, 10003, 1, [], id="gone"),
        pytest.param(503, 0, 2, [], id="trouble"),
    ],
)
async def test_a_failure_to_archive_is_only_logged(
    play: Playing,
    caplog: pytest.LogCaptureFixture,
    status: int,
    code: int,
    attempts: int,
    told: list[str],
) -> None:
    await finished_match(play)
    path = f"/channels/{play.channel.id}"
    play.env.inject_error("PATCH", path, status=status, code=code, times=None)
    posted = len(play.channel.history())
    asked: list[int] = []
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            before = len(play.env.http_requests)
            await pass_by(play, UNTIL_THE_END + A_MINUTE)
            asked.append(sum(r.path == path for r in play.env.http_requests[before:]))
    assert sum(map(bool, asked)) == attempts
    ours = [r.message for r in caplog.records if r.name.startswith("cogs.")]
    assert ours == told
    assert len(play.channel.history()) == posted
