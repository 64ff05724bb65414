"""Carrying out plays, jump-ins and doubles: laying cards and what follows from them."""

from __future__ import annotations

from collections.abc import Collection

from .actions import Call, Double, JumpIn, Play
from .cardplay import calls_made, goes_out, is_foul, is_wild_draw, without
from .cards import COLOUR_OF, NO_COLOUR, RANK_OF, REVERSE
from .debts import count_changed, owed_by, set_owed, turn_action_by
from .ending import finish_round, go_out
from .events import ComplementSwitched, Event, Forgot, Played, Turned
from .gestures import with_gesture
from .piles import draw_cards, pass_hands_on, put_on_top, set_hand, swap_hands, turn_over
from .refusal import Refusal, Refused
from .rules import UNO_UNO_PENALTY, Effect, Exchange, Gesture
from .state import Accusation, Course, Pending, PendingDraw, PlayPhase, State, Turn, Window
from .turns import draw_pending, turn_after

Throw = Play | JumpIn | Double


def play(s: State, a: Play, events: list[Event]) -> None:
    """Play a card, a pair (V3) or a series (D6), or answer a pending draw."""
    phase = s.phase
    cards = (a.card, *a.more) if a.more else (a.card,)
    pending = phase.draw if type(phase) is Pending else None
    grants = s.rules.has_series and _grants_series(s, a, cards)
    _carry_out(s, a, cards, "play", Course(s.direction, s.complement, 0, pending), grants, events)


def act_alone(
    s: State, seat: int, face: int, accusation: Accusation | None, events: list[Event]
) -> None:
    """What follows from a single ``face`` that draws, passes over or turns, and nothing else."""
    direction, passes, draw = _act(s, face, s.direction, 0, None, accusation)
    if direction != s.direction:
        s.direction = direction
        events.append(Turned(direction))
    s.phase = _next_phase(s, seat, passes, draw, False, events)


def jump_in(s: State, a: JumpIn, events: list[Event]) -> None:
    """Throw an identical card: the one below is undone (V5), or its effect stays (V7)."""
    window, phase = s.window, s.phase
    assert window is not None
    course = window.before
    if s.rules.jump_adds:
        pending = phase.draw if type(phase) is Pending else None
        course = Course(s.direction, s.complement, window.passes, pending)
    _carry_out(s, a, (a.card,), "jump", course, False, events)


def double(s: State, a: Double, events: list[Event]) -> None:
    """Add an identical card to one's own; both have their effect (V2)."""
    assert s.window is not None
    course = Course(s.direction, s.complement, s.window.passes, None)
    _carry_out(s, a, (a.card,), "double", course, False, events)


def _grants_series(s: State, a: Play, cards: tuple[int, ...]) -> bool:
    """Whether the opponent may play a series next: a further R ends this one (D6).

    An R played alone under a grant is the whole series if it is the only card of its colour.
    """
    shown = s.cards.faces[s.side]
    last = shown[cards[-1]]
    if RANK_OF[last] != REVERSE:
        return False
    if len(cards) > 1:
        return True
    granted = s.phase.granted if type(s.phase) is Turn else None
    colour = COLOUR_OF[last]
    return granted == colour and [COLOUR_OF[shown[c]] for c in s.hands[a.seat]].count(colour) == 1


def _carry_out(
    s: State,
    throw: Throw,
    cards: tuple[int, ...],
    how: str,
    course: Course,
    grants: bool,
    events: list[Event],
) -> None:
    seat, rules = throw.seat, s.rules
    colour = None if isinstance(throw, Double) else throw.colour
    faces = tuple([s.cards.faces[s.side][card] for card in cards])
    made = calls_made(s, throw)
    out = goes_out(s, throw)
    rest = without(s.hands[seat], cards)
    accusation = accusation_of(s, seat, faces[-1], rest) if how == "play" else None
    direction, complement = s.direction, s.complement
    if how != "double":
        turn_action_by(s, seat)
    set_hand(s, seat, rest)
    events.append(Played(seat, faces, how, colour, throw.calls))
    if out:
        go_out(s, seat, events)
    elif not rest:
        _forget_uno_uno(s, seat, events)
    for card, face in zip(cards, faces, strict=True):
        put_on_top(s, card, COLOUR_OF[face] if colour is None else colour)
    before, course = _course_after(s, faces, course, accusation)
    s.direction, s.complement = course.direction, course.complement
    if direction != s.direction:
        events.append(Turned(s.direction))
    if complement != s.complement:
        events.append(ComplementSwitched(s.complement))
    ends = out and not (rules.play_on and len(s.ring.seats) > 1)
    effects = [rules.effects[face] for face in faces]
    if not ends:
        _change_sides_and_hands(s, throw, effects, colour, out, events)
    gestures = {effect.gesture for effect in effects}
    settle_calls(s, throw, made, () if out else gestures, uno_uno=rules.uno_uno and not rest)
    if ends:
        finish_round(s, seat, course.pending, events)
        return
    then = _next_phase(s, seat, course.passes, course.pending, grants, events)
    due_from_all = Gesture.ALL in gestures
    s.phase = with_gesture(s, seat, made, then, events) if due_from_all else then
    if rules.windows:
        closed = how == "double" or len(cards) > 1
        s.window = Window(seat, faces[-1], before, course.passes, closed)
    if s.announced is not None and s.announced.seat != then.seat:
        s.announced = None


