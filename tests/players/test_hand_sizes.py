"""Computer players with other hands than seven cards, and other decks than usual (X16)."""

from __future__ import annotations

from collections import Counter
from itertools import count
from random import Random

import pytest
from msgspec import structs

from bot.engine import (
    Leave,
    Mode,
    NextRound,
    RoundOver,
    State,
    apply,
    build_options,
    legal_actions,
    new_match,
    observe,
    to_act,
)
from bot.players.hidden_cards import decks_in_play, sample_world
from bot.players.information_state import InformationState
from bot.players.levels import LEVELS
from bot.players.policy import decide_as
from bot.players.self_play import derive, play_match


@pytest.mark.parametrize(
    ("mode", "size", "levels"),
    [
        (Mode.CLASSIC, "2", ("hard", "medium", "easy")),
        (Mode.CLASSIC, "15", ("hard", "medium", "easy")),
        (Mode.CLASSIC, "9", ("hard", "medium", "easy", "medium", "easy") * 2),
        (Mode.FLIP, "2", ("hard", "medium", "easy")),
        (Mode.FLIP, "10", ("medium", "easy") * 5),
        (Mode.DUO, "2", ("hard", "easy")),
        (Mode.DUO, "15", ("hard", "easy")),
        (Mode.MERCY, "2", ("hard", "medium", "easy")),
        (Mode.MERCY, "15", ("hard", "medium", "easy") * 2),
    ],
)
def test_so_many_rounds_are_played_with_hands_of_every_size(
    mode: Mode, size: str, levels: tuple[str, ...]
) -> None:
    options = build_options(mode, [("rounds", "2"), ("hand_size", size)])

    match = play_match(options, levels, b"hands")

    assert match.finished
    assert match.rounds == 2
    assert match.winners


@pytest.mark.parametrize("size", ["2", "15"])
def test_master_decides_with_hands_of_other_sizes(size: str) -> None:
    options = build_options(Mode.CLASSIC, [("rounds", "1"), ("hand_size", size)])
    deals = (new_match(options, 2, derive(b"deals", number))[0] for number in count())
    state, seat = next(
        (state, seat)
        for state in deals
        if (seat := to_act(state.phase)) is not None and len(legal_actions(state, seat)) > 1
    )

    legal = legal_actions(state, seat)
    action = decide_as(LEVELS["master"], observe(state, seat), legal, [], b"decide")

    assert action is not None
    apply(state, action)


def _ten_of_eleven() -> State:
    """Ten players with fifteen cards each, from two decks, after an eleventh has left (X16a)."""
    options = build_options(Mode.CLASSIC, [("hand_size", "15"), ("rounds", "3")])
    state, _ = new_match(options, 11, b"eleven")
    between = structs.replace(state, phase=RoundOver(1))
    state, _ = apply(between, Leave(0))
    state, _ = apply(state, NextRound(b"ten"))
    assert len(state.ring) == 10
    return state


def test_two_decks_are_counted_at_a_table_of_ten() -> None:
    state = _ten_of_eleven()
    seat = to_act(state.phase)
    assert seat is not None
    info = InformationState(observe(state, seat))

    assert decks_in_play(info.observation) == 2


def test_worlds_of_two_decks_hold_all_cards() -> None:
    state = _ten_of_eleven()
    seat = to_act(state.phase)
    assert seat is not None
    info = InformationState(observe(state, seat))

    world = sample_world(info, Random(1), 0.15)

    assert _cards(world) == _cards(state)
    assert observe(world, seat) == info.observation


def _cards(state: State) -> Counter[int]:
    return Counter(b"".join((*state.hands, state.draw, state.discard, bytes((state.top,)))))


@pytest.mark.parametrize("level", [*LEVELS])
def test_every_level_decides_at_a_table_of_ten_with_two_decks(level: str) -> None:
    state = _ten_of_eleven()
    for number in range(30):
        seat = to_act(state.phase)
        assert seat is not None
        legal = legal_actions(state, seat)
        chance = derive(b"ten", number)
        action = decide_as(LEVELS[level], observe(state, seat), legal, [], chance)
        assert action is not None
        state, _ = apply(state, action)
