"""Turns without a card: drawing, passing, taking, challenging, and handing the turn on."""

from __future__ import annotations

from msgspec import structs

from ..actions import Challenge, Draw, NameColour, Pass, Take
from ..amounts import UNFOUNDED_CHALLENGE
from ..cards import COLOUR_OF, WILD_DRAW_COLOUR, wanted_colour
from ..events import Challenged, ColourNamed, Event, Passed, Skipped
from ..legality.playable_cards import face, may_be_played, playable
from ..state import ColourChoice, Drawn, Pending, PendingDraw, State, Turn
from ..throws.course import Following
from .debts import turn_action_by
from .known_cards import note_shown
from .lacked_faces import note_drawn_in_turn, note_kept
from .piles import draw_cards, draw_until


def next_phase(
    s: State,
    follows: Following,
    draw: PendingDraw | None,
    granted: int | None,
    events: list[Event],
) -> Turn | Pending:
    """Who acts next; what is not waited for is drawn (V8), and who is passed over is told."""
    if follows.skipped:
        events.append(Skipped(follows.skipped))
    if draw is None:
        return Turn(follows.seat, granted)
    if follows.waits:
        return Pending(follows.affected, draw)
    draw_pending(s, follows.affected, draw, "pending", events)
    return Turn(follows.seat)


def _turn_action(s: State, seat: int) -> None:
    """What any turn action but a play ends: the window of others, one's own double (V2, C14)."""
    turn_action_by(s, seat)
    if s.window is None:
        return
    s.window = structs.replace(s.window, closed_to_double=True) if s.window.seat == seat else None


def draw(s: State, a: Draw, events: list[Event]) -> None:
    """Draw a card, or with V10 until one may be played; keep the turn if it may (C5)."""
    seat = a.seat
    assert isinstance(s.phase, Turn)
    endless = s.rules.draws.endless and not playable(s, s.phase)
    if s.debts or s.announced is not None or s.window is not None:
        _turn_action(s, seat)
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


def pass_turn(s: State, a: Pass, events: list[Event]) -> None:
    """Keep the drawn card (C5)."""
    _turn_action(s, a.seat)
    events.append(Passed(a.seat))
    note_kept(s, a.seat, wanted_colour(s.colour, s.complement))
    s.phase = Turn(s.ring.next(a.seat, s.direction))


def draw_pending(
    s: State, seat: int, draw: PendingDraw, why: str, events: list[Event], more: int = 0
) -> None:
    """``seat`` draws what is pending, and ``more``: so many cards, or W+C's colour (C7, F6)."""
    if draw.kind == WILD_DRAW_COLOUR:
        _draw_colour(s, seat, why, events, more)
    else:
        draw_cards(s, seat, draw.amount + more, why, events)


def take(s: State, a: Take, events: list[Event]) -> None:
    """Draw the pending cards and be passed over (C7, C11)."""
    assert isinstance(s.phase, Pending)
    pending = s.phase.draw
    _turn_action(s, a.seat)
    draw_pending(s, a.seat, pending, "pending", events)
    s.phase = Turn(s.ring.next(a.seat, s.direction))


def challenge(s: State, a: Challenge, events: list[Event]) -> None:
    """Challenge a wild draw card (C12, F5, F6, D5)."""
    assert isinstance(s.phase, Pending)
    pending = s.phase.draw
    accusation = pending.accusation
    assert accusation is not None
    announced = s.announced
    _turn_action(s, a.seat)
    events.append(Challenged(a.seat, accusation.accused, accusation.foul, accusation.hand))
    note_shown(s, accusation.accused, a.seat, accusation.hand)
    if accusation.foul:
        draw_pending(s, accusation.accused, pending, "challenge", events)
        s.announced = announced
        s.phase = Turn(a.seat)
    else:
        draw_pending(s, a.seat, pending, "challenge", events, more=UNFOUNDED_CHALLENGE)
        s.phase = Turn(s.ring.next(a.seat, s.direction))


def name_colour(s: State, a: NameColour, events: list[Event]) -> None:
    """Name the colour of a start card (C3e, D3, F3): no turn action, so that no window closes.

    Of a W+X it is one; who names it draws until it comes (M9).
    """
    phase = s.phase
    assert isinstance(phase, ColourChoice)
    if phase.draws:
        _turn_action(s, a.seat)
    s.colour = a.colour
    events.append(ColourNamed(a.seat, a.colour))
    if not phase.draws:
        s.phase = Turn(phase.then)
        return
    _draw_colour(s, a.seat, "roulette", events)
    s.phase = Turn(s.ring.next(a.seat, s.direction))


def _draw_colour(s: State, seat: int, why: str, events: list[Event], more: int = 0) -> None:
    """Draw until a card of the current colour comes, and so many more (F6, M9)."""

    def done(drawn: bytes) -> bool:
        last = len(drawn) - 1 - more
        return last >= 0 and COLOUR_OF[face(s, drawn[last])] == s.colour

    draw_until(s, seat, done, why, events)
