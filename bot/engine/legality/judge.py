"""The one judge: whether an action is allowed now, and if not, by which clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..actions import (
    Action,
    Call,
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
    TimeIsUp,
)
from ..cards import colours_of_side, is_wild_draw
from ..games.effects import Gesture
from ..options.option_catalogue import takes_seats
from ..refusal import OUT_OF_PHASE, Refusal
from ..state import (
    ColourChoice,
    Draft,
    Drawn,
    GestureDuty,
    MatchOver,
    Pending,
    PlayPhase,
    Presence,
    RoundOver,
    State,
    Turn,
    owed_by,
)
from .judge_throws import judge_throw
from .playable_cards import face, may_keep, must_play


def judge(s: State, action: Action) -> Refusal | None:
    """Why ``action`` is not allowed in ``s``, None if it is."""
    return JUDGES[type(action)](s, action)


def _draw(s: State, a: Draw) -> Refusal | None:
    if type(s.phase) is not Turn or s.phase.seat != a.seat:
        return OUT_OF_PHASE
    return Refusal("C6") if must_play(s, s.phase) else None


def _pass(s: State, a: Pass) -> Refusal | None:
    if type(s.phase) is not Drawn or s.phase.seat != a.seat:
        return OUT_OF_PHASE
    return None if may_keep(s, s.phase) else Refusal("X4")


def _take(s: State, a: Take) -> Refusal | None:
    return None if type(s.phase) is Pending and s.phase.seat == a.seat else OUT_OF_PHASE


def _challenge(s: State, a: Challenge) -> Refusal | None:
    if type(s.phase) is not Pending or s.phase.seat != a.seat:
        return OUT_OF_PHASE
    if s.phase.draw.accusation is not None:
        return None
    barred = s.rules.draws.unchallenged
    if barred is not None and is_wild_draw(face(s, s.top)):
        return Refusal(barred)
    return Refusal(s.rules.game.clause("C12"))


def _name_colour(s: State, a: NameColour) -> Refusal | None:
    if type(s.phase) is not ColourChoice or s.phase.seat != a.seat:
        return OUT_OF_PHASE
    return None if a.colour in colours_of_side(s.side) else Refusal("C10")


def _draft_pick(s: State, a: Keep | Discard) -> Refusal | None:
    return None if type(s.phase) is Draft and s.phase.seat == a.seat else OUT_OF_PHASE


def _say(s: State, a: Say) -> Refusal | None:
    if a.call != Call.GESTURE and owed_by(s.debts, a.seat) & a.call:
        return None
    ahead = s.rules.calls.ahead_by_size
    size = len(s.hands[a.seat]) if _plays_next(s, a.seat) else 0
    fits_hand = size < len(ahead) and ahead[size] == a.call
    said_already = s.announced is not None and s.announced.calls == a.call
    return None if fits_hand and not said_already else Refusal("C13")


def _plays_next(s: State, seat: int) -> bool:
    """Whether it is the turn of ``seat``; to name a colour for others or W+X's is none (D3, M9)."""
    if isinstance(s.phase, ColourChoice):
        return s.phase.seat == s.phase.then == seat and not s.phase.draws
    return isinstance(s.phase, PlayPhase) and s.phase.seat == seat


def _contra(s: State, a: Contra) -> Refusal | None:
    catches = a.seat != a.target and _at_table(s, a.seat) and owed_by(s.debts, a.target)
    return None if catches else Refusal("C14")


def _at_table(s: State, seat: int) -> bool:
    return 0 <= seat < len(s.presence) and s.presence[seat].plays


def _make_gesture(s: State, a: MakeGesture) -> Refusal | None:
    duty = s.phase if type(s.phase) is GestureDuty else None
    if owed_by(s.debts, a.seat) & Call.GESTURE or (duty is not None and a.seat in duty.waiting):
        return None
    owed_like_a_call = any(effect.gesture is Gesture.SELF for effect in s.rules.faces.effects)
    return Refusal("C13") if owed_like_a_call and duty is None else OUT_OF_PHASE


def _gesture_timeout(s: State, _a: GestureTimeout) -> Refusal | None:
    return None if type(s.phase) is GestureDuty else OUT_OF_PHASE


def _leave(s: State, a: Leave) -> Refusal | None:
    here = 0 <= a.seat < len(s.presence) and s.presence[a.seat] is Presence.HERE
    return None if here and type(s.phase) is not MatchOver else OUT_OF_PHASE


def _join(s: State, a: Join) -> Refusal | None:
    if s.rules.ends.elimination:
        return Refusal("X10")
    if type(s.phase) is not RoundOver:
        return Refusal("L2")
    if not 0 <= a.seat <= len(s.presence):
        return Refusal("L2")
    presence = s.presence[a.seat] if a.seat < len(s.presence) else None
    if presence is Presence.HERE:
        return Refusal("L2")
    if presence is Presence.STAND_IN:
        return None
    if s.rules.partners:
        return Refusal("V9")
    game, seats = s.rules.game, len(s.present) + 1
    if seats not in game.seats:
        return Refusal(game.seats_clause)
    return None if takes_seats(s.rules.options, seats) else Refusal("L2")


def _punish(s: State, a: Punish) -> Refusal | None:
    if a.offence not in s.rules.penalties.offences:
        return Refusal("P4")
    in_round = a.seat in s.ring or any(place.seat == a.seat for place in s.places)
    at_table = in_round and _at_table(s, a.seat)
    playing = not isinstance(s.phase, Draft | RoundOver | MatchOver)
    return None if at_table and playing else OUT_OF_PHASE


def _time_is_up(s: State, _a: TimeIsUp) -> Refusal | None:
    if type(s.phase) is MatchOver:
        return OUT_OF_PHASE
    return Refusal("X9") if s.rules.ends.blitz is None else None


def _next_round(s: State, _a: NextRound) -> Refusal | None:
    return None if type(s.phase) is RoundOver else OUT_OF_PHASE


def _stop(s: State, _a: StopMatch) -> Refusal | None:
    return OUT_OF_PHASE if type(s.phase) is MatchOver else None


JUDGES: dict[type, Callable[[State, Any], Refusal | None]] = {
    Play: judge_throw,
    JumpIn: judge_throw,
    Double: judge_throw,
    Draw: _draw,
    Pass: _pass,
    Take: _take,
    Challenge: _challenge,
    NameColour: _name_colour,
    Keep: _draft_pick,
    Discard: _draft_pick,
    Say: _say,
    Contra: _contra,
    MakeGesture: _make_gesture,
    GestureTimeout: _gesture_timeout,
    TimeIsUp: _time_is_up,
    Leave: _leave,
    Join: _join,
    Punish: _punish,
    NextRound: _next_round,
    StopMatch: _stop,
}
