"""Many presses at once, in two processes, on what looks first and then opens: it opens one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from datetime import timedelta
from typing import TypeVar

import pytest

from bot.engine import Keep, Mode, build_options
from bot.leaderboard_choice import LeaderboardChoice, Period
from bot.place import GroupDm, GuestChannel, ServerChannel
from bot.setting_values import LobbyCall, ServerSettings
from bot.store import game_queries
from bot.tables import Outcome, Person, Reason, Rejected, Tables, TableView
from bot.tables.playing import play
from bot.tables.seating import lobby
from bot.tables.services.lobbies import TABLES_IN_PLACE, TABLES_OF_ONE
from bot.tables.services.what_ifs import BETWEEN
from bot.tables.storage.favourites import MOST_FAVOURITES, TooManyFavouritesError
from bot.views.table_values import Status
from tests.tables.test_what_ifs import kept_round
from tests.tables.world import ANNA, BEN, CARA, CHANNEL, GUILD, World, accepted

PRESSES = 8
PLAIN = build_options(Mode.CLASSIC)
Answer = TypeVar("Answer")


@pytest.fixture
async def world(migrated_database: str) -> AsyncIterator[World]:
    world = World(migrated_database)
    yield world
    await world.close()


async def pressed(
    world: World, press: Callable[[Tables, int], Awaitable[Answer]]
) -> Sequence[Answer]:
    """Press at once, on PostgreSQL in two processes in turn, and return the answers."""
    processes = [world.tables]
    if world.database.is_shared:
        world.restart()
        processes.append(world.tables)
    return await asyncio.gather(*(press(processes[n % len(processes)], n) for n in range(PRESSES)))


def opened(answers: Sequence[Outcome]) -> list[TableView]:
    return [each for each in answers if isinstance(each, TableView)]


def refused(answers: Sequence[Outcome]) -> list[Reason]:
    return [each.reason for each in answers if isinstance(each, Rejected)]


async def test_one_lobby_in_a_channel(world: World) -> None:
    def press(tables: Tables, n: int) -> Awaitable[Outcome]:
        return tables.lobbies.open(
            ServerChannel(GUILD, CHANNEL), Person(n + 1, f"Host {n}", "en"), PLAIN
        )

    answers = await pressed(world, press)
    assert len(opened(answers)) == 1
    assert refused(answers) == [Reason.CHANNEL_BUSY] * (PRESSES - 1)


async def test_three_tables_of_one_person_where_the_bot_is_a_guest(world: World) -> None:
    """In a server without the bot, each press in a channel of its own."""

    def press(tables: Tables, n: int) -> Awaitable[Outcome]:
        return tables.lobbies.open(GuestChannel(GUILD, CHANNEL + n), ANNA, PLAIN)

    answers = await pressed(world, press)
    assert len(opened(answers)) == TABLES_OF_ONE
    assert set(refused(answers)) == {Reason.MANY_LOBBIES}
    elsewhere = await world.tables.lobbies.open(GuestChannel(GUILD + 1, 1), ANNA, PLAIN)
    assert isinstance(elsewhere, TableView)
    world.clock.pass_by(timedelta(hours=1))
    assert len(opened([await press(world.tables, PRESSES)])) == 1


async def test_twelve_tables_in_a_place_where_the_bot_is_a_guest(world: World) -> None:
    for n in range(TABLES_IN_PLACE - 1):
        host = Person(n + 1, "Host", "en")
        accepted(await world.tables.lobbies.open(GuestChannel(GUILD, n + 1), host, PLAIN))

    def press(tables: Tables, n: int) -> Awaitable[Outcome]:
        return tables.lobbies.open(
            GuestChannel(GUILD, CHANNEL + n), Person(99 + n, "H", "en"), PLAIN
        )

    answers = await pressed(world, press)
    assert len(opened(answers)) == 1
    assert refused(answers) == [Reason.MANY_TABLES_HERE] * (PRESSES - 1)


@pytest.mark.parametrize("others", [(), (BEN,)], ids=["alone", "together"])
async def test_rematches_count_for_who_needs_nobody_else(
    world: World, others: tuple[Person, ...]
) -> None:
    game_id = await world.lobby(ANNA, channel=GroupDm(CHANNEL))
    for n in range(TABLES_IN_PLACE):
        for person in others:
            await world.join(game_id, person)
        if len((await world.view(game_id)).seats) == 1:
            await world.submit(game_id, ANNA, lobby.add_computer, "easy")
        await world.start(game_id, ANNA)
        await world.stop(game_id)
        outcome = await world.tables.lobbies.rematch(game_id, ANNA)
        if isinstance(outcome, Rejected):
            expected = Reason.MANY_TABLES_HERE if others else Reason.MANY_LOBBIES
            assert (outcome.reason, n + 1) == (
                expected,
                TABLES_IN_PLACE if others else TABLES_OF_ONE,
            )
            return
        game_id = outcome.game.id
    raise AssertionError("there is no end of rematches")


async def test_one_rematch_in_which_all_sit_who_wanted_it(world: World) -> None:
    old = await world.game(ANNA, BEN, CARA)
    await world.stop(old)
    people = (ANNA, BEN, CARA)
    answers = await pressed(world, lambda t, n: t.lobbies.rematch(old, people[n % len(people)]))
    lobbies = {view.game.id for view in opened(answers)}
    assert len(lobbies) == 1
    assert set(refused(answers)) <= {Reason.ALREADY_AT_TABLE}
    view = await world.view(lobbies.pop())
    assert {seat.user_id for seat in view.seats} == {person.user_id for person in people}
    assert len(view.seats) == len(people)


async def test_one_what_if(world: World) -> None:
    record = kept_round()
    before = accepted(await world.tables.what_ifs.begin(record, 2, ANNA, None, {})).game.id
    world.clock.pass_by(BETWEEN)
    answers = await pressed(world, lambda t, _: t.what_ifs.begin(record, 2, ANNA, None, {}))
    (view,) = opened(answers)
    assert refused(answers) == [Reason.STALE] * (PRESSES - 1)
    async with world.database.read() as connection:
        assert await game_queries.what_ifs_of(connection, ANNA.user_id) == [view.game.id]
    assert (await world.view(before)).game.status is Status.OVER
    assert (await world.view(view.game.id)).game.status is Status.LIVE


async def test_people_do_not_stop_one_anothers_what_if(world: World) -> None:
    record = kept_round()
    people = [Person(n + 1, f"Player {n}", "en") for n in range(PRESSES)]
    answers = await pressed(world, lambda t, n: t.what_ifs.begin(record, 2, people[n], None, {}))
    assert len(opened(answers)) == PRESSES


async def test_one_deal(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN)
    answers = await pressed(world, lambda t, _: t.lobbies.start(game_id, ANNA.user_id))
    assert len(opened(answers)) == 1
    async with world.database.read() as connection:
        assert len(await game_queries.actions_since(connection, game_id, 0)) == 1


async def test_one_next_round(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN)
    world.clock.pass_by(world.timing.result_stays)
    people = (ANNA, BEN)
    answers = await pressed(
        world, lambda t, n: t.submit(game_id, people[n % 2].user_id, play.next_round)
    )
    assert len(opened(answers)) == 1
    assert (await world.state(game_id)).number == 2


async def test_one_card_of_a_draft(world: World) -> None:
    game_id = await world.dealt_game(ANNA, BEN, options=build_options(Mode.DUO))
    person, view = await world.to_act(game_id)
    cards = sum(map(len, (await world.state(game_id)).hands))
    answers = await pressed(
        world, lambda t, _: t.submit(game_id, person.user_id, play.act, Keep(0), view.game.version)
    )
    assert len(opened(answers)) == 1
    assert sum(map(len, (await world.state(game_id)).hands)) == cards + 1


async def test_people_are_called_once(world: World) -> None:
    await world.tables.settings.save_server(
        ServerSettings(GUILD, lobby_call=LobbyCall.LAST_PLAYERS)
    )
    game_id = await world.lobby(ANNA, BEN)
    answers = await pressed(world, lambda t, _: t.submit(game_id, ANNA.user_id, lobby.call_people))
    assert len(opened(answers)) == 1
    assert refused(answers) == [Reason.CALLED_ALREADY] * (PRESSES - 1)


async def test_one_season(world: World) -> None:
    shown = await world.tables.leaderboards.show(
        GUILD, ANNA.user_id, LeaderboardChoice(Period.SEASON)
    )
    answers = await pressed(
        world, lambda t, n: t.leaderboards.begin_season(GUILD, n + 1, after=shown.season)
    )
    assert sorted(answers, key=str) == [2, *([None] * (PRESSES - 1))]


async def test_as_many_sets_of_rules_as_can_be_shown(world: World) -> None:
    for n in range(MOST_FAVOURITES - 1):
        await world.tables.favourites.save(ANNA.user_id, f"set {n}", PLAIN)

    async def press(tables: Tables, n: int) -> bool:
        try:
            await tables.favourites.save(ANNA.user_id, f"another {n}", PLAIN)
        except TooManyFavouritesError:
            return False
        return True

    assert sum(await pressed(world, press)) == 1
    assert len(await world.tables.favourites.names(ANNA.user_id)) == MOST_FAVOURITES
