"""What Discord's documentation leaves open: the game is right whichever way it is."""

from __future__ import annotations

import pytest

from bot.render.clicks.click_id import Verb
from cogs.tokens import interaction_tokens
from playground import Playground
from playground.people.person import texts
from playground.protocol.errors import Code
from playground.state.guest_places import leave_guilds, why_unreachable

from ..playing import face
from .guest_table import GuestTable

MOST_EDITS = interaction_tokens.MOST_EDITS
"""Other tests write without a limit."""


@pytest.mark.parametrize("limits_tokens", [True, False])
async def test_messages_are_right_whether_the_requests_of_a_token_are_limited_or_not(
    guests: GuestTable,
    playground: Playground,
    monkeypatch: pytest.MonkeyPatch,
    limits_tokens: bool,
) -> None:
    monkeypatch.setattr(interaction_tokens, "MOST_EDITS", MOST_EDITS)
    playground.rate_limits.enforced = True
    playground.world.open_questions.limits_tokens = limits_tokens
    await guests.start(guests.ben)
    await guests.lay("R5", "R1 R3 R6 R8 B1", "R2 R4 R7 R9 B2")
    annas, bens = await guests.hand(guests.anna), await guests.hand(guests.ben)
    cards = ["R1", "R2", "R3", "R4", "R6", "R7", "R8"]
    for number, card in enumerate(cards):
        person, hand = ((guests.anna, annas), (guests.ben, bens))[number % 2]
        await guests.press(person, hand, Verb.CARD, face(card))
    await guests.advance(10)
    assert "Red 8" in texts(guests.board)
    assert "Red 8" in texts(bens)
    assert len(guests.boards) == 1
    assert guests.counted() == []
    assert not playground.rate_limits.refused


@pytest.mark.parametrize("lets_write", [True, False])
async def test_somebody_plays_alone_whether_the_bot_may_write_to_them_or_not(
    guests: GuestTable, playground: Playground, lets_write: bool
) -> None:
    """Anna has installed the bot and shares no server with it."""
    leave_guilds(playground.world, guests.anna.user)
    playground.world.open_questions.lets_bot_write_to_installers = lets_write
    reachable = why_unreachable(playground.world, guests.anna.user)
    assert reachable is (None if lets_write else Code.NO_MUTUAL_GUILDS)
    guests.channel = playground.world.open_dm(guests.anna.user)
    await guests.command(guests.anna, "uno start")
    table = guests.anna.last(guests.channel)
    await guests.press(guests.anna, table, Verb.START, "1")
    await guests.lay("R5", "R1 R2 R3", "B4 B2 B3")
    await guests.press(guests.anna, table, Verb.CARD, face("R1"))
    assert guests.anna.messages(guests.channel) == [table]
    assert "Red 1" in texts(table)
    guests.skip(16 * 60)
    await guests.lay("R5", "R2 R3 R4", "B4 B2 B3")
    await guests.press(guests.anna, guests.anna.last(guests.channel), Verb.CARD, face("R2"))
    assert "Red 2" in texts(guests.anna.last(guests.channel))
