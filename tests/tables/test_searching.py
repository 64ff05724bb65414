"""Tables whose computer players search: whatever becomes of the searches, the games go on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence

import pytest

from bot.engine import Action, Draw, Observation, Turn
from bot.players import decide, search
from bot.players.search_process import SearchProcess
from bot.players.thinker import Thinker
from bot.tables.seating.hosting import SetLevel
from bot.views.table_values import ActedFor
from tests.guard import GUARD
from tests.positions import dealt, position
from tests.tables.searching_process import TO_BE_SEARCHED
from tests.tables.world import ANNA, World, accepted


@pytest.fixture(autouse=True)
def searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move is worth a try, whatever the network thinks of it."""
    monkeypatch.setattr(search, "WORTH_A_TRY", 1000.0)


TABLES = 200


def killed_at_it(
    _seen: Observation, _legal: Sequence[Action], _side: Sequence[Action], _level: str, _seed: bytes
) -> Action | None:
    """Killed from outside while it thinks, as the system does where memory is short."""
    os.kill(os.getpid(), signal.SIGKILL)
    return None


async def _table(world: World, channel: int) -> str:
    """Anna against a master who has to search, once she has drawn."""
    at = position(TO_BE_SEARCHED)
    game_id = await world.lobby(ANNA, computers=1, options=at.rules.options, channel=channel)
    ada = (await world.view(game_id)).seats[1]
    accepted(await world.tables.lobbies.arrange(game_id, ANNA.user_id, SetLevel(ada.key, "master")))
    with dealt(lambda _options, _seats: at):
        accepted(await world.tables.lobbies.start(game_id, ANNA.user_id))
    accepted(await world.tables.moves.submit(game_id, ANNA.user_id, Draw(0), None))
    assert (await world.state(game_id)).phase == Turn(1)
    return game_id


async def test_where_the_search_is_killed_the_game_goes_on(world: World) -> None:
    thinker = Thinker(killed_at_it, SearchProcess(GUARD))
    world.brain = thinker
    game_id = await _table(world, 1)
    await world.wait(world.timing.computer_slowest)

    assert (await world.state(game_id)).phase == Turn(0)
    assert (await world.view(game_id)).steps[-1].acted_for is ActedFor.LEVEL_DOWN
    assert thinker.process_id is None
    accepted(await world.tables.moves.submit(game_id, ANNA.user_id, Draw(0), None))


@pytest.mark.lengthy
async def test_two_hundred_tables_want_to_search_at_once(world: World) -> None:
    """Some are searched, the others played a level down; nobody waits, and every click is done."""
    thinker = Thinker(decide, SearchProcess(GUARD))
    world.brain = thinker
    games = [await _table(world, channel) for channel in range(1, TABLES + 1)]
    await world.wait(world.timing.computer_slowest)

    told = {ActedFor.LEVEL_DOWN: 0, None: 0}
    for game_id in games:
        assert (await world.state(game_id)).phase == Turn(0)
        accepted(await world.tables.moves.submit(game_id, ANNA.user_id, Draw(0), None))
        told[(await world.view(game_id)).steps[-2].acted_for] += 1  # pyright: ignore[reportArgumentType]
    thinker.close()
    assert told[None] > 0
    assert told[ActedFor.LEVEL_DOWN] > TABLES // 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")
def test_sigterm_ends_a_process_with_searches_under_way() -> None:
    run = [sys.executable, "-m", "tests.tables.searching_process"]
    with subprocess.Popen(run, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "at work\n"
        process.send_signal(signal.SIGTERM)
        searching = int(process.stdout.readline())
        assert process.wait(GUARD) == 0
    with pytest.raises(ProcessLookupError):
        os.kill(searching, 0)
