"""`contra-uno run` without a token: played over the page's socket, stopped and run again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.render.clicks.click_id import Click, Verb
from playground.protocol import component_tree as tree
from tests.guard import GUARD

TURNS_BEFORE, TURNS_AFTER = 3, 3
_SIMPLE = (Verb.DRAW, Verb.PASS, Verb.TAKE, Verb.COLOUR)

Message = dict[str, Any]


class OpenPage:
    """A client of the page's socket: the state that the page shows, and actions on it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.people: dict[str, str] = {}
        self.channels: dict[str, Message] = {}
        self.messages: dict[str, Message] = {}
        self.commands: dict[str, str] = {}
        self.online = False
        self._settled: set[str] = set()

    async def until(self, probe: Callable[[], Any]) -> Any:
        """Wait until `probe()` returns a true value, called after each received frame."""
        async with asyncio.timeout(GUARD):
            while not (found := probe()):
                self._receive(await self._socket.receive_json())
            return found

    def _receive(self, frame: dict[str, Any]) -> None:
        data = frame["d"]
        match frame["t"]:
            case "hello":
                self.people = {u["global_name"]: u["id"] for u in data["users"] if not u["bot"]}
                self.channels = {channel["id"]: channel for channel in data["channels"]}
                self.messages = {message["id"]: message for message in data["messages"]}
                self.commands = {c["name"]: c["id"] for c in data["commands"]}
                self.online = data["online"]
            case "commands":
                self.commands = {c["name"]: c["id"] for c in data}
            case "online":
                self.online = data["online"]
            case "channel":
                self.channels[data["id"]] = data
            case "message":
                self.messages[data["id"]] = data
            case "message_delete":
                self.messages.pop(data["id"])
            case "thinking" if data["state"] == "done":
                self._settled.add(data["token_id"])
            case "error":
                raise AssertionError(data)
            case _:
                pass

    async def act(self, person: str, op: str, **fields: Any) -> None:
        """Send an interaction and wait until the bot has answered it."""
        nonce = f"n{len(self._settled)}"
        await self._socket.send_json(
            {"op": op, "user": self.people[person], "nonce": nonce, **fields}
        )
        await self.until(lambda: nonce in self._settled)

    async def click(self, person: str, message: Message, custom_id: str) -> None:
        fields = {"message_id": message["id"], "custom_id": custom_id}
        await self.act(person, "component", channel_id=message["channel_id"], **fields)

    def offering(self, verb: Verb) -> tuple[Message, Click] | None:
        """Return the newest message that offers this verb, and the click.

        *Start* is offered once it is green, when a game can begin.
        """
        for message in reversed(self.messages.values()):
            for click in clicks(message):
                if click.verb is verb and (verb is not Verb.START or is_green(message, click)):
                    return message, click
        return None

    def shown(self) -> dict[str, str]:
        """Return the ids of the messages with the board and with everybody's hand."""
        board = self.offering(Verb.HAND)
        hands = {person: self.hand(person) for person in self.people}
        return {
            **({"board": board[0]["id"]} if board else {}),
            **{person: hand["id"] for person, hand in hands.items() if hand},
        }

    def hand(self, person: str) -> Message | None:
        """Return the newest direct message of a person."""
        places = [
            c["id"] for c in self.channels.values() if c.get("recipient") == self.people[person]
        ]
        mine = [m for m in self.messages.values() if m["channel_id"] in places]
        return mine[-1] if mine else None

    def turn(self, newer_than: int) -> tuple[str, Message, Click] | None:
        """Return a click that takes a turn, on a hand newer than this version, or None."""
        for person in self.people:
            hand = self.hand(person)
            for click in clicks(hand) if hand else ():
                if click.verb in _SIMPLE and click.version > newer_than:
                    assert hand is not None
                    return person, hand, click
        return None


def clicks(message: Message) -> list[Click]:
    """Return the possible clicks on a message of the bot."""
    enabled = [c for _, c in tree.walk(message["components"]) if not c.get("disabled")]
    parsed = [Click.parse(component.get("custom_id") or "") for component in enabled]
    return [click for click in parsed if click is not None]


def is_green(message: Message, click: Click) -> bool:
    """Return whether the button of this click is green."""
    found = tree.find(message["components"], str(click))
    return found is not None and found["style"] == 3


@asynccontextmanager
async def running(database: Path) -> AsyncIterator[OpenPage]:
    """Run `contra-uno run` without a token and open its page; end it like Ctrl-C."""
    environment = {name: text for name, text in os.environ.items() if name != "DISCORD_TOKEN"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"),
        env={
            **environment,
            "PLAYGROUND_PORT": "0",
            "DATABASE_URL": f"sqlite+aiosqlite:///{database}",
        },
        cwd=database.parent,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with aiohttp.ClientSession() as session:
            socket = await session.ws_connect(await _address(process) + "/page")
            page = OpenPage(socket)
            await page.until(lambda: page.online and "uno" in page.commands)
            yield page
        process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(process.wait(), GUARD) == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async with asyncio.timeout(GUARD):
        while True:
            line = (await process.stdout.readline()).decode()
            assert line, "the playground has stopped"
            if "http://" in line:
                return line[line.index("http://") :].strip()


async def play(page: OpenPage, turns: int, version: int) -> int:
    """Play ``turns`` turns and return the version of the last click."""
    for _ in range(turns):
        person, hand, click = await page.until(lambda since=version: page.turn(since))
        await page.click(person, hand, str(click))
        version = click.version
    return version


@pytest.mark.lengthy
async def test_the_game_goes_on_where_it_was(tmp_path: Path) -> None:
    database = tmp_path / "contra.sqlite3"
    async with running(database) as page:
        uno = next(c["id"] for c in page.channels.values() if c["name"] == "uno")
        start = [{"name": "start", "type": 1, "options": []}]
        await page.act(
            "Anna", "slash", channel_id=uno, command_id=page.commands["uno"], options=start
        )
        for person, verb in (("Ben", Verb.JOIN), ("Anna", Verb.START)):
            lobby, click = await page.until(lambda wanted=verb: page.offering(wanted))
            await page.click(person, lobby, str(click))
        version = await play(page, TURNS_BEFORE, 0)
        await page.until(lambda: page.turn(version))
        before = page.shown()

    async with running(database) as page:
        assert page.shown().keys() == before.keys() == {"board", "Anna", "Ben"}
        assert page.shown() == before
        await play(page, TURNS_AFTER, version)
