"""Handing the turn on: who acts next, how a draw is drawn."""

from __future__ import annotations

from ..cards import COLOUR_OF, WILD_DRAW_COLOUR
from ..events import Event, Skipped
from ..legality import face
from ..state import Pending, PendingDraw, State, Turn
from ..throws.course import Following
from .piles import draw_cards, draw_until


def next_phase(
    s: State,
    follows: Following,
    draw: PendingDraw | None,
    granted: int | None,
    events: list[Event],
) -> Turn | Pending:
    """Return the phase of the next player. Draw what does not wait (V8), and note who is passed
    over."""
    if follows.skipped:
        events.append(Skipped(follows.skipped))
    if draw is None:
        return Turn(follows.seat, granted)
    if follows.waits:
        return Pending(follows.affected, draw)
    draw_pending(s, follows.affected, draw, "pending", events)
    return Turn(follows.seat)


def draw_pending(
    s: State, seat: int, draw: PendingDraw, why: str, events: list[Event], more: int = 0
) -> None:
    """Let ``seat`` draw what is pending and ``more`` cards: a number, or until W+C's colour (C7,
    F6)."""
    if draw.kind == WILD_DRAW_COLOUR:
        draw_colour(s, seat, why, events, more)
    else:
        draw_cards(s, seat, draw.amount + more, why, events)


def draw_colour(s: State, seat: int, why: str, events: list[Event], more: int = 0) -> None:
    """Let ``seat`` draw until a card of the current colour comes, and ``more`` cards (F6, M9)."""

    def done(drawn: bytes) -> bool:
        last = len(drawn) - 1 - more
        return last >= 0 and COLOUR_OF[face(s, drawn[last])] == s.colour

    draw_until(s, seat, done, why, events)
