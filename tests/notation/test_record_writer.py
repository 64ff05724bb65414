"""A match written as a record is played again to the same end, punished tries with it."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import (
    Action,
    Event,
    MatchOver,
    Mode,
    Options,
    Play,
    RefusedError,
    State,
    Turn,
    apply,
    new_match,
)
from bot.engine.events import FalseContra, WrongCard
from bot.notation.record_reader import Record
from bot.notation.record_writer import write_record
from bot.rule_choice import combined
from tests.engine.random_games import Game

SEED = bytes(range(16))
PUNISHING = [("wrong_card", "on"), ("false_contra", "1"), ("target", "round")]
MOVES = 120


def _played(mode: Mode, number: int) -> tuple[Options, State, list[Action], list[Event]]:
    """A match in which cards are thrown that do not fit, and contra is called for nothing."""
    options = combined(mode, PUNISHING).options
    game = Game(Random(number), options, 2 if mode is Mode.DUO else 3, SEED, MOVES)
    state, told = new_match(options, game.seats, SEED, 0)
    done: list[Action] = []
    while len(done) < MOVES and not isinstance(state.phase, MatchOver):
        action = game.choose(state)
        if isinstance(state.phase, Turn) and game.rng.random() < 0.2:
            hand = state.hands[state.phase.seat]
            action = Play(state.phase.seat, game.rng.choice(list(hand)))
        try:
            state, events = apply(state, action)
        except RefusedError:
            continue
        done.append(action)
        told += events
    return options, state, done, told


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("number", range(6))
def test_it_leads_to_the_same_state(mode: Mode, number: int) -> None:
    options, state, done, told = _played(mode, number)
    names = [f"seat{seat + 1}" for seat in range(len(state.hands))]
    seated = names[: 2 if mode is Mode.DUO else 3]
    text = write_record(options, seated, SEED, [(action, None) for action in done], dealer=0)
    record = Record(text)
    again = [step.action for step in record.play() if step.action is not None]
    assert record.findings == []
    assert again == done
    assert record.state == state
    marked = sum(" ! " in line for line in text.splitlines())
    assert marked == sum(isinstance(event, WrongCard | FalseContra) for event in told)


def test_both_kinds_of_punished_tries_are_among_them() -> None:
    told = [event for number in range(6) for event in _played(Mode.CLASSIC, number)[3]]
    for kind in (WrongCard, FalseContra):
        assert any(isinstance(event, kind) for event in told)
