"""Rounds of random games and of game records, as they would be kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count

from bot.engine import Action, Mode, NextRound, State, new_match
from bot.engine.events import Event, RoundEnded
from bot.facts import RoundRecord, RoundStep, record_of
from tests.engine.random_games import Game

Ended = tuple[RoundRecord, State, list[Event]]
"""The record of a round, and the state and the events of the action that ended it."""


def rounds_of(number: int, modes: Sequence[Mode]) -> Sequence[Ended]:
    """Every round of a random game that ended: its record, and how the game stood after it."""
    return _played(number, tuple(modes))


def finished_round(mode: Mode) -> Ended:
    """Return a round of this game that was played to its end, whatever the seeds deal today."""
    rounds = (ended for number in count() for ended in rounds_of(number, (mode,)))
    return next(ended for ended in rounds if _is_counted(ended))


def _is_counted(ended: Ended) -> bool:
    return any(isinstance(event, RoundEnded) and event.counted for event in ended[2])


@cache
def _played(number: int, modes: tuple[Mode, ...]) -> Sequence[Ended]:
    """Played once for all tests that look at it: nothing in it can be changed but the events."""
    game = Game.make(number, modes, lambda _option: True)
    state, _ = new_match(game.options, game.seats, game.seed)
    return tuple(kept(step_of(game, state)))


def step_of(game: Game, state: State) -> Iterator[tuple[Action, State, list[Event]]]:
    """Every action of the game with what it led to."""
    for step in game.play(state):
        yield step.action, step.after, step.events


def kept(
    played: Iterator[tuple[Action, State, list[Event]]],
) -> Iterator[Ended]:
    """The rounds that ended among these actions."""
    steps: list[RoundStep] = []
    for action, after, events in played:
        if isinstance(action, NextRound):
            steps = []
            continue
        steps.append(RoundStep(action, 10 + len(steps), autopilot=len(steps) % 7 == 0))
        ended = next((event for event in events if isinstance(event, RoundEnded)), None)
        if ended is not None:
            yield record_of(after, ended, steps), after, events
