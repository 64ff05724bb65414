"""People and servers that are blocked: what happens at their tables, and what they cannot do."""

from __future__ import annotations

import json
from datetime import datetime, timedelta

import pytest

from bot.errors import NoAnswerError
from bot.evenings import Attendance
from bot.leaderboard_choice import LeaderboardChoice, Period, Where
from bot.place import BotDm, ServerChannel
from bot.setting_values import LobbyCall
from bot.store import block_queries, setting_queries
from bot.store.orders import BlocksChanged
from bot.store.people_tables import FIRST_EDITION, STANDINGS
from bot.store.privacy.personal_data import DataKind
from bot.store.sum_rows import ESTABLISHED, EVERYWHERE, StandingRow
from bot.tables import Person, Tables
from bot.tables.outcome import Reason
from bot.tables.playing import play
from bot.tables.pruning import SETTINGS_KEPT
from bot.views.block import EVERYBODY, KEPT_AFTER_END, Block
from bot.views.table_values import Ending, Status

from .evenings import evening_of, won_by_first
from .seating.test_lobby_call import choose, match_is_over, whom
from .seating.test_subscriptions import called as called_here
from .seating.test_subscriptions import opened, subscribe
from .seating.test_weeklies import ACCOUNTED, asked, called, every_week, now_at, say, table_here
from .world import ANNA, BEN, CARA, CHANNEL, GUILD, World, rejected

ELSEWHERE = 8
AN_HOUR = timedelta(hours=1)


async def block(
    world: World, person: Person | None, guild_id: int = 0, until: datetime | None = None
) -> None:
    """Store a block as the command does, and let the process carry out its order."""
    user_id = EVERYBODY if person is None else person.user_id
    stored = Block(user_id, guild_id, world.clock.now(), until, "for tests")
    async with world.database.write() as connection:
        await block_queries.save(connection, stored)
    await world.tables.orders.carry_out(BlocksChanged())


