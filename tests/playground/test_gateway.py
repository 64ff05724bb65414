"""The gateway: identifying, intents, shards, losing the connection and coming back."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from playground import ManualClock, Playground
from playground.protocol.constants import Intent
from tests.guard import GUARD
from tests.playground.conftest import Bot, Connect, soon


class Wire:
    """A gateway connection without discord.py, in plain JSON."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def next(self) -> dict[str, Any]:
        return await self.socket.receive_json(timeout=GUARD)

    async def until(self, event: str) -> dict[str, Any]:
        while (frame := await self.next())["t"] != event:
            pass
        return frame

    async def close_code(self) -> int | None:
        while (await self.socket.receive(timeout=GUARD)).type is aiohttp.WSMsgType.TEXT:
            pass
        return self.socket.close_code

    async def identify(self, intents: Intent, token: str = "t", **more: Any) -> dict[str, Any]:
        await self.send(2, {"token": token, "intents": int(intents), "properties": {}, **more})
        return (await self.until("READY"))["d"]


@asynccontextmanager
async def wire_to(playground: Playground) -> AsyncIterator[Wire]:
    url = playground.url + "/gateway?v=10&encoding=json"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        wire = Wire(socket)
        hello = await wire.next()
        assert hello["op"] == 10
        assert hello["d"]["heartbeat_interval"] > 0
        yield wire


async def test_heartbeats_are_acknowledged(playground: Playground) -> None:
    async with wire_to(playground) as wire:
        await wire.send(1, None)
        assert (await wire.next())["op"] == 11


async def test_ready_then_the_guild(playground: Playground) -> None:
    async with wire_to(playground) as wire:
        ready = await wire.identify(Intent.GUILDS)
        assert ready["user"]["id"] == playground.world.bot.id
        guild = (await wire.until("GUILD_CREATE"))["d"]
        assert [guild["id"]] == [g["id"] for g in ready["guilds"]]


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"op": 2, "d": {"token": "", "intents": 1}}, 4004),
        ({"op": 2, "d": {"token": "t"}}, 4013),
        ({"op": 2, "d": {"token": "t", "intents": int(Intent.MESSAGE_CONTENT)}}, 4014),
        ({"op": 2, "d": {"token": "t", "intents": 1, "shard": [2, 2]}}, 4010),
        ({"op": 3, "d": {}}, 4003),
        ({"op": 99, "d": None}, 4001),
        ("no object", 4002),
    ],
)
async def test_wrong_frames_close_the_socket(
    playground: Playground, frame: object, code: int
) -> None:
    async with wire_to(playground) as wire:
        await wire.socket.send_json(frame)
        assert await wire.close_code() == code
    assert not playground.online


async def test_events_come_as_intents_allow(playground: Playground) -> None:
    anna = playground.people.anna
    async with wire_to(playground) as guild, wire_to(playground) as direct:
        await guild.identify(Intent.GUILD_MESSAGES)
        await direct.identify(Intent.DIRECT_MESSAGES | Intent.DIRECT_MESSAGE_REACTIONS)
        for channel in (playground.world.channel_named("uno"), anna.dm):
            anna.react(anna.send("hello", channel), "👍")
            anna.send("the end", channel)
        in_guild = [await guild.next() for _ in range(2)]
        in_direct = [await direct.next() for _ in range(3)]
    assert [(f["t"], f["d"]["content"]) for f in in_guild] == [("MESSAGE_CREATE", "")] * 2
    assert [f["t"] for f in in_direct] == [
        "MESSAGE_CREATE",
        "MESSAGE_REACTION_ADD",
        "MESSAGE_CREATE",
    ]
    assert in_direct[2]["d"]["content"] == "the end"


async def test_a_dropped_socket_is_resumed_without_loss(
    playground: Playground, connect: Connect
) -> None:
    bot = await connect(Bot())
    anna = playground.people.anna
    resumed = bot.wait_for("resumed")
    playground.gateway.drop_sockets()
    anna.send("while you were away", anna.dm)
    await soon(resumed)
    messages = [message for (message,) in bot.events("message")]
    assert [m.content for m in messages] == ["while you were away"]
    assert len(bot.events("ready")) == 1
    assert len(playground.gateway.sessions) == 1


async def test_reconnect_on_request(playground: Playground, connect: Connect) -> None:
    bot = await connect(Bot())
    resumed = bot.wait_for("resumed")
    playground.gateway.ask_to_reconnect()
    await soon(resumed)
    assert playground.online


async def test_an_invalid_session_identifies_anew(playground: Playground, connect: Connect) -> None:
    bot = await connect(Bot())
    again = bot.wait_for("ready")
    playground.gateway.invalidate_sessions()
    await soon(again)
    assert playground.online


async def test_resuming_too_late_is_refused(playground: Playground, clock: ManualClock) -> None:
    async with wire_to(playground) as wire:
        ready = await wire.identify(Intent.GUILDS)
        playground.gateway.drop_sockets()
    await playground.until(lambda: not playground.online)
    clock.advance(10 * 60)
    async with wire_to(playground) as wire:
        await wire.identify(Intent.GUILDS)
    async with wire_to(playground) as wire:
        await wire.send(6, {"token": "t", "session_id": ready["session_id"], "seq": 1})
        assert await wire.next() == {"op": 9, "d": False, "s": None, "t": None}


class Sharded(discord.AutoShardedClient):
    """Two shards, without the pause that Discord wants between identifying them."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return


async def test_a_wrong_token_is_refused(aim: Callable[[Playground], None]) -> None:
    async with Playground(token="right") as playground:
        aim(playground)
        async with Bot() as bot:
            with pytest.raises(discord.LoginFailure):
                await bot.login("wrong")
        async with wire_to(playground) as wire:
            await wire.send(2, {"token": "wrong", "intents": 1})
            assert await wire.close_code() == 4004


async def test_privileged_intents_must_be_allowed(aim: Callable[[Playground], None]) -> None:
    intents = discord.Intents.default()
    intents.message_content = True
    async with Playground() as playground:
        aim(playground)
        async with Bot(intents) as bot:
            with pytest.raises(discord.PrivilegedIntentsRequired):
                await soon(bot.start("t"))
    async with (
        Playground(privileged_intents=Intent.MESSAGE_CONTENT) as playground,
        wire_to(playground) as wire,
    ):
        await wire.identify(Intent.GUILD_MESSAGES | Intent.MESSAGE_CONTENT)
        playground.people.anna.send("readable")
        assert (await wire.until("MESSAGE_CREATE"))["d"]["content"] == "readable"
