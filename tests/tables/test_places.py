"""Games in every kind of place: whose statistics they are, and what is stored of the place."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import select

from bot.place import (
    BotDm,
    DmOfTwo,
    GroupDm,
    GuestChannel,
    Place,
    ServerChannel,
    home_of,
    kind_of,
    stored_place,
)
from bot.setting_values import ServerSettings
from bot.statistics import Stretch
from bot.store.schema import standings
from bot.store.sum_rows import EVERYWHERE, UNRANKED
from bot.tables.tallying.recount import recount
from bot.views.visibility import Viewer
from tests.tables.forgetting import forget_at_once
from tests.tables.world import ANNA, BEN, GUILD, STRANGER, World, ever

WITHOUT_SERVER = [GroupDm(501), DmOfTwo(502), BotDm(503)]
PLACES: list[Place] = [ServerChannel(GUILD, 504), GuestChannel(GUILD, 505), *WITHOUT_SERVER]
WORLDWIDE = {EVERYWHERE, UNRANKED}


async def homes(world: World) -> set[int]:
    """Return the homes of Anna's standings, except the worldwide ones."""
    query = select(standings.c.home_id).where(standings.c.user_id == ANNA.user_id)
    async with world.database.read() as connection:
        return set((await connection.execute(query)).scalars()) - WORLDWIDE


@pytest.mark.parametrize("place", PLACES, ids=repr)
def test_a_place_is_what_is_stored_of_it(place: Place) -> None:
    assert stored_place(kind_of(place), home_of(place), place.channel_id) == place


@pytest.mark.parametrize("place", PLACES, ids=repr)
async def test_a_game_knows_its_place_after_a_restart(world: World, place: Place) -> None:
    game_id = await world.lobby(ANNA, BEN, channel=place)
    world.restart()
    assert (await world.view(game_id)).game.place == place
    (found,) = await world.tables.games.places()
    assert found.place == place
    messages = await world.tables.messages.of_game(game_id)
    assert messages is not None
    server = GUILD if isinstance(place, ServerChannel | GuestChannel) else None
    assert {message.server_id for message in messages.messages} == {server}


@pytest.mark.parametrize("place", PLACES, ids=repr)
async def test_statistics_are_those_of_the_place(world: World, place: Place) -> None:
    await world.game_after_a_round(ANNA, BEN, channel=place)
    await world.tables.tally.keep_up()
    home = home_of(place)
    assert await homes(world) == {home}
    board = (await world.tables.leaderboards.show(home, ANNA.user_id, ever())).board
    assert [standing.row.name for standing in board.shown] == ["Anna", "Ben"]
    elsewhere = (await world.tables.leaderboards.show(999, ANNA.user_id, ever())).board
    assert elsewhere.shown == ()
    await recount(world.database, world.clock)
    assert await homes(world) == {home}


@pytest.mark.parametrize("place", PLACES, ids=repr)
async def test_who_is_in_the_place_may_see_its_rounds(world: World, place: Place) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN, channel=place)
    rounds, home = world.tables.rounds, home_of(place)
    for viewer, seen in ((Viewer(STRANGER.user_id, home), True), (Viewer(BEN.user_id, 999), True)):
        assert (await rounds.replayed(game_id, 1, viewer) is not None) is seen
    assert await rounds.replayed(game_id, 1, Viewer(STRANGER.user_id, 999)) is None
    recap = await world.tables.recaps.of_server(home, Stretch.EVENING, Viewer(ANNA.user_id, home))
    assert recap is not None


async def test_only_a_server_with_the_bot_has_settings(world: World) -> None:
    await world.tables.settings.save_server(ServerSettings(GUILD, turn_seconds=45))
    for place in PLACES:
        settings = await world.tables.settings.of_place(place)
        assert (settings.turn_seconds == 45) is isinstance(place, ServerChannel), place


async def test_a_server_without_the_bot_cannot_remove_it(world: World) -> None:
    here = await world.lobby(ANNA, channel=ServerChannel(GUILD, 504))
    await world.lobby(BEN, channel=GuestChannel(GUILD, 505))
    assert await world.tables.games.in_guild(GUILD) == [here]


async def test_export_and_deletion_know_places_without_a_server(world: World) -> None:
    await world.game_after_a_round(ANNA, BEN, channel=GroupDm(501))
    await world.tables.tally.keep_up()
    kept = json.loads(await world.tables.privacy.export(ANNA.user_id))["kept"]
    assert {row["home_id"] for row in kept["standings"]} - WORLDWIDE == {501}
    await forget_at_once(world, ANNA)
    assert await homes(world) == set()
