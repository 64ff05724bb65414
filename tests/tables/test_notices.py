"""What the operator announces: at which tables, how often, what it prevents, and what follows."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.place import BotDm, GroupDm
from bot.store import notice_queries
from bot.store.rows import MessageKind
from bot.tables import Reason
from bot.tables.seating import evening_table
from bot.views.table_values import NOTICE_LAPSES, Notice, Status
from tests.tables.evenings import evening_of, next_of, won_by_first
from tests.tables.world import ANNA, BEN, CARA, DINA, SECOND, World, rejected

MINUTE = timedelta(minutes=1)
WORDS = "New cards today"


async def announce(world: World, later: timedelta | None = 10 * MINUTE, **more: bool) -> None:
    """Announce a restart after this time as the command line does."""
    now = world.clock.now()
    notice = Notice(WORDS, now, None if later is None else now + later, **more)
    async with world.database.write() as connection:
        await notice_queries.announce(connection, notice)
    await world.tables.notices.look()


async def cancel(world: World) -> None:
    async with world.database.write() as connection:
        await notice_queries.announce(connection, None)
    await world.tables.notices.look()


async def is_announced(world: World) -> bool:
    async with world.database.read() as connection:
        return await notice_queries.given(connection) is not None


async def shown(world: World, game_id: str) -> Notice | None:
    return (await world.view(game_id)).game.notice


async def repeats(world: World, game_id: str) -> int:
    notice = await shown(world, game_id)
    assert notice is not None
    return notice.repeats


async def start_after(world: World, time: timedelta) -> None:
    """Restart after this time: what a new process does first is done."""
    world.clock.pass_by(time)
    world.restart()
    await world.tables.notices.look()


async def test_it_is_shown_at_every_table_once_and_nobody_is_rung(world: World) -> None:
    over = await won_by_first(world, DINA, CARA)
    tables = [
        over,
        await world.lobby(ANNA, channel=71),
        await world.game(ANNA, BEN, channel=72),
        await world.game(CARA, DINA, channel=GroupDm(700)),
        await world.game(BEN, computers=1, channel=BotDm(701)),
    ]
    await world.show_everything()
    before = [(await world.view(game_id)).game for game_id in tables]
    await announce(world)
    await world.tables.notices.look()
    after = [(await world.view(game_id)).game for game_id in tables]
    for was, now in zip(before, after, strict=True):
        assert now.notice is not None
        assert (now.notice.words, now.version) == (WORDS, was.version + 1)
    stale = await world.stale_everywhere()
    assert {row.game_id for row in stale} == set(tables)
    assert not any(row.rings or row.is_reminder for row in stale)
    assert (MessageKind.HAND, tables[2]) in {(row.kind, row.game_id) for row in stale}


async def test_a_turn_is_not_disturbed_by_it(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    person, view = await world.to_act(game_id)
    stored = await world.tables.repository.find(game_id)
    world.clock.pass_by(SECOND)
    await announce(world)
    noticed = await world.tables.repository.find(game_id)
    assert stored is not None
    assert noticed is not None
    assert noticed.game.deadlines == stored.game.deadlines
    assert noticed.game.updated_at == stored.game.updated_at
    await world.act_harmlessly(game_id, person, view)


async def test_a_table_opened_later_has_it_too(world: World) -> None:
    await announce(world)
    assert await shown(world, await world.lobby(ANNA)) is not None


async def test_it_is_shown_again_at_five_minutes_and_at_one(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await announce(world)
    begun, found = world.clock.now(), list[tuple[timedelta, int]]()
    while world.clock.now() < begun + 10 * MINUTE:
        await world.tables.notices.look()
        told = (world.clock.now() - begun, await repeats(world, game_id))
        if not found or told[1] != found[-1][1]:
            found.append(told)
        world.clock.pass_by(5 * SECOND)
    assert found == [(0 * MINUTE, 0), (5 * MINUTE, 1), (9 * MINUTE, 2)]


async def test_one_that_is_cancelled_is_gone_everywhere(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await announce(world)
    await cancel(world)
    assert await shown(world, game_id) is None


async def test_a_restart_that_does_not_come_lapses_an_hour_later(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await announce(world)
    for later, is_there in ((10 * MINUTE + NOTICE_LAPSES - SECOND, True), (SECOND, False)):
        world.clock.pass_by(later)
        await world.tables.notices.look()
        assert (await shown(world, game_id) is not None, await is_announced(world)) == (
            is_there,
            is_there,
        )


async def test_words_without_a_time_stay_through_a_restart(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await announce(world, None)
    await start_after(world, timedelta(days=2))
    notice = await shown(world, game_id)
    assert notice is not None
    assert not notice.is_back


@pytest.mark.parametrize("later", [5 * MINUTE, 10 * MINUTE, timedelta(hours=3)])
async def test_the_restart_says_that_the_bot_is_back(world: World, later: timedelta) -> None:
    game_id = await world.game(ANNA, BEN)
    await announce(world, no_new_games=True)
    await start_after(world, later)
    notice = await shown(world, game_id)
    assert notice is not None
    assert notice.is_back
    assert not await is_announced(world)
    assert await shown(world, await world.lobby(CARA, channel=71)) is None
    await world.tables.notices.look()
    assert await shown(world, game_id) == notice
    person, view = await world.to_act(game_id)
    await world.act_harmlessly(game_id, person, view)
    assert await shown(world, game_id) is None


async def test_an_earlier_start_is_not_the_restart(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await announce(world)
    await start_after(world, 5 * MINUTE - SECOND)
    assert await is_announced(world)
    world.clock.pass_by(5 * MINUTE)
    await world.tables.notices.look()
    assert await repeats(world, game_id) == 2


async def test_a_process_that_has_just_started_is_not_a_restart_announced_later(
    world: World,
) -> None:
    game_id = await world.game(ANNA, BEN)
    world.restart()
    await announce(world, MINUTE)
    await world.tables.notices.look()
    assert await repeats(world, game_id) == 2


async def test_computer_players_going_on_do_not_take_it_away(world: World) -> None:
    game_id = await world.game(BEN, computers=1)
    await announce(world)
    await start_after(world, 10 * MINUTE)
    person, view = await world.to_act(game_id)
    await world.act_harmlessly(game_id, person, view)
    assert await shown(world, game_id) is None
    await announce(world)
    await start_after(world, 10 * MINUTE)
    await world.wait(await world.computer_due(game_id) - world.clock.now())
    notice = await shown(world, game_id)
    assert notice is not None
    assert notice.is_back


async def test_nothing_begins_if_the_operator_says_so(world: World) -> None:
    over = await won_by_first(world, ANNA, BEN)
    lobby = await world.lobby(CARA, DINA, channel=71)
    matches = await world.game(CARA, DINA, channel=72)
    await world.stop(matches)
    await announce(world, no_new_games=True)
    tables = world.tables
    refused = [
        await tables.lobbies.start(lobby, CARA.user_id),
        await tables.lobbies.rematch(matches, CARA),
        await tables.evenings.next_match(over, ANNA),
        await tables.evenings.new_rules(over, ANNA.user_id),
    ]
    with pytest.raises(AssertionError, match="NO_NEW_GAMES"):
        await world.lobby(BEN, channel=73)
    for each in map(rejected, refused):
        assert each.reason is Reason.NO_NEW_GAMES
        assert each.notice is not None
        assert each.notice.words == WORDS
    await start_after(world, 10 * MINUTE)
    await next_of(world, over)
    await world.start(lobby, CARA)


async def test_a_next_match_that_is_asked_for_waits(world: World) -> None:
    over = await won_by_first(world, ANNA, BEN)
    await world.tables.evenings.next_match(over, ANNA)
    await announce(world, no_new_games=True)
    await world.wait(evening_table.DEALT_AFTER)
    assert (await evening_of(world, over)).is_blocked
    await cancel(world)
    await world.wait(evening_table.LOOKED_AGAIN_AFTER)
    following = await world.tables.games.following(over)
    assert following is None


async def test_nothing_is_left_at_a_table_that_is_left(world: World) -> None:
    game_id = await world.lobby(ANNA)
    await announce(world)
    await world.wait(world.timing.lobby)
    view = await world.view(game_id)
    assert (view.game.status, view.game.notice) == (Status.OVER, None)
