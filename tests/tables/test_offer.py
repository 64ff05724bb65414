"""Where the operator lets nobody play, and against whom, no table begins."""

from __future__ import annotations

import pytest

from bot.engine import Mode, Play, build_options
from bot.evenings import WeeklyPhase
from bot.offer import Feature, Offer
from bot.place import BotDm, DmOfTwo, GroupDm, GuestChannel, Place, ServerChannel
from bot.rule_gate import gated
from bot.tables import Reason
from bot.tables.seating import evening_table
from bot.tables.seating.evening_table import DEALT_AFTER
from tests.positions import face, one_card_left, position
from tests.tables.evenings import PLAN, evening_of, next_of, won_by_first
from tests.tables.seating.test_weeklies import every_week, now_at
from tests.tables.test_what_ifs import kept_round
from tests.tables.world import ANNA, BEN, CHANNEL, GUILD, World, accepted, rejected

NO_GUESTS = Offer(frozenset({Feature.GUESTS}))
NOT_ALONE = Offer(frozenset({Feature.ALONE}))
ELSEWHERE = Offer(servers=frozenset({GUILD + 1}))
HERE = ServerChannel(GUILD, CHANNEL)
GUESTS: list[Place] = [GuestChannel(GUILD, 1), GroupDm(2), DmOfTwo(3)]


@pytest.mark.parametrize(
    ("offer", "closed", "why"),
    [
        (NO_GUESTS, GUESTS, Reason.NO_GUESTS),
        (NOT_ALONE, [BotDm(4)], Reason.NOT_ALONE),
        (ELSEWHERE, [HERE, *GUESTS], Reason.OTHER_SERVER),
    ],
    ids=["guests", "alone", "servers"],
)
async def test_no_table_opens_where_nobody_may_play(
    world: World, offer: Offer, closed: list[Place], why: Reason
) -> None:
    options = (await world.view(await world.lobby(ANNA, channel=99))).options
    for place in (HERE, BotDm(4), ServerChannel(GUILD + 1, 5), *GUESTS):
        with gated(offered=offer):
            outcome = await world.tables.lobbies.open(place, ANNA, options)
        if place in closed:
            assert rejected(outcome).reason is why
        else:
            accepted(outcome)


async def test_a_match_that_runs_goes_on_and_has_no_rematch(world: World) -> None:
    game_id = await world.game(ANNA, BEN, channel=GUESTS[1])
    with gated(offered=NO_GUESTS):
        view = await world.view(game_id, ANNA)
        await world.act_harmlessly(game_id, ANNA, view)
        await world.stop(game_id)
        outcome = rejected(await world.tables.lobbies.rematch(game_id, ANNA))
    assert outcome.reason is Reason.NO_GUESTS


async def test_nobody_plays_alone_against_computer_players(world: World) -> None:
    lobby = await world.lobby(ANNA, computers=2)
    alone = await world.game(ANNA, computers=1, channel=71)
    with gated(offered=NOT_ALONE):
        assert not (await world.view(lobby)).can_begin
        outcome = rejected(await world.tables.lobbies.start(lobby, ANNA.user_id))
        assert outcome.reason is Reason.NOT_ALONE
        await world.act_harmlessly(alone, ANNA, await world.view(alone, ANNA))
        accepted(await world.tables.seats.join(lobby, BEN))
        await world.start(lobby, ANNA)
        record = kept_round(Mode.CLASSIC)
        begun = rejected(await world.tables.what_ifs.begin(record, 0, ANNA, None, {}))
        assert begun.reason is Reason.NOT_ALONE


async def test_an_evening_waits_for_a_second_person(world: World) -> None:
    at = position(one_card_left(3), options=build_options(Mode.CLASSIC, [("target", "round")]))
    game_id = await world.game(ANNA, BEN, computers=1, at=at)
    accepted(await world.tables.evenings.begin(game_id, ANNA.user_id, PLAN))
    await world.act(game_id, ANNA, Play(0, face("R5")))
    await world.submit(game_id, BEN, evening_table.go)
    with gated(offered=NOT_ALONE):
        accepted(await world.tables.evenings.next_match(game_id, ANNA))
        await world.wait(DEALT_AFTER)
        assert await world.tables.games.in_channel(CHANNEL) is None
    await next_of(world, game_id)


async def test_an_evening_does_not_go_on_where_nobody_may_play(world: World) -> None:
    game_id = await won_by_first(world, ANNA, BEN)
    accepted(await world.tables.evenings.next_match(game_id, ANNA))  # before the restart
    with gated(offered=ELSEWHERE):
        await world.wait(DEALT_AFTER)
        evening = await evening_of(world, game_id)
        assert (evening.waits, evening.is_blocked) == (True, False)
        assert (await world.view(game_id)).clock.next_match_at is None


async def test_nobody_is_asked_every_week_where_nobody_may_play(world: World) -> None:
    row = await every_week(world)
    with gated(offered=ELSEWHERE):
        later = await now_at(world, row.weekly.due_at)
    assert later is not None
    assert (later.weekly.phase, later.is_stale) == (WeeklyPhase.WAITING, False)
    assert later.weekly.next_at > row.weekly.next_at
