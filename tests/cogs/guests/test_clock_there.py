"""A clock that stands still because nothing can be shown, and the press after which it goes on."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine import Presence, to_act
from bot.render.clicks.click_id import Verb
from playground.people.person import texts
from playground.state.guest_places import install

from ..playing import face
from .guest_table import GuestTable

_LONGER_THAN_A_TOKEN = 16 * 60.0


async def _stands_still(guests: GuestTable) -> None:
    guests.skip(_LONGER_THAN_A_TOKEN)
    await guests.advance(30)


async def test_it_goes_on_although_the_bot_was_invited_meanwhile(guests: GuestTable) -> None:
    guests.go_to("server")
    await guests.command(guests.anna, "uno start")
    await guests.press(guests.anna, guests.lobby, Verb.ADD_COMPUTER)
    await guests.press(guests.anna, guests.lobby, Verb.START)
    await guests.lay("R5", "R1 R2 R3", "R4 B2 B3")
    game, hand = await guests.game(), await guests.hand(guests.anna)
    await _stands_still(guests)
    connection: Any = guests.bot._connection
    data: Any = {"id": guests.channel.guild_id, "unavailable": True, "name": "Joined"}
    connection._guilds[int(str(guests.channel.guild_id))] = discord.Guild(
        data=data, state=connection
    )
    await guests.press(guests.anna, hand, Verb.CARD, face("R1"))
    await guests.advance(60)
    assert to_act((await guests.state(game)).phase) == 0  # the computer player has acted


async def test_the_hand_that_was_pressed_keeps_its_answer(guests: GuestTable) -> None:
    await guests.start(guests.ben)
    await guests.lay("R5", "R1 W B3", "R4 B2 B3")
    hand = await guests.hand(guests.anna)
    await _stands_still(guests)
    await guests.press(guests.anna, hand, Verb.CARD, face("W"))
    assert "which colour?" in texts(hand)


async def test_no_time_is_shown_while_it_stands(guests: GuestTable) -> None:
    install(guests.playground.world, guests.ben.user)
    await guests.start(guests.ben)
    game = await guests.game()
    await _stands_still(guests)
    view = await guests.bot.tables.games.view(game)
    assert view is not None
    assert view.clock.turn_until is None
    await guests.press(guests.anna, guests.board, Verb.HAND)
    view = await guests.bot.tables.games.view(game)
    assert view is not None
    assert view.clock.turn_until is not None


async def test_a_computer_player_acts_as_soon_as_the_clock_goes_on(guests: GuestTable) -> None:
    """People would wait for half a minute after their press."""
    await guests.command(guests.anna, "uno start")
    await guests.press(guests.anna, guests.lobby, Verb.ADD_COMPUTER)
    await guests.press(guests.anna, guests.lobby, Verb.START)
    await guests.lay("R5", "R1 R2 R3", "R4 B2 B3")
    game, hand = await guests.game(), await guests.hand(guests.anna)
    await guests.press(guests.anna, hand, Verb.CARD, face("R1"))
    await _stands_still(guests)
    before = (await guests.stored(game)).game.version
    await guests.press(guests.anna, guests.board, Verb.HAND)
    await guests.advance(5)
    assert (await guests.stored(game)).game.version > before


async def test_who_has_more_open_at_their_turn_is_not_away(guests: GuestTable) -> None:
    """The table waits half a minute for them: nothing but their own press shows them their hand."""
    await guests.start(guests.ben)
    await guests.lay("R5", "R1 R2 R3", "R4 B2 B3")
    game, hand = await guests.game(), await guests.hand(guests.anna)
    await guests.press(guests.anna, hand, Verb.MORE)
    await _stands_still(guests)
    await guests.press(guests.ben, guests.board, Verb.HAND)
    await guests.advance(29)
    assert to_act((await guests.state(game)).phase) == 0
    await guests.press(guests.anna, hand, Verb.PAGE)
    assert guests.has(hand, Verb.CARD)
    await guests.advance(2)
    assert "Time was up! Anna draws" in texts(guests.board)
    assert (await guests.state(game)).presence == (Presence.HERE, Presence.HERE)
