"""Rounds that are dealt again from what they began with are those that were dealt."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import structs

from bot.engine import (
    MatchOver,
    Mode,
    NextRound,
    Opening,
    RoundOver,
    State,
    apply,
    build_options,
    deal_again,
    new_match,
)
from bot.players.self_play import next_action

SEED = bytes(range(16))


def rounds_of_a_match(mode: Mode) -> Iterator[State]:
    """Each round of a match of three, or two, as it was dealt."""
    options = build_options(mode, [("target", "200")])
    state, _ = new_match(options, 3 if 3 in options.game.seats else 2, SEED)
    rng = Random(1)
    yield state
    while not isinstance(state.phase, MatchOver):
        if isinstance(state.phase, RoundOver):
            state, _ = apply(state, NextRound(rng.randbytes(16)))
            yield state
        else:
            state, _ = apply(
                state, next_action(state, ("easy",) * len(state.hands), rng.randbytes(8))
            )


@pytest.mark.parametrize("mode", list(Mode))
def test_a_round_of_a_match_is_dealt_again_from_its_opening(mode: Mode) -> None:
    dealt = list(rounds_of_a_match(mode))
    assert [state.number for state in dealt] == list(range(1, len(dealt) + 1))
    for state in dealt:
        opening = Opening(state.number, state.dealer, state.seed, state.scores, state.presence)
        assert deal_again(state.rules.options, opening) == state


def test_who_has_left_is_dealt_no_cards_again() -> None:
    options = build_options(Mode.CLASSIC, [("elimination", None)])
    state, _ = new_match(options, 4, SEED)
    rng = Random(1)
    while not isinstance(state.phase, RoundOver):
        state, _ = apply(state, next_action(state, ("easy",) * 4, rng.randbytes(8)))
    state, _ = apply(state, NextRound(SEED))
    opening = Opening(state.number, state.dealer, state.seed, state.scores, state.presence)
    again = deal_again(options, opening)
    assert sorted(map(len, again.hands)) == [0, 7, 7, 7]
    assert again == state
    assert deal_again(options, structs.replace(opening, seed=SEED[::-1])) != state
