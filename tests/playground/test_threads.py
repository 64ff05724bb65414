"""Threads: begun by the bot and by people, archived, locked, and what the bot is refused then."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import discord
import pytest

from playground import NotAllowedError, Playground
from playground.protocol.errors import Code
from playground.protocol.permissions import Permission
from tests.playground.conftest import Api, Bot, Connect


@contextmanager
def refused(code: Code) -> Iterator[None]:
    with pytest.raises(discord.HTTPException) as caught:
        yield
    assert caught.value.code == code


async def test_an_archived_thread_takes_messages_and_no_changes(
    playground: Playground, connect: Connect
) -> None:
    bot = await connect(Bot())
    anna = playground.people.anna
    there = anna.start_thread("Old")
    thread = await bot.fetch_channel(int(there.id))
    assert isinstance(thread, discord.Thread)
    message = await thread.send("one")
    anna.archive(there)
    for change in (
        message.edit(content="two"),
        message.add_reaction("👍"),
    ):
        with refused(Code.THREAD_ARCHIVED):
            await change
    with pytest.raises(NotAllowedError, match="archived"):
        anna.react(anna.last(there), "👍")
    await thread.send("three")  # opens it again
    await message.edit(content="two")
    assert [m.content for m in anna.messages(there)] == ["two", "three"]


async def test_a_locked_thread_is_for_those_who_manage_threads(
    playground: Playground, connect: Connect
) -> None:
    bot = await connect(Bot())
    anna, ben = playground.people.anna, playground.people.ben
    there = ben.start_thread("Quiet")
    thread = await bot.fetch_channel(int(there.id))
    assert isinstance(thread, discord.Thread)
    with pytest.raises(NotAllowedError, match="permission to lock"):
        ben.lock(there)
    anna.lock(there)
    with refused(Code.THREAD_LOCKED):
        await thread.send("one")
    with pytest.raises(NotAllowedError, match="locked"):
        ben.send("one", there)
    ben.moderate()
    ben.archive(there)
    ben.moderate(False)
    with refused(Code.THREAD_ARCHIVED):
        await thread.send("one")
    with pytest.raises(NotAllowedError, match="locked"):
        ben.archive(there, False)
    anna.send("I may", there)
    assert not playground.world.threads(archived=True)


async def test_the_bot_begins_archives_and_opens_a_thread(
    playground: Playground, connect: Connect
) -> None:
    bot = await connect(Bot())
    channel = bot.guilds[0].text_channels[0]
    thread = await channel.create_thread(name="a", type=discord.ChannelType.public_thread)
    await thread.edit(name="b", archived=True, auto_archive_duration=60)
    assert [t.name for t in playground.world.threads(archived=True)] == ["b"]
    with pytest.raises(discord.Forbidden):
        await thread.edit(archived=False, locked=True)
    await thread.edit(archived=False)
    assert [t.name for t in playground.world.threads()] == ["b"]


async def test_a_thread_has_the_permissions_of_its_channel(
    playground: Playground, connect: Connect, uno: str
) -> None:
    bot = await connect(Bot())
    world = playground.world
    there = playground.people.anna.start_thread("x")
    thread = await bot.fetch_channel(int(there.id))
    assert isinstance(thread, discord.Thread)
    world.set_overwrite(world.channels[uno], world.bot.id, deny=Permission.SEND_MESSAGES)
    await thread.send("allowed")
    world.set_overwrite(world.channels[uno], world.bot.id, deny=Permission.SEND_MESSAGES_IN_THREADS)
    with refused(Code.MISSING_PERMISSIONS):
        await thread.send("refused")
    world.delete_channel(world.channels[uno])
    assert there.id not in world.channels


async def test_where_no_thread_begins(playground: Playground, api: Api, uno: str) -> None:
    anna = playground.people.anna
    here = f"/channels/{uno}/threads"
    assert (await api("POST", here, {"type": 11})).code == Code.INVALID_FORM_BODY
    wrong = {"name": "x", "type": 11, "auto_archive_duration": 5}
    assert (await api("POST", here, wrong)).code == Code.INVALID_FORM_BODY
    playground.violations.clear()
    thread = {"name": "x", "type": 11}
    dm = await api("POST", f"/channels/{anna.dm.id}/threads", thread)
    assert dm.code == Code.WRONG_CHANNEL_TYPE
    answer = await api("POST", here, thread)
    assert answer.status == 201
    inside = await api("POST", f"/channels/{answer.body['id']}/threads", thread)
    assert inside.code == Code.WRONG_CHANNEL_TYPE
    for name, message in (("", "1 to 100"), ("x" * 101, "1 to 100")):
        with pytest.raises(NotAllowedError, match=message):
            anna.start_thread(name)
    with pytest.raises(NotAllowedError, match="of the server"):
        anna.start_thread("x", anna.dm)
