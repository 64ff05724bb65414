"""Carrying out plays, jump-ins and doubles: their consequences, done one after the other."""

from __future__ import annotations

from ..cards import COLOUR_OF, NO_COLOUR
from ..events import ComplementSwitched, DiscardedAll, Event, Forgot, GestureDue, Played, Turned
from ..games.effects import Exchange
from ..state import ColourChoice, GestureDuty, State, Window
from ..throws.consequences import Consequences, consequences
from ..throws.standpoint import standpoint_of
from ..throws.throw import Double, Throw
from .call_window import count_changed, set_owed, turn_action_by
from .known_cards import note_laid
from .piles import draw_cards, pass_hands_on, put_on_top, set_hand, swap_hands, turn_over
from .round_end import finish_round, go_out
from .turns import next_phase


def throw(s: State, a: Throw, events: list[Event]) -> None:
    """Lay the cards of a play, a jump-in or a double, and do what follows from them."""
    result = consequences(standpoint_of(s, a.seat), a)
    if not isinstance(a, Double):
        turn_action_by(s, a.seat)
    _leave_the_hand(s, a, result, events)
    _lie_on_top(s, a, result)
    _set_course(s, result, events)
    if result.out is not None and result.exchange is not Exchange.NONE:
        _exchange_the_last_card(s, a, result, result.out, events)
    if result.ends_round:
        finish_round(s, result.follows.affected, result.after.pending, events)
        return
    if result.out is None or result.exchange is Exchange.NONE:
        _turn_over_or_exchange(s, a, result, events)
    _settle_calls(s, result)
    _hand_on(s, a, result, events)


def _leave_the_hand(s: State, a: Throw, result: Consequences, events: list[Event]) -> None:
    """Remove the cards from the hand. A forgotten Uno Uno is paid before they lie (V13)."""
    set_hand(s, a.seat, result.rest)
    events.append(Played(a.seat, result.faces, a.how, a.colour, a.calls))
    under = result.swept.translate(s.cards.faces[s.side])
    if under:
        events.append(DiscardedAll(a.seat, tuple(under)))
    if s.known:
        note_laid(s, a.seat, (*result.faces, *under))
    if result.out is not None and result.exchange is Exchange.NONE:
        go_out(s, result.out, events)
    elif result.pays:
        _pay_for_uno_uno(s, a.seat, events)


def _pay_for_uno_uno(s: State, seat: int, events: list[Event]) -> None:
    """Draw for the missing call. A window that is open until the last card closes now (C14)."""
    if not s.rules.calls.end_with_turn:
        set_owed(s, seat, 0)
    events.append(Forgot(seat))
    draw_cards(s, seat, s.rules.calls.cost, "unouno", events)


def _lie_on_top(s: State, a: Throw, result: Consequences) -> None:
    for card, face in zip(a.cards, result.faces, strict=True):
        put_on_top(s, card, COLOUR_OF[face] if a.colour is None else a.colour)
    s.discard += result.swept
    s.card_played = True


def _set_course(s: State, result: Consequences, events: list[Event]) -> None:
    """Set the direction of play and complementary play from now on."""
    after = result.after
    if s.direction != after.direction:
        events.append(Turned(after.direction))
    if s.complement != after.complement:
        events.append(ComplementSwitched(after.complement))
    s.direction, s.complement = after.direction, after.complement


def _turn_over_or_exchange(s: State, a: Throw, result: Consequences, events: list[Event]) -> None:
    """Flip (F7) or exchange hands (V4). A player who comes to hold another hand may owe a call."""
    changed: tuple[int, ...] = ()
    if result.flips:
        turn_over(s, events)
        s.colour = a.colour if a.colour is not None and s.colour == NO_COLOUR else s.colour
    elif result.exchange is Exchange.SWAP and a.swap is not None:
        changed = swap_hands(s, a.seat, a.swap, events)
    elif result.exchange is Exchange.ROTATE:
        for _ in range(result.rotations):
            changed = pass_hands_on(s, events)
    for other in changed:
        if other != a.seat:
            count_changed(s, other, owes=True)


def _exchange_the_last_card(
    s: State, a: Throw, result: Consequences, out: int, events: list[Event]
) -> None:
    """Carry out a 0 or 7 that empties the hand; then the player without cards is out (X14)."""
    _turn_over_or_exchange(s, a, result, events)
    go_out(s, out, events)


def _settle_calls(s: State, result: Consequences) -> None:
    """Note the calls that are owed and were not made (C13)."""
    if s.debts or result.owes:
        set_owed(s, result.seat, result.owes & ~result.calls)


def _hand_on(s: State, a: Throw, result: Consequences, events: list[Event]) -> None:
    """Begin the next player's turn, once all gestures are made (V11), and open the window."""
    after = result.after
    then = (
        ColourChoice(result.follows.affected, result.follows.seat, draws=True)
        if result.roulette
        else next_phase(s, result.follows, after.pending, result.granted, events)
    )
    waiting = result.waits_for_gesture
    s.phase = then
    if waiting:
        events.append(GestureDue(waiting))
        s.phase = GestureDuty(waiting, then)
    if s.rules.faces.open_windows:
        closed_to_double = isinstance(a, Double) or len(a.cards) > 1
        s.window = Window(a.seat, result.faces[-1], result.before, after.passes, closed_to_double)
    if s.announced is not None and s.announced.seat != then.seat:
        s.announced = None
