"""Most of what is done at a table, judged and carried out in one go.

A game is mostly single cards that fit and single cards drawn. For these, where the options leave it
at that, the way through the judge, :mod:`.throwing` and :mod:`.turns` asks many questions whose
answer is known. The functions here ask only those that are left, and return None for whatever is
not theirs, which then goes the long way. The random games of the tests go both ways and compare.

Speed is what this module is for, and nothing else would excuse its long functions: a call costs as
much as what it would do. What never changes is made once.
"""

from __future__ import annotations

from ..cards import COLOUR_OF, COMPLEMENT, FACES, NO_COLOUR
from ..events import Drew, Event, Played, Skipped, Turned
from ..legality import NAMED_WITH
from ..precomputed import QUICK_SEATS, for_quick_seats
from ..rules.card_table import NO_CARD, SINGLE
from ..rules.rule_tables import ACTING, LONG_WAY, PLAIN
from ..state import Accusation, Drawn, State, Turn, owed_by
from ..throws.course import act, following
from ..throws.foul import accuse
from ..throws.throw import Play
from .call_window import count_changed, set_owed, turn_action_by
from .lacked_faces import AFTER_ONE_DRAWN, UNKNOWN
from .round_end import end_as_usual, finish_round, go_out
from .turns import next_phase

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
    if colour not in NAMED_WITH[side][own == NO_COLOUR] or a.more or a.swap is not None:
        return None
    rest = hand.replace(SINGLE[card], b"", 1)
    size = len(rest)
    if size == len(hand) or (not size and not rules.quick.ends):
        return None

    s = state.__copy__()
    held = [*hands]
    held[seat] = rest
    s.hands = tuple(held)
    if state.known:
        s.laid_since += _LAID[seat][face]
    if way != PLAIN or colour is not None or a.calls or state.debts:
        return _lay(s, a, face, rest)
    if size <= rules.calls.most_cards:
        return _lay(s, a, face, rest)
    s.discard += SINGLE[state.top]
    s.top, s.colour, ring = card, own, state.ring
    s.phase = _TURN[ring.left[seat] if state.direction > 0 else ring.right[seat]]
    return s, [_PLAYED[seat][face]]


def _lay(s: State, a: Play, face: int, rest: bytes) -> Outcome | None:
    """Lay a single card that acts, names a colour or comes with a call, or that concerns debts.

    ``rest`` is what it leaves of the hand. Return None if a call does not fit.
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
            top = shown[s.top]
            accusation = accuse(rules, seat, face, rest, shown, top, s.colour, s.complement)
    s.discard += SINGLE[s.top]
    s.top = a.card
    s.colour = COLOUR_OF[face] if colour is None else colour
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
    elif way == PLAIN:
        s.phase = _TURN[s.ring.left[seat] if s.direction > 0 else s.ring.right[seat]]
    else:
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
    rules, ring = s.rules, s.ring
    direction, passes, draw = act(rules, len(ring.seats), face, s.direction, 0, None, accusation)
    if direction != s.direction:
        s.direction = direction
        events.append(_TURNED[direction])
    if draw is not None:
        follows = following(rules, ring, direction, seat, passes, draw)
        s.phase = next_phase(s, follows, draw, None, events)
        return
    onward = ring.left if direction > 0 else ring.right
    if passes > 1:
        skipped, after = ring.after(seat, direction, passes)
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

    s = state.__copy__()
    if state.debts:
        turn_action_by(s, seat)
    card, s.draw = pile[0], pile[1:]
    held = [*hands]
    held[seat] += SINGLE[card]
    s.hands = tuple(held)
    cards, side, wanted = state.cards, state.side, state.colour
    fits = cards.fits[side][state.top][wanted]
    if state.complement:
        fits = cards.fits_complement[side][state.top][wanted]
        wanted = COMPLEMENT[wanted]
    lacked = [*state.lacked] if state.lacked else [UNKNOWN] * len(held)
    lacked[seat] = AFTER_ONE_DRAWN[wanted][lacked[seat]]
    s.lacked = tuple(lacked)
    if state.debts:
        count_changed(s, seat, owes=False)
    if card in fits:
        s.phase = _DRAWN[seat][card]
    else:
        ring = state.ring
        s.phase = _TURN[ring.left[seat] if state.direction > 0 else ring.right[seat]]
    return s, [_DREW[seat][cards.faces[side][card]]]
