"""Lobbies in places without the bot."""

from __future__ import annotations

from typing import Literal

import pytest

from bot.i18n import Texts
from bot.offer import Feature, Offer
from bot.render.clicks.click_id import Verb
from bot.rule_gate import gated
from bot.views.table_values import Status
from cogs.choosing import lobby_opening
from playground.people.person import texts
from playground.protocol.permissions import Overwrite, Permission

from ..playing import face
from .guest_table import GuestTable, private


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


async def test_one_person_opens_three_lobbies_an_hour(guests: GuestTable) -> None:
    for _ in range(3):
        await guests.command(guests.anna, "uno start")
        await guests.command(guests.anna, "uno stop")
    refused = await guests.command(guests.anna, "uno start")
    assert refused.response is not None
    assert "three an hour" in texts(refused.response)
    guests.skip(3601)
    opened = await guests.command(guests.anna, "uno start")
    assert opened.response is not None
    assert guests.has(opened.response, Verb.JOIN)


async def test_one_game_is_played_in_a_channel(guests: GuestTable) -> None:
    await guests.start(guests.ben)
    second = await guests.command(guests.anna, "uno start")
    assert second.response is not None
    assert second.response.visible_to == guests.anna.id
    assert len(guests.boards) == 1


async def test_who_sits_there_asks_to_stop_and_the_host_answers_on_the_board(
    guests: GuestTable,
) -> None:
    await guests.start(guests.ben)
    await guests.lay("R5", "R1 R2 R3", "R4 B2 B3")
    game = await guests.game()
    more = private(await guests.press(guests.ben, guests.board, Verb.MORE))
    await guests.press(guests.ben, more, Verb.STOP)
    sure = guests.ben.messages(guests.channel)[-1]
    if guests.has(sure, Verb.STOP):
        await guests.press(guests.ben, sure, Verb.STOP)
    assert (await guests.stored(game)).game.status is Status.LIVE
    await guests.press(guests.anna, guests.board, Verb.VOTE, "stop.1.yes")
    assert (await guests.stored(game)).game.status is Status.OVER


async def test_a_lobby_that_only_its_host_would_see_is_taken_back(
    guests: GuestTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord may hide an answer although the rights that it names say otherwise."""
    guests.go_to("server")
    channel = guests.channel
    assert channel.guild_id is not None
    channel.overwrites[channel.guild_id] = Overwrite(deny=Permission.USE_EXTERNAL_APPS)
    monkeypatch.setattr(lobby_opening, "can_post_publicly", lambda _: True)
    opened = await guests.command(guests.anna, "uno start")
    assert opened.response is not None
    assert "Use External Apps" in texts(opened.response)
    assert not guests.has(opened.response, Verb.JOIN)
    assert await guests.bot.tables.games.in_channel(int(channel.id)) is None


async def test_nobody_starts_a_game_whose_board_others_would_not_see(guests: GuestTable) -> None:
    guests.go_to("server")
    channel = guests.channel
    assert channel.guild_id is not None
    await guests.command(guests.anna, "uno start")
    await guests.press(guests.cem, guests.lobby, Verb.JOIN)
    channel.overwrites[channel.guild_id] = Overwrite(deny=Permission.USE_EXTERNAL_APPS)
    refused = private(await guests.press(guests.anna, guests.lobby, Verb.START))
    assert "Use External Apps" in texts(refused)
    assert guests.has(guests.lobby, Verb.START)


@pytest.mark.parametrize("verb", [Verb.REMATCH, Verb.NEW_RULES])
async def test_nobody_opens_a_rematch_that_others_would_not_see(
    guests: GuestTable, verb: Verb
) -> None:
    guests.go_to("server")
    channel = guests.channel
    assert channel.guild_id is not None
    await guests.start(guests.cem, rules="target=round")
    await guests.lay("R5", "R1", "R4 B2 B3")
    hand = await guests.hand(guests.anna)
    await guests.press(guests.anna, hand, Verb.CARD, face("R1"))
    channel.overwrites[channel.guild_id] = Overwrite(deny=Permission.USE_EXTERNAL_APPS)
    refused = private(await guests.press(guests.anna, guests.public()[-1], verb))
    assert "Use External Apps" in texts(refused)
    assert await guests.bot.tables.games.in_channel(int(channel.id)) is None


async def test_a_group_has_one_channel_so_another_table_is_sent_to_another_chat(
    guests: GuestTable,
) -> None:
    await guests.start(guests.ben)
    second = (await guests.command(guests.anna, "uno start")).response
    assert second is not None
    assert "another channel or chat" in texts(second)


async def test_settings_of_a_person_hold_in_groups_as_well(guests: GuestTable) -> None:
    own = (await guests.command(guests.anna, "uno me")).response
    assert own is not None
    assert "Just for you, everywhere" in texts(own)
    assert "every server" not in texts(own)


@pytest.mark.parametrize("where", ["group", "pair", "server"])
async def test_where_guests_are_not_wanted_a_match_is_played_to_its_end_and_no_other(
    guests: GuestTable, where: Literal["group", "pair", "server"]
) -> None:
    guests.go_to(where)
    await guests.start(guests.ben)
    with gated(offered=Offer(frozenset({Feature.GUESTS}))):
        assert "Your hand" in texts(await guests.hand(guests.ben))
        await guests.bot.tables.games.abandon(await guests.game())
        again = (await guests.command(guests.anna, "uno start")).response
        assert again is not None
        assert texts(again) == Texts.load().get("en").format("reason-no-guests")
        assert again.visible_to == guests.anna.user.id
