"""The entry point of the engine: :func:`apply`, and :func:`why_not` beside it."""

from __future__ import annotations

from .action import Action
from .actions.all_actions import ENTRY_OF
from .actions.draw import Draw
from .events import Event
from .refusal import Refusal
from .state import State
from .throws.throw import Play
from .transitions.leaving_and_joining import settle_knock_outs
from .transitions.quick_moves import quick_draw, quick_play


class RefusedError(Exception):
    """Raised by :func:`bot.engine.apply` for an action that is not allowed; nothing changed.

    Its text is the clause alone, so that it may be logged.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.clause)
        self.refusal = refusal


def apply(state: State, action: Action) -> tuple[State, list[Event]]:
    """Return the state after ``action``, and what happened.

    Raise :class:`RefusedError` for what is not allowed; ``state`` never changes (I4). With P1 a
    wrong card is no exception: its new state holds the penalty, its events begin with
    :class:`~bot.engine.events.WrongCard`.
    """
    if type(action) is Play:
        outcome = quick_play(state, action)
    elif type(action) is Draw:
        outcome = quick_draw(state, action.seat)
    else:
        outcome = None
    return apply_the_long_way(state, action) if outcome is None else outcome


def apply_the_long_way(state: State, action: Action) -> tuple[State, list[Event]]:
    """Do what :func:`apply` does, for every action, common or not."""
    entry = ENTRY_OF[type(action)]
    refusal = entry.judge(state, action)
    events: list[Event] = []
    s = state.__copy__()
    if refusal is None:
        entry.carry_out(s, action, events)
    elif entry.punish is None or not entry.punish(s, action, refusal, events):
        raise RefusedError(refusal)
    if s.knocked:
        settle_knock_outs(s, len(state.knocked), events)
    return s, events


def why_not(state: State, action: Action) -> Refusal | None:
    """Return why ``action`` is not allowed, None if it is. Nothing changes, under P1 neither."""
    return ENTRY_OF[type(action)].judge(state, action)
