"""`block`, `unblock` and `blocks`: beside a bot of one or two processes, and where none runs."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cli import main
from bot.cli._orders import carry_out
from bot.config import Settings
from bot.store import block_queries
from bot.store.orders import BlocksChanged
from bot.views.block import EVERYWHERE, Block
from tests.tables.world import ANNA, BEN, CARA, SECOND, World

from .test_orders import Bot, WorkingClock, bot, world

__all__ = ["bot", "world"]


async def test_a_block_is_in_effect_in_every_process_within_a_second(
    world: World, bot: Bot
) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    block = Block(BEN.user_id, EVERYWHERE, world.clock.now())

    async def save(connection: AsyncConnection) -> None:
        await block_queries.save(connection, block)

    clock = WorkingClock(bot.works)
    settings = Settings(database_url=world.url)
    answers = await carry_out(settings, BlocksChanged(), rows=save, clock=clock)
    assert len(answers) == len(bot.processes)
    assert clock.slept < SECOND
    for tables in bot.processes:
        assert tables.blocks.of_person(BEN.user_id, None) == block
        tables.repository.forget(game_id)  # as it would be told to
        view = await tables.games.view(game_id)
        assert view is not None
        assert view.seats[1].is_thrown_out


@pytest.fixture
def here(tmp_path: Path, empty_database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(empty_database, tmp_path / "games.sqlite3")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///games.sqlite3")


@pytest.mark.usefixtures("here")
def test_people_and_servers_are_blocked_listed_and_freed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["block", "user", "5", "--until", "2126-12-24", "--reason", "spam\x1b[31m"]) == 0
    assert capsys.readouterr().out == "Blocked: user 5, until 2126-12-24 00:00 UTC: spam[31m\n"
    assert main(["block", "server", "7", "--until", "2126-12-24T18:00+02:00", "--json"]) == 0
    blocked = json.loads(capsys.readouterr().out)
    assert (blocked["user"], blocked["server"], blocked["by"]) == (None, "7", "operator")
    assert blocked["until"] == "2126-12-24T16:00:00+00:00"
    assert main(["block", "user", "5"]) == 0
    capsys.readouterr()
    assert main(["blocks"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "user 5, with no end",
        "server 7, until 2126-12-24 16:00 UTC",
        "Blocks: 2.",
    ]
    assert main(["unblock", "user", "5"]) == 0
    assert main(["unblock", "user", "5"]) == 1
    assert "No block of user 5 is stored." in capsys.readouterr().err
    assert main(["blocks", "--json"]) == 0
    assert [each["server"] for each in json.loads(capsys.readouterr().out)] == ["7"]


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    "given",
    [
        ("user", "5", "--until", "2026-01-01"),
        ("user", "5", "--until", "Christmas"),
        ("user", "5", "--until", "9999-12-31T23:59-12:00"),
        ("user", "0"),
        ("user", "<@5>"),
        ("user", str(1 << 63)),
        ("server", "5", "--reason", "x" * 301),
        ("server", "5", "--reason", "\x1b"),
        ("channel", "5"),
    ],
)
def test_misuse_blocks_nobody(given: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status: object = main(["block", *given])
    except SystemExit as misuse:
        status = misuse.code
    assert status == 2
    assert main(["blocks"]) == 0
    assert capsys.readouterr().out == "Blocks: 0.\n"
