"""`contra-uno run` and `playground` as processes: what they print, and that they stop cleanly."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from bot import __version__
from bot.store.own_file import claimed
from tests.guard import GUARD

ROOT = Path(__file__).resolve().parents[2]

Process = asyncio.subprocess.Process


@asynccontextmanager
async def contra_uno(tmp_path: Path, *argv: str, **environ: str) -> AsyncGenerator[Process]:
    """A process of the command line, in an empty folder, with logs as JSON."""
    settings = {
        "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3",
        "LOG_FORMAT": "json",
        "PLAYGROUND_PORT": "0",
        "PYTHONPATH": str(ROOT),
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *argv),
        cwd=tmp_path,
        env={**os.environ, **settings, **environ},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(GUARD):
            yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def printed(process: Process, beginning: str) -> str:
    """The rest of the first line of standard output that begins so."""
    assert process.stdout is not None
    async for line in process.stdout:
        text = line.decode().strip()
        if text.startswith(beginning):
            return text.removeprefix(beginning).strip()
    assert process.stderr is not None
    raise AssertionError((await process.stderr.read()).decode())


async def logged(process: Process, wanted: Callable[[dict[str, str]], bool]) -> dict[str, str]:
    """The first entry of the log that is wanted."""
    assert process.stderr is not None
    lines: list[str] = []
    async for line in process.stderr:
        lines.append(line.decode())
        entry = json.loads(line)
        if wanted(entry):
            return entry
    raise AssertionError("".join(lines))


async def is_served(url: str) -> bool:
    try:
        async with aiohttp.ClientSession() as session, session.get(url) as response:
            return response.status == 200
    except aiohttp.ClientConnectionError:
        return False


async def end(process: Process, number: signal.Signals) -> int:
    """The exit status after a signal; what is still printed is read away."""
    process.send_signal(number)
    await process.communicate()
    assert process.returncode is not None
    return process.returncode


@pytest.mark.parametrize(
    "number", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.lengthy)]
)
async def test_without_a_token_the_bot_plays_in_the_playground(
    tmp_path: Path, number: signal.Signals
) -> None:
    async with contra_uno(tmp_path, "run") as process:
        assert "the bot plays in the playground" in await printed(process, "No DISCORD_TOKEN")
        url = await printed(process, "Open it in a browser:")
        online = await logged(process, lambda entry: entry["message"] == "the bot is online")
        assert {name: online[name] for name in ("version", "database", "servers", "shards")} == {
            "version": __version__,
            "database": str(tmp_path / "games.sqlite3"),
            "servers": 1,
            "shards": [0],
        }
        assert await is_served(url)
        assert (tmp_path / "games.sqlite3").exists()
        assert await end(process, number) == 0
        assert not await is_served(url)


STILL_STARTING = """\
import os, signal, sys

def say(word):
    print(word, file=sys.stderr, flush=True)

if "--parent" in sys.orig_argv:
    signal.signal(signal.SIGINT, lambda *_: say("interrupted"))
    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
    say("starting")
    while True:
        signal.pause()
"""


async def test_ctrl_c_is_not_for_a_bot_that_is_still_starting(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(STILL_STARTING)
    async with contra_uno(tmp_path, "run", PYTHONPATH=f"{tmp_path}:{ROOT}") as process:
        assert process.stderr is not None
        while b"starting" not in await process.stderr.readline():
            pass
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        _, errors = await process.communicate()
        assert process.returncode == 0
        assert b"interrupted" not in errors


async def test_a_bot_that_fails_ends_the_playground_too(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3").write_text("no database, and no waiting makes it one\n" * 100)
    async with contra_uno(tmp_path, "run") as process:
        _, errors = await process.communicate()
        assert process.returncode == 2
        assert "The bot has stopped with status 2" in errors.decode()


@pytest.mark.lengthy
async def test_the_playground_alone_serves_a_bot_of_another_process(tmp_path: Path) -> None:
    async with contra_uno(tmp_path, "playground") as playground:
        await printed(playground, "The playground is at")
        hint = await printed(playground, "DISCORD_API_URL=")
        api_url = hint.split()[0]
        async with contra_uno(
            tmp_path, "run", DISCORD_API_URL=api_url, DISCORD_TOKEN="anything"
        ) as bot:
            await logged(playground, lambda entry: "bot has connected" in entry["message"])
            assert await end(bot, signal.SIGTERM) == 0
        assert await end(playground, signal.SIGTERM) == 0


async def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        async with contra_uno(tmp_path, "playground", "--port", str(port)) as process:
            _, errors = await process.communicate()
    assert process.returncode == 1
    assert f"cannot listen on port {port}" in errors.decode()
    assert "PLAYGROUND_PORT" in errors.decode()


async def test_faulty_settings_are_told_before_anything_starts(tmp_path: Path) -> None:
    async with contra_uno(tmp_path, "run", SHARD_COUNT="none", LOG_LEVEL="chatty") as process:
        output, errors = await process.communicate()
    assert process.returncode == 2
    assert output == b""
    assert b"SHARD_COUNT" in errors
    assert b"LOG_LEVEL" in errors
    assert b"Traceback" not in errors


async def test_a_token_that_is_required_and_missing_is_misuse(tmp_path: Path) -> None:
    async with contra_uno(tmp_path, "run", "--require-token", DISCORD_TOKE="abc") as process:
        output, errors = await process.communicate()
    assert process.returncode == 2
    assert output == b""
    assert b"DISCORD_TOKEN is not set" in errors
    assert b"Traceback" not in errors


async def test_a_second_bot_on_the_same_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with claimed(f"sqlite+aiosqlite:///{file}"):
        async with contra_uno(tmp_path, "run", DISCORD_TOKEN="abc") as process:
            _, errors = await process.communicate()
    assert process.returncode == 1
    assert f"A bot runs on {file} already" in errors.decode()
    assert b"Traceback" not in errors
    assert not file.exists()
