"""A lobby made like the last match of its channel, with one click of its host."""

from __future__ import annotations

from datetime import timedelta

from bot.engine import Mode, build_options
from bot.place import ServerChannel
from bot.tables import Reason
from bot.tables.person import Person
from bot.tables.playing import play
from bot.tables.pruning import DEFAULT
from bot.tables.seating.hosting import (
    ChooseGesture,
    ChooseHints,
    ChoosePace,
    ChooseTurnTime,
    arrange,
)
from bot.tables.seating.lobby import add_computer
from bot.tables.seating.rematch import OFFER
from bot.views.table_values import Pace, Status
from tests.tables.world import ANNA, BEN, CARA, CHANNEL, GUILD, STRANGER, World, accepted, rejected

RULES = build_options(Mode.CLASSIC, [("stacking", None), ("target", "200")])
OTHER_RULES = build_options(Mode.CLASSIC)
OF_THE_TABLE = (ChooseTurnTime(45), ChooseGesture("clap"), ChooseHints(True), ChoosePace(Pace.EASY))


async def last_match(world: World) -> str:
    """Play a match of Anna, Ben, a computer player and Cara, too long ago for a rematch."""
    game_id = await world.lobby(ANNA, BEN, computers=1, options=RULES)
    await world.join(game_id, CARA)
    for wanted in OF_THE_TABLE:
        await world.submit(game_id, ANNA, arrange, wanted)
    await world.start(game_id, ANNA)
    await world.stop(game_id)
    await world.wait(OFFER + timedelta(hours=1))
    return game_id


async def opened(world: World, host: Person = ANNA, channel: int = CHANNEL) -> str:
    """Open a lobby with other rules, which can be made like the last match."""
    return accepted(
        await world.tables.lobbies.open(ServerChannel(GUILD, channel), host, OTHER_RULES)
    ).game.id


async def refusal(world: World, game_id: str, user_id: int = ANNA.user_id) -> Reason:
    """Return why the request is rejected; nothing has changed."""
    before = await world.view(game_id)
    outcome = rejected(await world.tables.lobbies.like_last_time(game_id, user_id))
    assert await world.view(game_id) == before
    return outcome.reason


async def test_who_sits_there_already_stays_and_its_computer_players_go(world: World) -> None:
    await last_match(world)
    lobby = await opened(world)
    await world.join(lobby, STRANGER)
    await world.submit(lobby, ANNA, add_computer, "hard")
    accepted(await world.tables.lobbies.like_last_time(lobby, ANNA.user_id))
    view = await world.view(lobby)
    seats = [(seat.name, seat.level) for seat in view.seats]
    assert seats == [("Anna", None), ("Ada", "easy"), ("Zoe", None)]
    assert view.last_match.invited == ("Ben", "Cara")


async def test_it_can_be_had_after_a_restart(world: World) -> None:
    await last_match(world)
    lobby = await opened(world)
    world.restart()
    assert (await world.view(lobby)).last_match.can_be_copied
    accepted(await world.tables.lobbies.like_last_time(lobby, ANNA.user_id))
    assert (await world.view(lobby)).options == RULES


async def test_only_who_played_is_offered_it(world: World) -> None:
    await last_match(world)
    assert not (await world.view(await opened(world, STRANGER))).last_match.can_be_copied


async def test_no_match_before_in_this_channel_is_no_offer(world: World) -> None:
    first = await opened(world)
    assert not (await world.view(first)).last_match.can_be_copied
    assert await refusal(world, first) is Reason.STALE
    await world.submit(first, ANNA, play.leave)
    assert not (await world.view(await opened(world))).last_match.can_be_copied, (
        "that was never dealt"
    )
    assert not (await world.view(await opened(world, BEN, CHANNEL + 1))).last_match.can_be_copied


async def test_only_the_host_may_and_only_once(world: World) -> None:
    await last_match(world)
    lobby = await opened(world)
    await world.join(lobby, BEN)
    assert await refusal(world, lobby, BEN.user_id) is Reason.NOT_HOST
    assert await refusal(world, lobby, STRANGER.user_id) is Reason.NOT_AT_TABLE
    accepted(await world.tables.lobbies.like_last_time(lobby, ANNA.user_id))
    assert await refusal(world, lobby) is Reason.STALE
    await world.start(lobby, ANNA)
    assert (await world.view(lobby)).game.status is Status.LIVE
    assert await refusal(world, lobby) is Reason.ALREADY_STARTED


async def test_a_match_that_is_no_longer_kept_is_refused(world: World) -> None:
    old = await last_match(world)
    world.clock.pass_by(DEFAULT.games)
    lobby = await opened(world)
    await world.tables.pruning.prune()
    world.restart()
    assert await world.tables.games.view(old) is None
    assert await refusal(world, lobby) is Reason.NO_LAST_TIME
    await world.submit(lobby, ANNA, play.leave)
    assert not (await world.view(await opened(world))).last_match.can_be_copied


async def test_more_people_than_its_rules_take_change_nothing(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN, options=build_options(Mode.DUO))
    await world.start(game_id, ANNA)
    await world.stop(game_id)
    lobby = await opened(world)
    for person in (BEN, CARA):
        await world.join(lobby, person)
    assert await refusal(world, lobby) is Reason.SETUP


async def test_a_computer_player_without_room_stays_away(world: World) -> None:
    game_id = await world.lobby(ANNA, computers=1, options=build_options(Mode.DUO))
    await world.start(game_id, ANNA)
    await world.stop(game_id)
    lobby = await opened(world)
    await world.join(lobby, BEN)
    accepted(await world.tables.lobbies.like_last_time(lobby, ANNA.user_id))
    assert [seat.name for seat in (await world.view(lobby)).seats] == ["Anna", "Ben"]


async def test_who_was_forgotten_is_not_asked(world: World) -> None:
    await last_match(world)
    await world.tables.privacy.forget(BEN.user_id)
    world.restart()
    lobby = await opened(world)
    accepted(await world.tables.lobbies.like_last_time(lobby, ANNA.user_id))
    assert (await world.view(lobby)).last_match.invited == ("Cara",)
