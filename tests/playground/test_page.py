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
from discord import app_commands

from playground import ManualClock, Playground
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


async def test_hello_tells_of_everything(playground: Playground, tab: Tab) -> None:
    hello = tab.hello
    assert [(guild["id"], guild["locale"]) for guild in hello["guilds"]] == [
        (playground.world.guild.id, "en-US")
    ]
    assert [c["name"] for c in hello["channels"]] == ["uno", "lounge"]
    assert [u["global_name"] for u in hello["users"] if not u["bot"]] == [
        "Anna",
        "Ben",
        "Cem",
        "Dana",
    ]
    assert all({"avatar_color", "dms_closed"} <= set(user) for user in hello["users"])
    assert hello["bot_id"] == playground.world.bot.id
    assert hello["online"] is False
    assert (hello["commands"], hello["emojis"], hello["messages"]) == ([], [], [])


async def test_messages_reactions_and_direct_messages(playground: Playground, tab: Tab) -> None:
    anna = playground.people.anna
    await tab.send("send", user=anna.id, channel_id=tab.uno, content="Hello")
    message = await tab.next("message")
    assert (message["content"], message["author"]["id"]) == ("Hello", anna.id)
    assert (message["visible_to"], message["reactions"]) == (None, [])
    thumb = {"id": None, "name": "👍"}
    where = {"channel_id": tab.uno, "message_id": message["id"], "emoji": thumb}
    await tab.send("react", user=anna.id, **where)
    assert (await tab.next("message"))["reactions"] == [
        {"emoji": thumb, "count": 1, "users": [anna.id]}
    ]
    await tab.send("unreact", user=anna.id, **where)
    assert (await tab.next("message"))["reactions"] == []
    await tab.send("open_dm", user=anna.id)
    channel = await tab.next("channel")
    assert (channel["type"], channel["recipient"]) == (1, anna.id)
    await tab.send("dms", user=anna.id, closed=True)
    assert (await tab.next("user"))["dms_closed"] is True
    await tab.send("locale", user=anna.id, locale="de")
    assert (await tab.next("user"))["locale"] == "de"
    await tab.send("locale", user=anna.id, locale="German")
    assert "German" in (await tab.next("error"))["message"]


async def test_a_command_a_button_and_a_modal(
    playground: Playground, connect: Connect, session: aiohttp.ClientSession
) -> None:
    bot = Bot()

    class Name(discord.ui.Modal, title="Name"):
        text = discord.ui.TextInput["Name"](label="Name", custom_id="name")

        async def on_submit(self, interaction: discord.Interaction) -> None:
            await interaction.response.edit_message(content=self.text.value, view=None)

    class Ask(discord.ui.View):
        @discord.ui.button(label="Ask", custom_id="ask")
        async def ask(self, interaction: discord.Interaction, _: discord.ui.Button[Ask]) -> None:
            await interaction.response.send_modal(Name())

    async def suggest(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=typed.upper(), value=typed)]

    @bot.tree.command(description="Go")
    @app_commands.autocomplete(word=suggest)
    async def go(interaction: discord.Interaction, word: str) -> None:
        await interaction.response.send_message(word, view=Ask(), ephemeral=True)

    await connect(bot)
    tab = await open_tab(session, playground)
    assert tab.hello["online"] is True
    anna = playground.people.anna
    here = {"user": anna.id, "channel_id": tab.uno}
    command = {"command_id": tab.command("go"), "name": "go"}
    typed = {"name": "word", "type": 3, "value": "hi"}
    await tab.send("autocomplete", "a1", **here, **command, options=[{**typed, "focused": True}])
    assert await tab.next("autocomplete") == {
        "nonce": "a1",
        "choices": [{"name": "HI", "value": "hi"}],
    }
    await tab.send("slash", "s1", **here, **command, options=[typed])
    assert await tab.next("thinking") == {
        "token_id": "s1",
        "user": anna.id,
        "channel_id": tab.uno,
        "state": "pending",
    }
    message = await tab.next("message")
    assert (message["content"], message["visible_to"]) == ("hi", anna.id)
    assert (await tab.next("thinking"))["state"] == "done"
    await tab.send(
        "component",
        "c1",
        **here,
        message_id=message["id"],
        custom_id="ask",
        component_type=2,
    )
    modal = await tab.next("modal")
    assert (modal["nonce"], modal["user"], modal["title"]) == ("c1", anna.id, "Name")
    components = modal["components"]
    components[0]["components"][0]["value"] = "New"
    await tab.send(
        "modal",
        "m1",
        **here,
        interaction_id=modal["interaction_id"],
        custom_id=modal["custom_id"],
        components=components,
    )
    edited = await tab.next("message")
    assert (edited["id"], edited["content"], edited["components"]) == (message["id"], "New", [])


async def test_no_answer_is_told_after_three_seconds(
    playground: Playground, connect: Connect, clock: ManualClock, session: aiohttp.ClientSession
) -> None:
    bot = Bot()

    @bot.tree.command(description="Sleep")
    async def sleep(interaction: discord.Interaction) -> None: ...

    await connect(bot)
    tab = await open_tab(session, playground)
    here = {"user": playground.people.ben.id, "channel_id": tab.uno}
    await tab.send("slash", "s1", **here, command_id=tab.command("sleep"), name="sleep")
    assert (await tab.next("thinking"))["state"] == "pending"
    clock.advance(3)
    failed = await tab.next("thinking")
    assert (failed["state"], failed["token_id"]) == ("failed", "s1")
    assert failed["message"] == "The application did not respond"


async def test_refusals_come_with_the_nonce(playground: Playground, tab: Tab) -> None:
    anna = playground.people.anna
    await tab.send("send", "n1", user=anna.id, channel_id=tab.uno, content=" ")
    assert await tab.next("error") == {"nonce": "n1", "message": "The message is empty."}
    await tab.send("component", "n2", user=anna.id, message_id="1", custom_id="x")
    assert (await tab.next("error"))["nonce"] == "n2"
    await tab.send("dance", "n3", user=anna.id)
    assert "dance" in (await tab.next("error"))["message"]
    await tab.send("send", "n4", user=anna.id)
    assert (await tab.next("error"))["nonce"] == "n4"
    await tab.socket.send_str("{")
    assert (await tab.next("error"))["nonce"] is None
    await tab.send("send", "n5", user="1", channel_id=tab.uno, content="x")
    assert (await tab.next("error"))["message"] == "There is no such person."


async def test_the_bot_is_told_of(playground: Playground, tab: Tab, connect: Connect) -> None:
    bot = Bot()

    @bot.tree.command(description="Go")
    async def go(interaction: discord.Interaction) -> None: ...

    await connect(bot)
    assert [command["name"] for command in await tab.next("commands")] == ["go"]
    assert await tab.next("online") == {"online": True}
    message = await bot.guilds[0].text_channels[0].send("Hello")
    assert (await tab.next("message"))["id"] == str(message.id)
    await message.delete()
    assert await tab.next("message_delete") == {"id": str(message.id), "channel_id": tab.uno}
    playground.gateway.drop_sockets()
    assert await tab.next("online") == {"online": False}


async def test_files_have_relative_addresses_for_the_page(
    playground: Playground, tab: Tab, connect: Connect, session: aiohttp.ClientSession
) -> None:
    bot = await connect(Bot())
    embed = discord.Embed(title="x")
    file = discord.File(io.BytesIO(b"text"), "test.txt")
    await bot.guilds[0].text_channels[0].send(embed=embed, file=file)
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
