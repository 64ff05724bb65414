"""Drawing a card instead of playing, and keeping the card drawn (C5)."""

from __future__ import annotations

from ..action import TurnAction
from ..cards import wanted_colour
from ..events import Event, Passed
from ..legality import may_be_played, may_keep, must_play, playable
from ..observation import Observation
from ..refusal import OUT_OF_PHASE, Refusal
from ..state import Drawn, State, Turn
from ..transitions.call_window import close_windows
from ..transitions.lacked_faces import note_drawn_in_turn, note_kept
from ..transitions.piles import draw_cards, draw_until
from .entry import Entry, Outlook, Words, harmless, offer_bare


class Draw(TurnAction, frozen=True, tag="draw"):
    """Draw one card instead of playing, or until one may be played (C5, V10)."""


def _judge_draw(s: State, a: Draw) -> Refusal | None:
    if type(s.phase) is not Turn or s.phase.seat != a.seat:
        return OUT_OF_PHASE
    return Refusal("C6") if must_play(s, s.phase) else None


def _draw(s: State, a: Draw, events: list[Event]) -> None:
    """Draw a card, or with V10 until one may be played; keep the turn if it may (C5)."""
    seat = a.seat
    assert isinstance(s.phase, Turn)
    endless = s.rules.draws.endless and not playable(s, s.phase)
    if s.debts or s.announced is not None or s.window is not None:
        close_windows(s, seat)
    if endless:
        before = s.hands[seat]

        def done(drawn: bytes) -> bool:
            return may_be_played(s, before + drawn, drawn[-1])

        drawn = draw_until(s, seat, done, "turn", events)
    else:
        drawn = draw_cards(s, seat, 1, "turn", events)
    note_drawn_in_turn(s, seat, wanted_colour(s.colour, s.complement))
    if drawn and seat in s.ring.seats and may_be_played(s, s.hands[seat], drawn[-1]):
        s.phase = Drawn(seat, drawn[-1])
    else:
        s.phase = Turn(s.ring.left[seat] if s.direction > 0 else s.ring.right[seat])


def _outlook_of_drawing(_seen: Observation, _a: Draw) -> Outlook:
    return Outlook(own_cards=1)


DRAW = Entry(
    action=Draw,
    words=Words("draw"),
    judge=_judge_draw,
    carry_out=_draw,
    offer=offer_bare(Draw, _judge_draw),
    harm=harmless,
    outlook=_outlook_of_drawing,
)


class Pass(TurnAction, frozen=True, tag="pass"):
    """Keep the drawn card (C5)."""


def _judge_pass(s: State, a: Pass) -> Refusal | None:
    if type(s.phase) is not Drawn or s.phase.seat != a.seat:
        return OUT_OF_PHASE
    return None if may_keep(s, s.phase) else Refusal("X4")


def _pass(s: State, a: Pass, events: list[Event]) -> None:
    close_windows(s, a.seat)
    events.append(Passed(a.seat))
    note_kept(s, a.seat, wanted_colour(s.colour, s.complement))
    s.phase = Turn(s.ring.next(a.seat, s.direction))


PASS = Entry(
    action=Pass,
    words=Words("pass"),
    judge=_judge_pass,
    carry_out=_pass,
    offer_last=offer_bare(Pass, _judge_pass),
    harm=harmless,
)
