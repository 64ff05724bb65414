"""Evenings through the table services: the next match, who sits, pauses, ends, and kills."""

from __future__ import annotations

import asyncio
import json
from datetime import timedelta

import pytest

from bot.engine import Mode, build_options
from bot.evenings import Attendance, EveningPhase, standings_of
from bot.setting_values import Choices, PersonSettings
from bot.store import game_queries
from bot.store.privacy import deletion_list
from bot.tables import Person, Reason, Rejected
from bot.tables.seating import evening_table
from bot.tables.seating.evening_table import (
    DEALT_AFTER,
    DESERTED_AFTER,
    LOOKED_AGAIN_AFTER,
    PAUSED_AFTER,
    EveningPlan,
)
from bot.views.table_values import SOMEBODY, DeadlineKind, Status
from tests.tables.evenings import PLAN, evening_of, next_of, won_by_first
from tests.tables.world import ANNA, BEN, CARA, CHANNEL, DINA, SECOND, World, accepted, leave

DUO = build_options(Mode.DUO)


async def test_the_next_match_is_dealt_ten_seconds_after_a_press(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    accepted(await world.tables.evenings.next_match(game_id, BEN))
    assert await world.wait(DEALT_AFTER - SECOND) == 0
    await world.wait(SECOND)
    found = await world.tables.games.in_channel(CHANNEL)
    assert found is not None
    view = await world.view(found)
    assert view.game.status is Status.LIVE
    assert [seat.name for seat in view.seats] == ["Anna", "Ben"]
    assert (await evening_of(world, game_id)).phase is EveningPhase.WENT_ON
    (first, *_) = standings_of(await evening_of(world, found))
    assert (first.name, first.half_wins, first.matches) == ("Anna", 2, 1)


async def test_who_has_sat_longest_sits_out_where_there_is_no_room(world: World) -> None:
    game_id = await world.game(ANNA, BEN, options=DUO)
    accepted(await world.tables.evenings.begin(game_id, 1, PLAN))
    accepted(await world.tables.evenings.come(game_id, CARA))
    await world.stop(game_id)
    sat = [(await world.view(game_id)).seats]
    for _ in range(3):
        game_id = await next_of(world, game_id, CARA)
        sat.append((await world.view(game_id)).seats)
        await world.stop(game_id)
    assert (await evening_of(world, game_id)).matches == 0, "stopped, they count for nobody (L3)"
    names = [sorted(seat.name for seat in seats) for seats in sat]
    assert names == [["Anna", "Ben"], ["Ben", "Cara"], ["Anna", "Cara"], ["Anna", "Ben"]]


async def test_who_leaves_a_match_comes_back_by_one_press(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN, CARA)
    game_id = await next_of(world, game_id)
    await leave(world, game_id, CARA)
    await world.stop(game_id)
    evening = await evening_of(world, game_id)
    assert [each.user_id for each in evening.with_attendance(Attendance.AWAY)] == [CARA.user_id]
    accepted(await world.tables.evenings.next_match(game_id, CARA))
    game_id = await next_of(world, game_id)
    assert {seat.name for seat in (await world.view(game_id)).seats} == {"Anna", "Ben", "Cara"}


async def test_a_stranger_does_not_deal_and_has_to_join_first(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    refused = await world.tables.evenings.next_match(game_id, DINA)
    assert isinstance(refused, Rejected)
    assert refused.reason is Reason.NOT_AT_TABLE
    accepted(await world.tables.evenings.come(game_id, DINA))
    game_id = await next_of(world, game_id)
    assert len((await world.view(game_id)).seats) == 3


async def test_without_a_press_it_pauses_and_ends(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    await world.wait(PAUSED_AFTER)
    assert (await evening_of(world, game_id)).phase is EveningPhase.PAUSED
    # One person is not enough for a match after a pause.
    accepted(await world.tables.evenings.next_match(game_id, ANNA))
    await world.wait(DEALT_AFTER)
    assert await world.tables.games.in_channel(CHANNEL) is None
    await world.wait(DESERTED_AFTER)
    assert (await evening_of(world, game_id)).phase is EveningPhase.OVER
    assert (await world.view(game_id)).game.version > 0


async def test_its_time_ends_it_between_matches(world: World) -> None:
    until = world.clock.now() + timedelta(minutes=5)
    game_id = await won_by_first(world, ANNA, BEN, plan=EveningPlan("Friday 1", until))
    await world.wait(timedelta(minutes=5))
    assert (await evening_of(world, game_id)).phase is EveningPhase.OVER


async def test_only_the_host_or_a_manager_ends_it(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    refused = await world.tables.submit(game_id, BEN.user_id, evening_table.end)
    assert isinstance(refused, Rejected)
    assert refused.reason is Reason.NOT_HOST
    accepted(await world.tables.submit(game_id, BEN.user_id, evening_table.end, True))
    assert (await evening_of(world, game_id)).phase is EveningPhase.OVER


async def test_another_table_in_the_channel_is_waited_for(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    other = await world.lobby(CARA, DINA)
    accepted(await world.tables.evenings.next_match(game_id, ANNA))
    await world.wait(DEALT_AFTER)
    assert (await evening_of(world, game_id)).is_blocked
    await leave(world, other, CARA, DINA)
    await world.wait(LOOKED_AGAIN_AFTER)
    found = await world.tables.games.in_channel(CHANNEL)
    assert found is not None
    assert not (await evening_of(world, found)).is_blocked


async def test_a_channel_has_one_evening(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    other = await world.lobby(CARA, DINA)
    refused = await world.tables.evenings.begin(other, CARA.user_id, PLAN)
    assert isinstance(refused, Rejected)
    assert refused.reason is Reason.EVENING_IS_ON
    assert await world.tables.evenings.in_channel(CHANNEL) == game_id


async def test_an_evening_opens_with_everybody_who_is_in(world: World) -> None:
    opened = await world.tables.evenings.open(
        (await world.view(await world.lobby(ANNA))).game.place, [BEN], DUO, PLAN
    )
    assert isinstance(opened, Rejected)
    await world.wait(world.timing.lobby)
    place = (await world.view(await world.lobby(ANNA, channel=71))).game.place
    await world.stop((await world.tables.games.in_channel(71)) or "")
    opened = accepted(await world.tables.evenings.open(place, [BEN, CARA, DINA], DUO, PLAN))
    assert [seat.name for seat in opened.seats] == ["Ben", "Cara"]
    evening = opened.game.evening
    assert evening is not None
    assert [each.name for each in evening.people] == ["Ben", "Cara", "Dina"]
    async with world.database.read() as connection:
        everybody = await deletion_list.everybody(connection)
    assert DINA.user_id in everybody, "a restored backup forgets who only waits, too"
    last = await world.tables.evenings.last_game(71)
    assert last is not None
    assert last.evening is not None
    assert last.evening.name == "Friday 1"


@pytest.mark.parametrize("step", ["begin_dealing", "sit_down", "go_on_elsewhere"])
async def test_a_kill_while_the_next_match_is_dealt_loses_and_doubles_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    accepted(await world.tables.evenings.next_match(game_id, ANNA))

    def killed(*_given: object) -> None:
        raise ConnectionResetError

    with monkeypatch.context() as patch:
        patch.setattr(evening_table, step, killed)
        await world.wait(DEALT_AFTER)
    world.restart()
    await world.wait(timedelta(minutes=2))
    found = await world.tables.games.in_channel(CHANNEL)
    assert found is not None
    assert (await world.view(found)).game.status is Status.LIVE
    assert (await evening_of(world, game_id)).phase is EveningPhase.WENT_ON
    await world.wait(timedelta(minutes=2))
    assert await world.tables.games.in_channel(CHANNEL) == found


async def test_who_deletes_their_data_is_somebody_in_the_evening(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN, CARA)
    kept = world.tables.privacy
    (own,) = json.loads(await kept.export(ANNA.user_id))["kept"]["evenings"]
    assert (own["evening"], own["name"], own["half_wins"]) == ("Friday 1", "Anna", 2)
    await kept.forget(ANNA.user_id)
    evening = await evening_of(world, game_id)
    assert evening.find(ANNA.user_id) is None
    assert evening.host_id != ANNA.user_id
    (first, *_) = standings_of(evening)
    assert (first.name, first.half_wins) == (SOMEBODY, 2)
    world.restart()
    assert "Anna" not in {each.name for each in (await evening_of(world, game_id)).people}


async def hide(world: World, person: Person, *, hidden: bool = True) -> None:
    choices = Choices(statistics_hidden=hidden)
    await world.tables.choices.keep(PersonSettings(person.user_id, choices), None)


async def named(world: World, game_id: str) -> set[str]:
    """Return who is in the standings, in those of a process that begins now, too."""
    here = standings_of(await evening_of(world, game_id))
    world.restart()
    assert standings_of(await evening_of(world, game_id)) == here
    return {each.name for each in here}


@pytest.mark.parametrize("moment", ["in a match", "below a result", "sitting out", "in a lobby"])
async def test_who_hides_is_in_no_standings_from_then_on(world: World, moment: str) -> None:
    game_id = await won_by_first(world, ANNA, BEN, CARA)
    if moment == "in a match":
        game_id = await next_of(world, game_id)
    elif moment == "in a lobby":
        lobby = accepted(await world.tables.evenings.new_rules(game_id, ANNA.user_id))
        game_id = lobby.game.id
    elif moment == "sitting out":
        await world.submit(game_id, BEN, evening_table.go)
        game_id = await next_of(world, game_id)
    assert await named(world, game_id) == {"Anna", "Ben", "Cara"}
    await hide(world, BEN)
    assert await named(world, game_id) == {"Anna", "Cara"}
    if moment != "below a result":
        await world.stop(game_id)
    if moment != "in a lobby":
        accepted(await world.tables.evenings.come(game_id, BEN))
        game_id = await next_of(world, game_id)
        assert await named(world, game_id) == {"Anna", "Cara"}
        await hide(world, BEN, hidden=False)
        assert await named(world, game_id) == {"Anna", "Ben", "Cara"}


async def test_two_processes_deal_one_next_match(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    accepted(await world.tables.evenings.next_match(game_id, ANNA))
    stored = await world.tables.repository.find(game_id)
    assert stored is not None
    due = next(each for each in stored.game.deadlines if each.kind is DeadlineKind.NEXT_MATCH)
    world.clock.pass_by(DEALT_AFTER)
    first = world.tables
    world.restart()
    both = (each.evenings.begin_next_match(game_id, due) for each in (first, world.tables))
    await asyncio.gather(*both)
    world.restart()
    async with world.database.read() as connection:
        found = await game_queries.evening_games(connection, CHANNEL, 10)
    assert len(found) == 2
    assert (await evening_of(world, game_id)).phase is EveningPhase.WENT_ON
