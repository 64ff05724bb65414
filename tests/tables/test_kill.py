"""After kill -9 in the middle of play nothing acknowledged is missing and nothing is half done."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.engine import Mode, apply, build_options, decode_action, new_match
from bot.store import game_queries
from bot.store.rows import MessageKind
from tests.tables.world import World

CHECKOUT = Path(__file__).resolve().parents[2]


async def test_a_killed_process_loses_nothing_acknowledged(world: World) -> None:
    player = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.tables.player_process",
        world.url,
        cwd=CHECKOUT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert player.stdout is not None
    game_id = (await player.stdout.readline()).decode().strip()
    for _ in range(12):
        assert await player.stdout.readline()
    player.kill()
    said = (await player.stdout.read()).decode().split()
    await player.wait()

    view = await world.view(game_id)
    assert said == [] or view.game.version >= int(said[-1])
    await _record_fits_snapshot(world, game_id)
    board = next(
        message
        for message in await world.tables.messages.stale(game_id)
        if message.kind is MessageKind.BOARD
    )
    assert board.is_stale(view.game.version)
    person, mine = await world.to_act(game_id)
    await world.act_harmlessly(game_id, person, mine)


async def _record_fits_snapshot(world: World, game_id: str) -> None:
    async with world.database.read() as connection:
        game = await game_queries.find_game(connection, game_id)
        record = await game_queries.actions_since(connection, game_id, 0)
    assert game is not None
    assert game.seed is not None
    state, _events = new_match(build_options(Mode.CLASSIC), 4, game.seed)
    for row in record:
        if row.action is not None:
            state, _events = apply(state, decode_action(row.action))
    assert state == await world.state(game_id)
    assert record[-1].version == game.version
