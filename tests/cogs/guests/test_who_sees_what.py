"""Whatever is pressed in a place without the bot, each hand is seen by its player alone."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Literal

import pytest

from bot.render import Click, Verb
from bot.render.clicks.click_id import SURE
from playground import Message, NotAllowedError, PlaygroundPerson
from playground.people.person import buttons, texts

from ..playing import face
from .guest_table import GuestTable, private

_ARGS = {Verb.CARD: face("B1"), Verb.ADD_COMPUTER: "easy", Verb.STOP: SURE, Verb.LEAVE: SURE}
_LAST = (Verb.STOP, Verb.LEAVE)
"""After these the game is over."""

HANDS = {"Anna": ("B1 B2 B3", "Blue"), "Ben": ("G1 G2 G3", "Green")}
"""Each hand, and the word by which a message would give it away."""


@pytest.mark.parametrize("where", ["group", "pair", "server"])
@pytest.mark.parametrize("on", ["board", "hand"])
async def test_no_press_shows_a_hand_to_others(
    guests: GuestTable, where: Literal["group", "pair", "server"], on: str
) -> None:
    guests.go_to(where)
    await guests.start(guests.ben)
    await guests.lay("R5", *(hand for hand, _ in HANDS.values()))
    hands = {person.name: await guests.hand(person) for person in (guests.anna, guests.ben)}
    assert {name for name in HANDS if shows_hand(hands[name], name)} == HANDS.keys()
    verbs = [*(verb for verb in Verb if verb not in _LAST), *_LAST]
    for verb in verbs:
        for person in (guests.anna, guests.ben):
            pressed = guests.board if on == "board" and guests.boards else hands[person.name]
            await press(guests, person, pressed, verb)
            assert exposed(guests) == [], f"{person.name} has pressed {verb}"


async def press(guests: GuestTable, person: PlaygroundPerson, message: Message, verb: Verb) -> None:
    """Press a button with this verb on a message, whether it has one or not.

    Once the game is over, the message may have no button that could stand for it.
    """
    clicks = guests.clicks(message)
    if not clicks and verb in _LAST:
        return
    click = clicks[0]
    forged = str(Click(click.game, click.version, verb, _ARGS.get(verb, "")))
    button = next(each for each in buttons(message) if each.get("custom_id"))
    before = dict(button)
    button.update(custom_id=forged, disabled=False)
    with suppress(NotAllowedError):
        await guests.press(person, message, verb)
    button.update(before)


def exposed(guests: GuestTable) -> list[str]:
    """Return the hands that others than their players see."""
    found: list[str] = []
    for message in guests.playground.world.history(guests.channel.id):
        for name in HANDS:
            is_own = message.visible_to == guests.playground.people[name].id
            if not is_own and shows_hand(message, name):
                found.append(name)
    return found


def shows_hand(message: Message, name: str) -> bool:
    """Return whether a message shows a card of this player's hand."""
    shown = json.dumps([message.content, message.components])
    hand, word = HANDS[name]
    keys = [f":{Verb.CARD}:{face(card)}" for card in hand.split()]
    return any(f'{key}"' in shown for key in keys) or (message.visible_to is None and word in shown)


async def test_a_press_elsewhere_takes_no_board_away(guests: GuestTable) -> None:
    """The buttons of the group's board, forged on a newer message of another chat."""
    await guests.start(guests.ben)
    game, board = await guests.game(), guests.board
    guests.go_to("server")
    message = (await guests.command(guests.anna, "uno start")).response
    assert message is not None
    await guests.command(guests.anna, "uno stop")
    message.components = board.components
    pressed = await guests.press(guests.ben, message, Verb.HAND)
    assert "That table isn't here" in texts(private(pressed))
    found = await guests.bot.tables.messages.of_game(game)
    assert found is not None
    assert int(board.id) in {each.message_id for each in found.messages}
