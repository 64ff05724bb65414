"""Rounds that are dealt again from what they began with are those that were dealt."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import structs

from bot.engine import (
    Draft,
    Join,
    MatchOver,
    Mode,
    NextRound,
    Opening,
    RoundOver,
    State,
    apply,
    build_options,
    deal_again,
    default_options,
    new_match,
    why_not,
)
from bot.engine.cards import NUMBER_RANKS, RANK_OF
from bot.engine.events import MatchBegan
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


def first_drawn(began: MatchBegan, seats: int) -> int:
    """Who drew the highest number at last: symbols count nothing, ties draw again (F2, D2)."""
    draws, contenders = list(began.first_draws), list(range(seats))
    while len(contenders) > 1:
        turn = [draws.pop(0) for _ in contenders]
        assert [seat for seat, _ in turn] == contenders
        numbers = {seat: RANK_OF[f] if RANK_OF[f] in NUMBER_RANKS else 0 for seat, f in turn}
        contenders = [seat for seat, number in numbers.items() if number == max(numbers.values())]
    assert draws == []
    return contenders[0]


@pytest.mark.parametrize("number", range(30))
def test_the_highest_card_drawn_begins_in_flip_and_drafts_first_in_duo(number: int) -> None:
    (_, events) = new_match(default_options(Mode.FLIP), 3, bytes([number]) * 16)
    assert isinstance(events[0], MatchBegan)
    assert (events[0].dealer + 1) % 3 == first_drawn(events[0], 3)

    state, events = new_match(default_options(Mode.DUO), 2, bytes([number]) * 16)
    assert isinstance(events[0], MatchBegan)
    assert isinstance(state.phase, Draft)
    assert state.phase.seat == first_drawn(events[0], 2)


@pytest.mark.parametrize("seat", [-1, 0, 4])
def test_a_seat_that_is_taken_or_that_there_is_not_is_no_place_to_join(seat: int) -> None:
    """L2: of three players between rounds; a newcomer's seat is 3."""
    state, _ = new_match(default_options(Mode.CLASSIC), 3, SEED)
    rng = Random(1)
    while not isinstance(state.phase, RoundOver):
        state, _ = apply(state, next_action(state, ("easy",) * 3, rng.randbytes(8)))
    refusal = why_not(state, Join(seat))
    assert refusal is not None
    assert refusal.clause == "L2"
    assert why_not(state, Join(3)) is None
