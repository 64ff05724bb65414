"""What a message says at last, although the press that ends its game leads elsewhere."""

from __future__ import annotations

from bot.render.clicks.click_id import SURE, Verb
from playground.people.person import texts

from ..playing import face
from .guest_table import GuestTable
from .test_results_there import finished

_LONGER_THAN_A_TOKEN = 16 * 60.0


async def test_a_match_won_from_a_hand_after_a_long_pause_has_its_result_posted(
    guests: GuestTable,
) -> None:
    await guests.start(guests.ben, rules="target=round")
    await guests.lay("R5", "R1", "R4 B2 B3")
    hand = await guests.hand(guests.anna)
    guests.skip(_LONGER_THAN_A_TOKEN)
    await guests.press(guests.anna, hand, Verb.CARD, face("R1"))
    assert guests.has(guests.public()[-1], Verb.REMATCH)
    assert guests.counted() == []


async def test_a_lobby_that_nobody_touched_says_that_it_is_closed(guests: GuestTable) -> None:
    await guests.command(guests.anna, "uno start")
    lobby = guests.lobby
    await guests.advance(_LONGER_THAN_A_TOKEN)
    assert guests.has(lobby, Verb.JOIN)
    await guests.press(guests.ben, lobby, Verb.JOIN)
    assert not guests.has(lobby, Verb.JOIN)


async def test_a_match_left_after_a_long_pause_shows_its_end_on_the_next_press(
    guests: GuestTable,
) -> None:
    await guests.start(guests.ben, rules="target=round")
    board = guests.board
    guests.skip(_LONGER_THAN_A_TOKEN)
    question = (await guests.command(guests.anna, "uno leave")).response
    assert question is not None
    await guests.press(guests.anna, question, Verb.LEAVE, SURE)
    await guests.press(guests.ben, board, Verb.HAND)
    assert not any(guests.has(message, Verb.HAND) for message in guests.public()[-1:])


async def test_an_offer_that_has_ended_is_taken_from_the_result_and_posts_no_other(
    guests: GuestTable,
) -> None:
    await finished(guests)
    result = guests.public()[-1]
    await guests.advance(31 * 60)
    posted = len(guests.public())
    await guests.press(guests.ben, result, Verb.REMATCH)
    assert not guests.has(result, Verb.REMATCH)
    assert len(guests.public()) == posted


async def test_the_result_of_a_round_loses_its_buttons_when_one_of_them_is_pressed(
    guests: GuestTable,
) -> None:
    await guests.start(guests.ben)
    await guests.lay("R5", "R1", "R4 B2 B3")
    hand = await guests.hand(guests.anna)
    await guests.press(guests.anna, hand, Verb.CARD, face("R1"))
    result = guests.public()[-1]
    assert guests.has(result, Verb.NEXT)
    guests.skip(_LONGER_THAN_A_TOKEN)
    await guests.press(guests.anna, hand, Verb.NEXT)
    assert guests.has(result, Verb.NEXT)
    pressed = await guests.press(guests.ben, result, Verb.LEAVE)
    assert texts(result)
    assert not guests.clicks(result), pressed
