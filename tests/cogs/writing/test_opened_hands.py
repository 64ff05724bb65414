"""Hands opened in the channel, and notes that appear on a hand without an extra request."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.render import CHALLENGE_REACTION
from cogs.writing import token_keeper

from ..playing import Playing, face

ENDS = "no longer updates by itself"
REFUSED = "There is nothing to challenge right now"


async def opened(play: Playing) -> Any:
    """Ben's hand in the channel; it is Anna's turn."""
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "R4 B2 B3")
    result = await play.click(play.ben, play.board, "hand")
    return result.response.message


async def test_a_hand_says_before_its_token_ends_that_it_will_not_be_kept_fresh(
    play: Playing,
) -> None:
    hand = await opened(play)
    await play.env.advance_time(13 * 60)
    assert ENDS not in play.text(hand)
    await play.env.advance_time(60)
    assert ENDS in play.text(hand)
    before = play.text(hand)
    await play.act(play.anna, "card", face("R1"))
    assert play.text(hand) == before, "the text of the farewell is still true"


async def test_a_click_keeps_a_hand_fresh_for_another_while(play: Playing) -> None:
    hand = await opened(play)
    await play.env.advance_time(10 * 60)
    await play.act(play.anna, "card", face("R1"))
    await play.click(play.ben, hand, "card", face("R4"))
    await play.env.advance_time(10 * 60)
    assert ENDS not in play.text(hand)
    await play.lay("G5", "R1 R2 R3", "R4 B2 B3")
    assert "Green 5" in play.text(hand)
    await play.env.advance_time(5 * 60)
    assert ENDS in play.text(hand)


async def test_of_two_hands_that_one_person_opens_the_older_one_is_closed(play: Playing) -> None:
    """Nothing would write it again: it showed live buttons when the match had long been over."""
    older = await opened(play)
    await play.click(play.ben, older, "more")
    await play.click(play.ben, older, "page")
    assert play.button(older, "card"), "it is the same message still"
    newer = (await play.click(play.ben, play.board, "hand")).response.message
    assert "You opened your hand again" in play.text(older)
    assert list(play.buttons(older)) == []
    assert play.bot.held(asyncio.get_running_loop())["mailboxes"] == 0
    await play.act(play.anna, "card", face("R1"))
    await play.click(play.ben, newer, "card", face("R4"))
    assert "Red 4" in play.text(play.board)
    assert "Your hand" in play.text(newer)


async def test_the_older_one_is_closed_after_a_restart_too(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(token_keeper, "SECONDS_UNTIL_SAVED", 0.0)
    older = await opened(play)
    await play.restart()
    await play.click(play.ben, play.board, "hand")
    assert "You opened your hand again" in play.text(older)
    assert list(play.buttons(older)) == []


async def test_after_a_restart_the_next_click_on_a_hand_refreshes_it(play: Playing) -> None:
    hand = await opened(play)
    await play.restart()
    await play.lay("G5", "G1 R2 R3", "G4 B2 B3")
    assert "Green 5" not in play.text(hand)
    button = next(b for b in play.buttons(hand) if not b.get("disabled"))
    await play.press(play.ben, hand, button["custom_id"])
    assert "Green 5" in play.text(hand)
    await play.lay("Y5", "G1 R2 R3", "G4 B2 B3")
    assert "Yellow 5" in play.text(hand), "the hand is updated again"


async def test_a_refused_reaction_is_noted_on_the_hand_without_a_request(
    play: Playing,
) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "R4 B2 B3")
    before = len(play.env.http_requests)
    await play.ben.react(play.board, CHALLENGE_REACTION)
    assert len(play.env.http_requests) == before
    await play.act(play.anna, "card", face("R1"))
    assert REFUSED in play.text(play.dm(play.ben))
    await play.act(play.ben, "card", face("R4"))
    assert REFUSED not in play.text(play.dm(play.ben)), "a note is shown once"


async def test_an_expired_note_is_not_shown(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "R4 B2 B3")
    await play.ben.react(play.board, CHALLENGE_REACTION)
    await play.env.advance_time(61)
    await play.act(play.anna, "card", face("R1"))
    assert REFUSED not in play.text(play.dm(play.ben))
