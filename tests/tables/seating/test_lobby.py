"""Lobbies: sitting down, leaving, starting, closing."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.engine import Mode, Presence, build_options
from bot.place import ServerChannel
from bot.players import LEVELS
from bot.store.game_queries import GamePlace
from bot.tables import Person, Reason, Rejected, TableView
from bot.tables.playing import motions, play
from bot.tables.seating import lobby
from bot.tables.seating.hosting import AddComputer, arrange
from bot.views.table_values import Ending, Status
from tests.tables.world import (
    ANNA,
    BEN,
    CARA,
    CHANNEL,
    DINA,
    GUILD,
    STRANGER,
    World,
    accepted,
    rejected,
)

OPTIONS = build_options(Mode.CLASSIC)


async def test_a_channel_has_one_game_at_a_time(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN)
    second = rejected(await world.tables.lobbies.open(ServerChannel(GUILD, CHANNEL), BEN, OPTIONS))
    assert second.reason is Reason.CHANNEL_BUSY
    assert second.view == await world.view(game_id, BEN)
    elsewhere = await world.tables.lobbies.open(ServerChannel(GUILD, CHANNEL + 1), BEN, OPTIONS)
    assert isinstance(elsewhere, TableView)
    await world.submit(game_id, ANNA, motions.stop, may_manage=False)
    assert await world.tables.games.in_channel(CHANNEL) is None
    accepted(await world.tables.lobbies.open(ServerChannel(GUILD, CHANNEL), BEN, OPTIONS))


async def test_of_two_who_open_at_once_one_wins(world: World) -> None:
    outcomes = await asyncio.gather(
        *(
            world.tables.lobbies.open(ServerChannel(GUILD, CHANNEL), person, OPTIONS)
            for person in (ANNA, BEN)
        )
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Rejected", "TableView"]


async def test_nobody_sits_down_twice(world: World) -> None:
    game_id = await world.lobby(ANNA)
    again = rejected(await world.tables.seats.join(game_id, ANNA))
    assert again.reason is Reason.ALREADY_AT_TABLE
    assert again.view == await world.view(game_id, ANNA)


async def test_a_person_sits_at_several_tables(world: World) -> None:
    first = await world.lobby(ANNA)
    world.clock.pass_by(timedelta(seconds=1))
    second = accepted(
        await world.tables.lobbies.open(ServerChannel(GUILD + 1, CHANNEL + 1), ANNA, OPTIONS)
    ).game.id
    assert await world.tables.games.of_person(ANNA.user_id) == [second, first]
    assert await world.tables.games.of_person(ANNA.user_id, GUILD) == [first]
    assert await world.tables.games.of_person(BEN.user_id) == []
    assert await world.tables.games.in_guild(GUILD) == [first]
    assert await world.tables.games.places() == [
        GamePlace(first, ServerChannel(GUILD, CHANNEL)),
        GamePlace(second, ServerChannel(GUILD + 1, CHANNEL + 1)),
    ]


async def test_a_full_table_takes_nobody(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN, options=build_options(Mode.DUO))
    full = rejected(await world.tables.seats.join(game_id, CARA))
    assert full.reason is Reason.TABLE_FULL
    computer = await world.rejected(game_id, ANNA, lobby.add_computer, "easy")
    assert computer.reason is Reason.TABLE_FULL


async def test_twenty_sit_at_a_classic_table(world: World) -> None:
    game_id = await world.lobby(ANNA, computers=19)
    names = [seat.name for seat in (await world.view(game_id)).seats]
    assert len(set(names)) == 20
    full = rejected(await world.tables.seats.join(game_id, BEN))
    assert full.reason is Reason.TABLE_FULL


async def test_a_computer_player_plays_at_one_of_the_levels(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN)
    for level in LEVELS:
        await world.submit(game_id, BEN, lobby.add_computer, level)
    assert [seat.level for seat in (await world.view(game_id)).seats[2:]] == list(LEVELS)
    forged = await world.rejected(game_id, ANNA, lobby.add_computer, "god")
    assert forged.reason is Reason.STALE


async def test_computer_players_come_and_go(world: World) -> None:
    game_id = await world.lobby(ANNA, computers=2)
    await world.submit(game_id, ANNA, lobby.remove_computer)
    await world.submit(game_id, ANNA, lobby.remove_computer)
    none_left = await world.rejected(game_id, ANNA, lobby.remove_computer)
    assert none_left.reason is Reason.NO_COMPUTER_PLAYER
    stranger = await world.rejected(game_id, STRANGER, lobby.add_computer, "easy")
    assert stranger.reason is Reason.NOT_AT_TABLE


async def test_a_host_who_leaves_hands_over(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN, CARA)
    await world.submit(game_id, ANNA, play.leave)
    view = await world.view(game_id)
    assert view.game.host_id == BEN.user_id
    assert [(seat.number, seat.name) for seat in view.seats] == [(0, "Ben"), (1, "Cara")]


async def test_a_lobby_without_people_closes(world: World) -> None:
    game_id = await world.lobby(ANNA, computers=1)
    left = await world.submit(game_id, ANNA, play.leave)
    assert left.game.status is Status.OVER
    assert left.game.ending is Ending.CLOSED


async def test_only_the_host_starts_with_two_or_more(world: World) -> None:
    game_id = await world.lobby(ANNA)
    alone = rejected(await world.tables.lobbies.start(game_id, ANNA.user_id))
    assert alone.reason is Reason.TOO_FEW_SEATS
    await world.join(game_id, BEN)
    not_host = rejected(await world.tables.lobbies.start(game_id, BEN.user_id))
    assert not_host.reason is Reason.NOT_HOST
    started = await world.start(game_id, ANNA)
    assert started.game.status is Status.LIVE
    assert started.observation is not None
    assert len(started.observation.hand) in (7, 9)


async def _whatever_belongs_to_a_lobby(world: World, game_id: str) -> set[Reason | None]:
    """Return the rejection of a person who does not sit there."""
    tables, user_id = world.tables, STRANGER.user_id
    outcomes = [
        await tables.submit(game_id, user_id, lobby.add_computer, "easy"),
        await tables.submit(game_id, user_id, lobby.remove_computer),
        await tables.submit(game_id, user_id, arrange, AddComputer("easy")),
        await tables.submit(game_id, user_id, lobby.call_people),
        await tables.lobbies.start(game_id, user_id),
    ]
    return {outcome.reason if isinstance(outcome, Rejected) else None for outcome in outcomes}


async def test_strangers_arrange_nothing_and_after_the_deal_nobody_does(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN)
    assert await _whatever_belongs_to_a_lobby(world, game_id) == {Reason.NOT_AT_TABLE}
    await world.start(game_id, ANNA)
    assert await _whatever_belongs_to_a_lobby(world, game_id) == {Reason.ALREADY_STARTED}
    await world.stop(game_id)
    assert await _whatever_belongs_to_a_lobby(world, game_id) == {Reason.GAME_OVER}


async def test_a_number_of_seats_that_the_options_refuse(world: World) -> None:
    options = build_options(Mode.CLASSIC, [("partner", None)])
    game_id = await world.lobby(ANNA, BEN, CARA, options=options)
    refused = rejected(await world.tables.lobbies.start(game_id, ANNA.user_id))
    told = (refused.reason, refused.clause, refused.names)
    assert told == (Reason.SETUP, "V9", ("seats", "partner"))
    await world.join(game_id, DINA)
    await world.start(game_id, ANNA)


async def test_nobody_joins_in_mid_round(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    late = rejected(await world.tables.seats.join(game_id, CARA))
    assert (late.reason, late.clause) == (Reason.ALREADY_STARTED, "L2")


async def test_a_lobby_nobody_starts_closes(world: World) -> None:
    game_id = await world.lobby(ANNA)
    assert await world.wait(world.timing.lobby - timedelta(seconds=1)) == 0
    await world.join(game_id, BEN)
    assert await world.wait(timedelta(seconds=1)) == 0
    assert await world.wait(world.timing.lobby) == 1
    view = await world.view(game_id)
    assert (view.game.status, view.game.ending) == (Status.OVER, Ending.CLOSED)
    assert view.clock.due_at is None
    closed = rejected(await world.tables.seats.join(game_id, CARA))
    assert closed.reason is Reason.GAME_OVER


async def test_a_manager_closes_a_lobby_and_a_stranger_does_not(world: World) -> None:
    game_id = await world.lobby(ANNA)
    refused = await world.rejected(game_id, STRANGER, motions.stop, may_manage=False)
    assert refused.reason is Reason.NOT_MANAGER
    closed = await world.stop(game_id)
    assert closed.game.ending is Ending.CLOSED


async def test_there_is_no_such_game(world: World) -> None:
    nothing = Rejected(Reason.NO_SUCH_GAME, view=None, clause=None, names=())
    assert await world.tables.seats.join("nothing", ANNA) == nothing
    assert await world.tables.games.view("nothing") is None


async def test_a_name_is_kept_as_it_is(world: World) -> None:
    name = "Ä_*<@1>' \u202e🂡"
    game_id = await world.lobby(Person(5, name))
    assert (await world.view(game_id)).seats[0].name == name


@pytest.mark.parametrize("option", ["scoring=penalty", "elimination", "rounds=2"])
async def test_who_leaves_and_joins_before_the_deal_is_as_if_never_away(
    world: World, option: str
) -> None:
    """L2, X10: nothing is scored, later seats move up, and the new player is dealt in."""
    name, _, value = option.partition("=")
    options = build_options(Mode.CLASSIC, [(name, value or None)])
    game_id = await world.lobby(ANNA, BEN, CARA, options=options)
    await world.submit(game_id, ANNA, play.leave)
    view = await world.view(game_id)
    assert [(seat.number, seat.name) for seat in view.seats] == [(0, "Ben"), (1, "Cara")]
    assert view.game.host_id == BEN.user_id
    for person in (ANNA, DINA):
        await world.join(game_id, person)
    await world.start(game_id, BEN)
    view = await world.view(game_id)
    assert [seat.name for seat in view.seats] == ["Ben", "Cara", "Anna", "Dina"]
    state = await world.state(game_id)
    assert (state.scores, state.number) == ((0, 0, 0, 0), 1)
    assert [len(hand) for hand in state.hands][:2].count(0) == 0
    assert all(seat.presence is Presence.HERE for seat in view.seats)


async def test_a_lobby_is_full_when_the_cards_do_not_do_for_one_more(world: World) -> None:
    """X16a: with fifteen cards each two decks are enough for thirteen, and one for six."""
    options = build_options(Mode.CLASSIC, [("hand_size", "15")])
    game_id = await world.lobby(ANNA, computers=12, options=options)
    full = rejected(await world.tables.seats.join(game_id, BEN))
    assert full.reason is Reason.TABLE_FULL
    assert (await world.start(game_id, ANNA)).seats


async def test_a_number_between_is_waited_for_more_and_not_dealt_to(world: World) -> None:
    options = build_options(Mode.CLASSIC, [("hand_size", "15")])
    game_id = await world.lobby(ANNA, BEN, computers=5, options=options)
    refused = rejected(await world.tables.lobbies.start(game_id, ANNA.user_id))
    assert (refused.reason, refused.clause) == (Reason.SETUP, "X16")
    assert refused.names == ("seats", "hand_size")
