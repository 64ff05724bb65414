"""Counting all continuations of a position, ply by ply: a safety net for the rules (perft).

The counts of a few small decks are stored. A change of what is allowed, or of its effects, changes
them.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Action, SetupRefusedError, State, apply
from bot.notation.action_text import action_text, listed_actions, speaker
from bot.notation.record_reader import Record
from bot.notation.tokens import NotationError


def position_of(text: str) -> tuple[State, list[str]]:
    """Return the position that a record ends with, and the names of its seats.

    Raise :class:`~bot.notation.tokens.NotationError`, with the line, for a record that does not
    hold.
    """
    record = Record(text)
    record.play_out()
    if record.findings:
        first = record.findings[0]
        raise NotationError(f"expected {first.expected}, got {first.got}", first.line)
    if record.state is not None:
        return record.state, record.names
    try:
        state, _ = record.setup.begin()
    except SetupRefusedError as refused:
        raise NotationError(f"the set-up is refused by {refused}") from None
    return state, list(record.setup.names)


def turn_actions(state: State) -> Iterator[Action]:
    """Yield the legal turn actions of all seats, jump-ins included, in seat order."""
    for seat in range(len(state.hands)):
        yield from listed_actions(state, seat)


def count(state: State, depth: int) -> list[int]:
    """Return the number of sequences of turn actions of each length from 1 to ``depth``.

    Calls are not made. A sequence ends early with the round, or where turns wait for a gesture.
    """
    totals = [0] * depth
    _count(state, depth, 0, totals)
    return totals


def _count(state: State, depth: int, done: int, totals: list[int]) -> None:
    for action in turn_actions(state):
        totals[done] += 1
        if done + 1 < depth:
            _count(apply(state, action)[0], depth, done + 1, totals)


def divide(state: State, names: list[str], depth: int) -> dict[str, int]:
    """Return, for each first action, the number of sequences of ``depth`` actions that begin with
    it."""
    return {
        f"{speaker(names, action)}: {action_text(state, names, action)}": (
            count(apply(state, action)[0], depth - 1)[-1] if depth > 1 else 1
        )
        for action in turn_actions(state)
    }
