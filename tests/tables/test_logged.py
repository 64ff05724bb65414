"""The log lines about a table have enough to find it, and no card (P1)."""

from __future__ import annotations

import logging

import pytest

from bot.engine import Draw
from bot.tables.playing import play
from bot.tables.pruning import KEPT
from bot.tables.scheduling import deadline_executor
from bot.views.table_values import Status
from tests.tables.planning.test_deadlines import broken
from tests.tables.test_several_processes import act_elsewhere
from tests.tables.world import ANNA, BEN, GUILD, SECOND, World, harmless

_USUAL = {*vars(logging.makeLogRecord({})), "message"}


@pytest.fixture(autouse=True)
def everything(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="bot.tables")


def logged(caplog: pytest.LogCaptureFixture) -> list[tuple[str, dict[str, object]]]:
    """Return the log lines about tables: each message with its details."""
    return [
        (line.msg, {name: told for name, told in vars(line).items() if name not in _USUAL})
        for line in caplog.records
        if line.name.startswith("bot.tables")
    ]


async def test_what_was_done_and_no_card(world: World, caplog: pytest.LogCaptureFixture) -> None:
    game_id = await world.game(ANNA, computers=1)
    view = await world.view(game_id, ANNA)
    caplog.clear()
    await world.act(game_id, ANNA, view.legal[0], view.game.version)
    ids = {"game": game_id, "guild": GUILD}
    done = {"seat": 0, "do": type(view.legal[0]).__name__, "version": view.game.version + 1}
    assert logged(caplog) == [("action", ids | done)]
    assert {line.levelno for line in caplog.records if line.msg == "action"} == {logging.DEBUG}
    await world.wait(world.timing.computer_slowest)
    assert [(said, told["seat"]) for said, told in logged(caplog)] == [("action", 0), ("action", 1)]


async def test_no_line_an_action_unless_at_debug(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="bot.tables")
    game_id = await world.game(ANNA, computers=1)
    await world.act(game_id, ANNA, Draw(0))
    await world.wait(world.timing.computer_slowest)
    assert [said for said, _ in logged(caplog)] == ["game"]


async def test_how_a_game_begins_and_ends(world: World, caplog: pytest.LogCaptureFixture) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.stop(game_id)
    ids = {"game": game_id, "guild": GUILD}
    assert [told for said, told in logged(caplog) if said == "game"] == [
        {**ids, "status": "live", "ending": None},
        {**ids, "status": "over", "ending": "stopped"},
    ]


async def test_who_does_not_know_what_to_do(world: World, caplog: pytest.LogCaptureFixture) -> None:
    world.brain = broken
    game_id = await world.game(ANNA, computers=1)
    await world.act(game_id, ANNA, Draw(0))
    caplog.clear()
    await world.wait(world.timing.computer_slowest)
    ids = {"game": game_id, "guild": GUILD, "seat": 1}
    assert logged(caplog)[:2] == [
        ("a computer player failed", ids),
        ("a computer player did not know what to do", ids),
    ]


async def test_what_failed_at_which_table_and_is_tried_again_soon(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await world.lobby(ANNA)
    with monkeypatch.context() as failing:
        failing.setattr(deadline_executor.lobby, "close", broken)
        await world.wait(world.timing.lobby)
    ids = {"game": game_id, "seat": None, "kind": "lobby-closes"}
    assert logged(caplog) == [("a deadline failed; it is put off", ids)]
    assert (await world.view(game_id)).clock.due_at == world.clock.now() + 15 * SECOND
    await world.wait(15 * SECOND)
    assert (await world.view(game_id)).game.status is Status.OVER


async def test_that_another_process_was_quicker(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    game_id = await world.game(ANNA, BEN)
    person, view = await world.to_act(game_id)
    await act_elsewhere(world, game_id)
    caplog.clear()
    await world.tables.submit(game_id, person.user_id, play.act, harmless(view), view.game.version)
    assert logged(caplog) == [("a table had moved on", {"game": game_id})]


async def test_of_how_many_games_nothing_is_left(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.stop(game_id)
    world.clock.pass_by(2 * KEPT)
    caplog.clear()
    await world.tables.pruning.prune()
    assert logged(caplog) == [("old games removed", {"games": 1})]
