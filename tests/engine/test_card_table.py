"""The table of the cards that fit says what the clause says, card by card."""

from __future__ import annotations

from itertools import product

import pytest

from bot.engine import Mode, build_options, new_match
from bot.engine.cards import COLOUR_OF, RANK_OF
from bot.engine.rules.card_table import ONE_SIDED, CardTable, fits, number_cards


@pytest.mark.parametrize("mode", [Mode.CLASSIC, Mode.FLIP])
@pytest.mark.parametrize("complement", [False, True])
def test_the_table_agrees_with_the_clause(mode: Mode, complement: bool) -> None:
    table = table_of(mode)
    cards = range(table.count)
    for side in (0, 1) if table.two_sided else (0,):
        shown = table.faces[side]
        colours = {COLOUR_OF[shown[card]] for card in cards}
        for top, colour in product(cards, colours):
            rank = RANK_OF[shown[top]]
            fitting = {card for card in cards if fits(shown[card], rank, colour, complement)}
            assert (table.fits_complement if complement else table.fits)[side][top][
                colour
            ] == fitting


def table_of(mode: Mode) -> CardTable:
    if mode is Mode.CLASSIC:
        return ONE_SIDED
    state, _ = new_match(build_options(mode), 2, b"fits")
    return state.cards


def test_a_card_is_written_with_the_faces_that_it_has() -> None:
    assert [ONE_SIDED.text(card) for card in (0, 5, 136)] == ["R0", "R5", "W"]
    two_sided, numbers = number_cards([(5, 70), (1, 69)])
    assert [two_sided.text(number) for number in numbers] == ["R5/P2", "R1/P1"]
