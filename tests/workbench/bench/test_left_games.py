"""Copied games are games: they can be played, and fall due when they are told to."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.cli import main
from bot.engine import Mode, build_options
from bot.place import ServerChannel
from bot.players import decide
from bot.store.database import Database
from bot.store.migrate import upgrade_async
from bot.tables import Person, Tables
from bot.tables.table import Stored
from bot.views.table_values import DeadlineKind
from cogs._services import ChangeNotifier
from tests.tables.world import accepted
from workbench.bench import left_games, many_games
from workbench.bench.many_games import set_due


@pytest.fixture(autouse=True)
def nearly_unplayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_games, "_PLAYED_BEFORE", 1)


def measured(capsys: pytest.CaptureFixture[str], tmp_path: Path, *command: str) -> dict[str, int]:
    page = tmp_path / "page.md"
    page.write_text(f"<!-- bench {command[0]}: begin -->\n<!-- bench {command[0]}: end -->\n")
    assert main(["bench", *command, "--json", "--update", str(page)]) == 0
    assert "| answered 429 |" in page.read_text(encoding="utf-8")
    return json.loads(capsys.readouterr().out)


@pytest.mark.lengthy
def test_every_copy_can_be_clicked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    report = measured(capsys, tmp_path, "idle", "--games", "4")
    further: object = report["further_clicks"]
    assert isinstance(further, dict)
    assert further["count"] == 3
    assert report["first_click"] > 0
    assert report["megabytes"] > 1
    assert report["refused"] == report["faults_logged"] == 0


@pytest.mark.lengthy
def test_every_copy_falls_due(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    # Nobody loses a turn within half a minute of the start, so nothing is carried on so soon.
    report = measured(capsys, tmp_path, "overdue", "--games", "2", "--seconds", "0.1")
    assert report["caught_up"] == 0
    assert report["faults_logged"] == 0


async def test_deadlines_are_moved_together(tmp_path: Path) -> None:
    file = tmp_path / "contra.sqlite3"
    url = f"sqlite+aiosqlite:///{file}"
    await upgrade_async(url)
    database = Database(url)
    tables = Tables(database, notifier=ChangeNotifier(), brain=decide)
    opened = accepted(
        await tables.lobbies.open(
            ServerChannel(1, 2), Person(3, "Anna"), build_options(Mode.CLASSIC)
        )
    )
    game = opened.game.id
    accepted(await tables.seats.join(game, Person(4, "Ben")))
    accepted(await tables.lobbies.start(game, 3))
    planned = await tables.repository.find(game)
    assert planned is not None
    await tables.close()
    moment = datetime(2026, 1, 2, tzinfo=UTC)
    set_due(file, {game: moment})
    moved = await Tables(database, notifier=ChangeNotifier(), brain=decide).repository.find(game)
    await database.close()
    assert moved is not None
    assert moved.game.due_at == moment
    kinds = [deadline.kind for deadline in moved.game.deadlines]
    assert kinds == [DeadlineKind.REMINDER, DeadlineKind.TURN]
    assert apart(moved) == apart(planned)


def apart(stored: Stored) -> timedelta:
    """What is between the first thing that happens by itself and the last."""
    due = [deadline.due_at for deadline in stored.game.deadlines]
    return max(due) - min(due)


@pytest.mark.parametrize(
    ("ranks", "order"), [([], 1), ([5], 1), ([0, 1, 2, 3], 1), ([3, 2, 1, 0], -1)]
)
def test_order_is_that_in_which_they_fell_due(ranks: list[int], order: float) -> None:
    assert left_games._in_order(ranks) == order
