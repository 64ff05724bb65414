"""An evening where the bot is no member: all that it posts goes by the tokens of presses."""

from __future__ import annotations

from typing import Literal

import pytest

from bot.render.clicks.click_id import Verb
from bot.tables.seating.evening_table import DEALT_AFTER, EveningPlan
from playground.people.person import Message, texts

from ..playing import face
from .guest_table import GuestTable


async def won_by_anna(guests: GuestTable) -> Message:
    await guests.lay("R5", "R1", "R4 B2 B3")
    await guests.press(guests.anna, guests.board, Verb.HAND)
    hand = await guests.hand(guests.anna)
    await guests.press(guests.anna, hand, Verb.CARD, face("R1"))
    return guests.public()[-1]


@pytest.mark.parametrize("where", ["group", "pair", "server"])
async def test_the_next_match_and_the_poster_come_by_the_presses_for_them(
    guests: GuestTable, where: Literal["group", "pair", "server"]
) -> None:
    guests.go_to(where)
    await guests.start(guests.ben, rules="target=round")
    plan = EveningPlan("Friday 4", most_matches=2)
    evenings = guests.bot.tables.evenings
    await evenings.begin(await guests.game(), int(guests.anna.id), plan)
    result = await won_by_anna(guests)
    await guests.press(guests.ben, result, Verb.NEXT_MATCH)
    before = len(guests.public())
    await guests.advance(DEALT_AFTER.total_seconds())
    assert len(guests.public()) == before + 1
    assert "Friday 4** · Anna\N{NO-BREAK SPACE}1 · Ben\N{NO-BREAK SPACE}0" in texts(guests.board)
    await won_by_anna(guests)
    assert "Friday 4 is over" in texts(guests.public()[-1])
    assert guests.counted() == []
