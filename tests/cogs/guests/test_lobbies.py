"""Lobbies in places without the bot."""

from __future__ import annotations

from typing import Literal

import pytest

from bot.render.clicks.click_id import Verb
from playground.people.person import texts
from playground.protocol.permissions import Overwrite, Permission

from .guest_table import GuestTable


@pytest.mark.parametrize("where", ["group", "pair", "server"])
async def test_somebody_who_has_installed_the_bot_opens_a_lobby(
    guests: GuestTable, where: Literal["group", "pair", "server"]
) -> None:
    guests.go_to(where)
    opened = await guests.command(guests.anna, "uno start")
    lobby = opened.response
    assert lobby is not None
    assert lobby.visible_to is None
    await guests.press(guests.ben, lobby, Verb.JOIN)
    assert "Ben" in texts(lobby)
    await guests.press(guests.anna, lobby, Verb.START)
    assert len(guests.boards) == 1
    assert guests.counted() == []


async def test_where_answers_are_private_no_game_is_begun(guests: GuestTable) -> None:
    guests.go_to("server")
    channel = guests.channel
    assert channel.guild_id is not None
    channel.overwrites[channel.guild_id] = Overwrite(deny=Permission.USE_EXTERNAL_APPS)
    opened = await guests.command(guests.anna, "uno start")
    assert opened.response is not None
    assert "Use External Apps" in texts(opened.response)
    assert await guests.bot.tables.games.in_channel(int(channel.id)) is None
