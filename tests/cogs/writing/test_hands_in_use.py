"""A person with two hands in a game: the one that they used last is kept fresh."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.store.token_queries import TokenRow
from cogs.tokens.kept_ways import Purpose
from cogs.writing import token_keeper
from cogs.writing.hands_in_use import HandsInUse

from ..playing import Playing, face
from .test_board_presses import counted

pytestmark = pytest.mark.usefixtures("many_clicks")

log = logging.getLogger(__name__)

RESTS = "so this one stands still"
ENDS = "no longer updates by itself"
MOST = 0.5
"""Counted requests an action."""

TOP, HANDS = "R0", ("R1 R1 R2 R2 R3 R3", "R4 R4 R5 R5 R6 R6", "R7 R7 R8 R8 R9 R9")
LAPS = 4

BY_DM = " by DM"
MIXTURES = {
    "all by DM": [()],
    "one on the board": [("ben",)],
    "two on the board": [("ben", "cem")],
    "all on the board": [("anna", "ben", "cem")],
    "one changes": [("ben",), ("ben by DM",), ("ben",)],
    "all change": [("anna", "ben", "cem"), ("anna by DM", "ben by DM", "cem by DM")],
}
"""By name, before each lap: who opens a hand on the board, or goes back to the one by DM."""


class Hands:
    """The hand that each person plays with."""

    def __init__(self, play: Playing) -> None:
        self.play = play
        self.people = {"anna": play.anna, "ben": play.ben, "cem": play.cem}
        self.now: dict[str, Any] = {}

    async def change(self, to: str) -> None:
        name = to.removesuffix(BY_DM)
        if to == name:
            pressed = await self.play.click(self.people[name], self.play.board, "hand")
            self.now[name] = pressed.response.message
        else:
            self.now[name] = self.play.dm(self.people[name])
            if not await self.play.is_on(self.people[name]):
                pressed = next(self.play.buttons(self.now[name]))
                await self.play.press(self.people[name], self.now[name], pressed["custom_id"])

    async def lap(self, at: int) -> None:
        """Let each person play a card with their hand; if it rested, the first press wakes it."""
        for name, cards in zip(self.people, HANDS, strict=True):
            person, card = self.people[name], face(cards.split()[at])
            while await self.play.is_on(person):
                await self.play.click(person, self.now[name], "card", card)


async def three_by_dm(play: Playing) -> Hands:
    await play.game_of(play.ben, play.cem)
    await play.lay(TOP, *HANDS)
    hands = Hands(play)
    for name in hands.people:
        await hands.change(name + BY_DM)
    await hands.lap(0)
    return hands


@pytest.mark.parametrize("mixture", MIXTURES)
async def test_an_action_costs_few_requests_whatever_hands_people_use(
    play: Playing, mixture: str
) -> None:
    hands = await three_by_dm(play)
    await play.env.advance_time(15 * 60)  # no token leads to a hand by direct message any more
    await play.click(play.cem, play.board, "more")  # one leads to the board
    changes, before = MIXTURES[mixture], len(play.env.http_requests)
    for at in range(LAPS):
        for change in changes[at] if at < len(changes) else ():
            await hands.change(change)
        await hands.lap(at + 1)
    requests = len(counted(play, before)) / (LAPS * len(HANDS))
    log.info("%s: %.2f", mixture, requests)
    assert requests <= MOST


def in_use_of(play: Playing) -> HandsInUse:
    messages: Any = play.bot.get_cog("Messages")
    return messages._parts.in_use


def hand(play: Playing, person: MemberActor) -> str:
    return play.text(play.dm(person))


async def test_the_other_hand_says_once_that_it_rests_and_a_press_wakes_it(play: Playing) -> None:
    hands = await three_by_dm(play)
    await hands.change("ben")
    opened = hands.now["ben"]
    await hands.lap(1)
    assert RESTS in hand(play, play.ben)
    assert RESTS not in play.text(opened)
    rested = hand(play, play.ben)
    await hands.lap(2)
    assert hand(play, play.ben) == rested, "it says so once"
    await hands.change("ben" + BY_DM)
    assert RESTS not in hand(play, play.ben)
    assert RESTS in play.text(opened)
    await hands.lap(3)
    assert play.button(play.dm(play.ben), "card", face("R6")) is not None, "it is fresh again"
    assert play.button(play.dm(play.ben), "card", face("R5")) is None
    await hands.change("ben")
    await hands.lap(4)
    assert RESTS in hand(play, play.ben), "it says so again"


async def test_the_hand_that_was_left_is_written_when_the_match_is_over(play: Playing) -> None:
    """Nothing wrote it again: it showed the cards of a match that had long been over."""
    hands = await three_by_dm(play)
    await hands.change("ben")
    opened = hands.now["ben"]
    await hands.lap(1)
    await hands.change("ben" + BY_DM)
    await hands.lap(2)
    rested = play.text(opened)
    assert RESTS in rested
    assert play.button(opened, "card") is not None
    await hands.lap(3)
    assert play.text(opened) == rested, "it says so once"
    await play.stop(play.anna, play.ben)
    assert RESTS not in play.text(opened)
    assert play.button(opened, "card") is None


async def test_when_the_opened_hand_has_ended_the_other_is_fresh(play: Playing) -> None:
    hands = await three_by_dm(play)
    await hands.change("ben")
    await hands.lap(1)
    await hands.lap(2)
    await play.env.advance_time(14 * 60)
    assert ENDS in play.text(hands.now["ben"])
    assert RESTS not in hand(play, play.ben)
    assert play.button(play.dm(play.ben), "card", face("R4")) is None, "both were played"


async def test_when_the_opened_hand_is_refused_the_other_is_fresh(play: Playing) -> None:
    hands = await three_by_dm(play)
    await hands.change("ben")
    await hands.lap(1)
    play.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027, times=None)
    await play.lay("G5", *HANDS)
    assert RESTS not in hand(play, play.ben)
    assert "Green 5" in hand(play, play.ben)


async def test_when_another_process_loses_the_opened_hand_the_other_is_fresh(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This process had noted the version of the hand that rested, and took it for fresh."""
    monkeypatch.setattr(token_keeper, "SECONDS_UNTIL_SAVED", 0.0)
    hands = await three_by_dm(play)
    await hands.change("ben")
    await hands.lap(1)
    game_id, in_use = (await play.view()).game.id, in_use_of(play)
    monkeypatch.setattr(
        play.bot.tables.presence, "_company_at", play.bot.tables.presence._clock.now()
    )
    monkeypatch.setattr(in_use._opened, "_opened", defaultdict(dict))  # the other process has it
    await play.lay("G5", *HANDS)
    assert RESTS in hand(play, play.ben)
    with play.env._bot_scope():
        await play.bot.tables.kept_tokens.remove_way(game_id, Purpose.HAND, play.ben.id)
        play.bot.notifier.heard(game_id, None)
    await play.env.advance_time(10)
    assert RESTS not in hand(play, play.ben)
    assert "Green 5" in hand(play, play.ben)


