"""Penalty cards for what players do wrong at the table: wrong cards, chatting, sleeping."""

from __future__ import annotations

import pytest

from tests.cogs.playing import Playing, face
from tests.cogs.test_absence import pass_by

from .lobbies import ON, table_with


async def test_wrong_card(play: Playing) -> None:
    await table_with(play, play.ben, wrong_card=ON)
    await play.lay("R5", "R1 B1 B2", "B4 R2 B3")
    await play.act(play.anna, "card", face("B1"))
    assert await play.hands() == [4, 3]
    told = play.text(play.dm(play.anna))
    assert "does not fit" in told
    assert "costs you one" in told


async def test_a_wrong_card_can_be_tried_out_of_turn(play: Playing) -> None:
    await table_with(play, play.ben, wrong_card=ON)
    await play.lay("R5", "R1 B1 B2", "B4 R2 B3")
    await play.act(play.ben, "card", face("R2"))
    assert await play.hand_of(1) == 4
    assert "Anna's turn" in play.text(play.dm(play.ben))


@pytest.mark.parametrize(
    ("rule", "menu", "kind", "cards"),
    [
        ("questions", "Silly question!", "question", 1),
        ("advice", "That was advice!", "advice", 2),
    ],
)
async def test_what_somebody_writes(
    play: Playing, rule: str, menu: str, kind: str, cards: int
) -> None:
    await table_with(play, play.ben, play.cem, **{rule: ON})
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3", "G1 G2 G3")
    await play.env.advance_time(5)
    message = await play.ben.send(play.channel, "Anna, play the red one! Or not?")
    await play.anna.context_menu(play.channel, menu, message)
    await play.click(play.cem, play.board, "vote", f"{kind}.1.yes")
    assert await play.hands() == [3, 3 + cards, 3]


async def test_sleeping(play: Playing) -> None:
    await table_with(play, play.ben, sleeping=ON)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    await pass_by(play, 46)
    await play.click(play.ben, play.board, "wake")
    assert await play.hands() == [4, 3]
