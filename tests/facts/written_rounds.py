"""Rounds written as game records: what is counted of them, whatever a seed would deal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

from bot.engine import Opening, Presence, State, apply
from bot.facts import (
    Highlight,
    HighlightKind,
    RoundFacts,
    RoundRecord,
    RoundStep,
    RoundWalk,
    facts_of,
    walk_of,
)
from bot.facts.recorded_rounds import Move
from bot.facts.round_facts import RoundCounts, count_round
from tests.engine.test_round_history import played

TENTHS = 25
"""How long each action of a written round takes."""


def counted(text: str, autopilot: tuple[int, ...] = ()) -> RoundCounts:
    """What is counted of a record, which need not reach the round's end.

    `autopilot` are the numbers, from 1, of the moves that the bot made for somebody.
    """
    state, actions = played(text)
    counts = count_round(state)
    for number, action in enumerate(actions, start=1):
        after, events = apply(state, action)
        step = RoundStep(action, TENTHS, number in autopilot)
        counts.note(Move(number, step, state, after, tuple(events)))
        state = after
    return counts


def found(text: str, kind: HighlightKind) -> list[Highlight]:
    """The highlights of this kind in a record."""
    return [highlight for highlight in counted(text).highlights.found if highlight.kind is kind]


def recorded(text: str) -> tuple[State, RoundRecord]:
    """The position in which a record begins, and the record as it would be kept."""
    state, actions = played(text)
    presence = tuple(Presence.HERE for _ in state.hands)
    opening = Opening(state.number, state.dealer, state.seed, state.scores, presence)
    steps = tuple(RoundStep(action, TENTHS) for action in actions)
    return state, RoundRecord(state.rules.options, opening, steps)


@contextmanager
def dealt_again(state: State) -> Iterator[None]:
    """Let every kept round begin in this position meanwhile."""
    with ExitStack() as stack:
        for name, module in list(sys.modules.items()):
            if name.startswith("bot.facts.") and hasattr(module, "deal_again"):
                stack.enter_context(patch.object(module, "deal_again", lambda *_: state))
            if name.startswith("bot.facts.") and hasattr(module, "replay_deal"):
                stack.enter_context(patch.object(module, "replay_deal", lambda *_: (state, [])))
        yield


def facts(text: str) -> RoundFacts:
    """The facts of a record that reaches the round's end."""
    state, record = recorded(text)
    with dealt_again(state):
        told = facts_of(record)
    assert told is not None
    return told


def walk(text: str) -> RoundWalk:
    """A record, to be walked through."""
    state, record = recorded(text)
    with dealt_again(state):
        return walk_of(record)
