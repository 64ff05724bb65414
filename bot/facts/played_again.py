"""A kept round played again, move by move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from bot.engine import Event, State, apply, deal_again
from bot.engine.events import RoundEnded

from .kept_rounds import RoundRecord, Step


class Move(Struct, frozen=True, gc=False):
    """One step of a round with the states around it; ``number`` counts from 1."""

    number: int
    step: Step
    before: State
    after: State
    events: tuple[Event, ...]


def end_of_round(events: Iterable[Event]) -> RoundEnded | None:
    """Return the end of the round among what a move or the deal led to, None if it goes on."""
    return next((event for event in events if isinstance(event, RoundEnded)), None)


def dealt_hands(dealt: State) -> tuple[bytes, ...]:
    """Return the hands after the deal, the one set aside of whom it knocked out included (X16).

    The start card's draw concerns the first player alone, so there is one such hand at most.
    """
    knocked = [out.seat for out in dealt.knocked]
    return tuple(dealt.aside if seat in knocked else hand for seat, hand in enumerate(dealt.hands))


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
