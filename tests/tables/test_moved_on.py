"""An action decided on an older version of the table is not carried out on a newer one."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.engine import Action, Call, Draw, MakeGesture, Observation, Play, Say
from bot.tables import Person, Reason
from bot.tables.playing import play
from tests.positions import face, position
from tests.tables.world import ANNA, BEN, World, accepted, rejected

TEN_AND_A_GESTURE = """
option action_uno=3:all
seats a b c d e f g h i j
hand a R3 R4 R6
hand b Y1 Y2
hand c Y1 Y2
hand d Y1 Y2
hand e Y1 Y2
hand f Y4 Y6
hand g Y4 Y6
hand h Y4 Y6
hand i Y7 Y8
hand j Y7 Y8
top R5
draw B4 B5 B6 B7 B8
turn a
"""


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_click_older_than_the_actions_remembered_is_too_late(
    world: World, restarts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for where in ("table", "storage.repository"):
        monkeypatch.setattr(f"bot.tables.{where}.RECENT_STEPS", 8)
    people = [Person(number, f"Player {number}", "de") for number in range(1, 11)]
    game_id = await world.game(*people, at=position(TEN_AND_A_GESTURE))
    accepted(await world.tables.submit(game_id, 1, play.act, Play(0, face("R3")), None))
    older = (await world.view(game_id)).game.version
    for person in people:
        await world.act(game_id, person, MakeGesture(0))
    view = await world.view(game_id)
    assert view.game.version - older > len(view.steps)
    if restarts:
        world.restart()
    late = rejected(await world.tables.submit(game_id, 2, play.act, Draw(0), older))
    assert late.reason is Reason.STALE
    accepted(await world.tables.submit(game_id, 2, play.act, Draw(0), view.game.version))


A_COMPUTER_PLAYER_IS_ON = """
seats anna ben cem
hand anna R1 R2 R3
hand ben  R8 R7
hand cem  B1 B2 B3
top R9
draw Y4 Y5 Y6 Y7 B4 B5 B6
turn ben
ben: play R8
"""


async def test_a_computer_player_decides_anew_where_somebody_has_acted_meanwhile(
    world: World,
) -> None:
    game_id = await world.game(ANNA, BEN, computers=1, at=position(A_COMPUTER_PLAYER_IS_ON))
    loop = asyncio.get_running_loop()
    seen: list[bool] = []

    def interrupted(
        observation: Observation, legal: list[Action], _side: list[Action], *_rest: object
    ) -> Action:
        seen.append(bool(observation.debts))
        if len(seen) == 1:
            call = world.tables.submit(game_id, BEN.user_id, play.act, Say(0, Call.UNO), None)
            accepted(asyncio.run_coroutine_threadsafe(call, loop).result())
        return next(action for action in legal if isinstance(action, Draw))

    world.brain = interrupted
    before = (await world.view(game_id)).game.version
    await world.wait(world.timing.computer_slowest)
    await world.wait(timedelta())
    assert seen == [True, False]
    assert (await world.view(game_id)).game.version == before + 2