async def test_a_hand_that_rests_rings_and_costs_nobody_a_turn(play: Playing) -> None:
    """The player to act is rung by direct message, as without a hand on the board."""
    hands = await three_by_dm(play)
    await hands.change("anna")
    await hands.lap(1)
    await play.env.advance_time(25)
    rung = len(play.dms(play.anna))
    await play.bot.tables.scheduler.meet_due()
    await play.env.settle()
    assert len(play.dms(play.anna)) == rung, "the old message is replaced"
    assert RESTS not in hand(play, play.anna)
    assert play.button(play.dm(play.anna), "card", face("R3")) is not None


async def test_a_hand_that_is_left_while_it_is_saved_is_not_stored(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No process knew then that the other hand has to be kept fresh."""
    monkeypatch.setattr(token_keeper, "SECONDS_UNTIL_SAVED", 0.0)
    hands = await three_by_dm(play)
    game_id, direct = (await play.view()).game.id, play.dm(play.ben).id
    kept, in_use = play.bot.tables.kept_tokens, in_use_of(play)
    save, remove_way, removed = kept.save, kept.remove_way, asyncio.Event()

    async def left_meanwhile(rows: list[TokenRow]) -> None:
        if any(row.purpose == Purpose.HAND for row in rows):
            in_use.use_direct(game_id, play.ben.id, direct)
            await removed.wait()
        await save(rows)

    async def noted(*way: Any) -> None:
        await remove_way(*way)
        removed.set()

    monkeypatch.setattr(kept, "save", left_meanwhile)
    monkeypatch.setattr(kept, "remove_way", noted)
    await hands.change("ben")
    assert removed.is_set()
    assert [row for row in await kept.of_game(game_id) if row.purpose == Purpose.HAND] == []


async def test_after_a_restart_the_hand_used_last_is_fresh(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(token_keeper, "SECONDS_UNTIL_SAVED", 0.0)
    hands = await three_by_dm(play)
    await hands.change("ben")
    await hands.change("cem")
    await hands.lap(1)
    await hands.change("cem" + BY_DM)
    await play.restart()
    await play.lay("G5", *HANDS)
    assert "Green 5" in play.text(hands.now["ben"])
    assert "Green 5" in hand(play, play.cem)
    await play.lay("B5", *HANDS)
    assert "Blue 5" not in hand(play, play.ben)
    assert RESTS in hand(play, play.ben)