async def test_at_a_running_table_the_computer_plays_on_for_a_blocked_host(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    await block(world, ANNA)
    view = await world.view(game_id)
    assert view.seats[0].is_thrown_out
    assert view.game.status is Status.LIVE
    assert view.game.host_id == BEN.user_id
    await world.tables.orders.carry_out(BlocksChanged())
    assert (await world.view(game_id)).game.version == view.game.version, "each process does it"


async def test_they_leave_at_once_between_two_rounds(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN, CARA)
    await block(world, BEN)
    assert (await world.view(game_id)).seats[1].has_left
    refused = rejected(await world.tables.seats.join(game_id, BEN))
    assert refused.reason is Reason.BLOCKED


async def test_who_plays_with_computers_alone_leaves_no_table(world: World) -> None:
    game_id = await world.game(ANNA, computers=2)
    alone = await world.game(BEN, computers=1, channel=BotDm(701))
    between = await world.game_after_a_round(CARA, computers=1, channel=CHANNEL + 1)
    for person in (ANNA, BEN, CARA):
        await block(world, person)
    for each in (game_id, alone, between):
        view = await world.view(each)
        assert (view.game.status, view.game.ending) == (Status.OVER, Ending.ABANDONED)


async def test_they_stand_up_from_a_lobby_and_the_host_is_another(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN)
    await block(world, ANNA)
    view = await world.view(game_id)
    assert [seat.user_id for seat in view.seats] == [BEN.user_id]
    assert view.game.host_id == BEN.user_id
    assert rejected(await world.tables.seats.join(game_id, ANNA)).reason is Reason.BLOCKED
    await block(world, BEN)
    assert (await world.view(game_id)).game.ending is Ending.CLOSED


async def test_between_two_matches_they_are_out_of_the_evening(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN, CARA)
    await block(world, ANNA)
    evening = await evening_of(world, game_id)
    found = evening.find(ANNA.user_id)
    assert found is not None
    assert found.attendance is Attendance.REMOVED
    assert evening.host_id == BEN.user_id
    for request in (world.tables.evenings.next_match, world.tables.evenings.come):
        assert rejected(await request(game_id, ANNA)).reason is Reason.BLOCKED


async def test_a_weekly_evening_has_no_seat_for_them(world: World) -> None:
    await every_week(world)
    row = await asked(world)
    await say(world, *ACCOUNTED)
    before = await world.tables.weeklies.find(CHANNEL)
    await block(world, BEN)
    question = await world.tables.weeklies.question(CHANNEL)
    assert before is not None
    assert question is not None
    assert [each.name for each in question.people_in] == ["Anna", "Cara"]
    assert question.row.version > before.version
    await now_at(world, row.weekly.next_at)
    view = await table_here(world)
    assert view is not None
    assert [seat.user_id for seat in view.seats] == [ANNA.user_id, CARA.user_id]
    assert await called(world, view) == (ANNA.user_id, CARA.user_id)


async def test_nobody_calls_them_to_a_table(world: World) -> None:
    await choose(world, LobbyCall.LAST_PLAYERS)
    await match_is_over(world, ANNA, BEN, CARA)
    await subscribe(world, BEN.user_id, CARA.user_id)
    await block(world, BEN, until=world.clock.now() + AN_HOUR)
    lobby = await opened(world)
    assert (await whom(world, lobby)).user_ids == (CARA.user_id,)
    assert await called_here(world, lobby) == {CARA.user_id}
    world.clock.pass_by(AN_HOUR)
    assert set((await whom(world, lobby)).user_ids) == {BEN.user_id, CARA.user_id}
    await world.tables.blocks.exclude(GUILD, BEN.user_id, AN_HOUR)
    lobby = await opened(world)
    assert (await whom(world, lobby)).user_ids == (CARA.user_id,)
    assert await called_here(world, lobby) == set()
    world.clock.pass_by(AN_HOUR)
    assert await called_here(world, await opened(world)) == {BEN.user_id}


async def test_a_blocked_server_is_not_asked_until_it_is_free(world: World) -> None:
    row = await every_week(world)
    await block(world, None, GUILD, until=row.weekly.due_at + AN_HOUR)
    await now_at(world, row.weekly.due_at)
    assert await world.tables.weeklies.find(CHANNEL) == row
    later = await now_at(world, row.weekly.due_at + AN_HOUR)
    assert later is not None
    assert later.weekly.phase is not row.weekly.phase


async def test_the_games_of_a_blocked_server_end_and_nothing_can_be_done_there(
    world: World,
) -> None:
    live = await world.game(ANNA, BEN)
    lobby = await world.lobby(ANNA, BEN, channel=CHANNEL + 1)
    other = await world.lobby(CARA, channel=ServerChannel(ELSEWHERE, 801))
    await block(world, None, GUILD)
    for game_id in (live, lobby):
        game = (await world.view(game_id)).game
        assert (game.status, game.operator_words) == (Status.OVER, "for tests")
    assert (await world.view(other)).game.status is Status.LOBBY
    assert (await world.rejected(live, ANNA, play.leave)).reason is Reason.BLOCKED
    await world.submit(other, CARA, play.leave)


async def test_an_evening_in_a_blocked_server_ends(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    await block(world, None, GUILD)
    assert not (await evening_of(world, game_id)).is_on


async def test_a_server_excludes_people_from_its_own_tables_alone(world: World) -> None:
    here = await world.game(ANNA, BEN, CARA)
    elsewhere = await world.lobby(ANNA, BEN, channel=ServerChannel(ELSEWHERE, 801))
    alone = await world.lobby(BEN, channel=BotDm(702))
    await world.tables.blocks.exclude(GUILD, BEN.user_id, timedelta(days=1))
    assert (await world.view(here)).seats[1].is_thrown_out
    assert (await world.rejected(here, BEN, play.leave)).reason is Reason.BLOCKED
    for game_id in (elsewhere, alone):
        await world.submit(game_id, BEN, play.leave)
    await world.tables.blocks.let_in(GUILD, BEN.user_id)
    assert (await world.rejected(here, BEN, play.leave)).reason is Reason.THROWN_OUT


async def test_it_is_the_clock_that_ends_a_block(world: World) -> None:
    game_id = await world.lobby(ANNA)
    await block(world, BEN, until=world.clock.now() + AN_HOUR)
    world.clock.pass_by(AN_HOUR - timedelta(seconds=1))
    assert rejected(await world.tables.seats.join(game_id, BEN)).reason is Reason.BLOCKED
    world.clock.pass_by(timedelta(seconds=1))
    await world.join(game_id, BEN)


async def test_a_process_that_starts_knows_the_blocks_and_enforces_them(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    async with world.database.write() as connection:
        await block_queries.save(connection, Block(BEN.user_id, 0, world.clock.now()))
    world.restart()
    await world.tables.blocks.read()
    assert (await world.rejected(game_id, BEN, play.leave)).reason is Reason.BLOCKED
    await world.tables.blocks.look()
    assert (await world.view(game_id)).seats[1].is_thrown_out


async def test_what_could_not_be_enforced_is_tried_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await world.game(ANNA, BEN, CARA)

    async def silent(*_: object) -> None:
        raise NoAnswerError("the database is silent")

    with monkeypatch.context() as broken:
        broken.setattr(world.tables.repository, "change", silent)
        with pytest.raises(NoAnswerError):
            await block(world, BEN)
    await world.tables.blocks.look()
    assert (await world.view(game_id)).seats[1].is_thrown_out


async def test_an_exclusion_is_an_order_to_every_process(world: World) -> None:
    first = world.tables
    world.restart()
    second = world.tables
    await first.blocks.exclude(GUILD, BEN.user_id, None)
    assert second.blocks.of_person(BEN.user_id, GUILD) is None
    await second.orders.look()
    assert second.blocks.of_person(BEN.user_id, GUILD) is not None
    assert second.blocks.of_person(BEN.user_id, ELSEWHERE) is None
    assert second.blocks.of_person(BEN.user_id, None) is None


async def test_somebody_who_was_just_sitting_down_is_sent_away_by_the_next_look(
    world: World,
) -> None:
    game_id = await world.lobby(ANNA)
    was_let_in = world.tables.games.is_blocked
    await block(world, BEN)
    world.tables.games.is_blocked = lambda *_: False
    await world.join(game_id, BEN)
    world.tables.games.is_blocked = was_let_in
    await world.tables.blocks.look()
    assert [seat.user_id for seat in (await world.view(game_id)).seats] == [ANNA.user_id]


async def test_the_export_has_the_block_and_a_deletion_leaves_it_without_its_reason(
    world: World,
) -> None:
    until = world.clock.now() + AN_HOUR
    await block(world, ANNA, until=until)
    (exported,) = json.loads(await world.tables.privacy.export(ANNA.user_id))["kept"]["blocks"]
    assert (exported["reason"], exported["until"]) == ("for tests", until.isoformat())
    await world.tables.privacy.forget(ANNA.user_id)
    kept = await world.tables.privacy.kept_of(ANNA.user_id)
    assert kept.counts == {DataKind.BLOCKS: 1}
    in_memory = world.tables.blocks.of_person(ANNA.user_id, None)
    async with world.database.read() as connection:
        (in_database,) = await block_queries.all_blocks(connection)
    assert in_memory == in_database
    assert (in_database.user_id, in_database.until) == (ANNA.user_id, until)
    assert in_database.reason is None


async def test_blocks_are_stored_for_thirty_days_after_their_end(world: World) -> None:
    now = world.clock.now()
    await block(world, ANNA, until=now + AN_HOUR)
    await block(world, BEN)
    await world.tables.blocks.exclude(GUILD, CARA.user_id, None)
    world.clock.pass_by(AN_HOUR + KEPT_AFTER_END)
    await world.tables.pruning.prune()
    assert await stored(world) == {ANNA.user_id, BEN.user_id, CARA.user_id}
    world.clock.pass_by(timedelta(seconds=1))
    await world.tables.pruning.prune()
    assert await stored(world) == {BEN.user_id, CARA.user_id}
    async with world.database.write() as connection:
        await setting_queries.note_presence(connection, GUILD, world.clock.now())
    world.clock.pass_by(SETTINGS_KEPT + timedelta(seconds=1))
    await world.tables.pruning.prune()
    assert await stored(world) == {BEN.user_id}


async def stored(world: World) -> set[int]:
    async with world.database.read() as connection:
        return {each.user_id for each in await block_queries.all_blocks(connection)}


async def places(tables: Tables, guild_id: int, where: Where) -> dict[str, int]:
    choice = LeaderboardChoice(Period.EVER, where)
    board = (await tables.leaderboards.show(guild_id, ANNA.user_id, choice)).board
    assert board.own == next((each for each in board.shown if each.row.user_id == 1), None)
    return {each.row.name: each.place for each in board.shown}


async def test_they_have_no_worldwide_place_and_others_move_up(world: World) -> None:
    rows = [
        StandingRow(person.user_id, home_id, "ever", "", person.name, 50, wins)
        for person, wins in ((ANNA, 9), (BEN, 8), (CARA, 7))
        for home_id in (GUILD, ESTABLISHED if person is not CARA else EVERYWHERE)
    ]
    async with world.database.write() as connection:
        await STANDINGS.save(connection, FIRST_EDITION, rows)
    before = {"Anna": 1, "Ben": 2, "Cara": 4}
    assert await places(world.tables, GUILD, Where.EVERYWHERE) == before
    await block(world, ANNA, until=world.clock.now() + AN_HOUR)
    await world.tables.blocks.exclude(GUILD, BEN.user_id, None)
    assert await places(world.tables, GUILD, Where.EVERYWHERE) == {"Ben": 1, "Cara": 4}
    assert await places(world.tables, GUILD, Where.HERE) == {"Anna": 1, "Ben": 2, "Cara": 3}
    world.clock.pass_by(AN_HOUR)
    assert await places(world.tables, GUILD, Where.EVERYWHERE) == before
