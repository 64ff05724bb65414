"""The piles and the hands: every way in which cards move.

A hand that changes may owe another call (C13, C14), or knock its player out of the round (X5).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..cards import COLOUR_OF
from ..events import (
    OPEN_DRAWS,
    CameBack,
    Drew,
    Event,
    Flipped,
    HandsPassed,
    HandsSwapped,
    KnockedOut,
    Reshuffled,
)
from ..randomness import shuffled
from ..rules.card_table import SINGLE
from ..rules.rule_tables import NO_LIMIT
from ..state import KnockedOutSeat, State
from .call_window import count_changed, set_owed
from .known_cards import forget_hand, note_drawn_openly, note_handed_on, note_turned_over
from .lacked_faces import forget_lacks, note_given, note_received
from .scoring import hand_value, team_of


def knock_out(s: State, seat: int, events: list[Event]) -> None:
    """Take ``seat`` out of the round, set its hand aside and note what the hand counts now
    (X5a)."""
    hand, points = s.hands[seat], s.rules.game.knock_out_points
    s.knocked = (
        *s.knocked,
        KnockedOutSeat(seat, hand_value(s, seat) if points is None else points),
    )
    s.aside += hand
    s.hands = (*s.hands[:seat], b"", *s.hands[seat + 1 :])
    forget_hand(s, seat)
    s.ring = s.ring.without(seat)
    set_owed(s, seat, 0)
    if s.announced is not None and s.announced.seat == seat:
        s.announced = None
    events.append(KnockedOut(seat, len(hand)))


def room_in_hand(s: State, seat: int, events: Sequence[Event]) -> int:
    """Return how many cards ``seat`` can draw in the action that led to ``events`` so far (X5,
    X5c)."""
    limit = s.rules.ends.hand_limit
    if limit == NO_LIMIT:
        return NO_LIMIT
    decided = any(isinstance(e, KnockedOut) for e in events) and one_team_left(s)
    return 0 if decided else limit - len(s.hands[seat])


def one_team_left(s: State) -> bool:
    """Return whether all active players win or lose together (X5c, V9)."""
    return len({frozenset(team_of(s, seat)) for seat in s.ring.seats}) == 1


def set_hand(s: State, seat: int, hand: bytes) -> None:
    """Give ``seat`` this hand."""
    held = [*s.hands]
    held[seat] = hand
    s.hands = tuple(held)


def shuffle(s: State, cards: bytes) -> bytes:
    """Return ``cards`` in the order of the next shuffle of the seed."""
    order = shuffled(s.seed, s.shuffles, cards)
    s.shuffles += 1
    return order


def _refill(s: State, events: list[Event]) -> None:
    """Make the discard pile, but for its top card, the draw pile (C16; D7: turned over).

    The cards set aside go with it (X5a).
    """
    laid = s.discard + s.aside
    if not laid:
        return
    s.draw = shuffle(s, laid) if s.rules.game.reshuffles else laid
    s.discard = s.aside = b""
    events.append(Reshuffled(len(s.draw)))


def _from_pile(s: State, count: int, events: list[Event]) -> bytes:
    drawn, s.draw = s.draw[:count], s.draw[count:]
    if len(drawn) < count:
        _refill(s, events)
        missing = count - len(drawn)
        drawn, s.draw = drawn + s.draw[:missing], s.draw[missing:]
    return drawn


def _receive(s: State, seat: int, drawn: bytes, why: str, events: list[Event]) -> bytes:
    if drawn:
        rules, hand = s.rules, s.hands[seat] + drawn
        set_hand(s, seat, hand)
        if s.lacked:
            note_received(s, seat, len(drawn))
        faces = drawn.translate(s.cards.faces[s.side]) if s.cards.two_sided else drawn
        events.append(Drew(seat, len(drawn), why, faces))
        if why in OPEN_DRAWS:
            note_drawn_openly(s, seat, faces)
        if s.debts or rules.calls.owed_by_drawing:
            count_changed(s, seat, owes=rules.calls.owed_by_drawing)
        if s.announced is not None and s.announced.seat == seat:
            s.announced = None
        if seat not in s.ring.seats:
            _come_back(s, seat, events)
        if len(hand) >= rules.ends.hand_limit:
            knock_out(s, seat, events)
    return drawn


def _come_back(s: State, seat: int, events: list[Event]) -> None:
    """Bring a finished player who gets a card back into the round; later places move up (P3)."""
    s.ring = s.ring.with_seat(seat)
    s.places = tuple(place for place in s.places if place.seat != seat)
    events.append(CameBack(seat))


def draw_cards(s: State, seat: int, count: int, why: str, events: list[Event]) -> bytes:
    """Let ``seat`` draw ``count`` cards, or as many as there are (C16). Return them.

    A player draws no more than what knocks them out, and nothing once that has decided the round
    (X5).
    """
    if s.rules.ends.hand_limit != NO_LIMIT:
        count = min(count, room_in_hand(s, seat, events))
    return _receive(s, seat, _from_pile(s, count, events), why, events)


def draw_until(
    s: State, seat: int, done: Callable[[bytes], bool], why: str, events: list[Event]
) -> bytes:
    """Let ``seat`` draw card by card until ``done(cards drawn)`` or the piles are empty. Return
    them."""
    drawn, room = b"", room_in_hand(s, seat, events)
    while room and (card := _from_pile(s, 1, events)):
        drawn += card
        room -= 1
        if done(drawn):
            break
    return _receive(s, seat, drawn, why, events)


def put_on_top(s: State, card: int, colour: int) -> None:
    """Lay ``card`` on the discard pile; ``colour`` becomes the current one."""
    s.discard += SINGLE[s.top]
    s.top = card
    s.colour = colour


def turn_over(s: State, events: list[Event]) -> None:
    """Turn over both piles, each as a whole, and all hands (F7).

    The current colour is that of the new top face: NO_COLOUR for a wild.
    """
    upside_down = (s.discard + SINGLE[s.top])[::-1]
    s.discard, s.top = upside_down[:-1], upside_down[-1]
    s.draw = s.draw[::-1]
    s.side = 1 - s.side
    forget_lacks(s)
    note_turned_over(s)
    face = s.cards.faces[s.side][s.top]
    s.colour = COLOUR_OF[face]
    events.append(Flipped(s.side, face))


def _note_exchange(s: State, giver_of: dict[int, int]) -> None:
    """Move what opponents know of a hand along with the hand when it changes owner."""
    note_given(s, giver_of)
    note_handed_on(s, giver_of)


def pass_hands_on(s: State, events: list[Event]) -> tuple[int, ...]:
    """Let all active players hand their cards to the next one (V4). Return the seats concerned."""
    hands = list(s.hands)
    for seat in s.ring.seats:
        hands[s.ring.next(seat, s.direction)] = s.hands[seat]
    s.hands = tuple(hands)
    _note_exchange(s, {s.ring.next(seat, s.direction): seat for seat in s.ring.seats})
    events.append(HandsPassed(s.direction))
    return s.ring.seats


def swap_hands(s: State, seat: int, other: int, events: list[Event]) -> tuple[int, ...]:
    """Let two players swap hands (V4). Return the seats concerned."""
    mine, theirs = s.hands[seat], s.hands[other]
    set_hand(s, seat, theirs)
    set_hand(s, other, mine)
    _note_exchange(s, {seat: other, other: seat})
    events.append(HandsSwapped(seat, other))
    return seat, other
