"""`contra-uno announce`: what it takes, stores and prints where no bot runs."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from bot.cli import main
from bot.store import migrate
from tests.tables.world import ANNA, World

from .status import status_of


@pytest.fixture
def game(database: Path) -> str:
    """A database with one lobby."""
    database.parent.mkdir()
    url = f"sqlite+aiosqlite:///{database}"
    migrate.upgrade(url)

    async def open_lobby() -> str:
        world = World(url)
        game_id = await world.lobby(ANNA)
        await world.close()
        return game_id

    return asyncio.run(open_lobby())


def shown(database: Path, game_id: str) -> tuple[str, bool] | None:
    async def look() -> tuple[str, bool] | None:
        world = World(f"sqlite+aiosqlite:///{database}")
        notice = (await world.view(game_id)).game.notice
        await world.close()
        return None if notice is None else (notice.words, notice.no_new_games)

    return asyncio.run(look())


def test_it_is_shown_and_taken_back(
    game: str, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "New\x1b[31m cards\n\ntoday"
    assert main(["announce", words, "--in", "10m", "--no-new-games"]) == 0
    assert capsys.readouterr().out == "Announced at all tables.\n"
    assert shown(database, game) == ("New[31m cards today", True)
    assert main(["announce", "no end", "--no-new-games"]) == 0
    assert "until `contra-uno announce --cancel`" in capsys.readouterr().out
    assert main(["announce", "other words", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    told = (told["announced"]["words"], told["announced"]["restart_at"])
    assert told == ("other words", None)
    assert shown(database, game) == ("other words", False)
    assert main(["announce", "--cancel"]) == 0
    assert "Nothing is announced any more." in capsys.readouterr().out
    assert shown(database, game) is None


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["words", "--cancel"],
        ["--cancel", "--in", "10m"],
        ["--cancel", "--no-new-games"],
        ["words", "--in", "soon"],
        ["x" * 301],
        ["\u200b\x07 \n"],
    ],
)
def test_what_makes_no_sense_is_refused(game: str, database: Path, arguments: list[str]) -> None:
    assert status_of("announce", *arguments) == 2
    assert shown(database, game) is None