def _forget_uno_uno(s: State, seat: int, events: list[Event]) -> None:
    """Draw for the missing call (V13); a window open until the last card is closed now (C14)."""
    if not s.rules.debts_end_with_turn:
        set_owed(s, seat, 0)
    events.append(Forgot(seat))
    draw_cards(s, seat, UNO_UNO_PENALTY, "unouno", events)


def accusation_of(s: State, seat: int, face: int, rest: bytes) -> Accusation | None:
    """What a challenge of ``face`` would show; none of a last card or with bluff off (C12)."""
    if not rest or not s.rules.bluff or not is_wild_draw(s, face):
        return None
    shown = rest.translate(s.cards.faces[s.side]) if s.cards.two_sided else rest
    return Accusation(seat, is_foul(s, rest, face), shown)


def _course_after(
    s: State, faces: tuple[int, ...], course: Course, accusation: Accusation | None
) -> tuple[Course, Course]:
    """The course before and after the last card; of a series only the last acts (D6)."""
    before = course
    for face in faces[-1:] if s.rules.has_series else faces:
        before = course
        direction, passes, pending = _act(
            s, face, course.direction, course.passes, course.pending, accusation
        )
        switches = s.rules.effects[face].switches_complement
        course = Course(direction, course.complement != switches, passes, pending)
    return before, course


def _act(
    s: State,
    face: int,
    direction: int,
    passes: int,
    pending: PendingDraw | None,
    accusation: Accusation | None,
) -> tuple[int, int, PendingDraw | None]:
    """Direction, pass-overs and pending draw after ``face`` (C7-C9, C11, V17, V18)."""
    effect = s.rules.effects[face]
    if effect.draw_card:
        return direction, passes, _add_draw(face, effect, pending, accusation)
    if pending is not None:
        returned = RANK_OF[face] == REVERSE
        answered = PendingDraw(pending.kind, pending.amount, None, True, returned)
        return -direction if returned else direction, passes, answered
    if effect.turns:
        alone = len(s.ring.seats) == 2
        return (direction, passes + 1, None) if alone else (-direction, passes, None)
    return direction, passes + effect.passes, None


def _add_draw(
    face: int, effect: Effect, pending: PendingDraw | None, accusation: Accusation | None
) -> PendingDraw:
    """The pending draw with a draw card on it; once answered, it stays beyond challenge (C12)."""
    kind = RANK_OF[face]
    if pending is None:
        return PendingDraw(kind, effect.draws, accusation)
    open_to_challenge = None if pending.answered else accusation
    return PendingDraw(kind, pending.amount + effect.draws, open_to_challenge, pending.answered)


def _change_sides_and_hands(
    s: State,
    throw: Throw,
    effects: list[Effect],
    colour: int | None,
    out: bool,
    events: list[Event],
) -> None:
    """Flip (F7) and exchange hands (V4), then see who owes which call (C13, V14)."""
    seat = throw.seat
    changed: tuple[int, ...] = (seat,)
    if effects[-1].flips:
        turn_over(s, events)
        s.colour = colour if colour is not None and s.colour == NO_COLOUR else s.colour
    elif not out and effects[-1].exchange is Exchange.SWAP and throw.swap is not None:
        changed = swap_hands(s, seat, throw.swap, events)
    elif not out and effects[-1].exchange is Exchange.ROTATE:
        for _ in effects:
            changed = pass_hands_on(s, events)
    for other in changed:
        count_changed(s, other, owes=True)


def settle_calls(
    s: State,
    throw: Throw,
    made: int,
    gestures: Collection[Gesture] = (),
    *,
    uno_uno: bool = False,
) -> None:
    """Make the calls that go with the throw; one that fits nothing refuses it (C13)."""
    if Gesture.SELF in gestures:
        set_owed(s, throw.seat, owed_by(s, throw.seat) | Call.GESTURE)
    owed = owed_by(s, throw.seat) if s.debts else 0
    fitting = owed | (Call.UNO_UNO if uno_uno else 0)
    if Gesture.ALL in gestures:
        fitting |= Call.GESTURE
    if throw.calls & ~fitting:
        raise Refused(Refusal("C13"))
    if owed & made:
        set_owed(s, throw.seat, owed & ~made)


def _next_phase(
    s: State,
    seat: int,
    passes: int,
    draw: PendingDraw | None,
    grants: bool,
    events: list[Event],
) -> PlayPhase:
    if draw is None:
        return Turn(turn_after(s, seat, passes, events), s.colour if grants else None)
    ring = s.ring.left if s.direction > 0 else s.ring.right
    affected = ring[seat]
    if s.rules.draws_wait or draw.accusation is not None:
        return Pending(affected, draw)
    draw_pending(s, affected, draw, "pending", events)
    return Turn(ring[affected])
