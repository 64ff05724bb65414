"""Rematches: a lobby like the match before."""

from __future__ import annotations

import asyncio

import pytest

from bot.engine import Mode, build_options
from bot.place import ServerChannel
from bot.setting_values import Choices, PersonSettings
from bot.tables import Reason, Rejected
from bot.tables.playing import play
from bot.tables.seating.hosting import ChooseGesture, ChooseTurnTime, arrange
from bot.tables.services.lobbies import Lobbies
from bot.views.table_values import Status
from tests.tables.world import ANNA, BEN, CARA, CHANNEL, GUILD, STRANGER, World, accepted, rejected

OPTIONS = build_options(Mode.CLASSIC, [("stacking", None), ("target", "200")])


async def stopped_match(world: World) -> str:
    """Play a match of Anna, Ben, a computer player and Cara, with its own turn time and gesture."""
    game_id = await world.lobby(ANNA, BEN, computers=1, options=OPTIONS)
    await world.join(game_id, CARA)
    for wanted in (ChooseTurnTime(45), ChooseGesture("clap")):
        await world.submit(game_id, ANNA, arrange, wanted)
    await world.start(game_id, ANNA)
    await world.stop(game_id)
    return game_id


async def test_everybody_gets_their_old_place_in_whatever_order_they_come(world: World) -> None:
    old = await stopped_match(world)
    before = [seat.name for seat in (await world.view(old)).seats]
    lobby = accepted(await world.tables.lobbies.rematch(old, CARA)).game.id
    await world.join(lobby, STRANGER)
    assert (await world.view(lobby)).last_match.invited == ("Anna", "Ben")
    accepted(await world.tables.lobbies.rematch(old, BEN))
    await world.join(lobby, ANNA)
    view = await world.view(lobby)
    assert [seat.name for seat in view.seats] == [*before, "Zoe"]
    assert [seat.number for seat in view.seats] == [0, 1, 2, 3, 4]
    assert (view.options, view.game.turn_seconds, view.game.gesture) == (OPTIONS, 45, "clap")
    assert view.last_match.invited == ()
    assert view.game.host_id == CARA.user_id
    assert [seat.level for seat in view.seats] == [None, None, "easy", None, None]


async def test_a_rematch_that_nobody_starts_is_closed(world: World) -> None:
    old = await stopped_match(world)
    lobby = accepted(await world.tables.lobbies.rematch(old, ANNA)).game.id
    await world.wait(world.timing.lobby)
    assert (await world.view(lobby)).game.status is Status.OVER


async def test_it_survives_a_restart(world: World) -> None:
    old = await stopped_match(world)
    lobby = accepted(await world.tables.lobbies.rematch(old, ANNA)).game.id
    world.restart()
    assert (await world.view(lobby)).last_match.invited == ("Ben", "Cara")
    accepted(await world.tables.lobbies.rematch(old, BEN))
    assert [seat.name for seat in (await world.view(lobby)).seats][:2] == ["Anna", "Ben"]


async def test_there_is_none_before_the_end(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    early = rejected(await world.tables.lobbies.rematch(game_id, ANNA))
    assert early.reason is Reason.NO_REMATCH
    assert (await world.view(game_id)).clock.rematch_until is None
    assert await world.tables.lobbies.rematch("nothing", ANNA) == Rejected(Reason.NO_SUCH_GAME)


async def test_only_who_played_opens_one(world: World) -> None:
    old = await stopped_match(world)
    stranger = rejected(await world.tables.lobbies.rematch(old, STRANGER))
    assert stranger.reason is Reason.NOT_AT_TABLE
    assert stranger.view == await world.view(old, STRANGER)


async def test_a_lobby_that_follows_another_match_is_not_sat_down_in(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process killed right after the deal has not ended the earlier offers."""
    old = await stopped_match(world)
    with monkeypatch.context() as killed:
        killed.setattr(Lobbies, "_end_rematch_offers", lambda *_: asyncio.sleep(0))
        between = await world.game(STRANGER, ANNA)
    await world.stop(between)
    accepted(await world.tables.lobbies.rematch(between, STRANGER))
    busy = rejected(await world.tables.lobbies.rematch(old, ANNA))
    assert busy.reason is Reason.CHANNEL_BUSY


async def test_where_another_game_has_begun_there_is_none(world: World) -> None:
    old = await stopped_match(world)
    begun = accepted(
        await world.tables.lobbies.open(ServerChannel(GUILD, CHANNEL), STRANGER, OPTIONS)
    )
    busy = rejected(await world.tables.lobbies.rematch(old, ANNA))
    assert busy.reason is Reason.CHANNEL_BUSY
    assert busy.view == await world.view(begun.game.id, ANNA), "people are led there"


async def test_who_left_and_wants_to_play_again_has_their_old_place(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA, computers=1)
    await world.submit(game_id, BEN, play.leave)
    await world.stop(game_id)
    before = [seat.name for seat in (await world.view(game_id)).seats]
    lobby = accepted(await world.tables.lobbies.rematch(game_id, BEN)).game.id
    assert (await world.view(lobby)).last_match.invited == ("Anna", "Cara")
    accepted(await world.tables.lobbies.rematch(game_id, CARA))
    accepted(await world.tables.lobbies.rematch(game_id, ANNA))
    assert [seat.name for seat in (await world.view(lobby)).seats] == before


async def test_a_number_of_rounds_and_no_target_stay(world: World) -> None:
    """X15a: the default target was dropped, and does not come back."""
    options = build_options(Mode.CLASSIC, [("rounds", "3"), ("hand_size", "4")])
    game_id = await world.dealt_game(ANNA, BEN, options=options)
    await world.stop(game_id)
    world.restart()
    lobby = accepted(await world.tables.lobbies.rematch(game_id, BEN)).game.id
    await world.join(lobby, ANNA)
    await world.start(lobby, BEN)
    world.restart()
    ends = (await world.state(lobby)).rules.ends
    assert (ends.target, ends.rounds, ends.single_round) == (None, 3, False)
    assert (await world.view(lobby)).options == options


@pytest.mark.parametrize("hides", [False, True])
async def test_who_hides_is_missed_by_nobody_by_name_and_has_their_old_place(
    world: World, hides: bool
) -> None:
    old = await stopped_match(world)
    await world.tables.settings.save_person(
        PersonSettings(BEN.user_id, Choices(statistics_hidden=hides))
    )
    opened = accepted(await world.tables.lobbies.rematch(old, ANNA))
    assert opened.last_match.invited == (("Cara",) if hides else ("Ben", "Cara"))
    accepted(await world.tables.lobbies.rematch(old, BEN))
    view = await world.view(opened.game.id)
    assert [seat.name for seat in view.seats][:2] == ["Anna", "Ben"]
    await world.stop(opened.game.id)
    again = accepted(await world.tables.lobbies.open(ServerChannel(GUILD, CHANNEL), ANNA, OPTIONS))
    like = accepted(await world.tables.lobbies.like_last_time(again.game.id, ANNA.user_id))
    assert like.last_match.invited == (("Cara",) if hides else ("Ben", "Cara"))
