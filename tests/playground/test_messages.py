"""Messages: creating, files, editing, listing, deleting, and who may do so."""

from __future__ import annotations

import io

import discord
import pytest

from playground import ManualClock, Playground
from playground.people.person import texts
from playground.protocol.errors import Code
from playground.protocol.permissions import Permission
from tests.playground.conftest import Api, Bot, Connect, bot_with, soon

PNG = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x02\x00\x00\x00\x03\x08\x06\x00\x00\x00"
    b"\x00\x00\x00\x00"
)


def uno_of(bot: Bot) -> discord.TextChannel:
    return bot.guilds[0].text_channels[0]


async def test_a_file_is_uploaded_and_served(playground: Playground, connect: Connect) -> None:
    bot = await connect(Bot())
    file = discord.File(io.BytesIO(PNG), "a card.png", description="A red five")
    message = await uno_of(bot).send("Look", file=file)
    (attachment,) = message.attachments
    assert (attachment.width, attachment.height) == (2, 3)
    assert attachment.description == "A red five"
    assert attachment.url.startswith(playground.url + "/cdn/")
    assert await attachment.read() == PNG


async def test_an_edit_can_drop_and_add_files(playground: Playground, connect: Connect) -> None:
    bot = await connect(Bot())
    files = [discord.File(io.BytesIO(name.encode()), f"{name}.txt") for name in ("one", "two")]
    message = await uno_of(bot).send("Files", files=files)
    kept = message.attachments[1]
    three = discord.File(io.BytesIO(b"three"), "three.txt")
    edited = await message.edit(attachments=[kept, three])
    assert [a.filename for a in edited.attachments] == ["two.txt", "three.txt"]
    assert edited.attachments[0].id == kept.id
    assert edited.content == "Files"


async def test_guild_content_is_hidden_without_the_intent(
    playground: Playground, connect: Connect
) -> None:
    bot = await connect(Bot())
    anna = playground.people.anna
    hidden, mention = anna.send("secret"), anna.send(f"<@{playground.world.bot.id}> hello")
    listed = {str(each.id): each.content async for each in uno_of(bot).history()}
    assert listed == {hidden.id: "", mention.id: mention.content}
    seen = [message.content for (message,) in bot.events("message")]
    assert seen == ["", mention.content]


async def test_closed_dms_are_50007(playground: Playground, connect: Connect) -> None:
    bot = await connect(Bot())
    ben = playground.people.ben
    user = await bot.guilds[0].fetch_member(int(ben.id))
    ben.close_dms()
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("Hello?")
    assert refused.value.code == 50007
    assert ben.inbox() == []
    ben.close_dms(Code.NO_MUTUAL_GUILDS)
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("Hello?")
    assert refused.value.code == 50278
    ben.open_dms()
    await user.send("Hello!")
    assert texts(ben.inbox()[0]) == "Hello!"


async def test_dms_may_be_refused_when_they_are_opened(
    playground: Playground, connect: Connect
) -> None:
    bot = await connect(Bot())
    ben = playground.people.ben
    ben.close_dms(at_opening=True)
    user = await bot.guilds[0].fetch_member(int(ben.id))
    with pytest.raises(discord.HTTPException) as refused:
        await user.create_dm()
    assert (refused.value.status, refused.value.code) == (400, 50007)
    ben.close_dms(Code.OPENING_DMS_TOO_FAST, at_opening=True)
    with pytest.raises(discord.Forbidden) as refused:
        await user.create_dm()
    assert refused.value.code == 40003
    assert playground.world.dm_with(ben.user) is None


async def test_missing_permissions_are_named(playground: Playground, connect: Connect) -> None:
    bot = await connect(Bot())
    world, channel = playground.world, uno_of(bot)
    place = world.channel_named("uno")
    world.set_overwrite(place, world.bot.id, deny=Permission.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("?")
    assert refused.value.code == 50013
    world.set_overwrite(place, world.bot.id, deny=Permission.VIEW_CHANNEL)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("?")
    assert refused.value.code == 50001


async def test_old_messages_take_few_edits(
    playground: Playground, clock: ManualClock, api: Api, uno: str
) -> None:
    path = f"/channels/{uno}/messages"
    message = (await api("POST", path, {"content": "0"})).body["id"]
    for number in range(10):
        assert (await api("PATCH", f"{path}/{message}", {"content": f"{number}"})).status == 200
    clock.advance(3601)
    answers = [await api("PATCH", f"{path}/{message}", {"content": "x"}) for _ in range(4)]
    assert [answer.status for answer in answers] == [200, 200, 200, 429]
    assert answers[-1].code == 30046
    clock.advance(answers[-1].body["retry_after"])
    assert (await api("PATCH", f"{path}/{message}", {"content": "y"})).status == 200


async def test_a_nonce_sends_a_message_once(api: Api, uno: str, playground: Playground) -> None:
    body = {"content": "once", "nonce": "n1", "enforce_nonce": True}
    first = await api("POST", f"/channels/{uno}/messages", body)
    second = await api("POST", f"/channels/{uno}/messages", body)
    assert first.body["id"] == second.body["id"]
    assert len(playground.people.anna.messages()) == 1


async def test_a_channel_can_go_with_all_in_it(playground: Playground, connect: Connect) -> None:
    bot = await connect(Bot())
    channel = uno_of(bot)
    message = await channel.send("Board")
    gone = bot.wait_for("guild_channel_delete")
    playground.world.delete_channel(playground.world.channel_named("uno"))
    assert (await soon(gone)).id == channel.id
    with pytest.raises(discord.NotFound) as refused:
        await message.edit(content="?")
    assert refused.value.code == 10003


async def test_a_public_reply_does_not_show_an_ephemeral_original(
    playground: Playground, connect: Connect, api: Api, uno: str
) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("my hand", ephemeral=True)
        await interaction.followup.send("everyone, look")

    await connect(bot_with(answer))
    await playground.people.anna.slash("go")
    ben = playground.people.ben
    await ben.next_message()
    (shown,) = (await api("GET", f"/channels/{uno}/messages")).body
    assert (shown["content"], shown["referenced_message"]) == ("everyone, look", None)
