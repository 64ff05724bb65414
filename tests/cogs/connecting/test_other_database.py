"""A process with the same token and another database is noticed; one that shares it never is."""

from __future__ import annotations

import logging
from datetime import timedelta

import pytest
from sqlalchemy import delete

from bot.store import schema
from bot.tables import Clock
from cogs.answering import replies
from cogs.connecting import other_database
from cogs.connecting.other_database import OtherDatabaseWatch
from tests.cogs.conftest import Workshop
from tests.cogs.playing import Playing
from tests.tables.world import START

MINUTE = timedelta(minutes=1)
CALLBACK = "/interactions/*/callback"


@pytest.fixture(autouse=True)
def however_slow_this_machine_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replies, "AT_ONCE", 1_000.0)


@pytest.fixture(autouse=True)
def warnings(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.WARNING, logger=other_database.__name__)
    return caplog


def warned(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [each for each in caplog.records if each.name == other_database.__name__]


async def test_answers_of_somebody_else_are_warned_of_once_a_minute(
    play: Playing, warnings: pytest.LogCaptureFixture
) -> None:
    for _ in range(3):
        play.env.inject_error("POST", CALLBACK, status=400, code=40060)
        await play.anna.slash(play.channel, "uno start")
    await play.env.advance_time(11)
    (line,) = warned(warnings)
    assert "DISCORD_TOKEN" in line.message
    assert vars(line)["this_started"] < vars(line)["other_noticed"]
    await play.env.advance_time(61)
    play.env.inject_error("POST", CALLBACK, status=400, code=40060)
    await play.anna.slash(play.channel, "uno start")
    await play.env.advance_time(11)
    assert len(warned(warnings)) == 2


async def test_an_answer_to_an_event_that_came_twice_is_our_own(
    play: Playing, warnings: pytest.LogCaptureFixture
) -> None:
    watch = play.bot.other_database
    watch.answered_already(5)
    watch.answered(5)
    await play.env.advance_time(11)
    assert warned(warnings) == []


async def test_a_new_message_of_an_unknown_game_is_of_another_database(
    play: Playing, workshop: Workshop, warnings: pytest.LogCaptureFixture
) -> None:
    await play.env.advance_time(60)
    await play.anna.slash(play.channel, "uno start")
    lobby = play.lobby
    game_id = await play.bot.tables.games.in_channel(play.channel.id)
    assert game_id is not None
    async with workshop.database.write() as connection:
        await connection.execute(delete(schema.games))
    play.bot.tables.repository.forget(game_id)
    await play.click(play.ben, lobby, "join")
    await play.click(play.ben, lobby, "join")
    assert len(warned(warnings)) == 1


class StillClock:
    """A clock whose time passes only while somebody sleeps."""

    def __init__(self) -> None:
        self.time = START

    def now(self) -> object:
        return self.time


def watch_at(clock: StillClock, *, company: bool = False) -> OtherDatabaseWatch:
    same: Clock = clock  # type: ignore[assignment]
    return OtherDatabaseWatch(same, lambda: company)


def test_an_old_message_of_an_unknown_game_says_nothing(
    warnings: pytest.LogCaptureFixture,
) -> None:
    clock = StillClock()
    watch = watch_at(clock)
    watch.unknown_game(START - MINUTE)
    clock.time += timedelta(days=40)
    watch.unknown_game(START + MINUTE)
    assert warned(warnings) == []
    watch.unknown_game(clock.time - MINUTE)
    assert len(warned(warnings)) == 1


async def test_processes_of_one_database_never_warn(
    play: Playing, warnings: pytest.LogCaptureFixture
) -> None:
    watch = play.bot.other_database
    watch._has_company = lambda: True
    play.env.inject_error("POST", CALLBACK, status=400, code=40060)
    await play.anna.slash(play.channel, "uno start")
    await play.env.advance_time(11)
    assert warned(warnings) == []
