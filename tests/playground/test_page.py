"""The page's WebSocket, by its contract, and the files it loads."""

from __future__ import annotations

import io
import json
import re
from collections.abc import AsyncIterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web

from playground import Playground
from playground.files import WEB_FOLDER, Cdn, PageFiles
from tests.guard import GUARD
from tests.playground.conftest import Bot, Connect


class Tab:
    """An open page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, hello: dict[str, Any]) -> None:
        self.socket = socket
        self.hello = hello
        self.uno: str = hello["channels"][0]["id"]

    async def send(self, op: str, nonce: str = "n", **fields: Any) -> None:
        await self.socket.send_json({"op": op, "nonce": nonce, **fields})

    async def next(self, kind: str) -> Any:
        """The data of the next frame of this kind."""
        while True:
            frame = await self.socket.receive_json(timeout=GUARD)
            if frame["t"] == kind:
                return frame["d"]

    def command(self, name: str) -> str:
        return next(c["id"] for c in self.hello["commands"] if c["name"] == name)


async def open_tab(session: aiohttp.ClientSession, playground: Playground) -> Tab:
    socket = await session.ws_connect(playground.url + "/page")
    frame = await socket.receive_json(timeout=GUARD)
    assert frame["t"] == "hello"
    return Tab(socket, frame["d"])


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
async def tab(session: aiohttp.ClientSession, playground: Playground) -> Tab:
    return await open_tab(session, playground)


async def test_files_have_relative_addresses_for_the_page(
    playground: Playground, tab: Tab, connect: Connect, session: aiohttp.ClientSession
) -> None:
    bot = await connect(Bot())
    file = discord.File(io.BytesIO(b"text"), "test.txt")
    await bot.guilds[0].text_channels[0].send(file=file)
    (attachment,) = (await tab.next("message"))["attachments"]
    assert attachment["url"].startswith("/cdn/attachments/")
    async with session.get(playground.url + attachment["url"]) as served:
        assert await served.read() == b"text"


async def test_other_sites_may_not_connect(
    playground: Playground, session: aiohttp.ClientSession
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await session.ws_connect(playground.url + "/page", origin="https://example.org")
    assert refused.value.status == 403
    socket = await session.ws_connect(playground.url + "/page", origin=playground.url)
    assert json.loads((await socket.receive(timeout=GUARD)).data)["t"] == "hello"


async def test_static_files_are_fresh_and_stay_in_their_folder(
    playground: Playground, session: aiohttp.ClientSession, tmp_path: Path
) -> None:
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_text("<p>page</p>")
    (tmp_path / "secret.txt").write_text("secret")
    app = web.Application()
    PageFiles(folder).add_to(app)
    Cdn(playground.world).add_to(app)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    base = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        async with session.get(base) as page:
            assert await page.text() == "<p>page</p>"
            assert page.headers["Cache-Control"] == "no-store"
        for path in ("/web/none.js", "/web/..%2Fsecret.txt", "/cdn/emojis/1.png"):
            async with session.get(base + path) as missing:
                assert missing.status == 404
                assert "secret" not in await missing.text()
        (folder / "index.html").unlink()
        async with session.get(base) as none:
            assert none.status == 404
            assert "The page is not here" in await none.text()
        avatar = f"{base}/cdn/avatars/{playground.people.anna.id}.svg"
        async with session.get(avatar) as svg:
            assert svg.content_type == "image/svg+xml"
    finally:
        await runner.cleanup()


def test_the_pages_scripts_import_what_is_there_and_never_in_a_circle() -> None:
    scripts = WEB_FOLDER / "js"
    imports = {
        script: {
            (script.parent / named).resolve()
            for named in re.findall(r'(?:from|import)\s*\(?"(\.[^"]+)"', script.read_text("utf-8"))
        }
        for script in scripts.resolve().rglob("*.js")
    }
    assert set().union(*imports.values()) == imports.keys() - {scripts.resolve() / "main.js"}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as circle:
        pytest.fail(" -> ".join(str(script.relative_to(scripts)) for script in circle.args[1]))
