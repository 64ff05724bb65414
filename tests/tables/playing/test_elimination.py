"""A match in which a player is eliminated after every round (X10), played to its end."""

from __future__ import annotations

from datetime import timedelta
from random import Random

from bot.engine import MatchOver, Mode, Presence, RoundOver, build_options
from bot.store import game_queries
from bot.store.rows import MessageKind
from bot.tables import Person
from bot.tables.outcome import Reason
from bot.tables.playing import motions, play
from bot.views.table_values import Status
from tests.tables.world import ANNA, BEN, CARA, World

PEOPLE = (ANNA, BEN, CARA)
ELIMINATION = build_options(Mode.CLASSIC, [("elimination", None)])


async def test_who_is_eliminated_is_not_waited_for_again(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA, options=ELIMINATION)
    chance = Random(3)
    await world.play_round(game_id, chance)
    state = await world.state(game_id)
    out = state.presence.index(Presence.ELIMINATED)
    await world.next_round(game_id, (ANNA, BEN, CARA)[out - 1])
    assert (await world.state(game_id)).hands[out] == b""
    await world.play_round(game_id, chance)
    view = await world.view(game_id)
    assert view.game.status is Status.OVER


async def test_who_is_eliminated_is_told_so_and_not_to_sit_down_again(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA, options=ELIMINATION)
    await world.play_round(game_id, Random(3))
    state = await world.state(game_id)
    out = (ANNA, BEN, CARA)[state.presence.index(Presence.ELIMINATED)]
    refused = await world.rejected(game_id, out, play.leave)
    assert refused.reason is Reason.ELIMINATED


async def test_a_host_who_is_eliminated_hands_the_crown_on(world: World) -> None:
    for deal in range(30):
        game_id, out = await _after_a_round(world, Random(deal))
        host = (await world.view(game_id)).game.host_id
        assert host == (BEN if out is ANNA else ANNA).user_id
        if out is ANNA:
            await world.rejected(game_id, ANNA, motions.stop, may_manage=False)
            await world.submit(game_id, BEN, motions.stop, may_manage=False)
            return
    raise AssertionError("the host was never eliminated")


async def test_nothing_is_ever_due_of_who_is_eliminated(world: World) -> None:
    """Eliminated players get no reminder, no ring and no computer player in their place (X10)."""
    game_id, out = await _after_a_round(world, Random(3))
    number = PEOPLE.index(out)
    await world.next_round(game_id, PEOPLE[number - 1])
    await world.wait(timedelta(hours=1))
    for _ in range(12):
        if isinstance((await world.state(game_id)).phase, RoundOver | MatchOver):
            break
        assert await _seats_with_something_due(world, game_id) - {None}
        assert number not in await _seats_with_something_due(world, game_id)
        rows = await world.stale_everywhere()
        assert out.user_id not in {row.user_id for row in rows if row.kind is MessageKind.REMINDER}
        person, view = await world.to_act(game_id)
        assert person is not out
        await world.act_harmlessly(game_id, person, view)


async def _seats_with_something_due(world: World, game_id: str) -> set[int | None]:
    async with world.database.read() as connection:
        game = await game_queries.find_game(connection, game_id)
    assert game is not None
    return {deadline.seat for deadline in game.deadlines}


async def _after_a_round(world: World, chance: Random) -> tuple[str, Person]:
    """Return a match of three after its first round, and the player who was eliminated."""
    game_id = await world.game(*PEOPLE, options=ELIMINATION)
    await world.play_round(game_id, chance)
    state = await world.state(game_id)
    return game_id, PEOPLE[state.presence.index(Presence.ELIMINATED)]
