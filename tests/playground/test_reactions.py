"""Reactions, the bot's and people's, in the guild and in direct messages."""

from __future__ import annotations

import discord
import pytest

from playground import NotAllowedError, Playground
from playground.protocol.permissions import Permission
from tests.playground.conftest import Bot, Connect, soon

UP, DOWN = "\N{THUMBS UP SIGN}", "\N{THUMBS DOWN SIGN}"


async def test_people_and_bot_see_each_others_reactions(
    playground: Playground, connect: Connect
) -> None:
    bot = await connect(Bot())
    message = await bot.guilds[0].text_channels[0].send("Challenge?")
    await message.add_reaction(UP)
    anna = playground.people.anna
    told = bot.wait_for("raw_reaction_add", check=lambda p: p.user_id == int(anna.id))
    anna.react(anna.last(), UP)
    payload = await soon(told)
    assert (payload.message_id, str(payload.emoji)) == (message.id, UP)
    assert payload.member is not None
    assert payload.member.display_name == "Anna"
    told = bot.wait_for("raw_reaction_remove")
    anna.unreact(anna.last(), UP)
    assert (await soon(told)).user_id == int(anna.id)
    fresh = await message.channel.fetch_message(message.id)
    assert [(str(r.emoji), r.count, r.me) for r in fresh.reactions] == [(UP, 1, True)]
    await message.remove_reaction(UP, bot.user or discord.Object(0))
    assert anna.last().reactions == []


async def test_reactions_in_direct_messages(playground: Playground, connect: Connect) -> None:
    bot = await connect(Bot())
    ben = playground.people.ben
    sent = await (await bot.fetch_user(int(ben.id))).send("Ready?")
    told = bot.wait_for("raw_reaction_add")
    ben.react(ben.inbox()[0], UP)
    payload = await soon(told)
    assert (payload.message_id, payload.guild_id) == (sent.id, None)
    with pytest.raises(discord.Forbidden) as refused:
        await sent.remove_reaction(UP, discord.Object(int(ben.id)))
    assert refused.value.code == 50003


async def test_clearing_reactions_needs_permission(
    playground: Playground, connect: Connect
) -> None:
    bot = await connect(Bot())
    world, anna = playground.world, playground.people.anna
    message = await bot.guilds[0].text_channels[0].send("Vote")
    await message.add_reaction(UP)
    anna.react(anna.last(), UP)
    anna.react(anna.last(), DOWN)
    with pytest.raises(discord.Forbidden):
        await message.clear_reactions()
    uno = world.channel_named("uno")
    world.set_overwrite(uno, world.bot.id, allow=Permission.MANAGE_MESSAGES)
    await message.remove_reaction(UP, discord.Object(int(anna.id)))
    await message.clear_reaction(DOWN)
    assert [r.user_ids for r in anna.last().reactions] == [[world.bot.id]]
    await message.clear_reactions()
    assert anna.last().reactions == []


async def test_the_users_of_a_reaction(playground: Playground, connect: Connect) -> None:
    bot = await connect(Bot())
    message = await bot.guilds[0].text_channels[0].send("Vote")
    people = playground.people
    for person in (people.anna, people.ben):
        person.react(person.last(), UP)
    fresh = await message.channel.fetch_message(message.id)
    assert {user.name async for user in fresh.reactions[0].users()} == {"anna", "ben"}


async def test_words_and_unknown_emojis_are_refused(
    playground: Playground, connect: Connect
) -> None:
    bot = await connect(Bot())
    message = await bot.guilds[0].text_channels[0].send("Vote")
    for wrong in ("up", "<:card:123456789012345678>"):
        with pytest.raises(discord.HTTPException) as refused:
            await message.add_reaction(wrong)
        assert refused.value.code == 10014
    with pytest.raises(NotAllowedError, match="not an emoji"):
        playground.people.anna.react(playground.people.anna.last(), "up")
