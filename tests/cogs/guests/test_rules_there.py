"""Calls, challenges, house rules and votes in a group without the bot, by buttons alone."""

from __future__ import annotations

import pytest

from bot.render.clicks.click_id import SURE, Verb
from bot.tables import TableView
from bot.views.table_values import Status
from playground import Message, PlaygroundPerson
from playground.people.person import texts

from ..playing import face
from .guest_table import GuestTable, private


async def view(guests: GuestTable, game: str) -> TableView:
    found = await guests.bot.tables.games.view(game)
    assert found is not None
    return found


async def cards(guests: GuestTable) -> list[int]:
    """Return the number of cards of each seat."""
    return [len(hand) for hand in (await guests.state(await guests.game())).hands]


@pytest.mark.parametrize(("called", "held"), [(False, 3), (True, 1)])
async def test_who_forgets_the_call_is_caught_on_the_board(
    guests: GuestTable, called: bool, held: int
) -> None:
    await guests.start(guests.ben)
    await guests.lay("R5", "R1 R2", "B1 B2 B3")
    hand = await guests.hand(guests.anna)
    if called:
        await guests.press(guests.anna, hand, Verb.SAY, "1")
    await guests.press(guests.anna, hand, Verb.CARD, face("R1"))
    await guests.press(guests.ben, guests.board, Verb.CONTRA)
    assert await cards(guests) == [held, 3]
    assert ("Ben catches Anna" in texts(guests.board)) is not called
    assert guests.counted() == []


@pytest.mark.parametrize(
    ("hand", "held_after"),
    [("R1 W+4 B5", [6, 3]), ("G1 W+4 B5", [2, 9])],
    ids=["a bluff", "none by the colour before"],
)
async def test_a_challenge_is_judged_by_the_colour_before_and_tells_the_challenger_alone(
    guests: GuestTable, hand: str, held_after: list[int]
) -> None:
    """Anna names green: whether she holds red counts, and not whether she holds green."""
    await guests.start(guests.ben, guests.cem)
    await guests.lay("R5", hand, "Y1 Y2 Y3", "Y4 Y5 Y6", draw="Y7 Y8 Y9 B1 B2 B3 B4 B6")
    annas, cems = await guests.hand(guests.anna), await guests.hand(guests.cem)
    await guests.press(guests.anna, annas, Verb.CARD, face("W+4"))
    await guests.press(guests.anna, annas, Verb.CARD, f"{face('W+4')}.c2")
    assert "Green" in texts(guests.board)
    refused = private(await guests.press(guests.cem, guests.board, Verb.CHALLENGE))
    assert "Blue 5" not in texts(refused)
    shown = private(await guests.press(guests.ben, guests.board, Verb.CHALLENGE))
    assert await cards(guests) == [*held_after, 3]
    assert "Blue 5" in texts(shown)
    assert all("Blue 5" not in texts(message) for message in (guests.board, cems))
    assert guests.counted() == []


async def propose_the_end(guests: GuestTable) -> str:
    """Let Anna press *End the match* in mid-round, and mean it. Return the game."""
    await guests.start(guests.ben, guests.cem)
    await guests.lay("R5", "R1 R2 R3", "B1 B2 B3", "Y1 Y2 Y3")
    more = private(await guests.press(guests.anna, guests.board, Verb.MORE))
    question = await asked(guests, guests.anna, more, Verb.STOP)
    await guests.press(guests.anna, question, Verb.STOP, SURE)
    assert "Anna asks: end the match now?" in texts(guests.board)
    return await guests.game()


async def asked(
    guests: GuestTable, person: PlaygroundPerson, page: Message, verb: Verb, arg: str | None = None
) -> Message:
    """Press a button that only asks; return the private page with the question."""
    await guests.press(person, page, verb, arg)
    return next(m for m in reversed(person.messages(guests.channel)) if m.visible_to == person.id)


@pytest.mark.parametrize(
    ("answers", "status"),
    [("no", Status.LIVE), ("no yes", Status.OVER), ("yes", Status.OVER), ("", Status.LIVE)],
)
async def test_the_table_votes_on_the_end_and_silence_is_no(
    guests: GuestTable, answers: str, status: Status
) -> None:
    game = await propose_the_end(guests)
    board = guests.board
    for person, answer in zip((guests.ben, guests.cem), answers.split(), strict=False):
        await guests.press(person, board, Verb.VOTE, f"stop.0.{answer}")
    assert guests.counted() == []
    await guests.advance(31)
    assert (await view(guests, game)).game.status is status
    assert "end the match now?" not in texts(board)
