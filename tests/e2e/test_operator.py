"""An operator's commands beside the real bot: one process on SQLite, two on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bot.i18n import Texts
from playground import Playground
from playground.people.person import texts
from tests.e2e.real_bot import bot_process, newest_lobby, next_turn, start_table, take_turn
from tests.guard import GUARD

WORDS = "A restart is *due*."


async def ordered(url: str, *argv: str) -> str:
    """Carry out a command in a process of its own, and return what it prints."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *argv),
        env={**os.environ, "DATABASE_URL": url},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    printed, said = await process.communicate()
    assert process.returncode == 0, said.decode()
    return printed.decode()


async def listed(url: str, *argv: str) -> list[dict[str, Any]]:
    return json.loads(await ordered(url, *argv, "--json"))


@pytest.mark.lengthy
@pytest.mark.parametrize(
    "shards",
    [
        pytest.param((), id="sqlite"),
        pytest.param(("0", "1"), id="postgresql", marks=pytest.mark.postgres),
    ],
)
async def test_an_operator_looks_after_a_running_bot(
    shards: tuple[str, ...], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'contra.sqlite3'}"
    if shards:
        url = request.getfixturevalue("postgres_server")
    async with Playground() as playground, AsyncExitStack() as processes:
        anna, ben = people = [playground.people.anna, playground.people.ben]
        each = [{"SHARD_COUNT": str(len(shards)), "SHARD_IDS": shard} for shard in shards] or [{}]
        for settings in each:
            process = bot_process(
                playground, tmp_path / "unused", **{"DATABASE_URL": url} | settings
            )
            await processes.enter_async_context(process)
        await start_table(people)
        await take_turn(await next_turn(playground, people, 0))

        (game,) = await listed(url, "games")
        assert (game["state"], game["people"], game["round"]) == ("live", 2, 1)
        assert game["process"] is not None
        servers = await listed(url, "servers")
        (server,) = (each for each in servers if each["id"] == game["server_id"])
        (guild,) = (g for g in playground.world.guilds.values() if str(g.id) == server["id"])
        assert (server["name"], server["games"]) == (guild.name, 1)
        assert {each["id"] for each in servers} == {str(id) for id in playground.world.guilds}

        refused = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "privacy", "delete", str(anna.id)),
            env={**os.environ, "DATABASE_URL": url},
            stderr=asyncio.subprocess.PIPE,
        )
        _, said = await refused.communicate()
        assert (refused.returncode, b"at a table that is not over" in said) == (1, True)

        stopped = await ordered(url, "games", "--stop", game["id"], WORDS)
        assert stopped == "Stopped; its table is told.\n"
        told = Texts.load().get("en").format("closed-by-operator")
        for messages in (anna.messages, anna.inbox, ben.inbox):
            await anna.until(lambda _, m=messages: told in texts(m()[-1]) or None, GUARD)
        assert r"> A restart is \*due\*." in texts(anna.messages()[-1])
        assert await listed(url, "games") == []

        await anna.slash("uno start")
        lobby = await newest_lobby(anna)
        (game,) = await listed(url, "games")
        await ordered(url, "games", "--stop", game["id"], WORDS)
        await anna.until(lambda _: told in texts(lobby) or None, GUARD)

        assert (await ordered(url, "privacy", "delete", str(ben.id))).startswith("Forgotten; ")
        kept = json.loads(await ordered(url, "privacy", "export", str(ben.id)))
        assert not kept.get("tables"), kept
        assert playground.violations == []
