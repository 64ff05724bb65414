"""The people whom the host of a lobby may call by the server's settings, and how often."""

from __future__ import annotations

import pytest

from bot.setting_values import LobbyCall, ServerSettings
from bot.tables import CallRecipients, Person, Reason
from bot.tables.seating.lobby import call_people
from tests.tables.world import ANNA, BEN, CARA, GUILD, SECOND, STRANGER, World, accepted


async def choose(world: World, call: LobbyCall, role: int | None = None) -> None:
    settings = ServerSettings(GUILD, lobby_call=call, called_role=role)
    await world.tables.settings.save_server(settings)


async def match_is_over(world: World, *people: Person, computers: int = 0) -> str:
    game_id = await world.game(*people, computers=computers)
    await world.stop(game_id)
    world.clock.pass_by(SECOND)
    return game_id


async def whom(world: World, game_id: str) -> CallRecipients:
    return await world.tables.people_called.by_host(await world.view(game_id))


async def test_by_default_nobody_is_called(world: World) -> None:
    game_id = await world.lobby(ANNA)
    assert not (await world.view(game_id)).game.may_call
    assert (await whom(world, game_id)).is_nobody
    assert not CallRecipients(role_id=77).is_nobody
    assert CallRecipients(role_id=77).user_ids == ()
    assert not CallRecipients((BEN.user_id,)).is_nobody
    refused = await world.rejected(game_id, ANNA, call_people)
    assert refused.reason is Reason.CALLED_ALREADY


async def test_the_host_calls_once_and_a_restart_does_not_change_that(world: World) -> None:
    await choose(world, LobbyCall.ROLE, 77)
    game_id = await world.lobby(ANNA, BEN)
    assert (await world.view(game_id)).game.may_call
    assert await whom(world, game_id) == CallRecipients(role_id=77)
    for person, reason in ((BEN, Reason.NOT_HOST), (STRANGER, Reason.NOT_AT_TABLE)):
        refused = await world.rejected(game_id, person, call_people)
        assert refused.reason is reason
    await world.submit(game_id, ANNA, call_people)
    world.restart()
    assert not (await world.view(game_id)).game.may_call
    again = await world.rejected(game_id, ANNA, call_people)
    assert again.reason is Reason.CALLED_ALREADY


async def test_in_a_rematch_too(world: World) -> None:
    old = await match_is_over(world, ANNA, BEN, CARA)
    await choose(world, LobbyCall.LAST_PLAYERS)
    lobby = accepted(await world.tables.lobbies.rematch(old, CARA))
    assert lobby.game.may_call
    assert await whom(world, lobby.game.id) == CallRecipients((ANNA.user_id, BEN.user_id))


@pytest.mark.parametrize("call", [LobbyCall.LAST_PLAYERS, LobbyCall.NOBODY])
async def test_where_nobody_is_meant_nobody_is_called(world: World, call: LobbyCall) -> None:
    await match_is_over(world, ANNA, BEN)
    await choose(world, call)
    game_id = await world.lobby(ANNA, BEN)
    assert (await whom(world, game_id)).is_nobody
