"""A break where the bot is no member: nothing can be shown once no token of a press lives."""

from __future__ import annotations

from typing import Literal

import pytest

from bot.render.clicks.click_id import Verb
from playground.people.person import texts

from ..playing import face
from .guest_table import GuestTable, private

_LONGER_THAN_A_TOKEN = 16 * 60.0
_HOUR = 3600.0


async def have_a_break(guests: GuestTable) -> str:
    await guests.start(guests.ben)
    await guests.lay("R5", "R1 R2 R3", "R4 B2 B3")
    page = private(await guests.press(guests.anna, guests.board, Verb.MORE))
    await guests.press(guests.anna, page, Verb.RECESS)
    await guests.press(guests.ben, guests.board, Verb.VOTE, "recess.0.yes")
    assert "**Break**: Anna asked for it" in texts(guests.board)
    return await guests.game()


async def rests(guests: GuestTable, game: str) -> bool:
    return (await guests.stored(game)).game.recess is not None


@pytest.mark.parametrize("where", ["group", "pair", "server"])
async def test_a_press_within_the_hour_says_break_and_go_on_ends_it(
    guests: GuestTable, where: Literal["group", "pair", "server"]
) -> None:
    guests.go_to(where)
    game = await have_a_break(guests)
    state = await guests.state(game)
    guests.skip(_LONGER_THAN_A_TOKEN)
    await guests.advance(60)
    hand = await guests.hand(guests.anna)
    assert not guests.has(hand, Verb.CARD)
    await guests.advance(60)
    assert await guests.state(game) == state
    await guests.press(guests.ben, guests.board, Verb.GO_ON)
    assert not await rests(guests, game)
    assert guests.has(guests.board, Verb.CONTRA)
    called = [m for m in guests.public() if "The break is over" in m.content]
    assert len(called) == 1
    assert guests.anna.mention in called[0].content
    assert guests.counted() == []


async def test_after_the_hour_any_press_ends_it(guests: GuestTable) -> None:
    game = await have_a_break(guests)
    hand = await guests.hand(guests.anna)
    guests.skip(2 * _HOUR)
    await guests.advance(60)
    assert await rests(guests, game), "nobody could see that it goes on"
    await guests.press(guests.anna, hand, Verb.MORE)
    assert not await rests(guests, game)
    fresh = await guests.hand(guests.anna)
    await guests.press(guests.anna, fresh, Verb.CARD, face("R1"))
    await guests.advance(5)
    assert not await rests(guests, game)
