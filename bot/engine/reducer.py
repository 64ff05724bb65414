"""The one door: :func:`apply`, and :func:`why_not` beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .actions import (
    Action,
    Challenge,
    Contra,
    Discard,
    Double,
    Draw,
    GestureTimeout,
    Join,
    JumpIn,
    Keep,
    Leave,
    MakeGesture,
    NameColour,
    NextRound,
    Pass,
    Play,
    Punish,
    Say,
    StopMatch,
    Take,
    Throw,
    TimeIsUp,
)
from .events import Event, WrongCard
from .legality.judge import JUDGES, judge
from .legality.playable_cards import face
from .refusal import Refusal
from .state import State
from .transitions.after_knock_outs import settle_knock_outs
from .transitions.calls import contra, contra_for_nothing, is_punished, say
from .transitions.deal import next_round
from .transitions.draft import discard, keep
from .transitions.gestures import gesture_timeout, make_gesture
from .transitions.known_cards import note_tried
from .transitions.leaving_and_joining import join, leave, punish
from .transitions.match_end import stop
from .transitions.piles import draw_cards
from .transitions.quick_moves import quick_draw, quick_play
from .transitions.throwing import throw
from .transitions.time_up import time_is_up
from .transitions.turns import challenge, draw, name_colour, pass_turn, take


class RefusedError(Exception):
    """Raised by :func:`bot.engine.apply` for an action that is not allowed; nothing changed.

    Its text is the clause alone, so that it may be logged. ``state`` holds hidden cards:
    :func:`bot.notation.record_writer.write_refusal` makes a record of it, to be replayed.
    """

    def __init__(self, refusal: Refusal, state: State, action: Action) -> None:
        super().__init__(refusal.clause)
        self.refusal = refusal
        self.state = state
        self.action = action


def apply(state: State, action: Action) -> tuple[State, list[Event]]:
    """The state after ``action``, and what happened.

    Raises :class:`RefusedError` for what is not allowed; ``state`` never changes (I4). With P1 a
    wrong card is no exception: its new state holds the penalty, its events begin with
    :class:`~bot.engine.events.WrongCard`.
    """
    if type(action) is Play:
        outcome = quick_play(state, action)
    elif type(action) is Draw:
        outcome = quick_draw(state, action)
    else:
        outcome = None
    return apply_the_long_way(state, action) if outcome is None else outcome


def apply_the_long_way(state: State, action: Action) -> tuple[State, list[Event]]:
    """:func:`apply` for every action, common or not."""
    kind = type(action)
    refusal = JUDGES[kind](state, action)
    events: list[Event] = []
    s = state.__copy__()
    if refusal is None:
        _CARRY_OUT[kind](s, action, events)
    elif is_punished(s, action):
        contra_for_nothing(s, action, events)
    elif refusal.card_at_fault and s.rules.penalties.wrong_card:
        _punish_wrong_card(s, action, refusal, events)
    else:
        raise RefusedError(refusal, state, action)
    if s.knocked:
        settle_knock_outs(s, len(state.knocked), events)
    return s, events


def why_not(state: State, action: Action) -> Refusal | None:
    """Why ``action`` is not allowed, None if it is; nothing changes, under P1 neither."""
    return judge(state, action)


def _punish_wrong_card(s: State, action: Action, refusal: Refusal, events: list[Event]) -> None:
    """The card goes back and costs one card; whose turn it is does not change (P1, P5)."""
    assert isinstance(action, Throw)
    faces = tuple(face(s, card) for card in action.cards)
    events.append(WrongCard(action.seat, faces, refusal.clause))
    note_tried(s, action.seat, bytes(faces))
    draw_cards(s, action.seat, s.rules.penalties.wrong_card, "wrong-card", events)


def _deal_next(s: State, a: NextRound, events: list[Event]) -> None:
    next_round(s, a.seed, events)


_CARRY_OUT: dict[type, Callable[[State, Any, list[Event]], None]] = {
    Play: throw,
    JumpIn: throw,
    Double: throw,
    Draw: draw,
    Pass: pass_turn,
    Take: take,
    Challenge: challenge,
    NameColour: name_colour,
    Keep: keep,
    Discard: discard,
    Say: say,
    Contra: contra,
    MakeGesture: make_gesture,
    GestureTimeout: gesture_timeout,
    TimeIsUp: time_is_up,
    Leave: leave,
    Join: join,
    Punish: punish,
    NextRound: _deal_next,
    StopMatch: stop,
}
