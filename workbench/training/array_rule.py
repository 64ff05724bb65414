"""The rule policy of RLCard (:mod:`bot.players.rlcard_rule`) for many rounds at once."""

from __future__ import annotations

import numpy as np

from bot.players.arrays.array_rounds import ArrayRounds, Bools, Ints
from bot.players.plain_cards import COLOURS, WILD_DRAW_FOUR_KIND, WILD_KIND


def rule_plays(rounds: ArrayRounds, rows: Ints, fits: Bools) -> tuple[Ints, Ints]:
    """The kind of card that the rule policy plays in each of the ``rows``, and the colour that it
    names with a wild; ``fits`` are the kinds that it may play, at least one in each row."""
    chance = rounds.rng.random((len(rows), 2))
    hands = rounds.hands[rows, rounds.turn[rows], :WILD_KIND]
    up_to = (hands * fits[:, :WILD_KIND]).cumsum(axis=1)
    drawn = chance[:, :1] * up_to[:, -1:]
    cards = np.where(up_to[:, -1] > 0, (up_to > drawn).argmax(axis=1), WILD_KIND)
    colours = (chance[:, 1] * COLOURS).astype(np.int64)
    draw_four = np.flatnonzero(fits[:, WILD_DRAW_FOUR_KIND])
    cards[draw_four] = WILD_DRAW_FOUR_KIND
    held = hands[draw_four].reshape(-1, COLOURS, WILD_KIND // COLOURS).sum(axis=2)
    colours[draw_four] = held.argmax(axis=1)
    return cards, colours
