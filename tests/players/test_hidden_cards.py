"""No level decides by a card that it cannot see (I2): 2,000 positions of all games and options."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from bot.engine import (
    MatchOver,
    Mode,
    Observation,
    RoundOver,
    State,
    legal_actions,
    observe,
    side_actions,
    waited_for,
)
from bot.players import decide
from bot.players.levels import PLAYERS
from tests.engine.test_harmless import games
from tests.engine.test_properties import cut_hidden

POSITIONS = 2000
EVERY = 5


@cache
def _positions() -> list[tuple[State, State, int]]:
    """States, the same with the hidden cards exchanged, and who is to act."""
    rng, found = Random(20), list[tuple[State, State, int]]()
    for game in games(50_000, 10_000):
        state, _ = game.begin()
        for number, step in enumerate(game.play(state)):
            state = step.after
            if number % EVERY or isinstance(state.phase, RoundOver | MatchOver):
                continue
            seat = rng.choice(waited_for(state.phase))
            exchanged = cut_hidden(state, seat, rng)
            if _shown_alike(observe(state, seat), observe(exchanged, seat)):
                found.append((state, exchanged, seat))
        if len(found) >= POSITIONS:
            return found[:POSITIONS]
    raise AssertionError("too few positions")


def _shown_alike(one: Observation, other: Observation) -> bool:
    """Backs that everybody sees (F8) move with the cards: then it is another position to them."""
    return (one.other_backs, one.pile_back) == (other.other_backs, other.pile_back)


def test_hidden_cards_exchanged_change_no_decision() -> None:
    modes: Counter[str] = Counter()
    changed = 0
    for number, (state, exchanged, seat) in enumerate(_positions()):
        level = list(PLAYERS)[number % len(PLAYERS)]
        seed = number.to_bytes(2, "big")
        made = [
            decide(observe(s, seat), legal_actions(s, seat), side_actions(s, seat), level, seed)
            for s in (state, exchanged)
        ]
        assert made[0] == made[1], (level, number)
        modes[state.rules.options.mode] += 1
        changed += state != exchanged
    assert changed > POSITIONS // 2
    assert modes.keys() == set(Mode)
    assert min(modes.values()) > 100, modes


@pytest.mark.parametrize("level", PLAYERS)
def test_the_same_seed_gives_the_same_decision(level: str) -> None:
    for state, _, seat in _positions()[:60]:
        legal, side = legal_actions(state, seat), side_actions(state, seat)
        once, again = (decide(observe(state, seat), legal, side, level, b"again") for _ in range(2))
        assert once == again
