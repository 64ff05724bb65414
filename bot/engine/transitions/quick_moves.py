"""Most of what is done at a table, judged and carried out in one go.

A game is mostly single cards that fit and single cards drawn. For these, where the options leave it
at that, the way through the judge, :mod:`.throwing` and :mod:`.turns` asks many questions whose
answer is known. The functions here ask only those that are left, and return None for whatever is
not theirs, which then goes the long way. The random games of the tests go both ways and compare.

Speed is what this module is for, and nothing else would excuse its long functions: a call costs as
much as what it would do. What never changes is made once.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..cards import COLOUR_OF, COMPLEMENT, FACES, RANK_OF, is_wild
from ..events import Drew, Event, Played, Skipped, Turned
from ..legality import NAMED_WITH
from ..precomputed import QUICK_SEATS, for_quick_seats
from ..rules.card_table import NO_CARD, SINGLE
from ..rules.rule_tables import ACTING, LONG_WAY
from ..state import Accusation, Drawn, Pending, PendingDraw, State, Turn, owed_by
from ..throws.course import act, following
from ..throws.foul import accuse
from ..throws.throw import Play
from .call_window import count_changed, set_owed, turn_action_by
from .lacked_faces import AFTER_ONE_DRAWN, UNKNOWN
from .round_end import end_as_usual, finish_round, go_out
from .turns import draw_pending

Outcome = tuple[State, list[Event]]

_FACES, _CARDS = range(FACES), range(NO_CARD)
_TURN = for_quick_seats(Turn)
_DRAWN = for_quick_seats(lambda seat: [Drawn(seat, card) for card in _CARDS])
_DREW = for_quick_seats(lambda seat: [Drew(seat, 1, "turn", SINGLE[face]) for face in _FACES])
_PLAYED = for_quick_seats(lambda seat: [Played(seat, (face,), "play") for face in _FACES])
_SKIPPED = for_quick_seats(lambda seat: Skipped((seat,)))
_TURNED = {direction: Turned(direction) for direction in (1, -1)}
_LAID = for_quick_seats(lambda seat: [((seat, face),) for face in _FACES])
"""The plainest phases and events, and cards laid, made once and shared."""

_NAMEABLE = [[named[is_wild(face)] for face in _FACES] for named in NAMED_WITH]
"""By side and face, the colours that a play may name; None stands for naming none."""


def quick_play(state: State, a: Play) -> Outcome | None:
    """Play a single card that fits and neither flips, exchanges nor opens a window. Return None for
    any other play."""
    seat, card, colour = a.seat, a.card, a.colour
    phase, hands, cards, side = state.phase, state.hands, state.cards, state.side
    if type(phase) is Turn:
        fits = cards.fits_complement if state.complement else cards.fits
        if phase.seat != seat or card not in fits[side][state.top][state.colour]:
            return None
    elif type(phase) is not Drawn or phase.seat != seat or phase.card != card:
        return None
    hand, rules, face = hands[seat], state.rules, cards.faces[side][card]
    way, own = rules.quick.ways[face], COLOUR_OF[face]
    if way == LONG_WAY or len(hands) > QUICK_SEATS or state.announced:
        return None
    if colour not in _NAMEABLE[side][face] or a.more or a.swap is not None:
        return None
    rest = hand.replace(SINGLE[card], b"", 1)
    size = len(rest)
    if size == len(hand) or (not size and not rules.quick.ends):
        return None

    held = [*hands]
    held[seat] = rest
    ring = state.ring
    s = replace(
        state,
        phase=_TURN[ring.left[seat] if state.direction > 0 else ring.right[seat]],
        hands=tuple(held),
        discard=state.discard + SINGLE[state.top],
        top=card,
        colour=own if colour is None else colour,
        laid_since=state.laid_since + _LAID[seat][face] if state.known else (),
        card_played=True,
    )
    if colour is None and size > rules.calls.most_cards and not a.calls and not state.debts:
        events: list[Event] = [_PLAYED[seat][face]]
        if way == ACTING:
            _act_alone(s, seat, face, None, events)
        return s, events
    return _follow(state, s, a, face, rest)


def _follow(state: State, s: State, a: Play, face: int, rest: bytes) -> Outcome | None:
    """Do what follows from a card that acts, names a colour or comes with a call, or concerns
    debts.

    ``state`` is before the card, ``s`` after it, and ``rest`` is what it leaves of the hand. Return
    None if a call does not fit.
    """
    seat, colour, made, debts = a.seat, a.colour, a.calls, s.debts
    rules, way = s.rules, s.rules.quick.ways[face]
    if debts:
        turn_action_by(s, seat)
    accusation = None
    if colour is None and not made:
        events: list[Event] = [_PLAYED[seat][face]]
    else:
        events = [Played(seat, (face,), "play", colour, made)]
        if way == ACTING:
            shown = s.cards.faces[s.side]
            top = shown[state.top]
            accusation = accuse(rules, seat, face, rest, shown, top, state.colour, s.complement)
    if not rest:
        go_out(s, seat, events)
    elif debts or len(rest) <= rules.calls.most_cards:
        count_changed(s, seat, owes=True)
    if made and not _settle_calls(s, seat, made):
        return None
    if not rest:
        if way == ACTING:
            _end_acting(s, seat, face, events)
        else:
            end_as_usual(s, events)
    elif way == ACTING:
        _act_alone(s, seat, face, accusation, events)
    return s, events


def _settle_calls(s: State, seat: int, made: int) -> bool:
    """Take the calls made from those owed. Return whether all of them are owed."""
    owed = owed_by(s.debts, seat)
    set_owed(s, seat, owed & ~made)
    return not made & ~owed


def _act_alone(
    s: State, seat: int, face: int, accusation: Accusation | None, events: list[Event]
) -> None:
    """Do what follows from a single ``face`` that only draws, passes over or turns."""
    ring, effect = s.ring, s.rules.faces.effects[face]
    passes, onward = effect.passes, ring.left if s.direction > 0 else ring.right
    if effect.draw_card:
        affected, draw = onward[seat], PendingDraw(RANK_OF[face], effect.draws, accusation)
        if s.rules.draws.wait or accusation is not None:
            s.phase = Pending(affected, draw)
        else:
            draw_pending(s, affected, draw, "pending", events)
            s.phase = _TURN[onward[affected]]
        return
    if effect.turns:
        passes = int(len(ring.seats) == 2)  # it passes over the only other player (C8)
        if not passes:
            s.direction = direction = -s.direction
            events.append(_TURNED[direction])
            onward = ring.left if direction > 0 else ring.right
    if passes > 1:
        skipped, after = ring.after(seat, s.direction, passes)
        events.append(Skipped(skipped))
        s.phase = _TURN[after]
    elif passes:
        passed = onward[seat]
        events.append(_SKIPPED[passed])
        s.phase = _TURN[onward[passed]]
    else:
        s.phase = _TURN[onward[seat]]


def _end_acting(s: State, seat: int, face: int, events: list[Event]) -> None:
    """End the round with a last card that draws, passes over or turns: draw first, then score."""
    rules, ring = s.rules, s.ring
    direction, passes, draw = act(rules, len(ring.seats), face, s.direction, 0, None, None)
    if direction != s.direction:
        s.direction = direction
        events.append(_TURNED[direction])
    affected = following(rules, ring, direction, seat, passes, draw).affected
    finish_round(s, affected, draw, events)


def quick_draw(state: State, seat: int) -> Outcome | None:
    """Draw one card from a draw pile that has one. Return None for any other draw."""
    phase = state.phase
    hands, pile = state.hands, state.draw
    if type(phase) is not Turn or phase.seat != seat or not state.rules.quick.draws:
        return None
    if state.announced is not None or not pile or len(hands) > QUICK_SEATS:
        return None

    card, cards, side, wanted = pile[0], state.cards, state.side, state.colour
    fits = cards.fits[side][state.top][wanted]
    if state.complement:
        fits = cards.fits_complement[side][state.top][wanted]
        wanted = COMPLEMENT[wanted]
    held = [*hands]
    held[seat] += SINGLE[card]
    lacked = [*state.lacked] if state.lacked else [UNKNOWN] * len(held)
    lacked[seat] = AFTER_ONE_DRAWN[wanted][lacked[seat]]
    if card in fits:
        phase = _DRAWN[seat][card]
    else:
        ring = state.ring
        phase = _TURN[ring.left[seat] if state.direction > 0 else ring.right[seat]]
    s = replace(state, phase=phase, hands=tuple(held), draw=pile[1:], lacked=tuple(lacked))
    if state.debts:
        turn_action_by(s, seat)
        count_changed(s, seat, owes=False)
    return s, [_DREW[seat][cards.faces[side][card]]]
