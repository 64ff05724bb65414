"""Reactions, the bot's and people's, in the guild and in direct messages."""

from __future__ import annotations

import discord
import pytest

from playground import NotAllowedError, Playground
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
    (fresh,) = [shown async for shown in message.channel.history()]
    assert [(str(r.emoji), r.count, r.me) for r in fresh.reactions] == [(UP, 1, True)]


async def test_reactions_in_direct_messages(playground: Playground, connect: Connect) -> None:
    bot = await connect(Bot())
    ben = playground.people.ben
    sent = await (await bot.guilds[0].fetch_member(int(ben.id))).send("Ready?")
    told = bot.wait_for("raw_reaction_add")
    ben.react(ben.inbox()[0], UP)
    payload = await soon(told)
    assert (payload.message_id, payload.guild_id) == (sent.id, None)


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
