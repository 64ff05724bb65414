"""`contra-uno games` and `servers`: what they list, and what stopping a game answers."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from bot import __version__
from bot.cli import main, servers
from bot.store.orders import SeenServer, Servers
from bot.store.own_file import claimed
from bot.views.table_values import OPERATOR_WORDS
from tests.tables.world import ANNA, BEN, GUILD, World

from .status import status_of


@pytest.fixture
def file(database: Path, empty_database: Path) -> Path:
    database.parent.mkdir()
    shutil.copy(empty_database, database)
    return database


def begin(file: Path, *, announced: bool = False) -> str:
    """Begin a game, which was there long ago, and return its id."""

    async def play() -> str:
        world = World(f"sqlite+aiosqlite:///{file}")
        try:
            if announced:
                await world.tables.presence.run()
            return await world.game(ANNA, BEN, computers=1)
        finally:
            await world.close()

    return asyncio.run(play())


def asked(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    capsys.readouterr()
    assert main(argv) == 0
    return capsys.readouterr().out


def test_games_are_listed_with_the_bot_that_has_them(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game_id = begin(file, announced=True)
    with ExitStack() as running:
        running.enter_context(claimed(f"sqlite+aiosqlite:///{file}"))
        heading, row = asked(capsys, "games").splitlines()
        (seen,) = json.loads(asked(capsys, "games", "--json"))
    assert heading.split()[0] == "GAME"
    assert re.match(rf"{game_id} +live +server 7 70 +2 \+ 1 computer +classic, round 1", row)
    assert row.endswith(f", {__version__}")
    assert (seen["id"], seen["people"], seen["version"]) == (game_id, 2, __version__)
    # The row of a bot that does not run any more says nothing.
    assert asked(capsys, "games").splitlines()[1].endswith(" none")


def test_idle_ones_alone(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begin(file)
    assert len(json.loads(asked(capsys, "games", "--idle", "2d", "--json"))) == 1
    assert json.loads(asked(capsys, "games", "--idle", "99999d", "--json")) == []


def test_a_game_is_stopped_once(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game_id = begin(file)
    assert asked(capsys, "games", "--stop", game_id, "Sorry.") == "Stopped; its table is told.\n"
    assert asked(capsys, "games", "--stop", game_id, "Sorry.") == "This game was over before.\n"
    again = asked(capsys, "games", "--stop", game_id, "Sorry.", "--json")
    assert json.loads(again) == {"game": game_id, "stopped": False}
    assert asked(capsys, "games") == ""


@pytest.mark.parametrize(
    ("argv", "status", "says"),
    [
        (("--stop", "nogame", "x"), 1, "There is no game nogame."),
        (("--stop", "nogame", "x" * (OPERATOR_WORDS + 1)), 2, "300 characters"),
        (("--stop", "nogame", "\n\u200b\x07"), 2, "got 0"),
        (("--idle", "1 hour"), 2, "such as 10m, 1h or 2d, got '1 hour'"),
        (("--idle", "1h", "--stop", "nogame", "x"), 2, "not allowed with"),
    ],
)
@pytest.mark.usefixtures("file")
def test_what_is_wrong_is_said(
    argv: tuple[str, ...], status: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status_of("games", *argv) == status
    assert says in capsys.readouterr().err


def test_servers_that_the_database_knows(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begin(file)
    (server,) = json.loads(asked(capsys, "servers", "--json"))
    assert (server["id"], server["games"], server["name"]) == (str(GUILD), 1, None)


def test_servers_of_a_bot_have_names_that_break_no_terminal(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(file)
    told = SeenServer(GUILD, "A \x1b[31mred\x1b[0m\n\u202eone", 12, 0)
    other = SeenServer(8, "B", None, 1)

    carry_out = servers.carry_out

    async def answered(*given: Any, **named: Any) -> list[Servers]:
        await carry_out(*given, **named)
        return [Servers((told,)), Servers((other,))]

    monkeypatch.setattr("bot.cli.servers.carry_out", answered)
    _, first, second = asked(capsys, "servers").splitlines()
    assert first.split() == ["7", "12", "0", "1", "-", "A", "[31mred[0m", "one"]
    assert second.split() == ["8", "-", "1", "0", "-", "B"]
