"""Ringing in a group without the bot: by direct message where the person has the app."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.render.clicks.click_id import Verb
from bot.setting_values import Choices
from playground import Message, PlaygroundPerson
from playground.faults import Cause, Fault
from playground.people.person import texts
from playground.protocol.errors import Code
from playground.state.guest_places import install

from ..playing import face
from .guest_table import GuestTable, private

_DIRECT = "/channels/{channel_id}/messages"
"""The route by which the bot writes direct messages, and nothing else in a guest place."""


async def wait_for(guests: GuestTable, person: PlaygroundPerson) -> Message:
    """Let the turn come to Anna or Ben, and return their hand. The other one has played."""
    await guests.start(guests.ben)
    await guests.lay("R5", "R1 R2 R3", "R4 B2 B3")
    annas, bens = await guests.hand(guests.anna), await guests.hand(guests.ben)
    await guests.press(guests.anna, annas, Verb.CARD, face("R1"))
    if person is guests.ben:
        return bens
    await guests.press(guests.ben, bens, Verb.CARD, face("R4"))
    return annas


def mentions(guests: GuestTable, person: PlaygroundPerson) -> list[Message]:
    """Return the public messages that mention this person."""
    return [message for message in guests.public() if person.mention in message.content]


async def test_who_has_the_app_is_rung_by_direct_message_until_they_play(
    guests: GuestTable,
) -> None:
    hand = await wait_for(guests, guests.anna)
    await guests.advance(75)
    (rung,) = guests.anna.inbox()
    assert rung.content.startswith("🔔 **Your turn** at Anna")
    assert f"/channels/@me/{guests.channel.id}/{guests.board.id}" in rung.content
    assert mentions(guests, guests.anna) == []
    await guests.advance(10)
    assert guests.anna.inbox() == [rung]
    await guests.press(guests.anna, hand, Verb.CARD, face("R2"))
    assert guests.anna.inbox() == []
    assert mentions(guests, guests.anna) == []


async def test_who_has_it_and_uses_no_command_there_is_mentioned(guests: GuestTable) -> None:
    """For a press, Discord names the person who has used the command, and not who presses."""
    install(guests.playground.world, guests.ben.user)
    hand = await wait_for(guests, guests.ben)
    await guests.advance(75)
    assert len(mentions(guests, guests.ben)) == 1
    assert guests.ben.inbox() == []
    await guests.press(guests.ben, hand, Verb.CARD, face("R4"))
    assert mentions(guests, guests.ben) == []


@pytest.mark.parametrize("at_opening", [True, False])
@pytest.mark.parametrize("code", [Code.CANNOT_SEND_TO_USER, Code.NO_MUTUAL_GUILDS])
async def test_a_direct_message_that_is_refused_becomes_one_mention(
    guests: GuestTable, code: Code, at_opening: bool
) -> None:
    guests.anna.close_dms(code, at_opening=at_opening)
    hand = await wait_for(guests, guests.anna)
    await guests.advance(75)
    (mention,) = mentions(guests, guests.anna)
    await guests.press(guests.anna, hand, Verb.CARD, face("R2"))
    assert mention not in guests.public()
    guests.anna.open_dms()
    bens = await guests.hand(guests.ben)
    await guests.press(guests.ben, bens, Verb.DRAW)
    await guests.advance(75)
    assert guests.anna.inbox() == [], "no other attempt is made in this game"


@pytest.mark.parametrize("code", [Code.MADE_UP, Code.NEW_DMS_ARE_HELD])
async def test_any_other_refusal_of_it_leads_to_the_mention_too(
    guests: GuestTable, code: Code
) -> None:
    """Where Discord takes direct messages of such a bot is not written down anywhere."""
    await wait_for(guests, guests.anna)
    guests.playground.faults.inject(Fault(Cause.REFUSED, "POST", _DIRECT, code=code))
    await guests.advance(75)
    assert len(mentions(guests, guests.anna)) == 1
    assert guests.anna.inbox() == []


async def test_one_whose_answer_was_lost_rings_once(guests: GuestTable) -> None:
    hand = await wait_for(guests, guests.anna)
    guests.playground.faults.inject(Fault(Cause.ANSWER_LOST, "POST", _DIRECT))
    await guests.advance(75)
    await guests.advance(10)
    assert len(guests.anna.inbox()) == 1
    assert mentions(guests, guests.anna) == []
    await guests.press(guests.anna, hand, Verb.CARD, face("R2"))
    assert guests.anna.inbox() == []


async def test_who_is_not_to_be_rung_gets_nothing(guests: GuestTable) -> None:
    settings = guests.bot.tables.settings
    for person in (guests.anna, guests.ben):
        chosen = await settings.person(int(person.id))
        await settings.save_person(replace(chosen, choices=Choices(ring_after=None)))
    await wait_for(guests, guests.anna)
    await guests.advance(80)
    assert guests.anna.inbox() == []
    assert mentions(guests, guests.anna) == []


async def test_its_button_ends_the_ringing_and_takes_it_away(guests: GuestTable) -> None:
    await wait_for(guests, guests.anna)
    await guests.advance(75)
    (rung,) = guests.anna.inbox()
    pressed = await guests.press(guests.anna, rung, Verb.QUIET)
    assert rung not in guests.anna.messages(guests.anna.dm)
    answer = private(pressed)
    assert "All quiet" in texts(answer)
    assert not guests.has(answer, Verb.CARD), "a hand is not written there"
