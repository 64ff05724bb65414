"""A kept round played again, move by move."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bot.engine import Event, State, apply, deal_again

from .kept_rounds import RoundRecord, Step


class Move(Struct, frozen=True, gc=False):
    """One step of a round with the states around it; ``number`` counts from 1."""

    number: int
    step: Step
    before: State
    after: State
    events: tuple[Event, ...]


def moves_of(record: RoundRecord) -> Iterator[Move]:
    """Every move of the round, in order.

    Raises :class:`bot.engine.RefusedError` where a step is not allowed: the record does not belong
    to its deal.
    """
    state = deal_again(record.options, record.opening)
    for number, step in enumerate(record.steps, start=1):
        after, events = apply(state, step.action)
        yield Move(number, step, state, after, tuple(events))
        state = after
