"""A stand-in for the playground's server that serves the page and records what the page sends.

It sends whatever a test wants and has no rules, so that a test can show the page anything.
"""

from __future__ import annotations

import asyncio
import json
import struct
import zlib
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from tests.guard import GUARD

Json = dict[str, Any]

WEB_FOLDER = Path(__file__).parents[2] / "playground" / "page" / "web"

ANNA, BEN, CEM, DANA, BOT = "101", "102", "103", "104", "900"
GUILD, UNO, LOUNGE = "500", "501", "502"
ANNA_DM = "601"

PEOPLE = {ANNA: "Anna", BEN: "Ben", CEM: "Cem", DANA: "Dana"}
COLOURS = {ANNA: "#c2410c", BEN: "#0f766e", CEM: "#7c3aed", DANA: "#be185d", BOT: "#4f46e5"}


def user(user_id: str) -> Json:
    """Return a user as the page receives it."""
    name = PEOPLE.get(user_id, "Contra Uno")
    return {
        "id": user_id,
        "username": name.lower().replace(" ", "-"),
        "global_name": name if user_id in PEOPLE else None,
        "avatar_color": COLOURS[user_id],
        "bot": user_id == BOT,
        "dms_closed": False,
    }


def empty_world() -> Json:
    """Return a `hello` with four people, two channels, one DM and no messages."""
    return {
        "guilds": [{"id": GUILD, "name": "Playground"}],
        "channels": [
            {"id": UNO, "type": 0, "name": "uno", "guild_id": GUILD},
            {"id": LOUNGE, "type": 0, "name": "lounge", "guild_id": GUILD},
            {"id": ANNA_DM, "type": 1, "recipient": ANNA},
        ],
        "users": [user(user_id) for user_id in (*PEOPLE, BOT)],
        "bot_id": BOT,
        "online": True,
        "commands": [],
        "emojis": [],
        "messages": [],
    }


def picture_file(
    width: int = 8, height: int = 8, colour: tuple[int, int, int] = (90, 90, 240)
) -> bytes:
    """Return a PNG of one colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        checksum = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = (b"\0" + bytes(colour) * width) * height
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(pixels)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


class FakePlayground:
    """A server to which one page at a time may connect.

    hello: the first frame that the page receives; change it before the page connects.
    received: every operation that the page sent, oldest first.
    """

    def __init__(self) -> None:
        self.hello = empty_world()
        self.received: list[Json] = []
        self.files: dict[str, bytes] = {}
        self._arrived = asyncio.Condition()
        self._sockets: set[web.WebSocketResponse] = set()
        self._runner: web.AppRunner | None = None
        self._last_id = 2_000_000_000_000_000_000
        self.url = ""

    async def start(self, port: int = 0) -> None:
        app = web.Application()
        app.router.add_get("/", self._index)
        app.router.add_static("/web", WEB_FOLDER)
        app.router.add_get("/cdn/{path:.+}", self._file)
        app.router.add_get("/page", self._page)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", port).start()
        self.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        self._runner = runner

    async def stop(self) -> None:
        await self.hang_up()
        if self._runner is not None:
            await self._runner.cleanup()

    async def hang_up(self) -> None:
        """Close the connection; the page may connect again."""
        for socket in list(self._sockets):
            await socket.close()

    async def _index(self, _: web.Request) -> web.StreamResponse:
        return web.FileResponse(WEB_FOLDER / "index.html")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        data = self.files.get(request.match_info["path"])
        if data is None:
            raise web.HTTPNotFound
        return web.Response(body=data, content_type="image/png")

    async def _page(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"t": "hello", "d": self.hello})
        async with self._arrived:
            self._sockets.add(socket)
            self._arrived.notify_all()
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._note(json.loads(message.data))
        self._sockets.discard(socket)
        return socket

    async def _note(self, operation: Json) -> None:
        async with self._arrived:
            self.received.append(operation)
            self._arrived.notify_all()

    async def expect(self, op: str, count: int = 1) -> Json:
        """Wait for the `count`-th operation of this kind and return it, or raise TimeoutError."""

        def found() -> list[Json]:
            return [entry for entry in self.received if entry["op"] == op]

        async with asyncio.timeout(GUARD), self._arrived:
            await self._arrived.wait_for(lambda: len(found()) >= count)
        return found()[count - 1]

    async def expect_page(self) -> None:
        """Wait until a page is connected, or raise TimeoutError."""
        async with asyncio.timeout(GUARD), self._arrived:
            await self._arrived.wait_for(lambda: bool(self._sockets))

    async def tell(self, kind: str, data: Any) -> None:
        """Send a frame to the page."""
        for socket in list(self._sockets):
            await socket.send_json({"t": kind, "d": data})

    async def settle(
        self, operation: Json, state: str = "done", message: str | None = None
    ) -> None:
        """Send the page the outcome of an interaction."""
        told = {
            "token_id": operation["nonce"],
            "user": operation["user"],
            "channel_id": operation.get("channel_id"),
            "state": state,
        }
        await self.tell("thinking", told | ({"message": message} if message else {}))

    def next_id(self) -> str:
        self._last_id += 1 << 22
        return str(self._last_id)

    def message(self, content: str = "", **fields: Any) -> Json:
        """Return a message as the page receives it, by the bot in #uno unless `fields` differ."""
        author = fields.pop("author", BOT)
        return {
            "id": self.next_id(),
            "channel_id": UNO,
            "author": user(author),
            "content": content,
            "timestamp": "2026-01-02T10:00:00+00:00",
            "edited_timestamp": None,
            "type": 0,
            "flags": 0,
            "embeds": [],
            "attachments": [],
            "components": [],
            "reactions": [],
            "mentions": [],
            "visible_to": None,
            **fields,
        }

    async def say(self, content: str = "", **fields: Any) -> Json:
        """Send a new message to the page and return it."""
        message = self.message(content, **fields)
        await self.tell("message", message)
        return message
