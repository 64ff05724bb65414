"""Observations: the only source of what players, screens and messages show (I2)."""

from __future__ import annotations

from msgspec import Struct, structs

from .cards import FACES
from .field_marks import (
    CardForSeat,
    CardsForSeat,
    Colour,
    Count,
    Counts,
    Direction,
    OpenCard,
    OpenCards,
    Seat,
    Side,
)
from .games.effects import Gesture
from .options.options import Options
from .phases import phase_seen_by, without_proof
from .rules.compilation import compile_rules
from .rules.rule_tables import Rules
from .state import (
    Debt,
    Draft,
    KnownRow,
    LaidFace,
    Phase,
    Presence,
    State,
    Turn,
    Window,
    known_after,
)


class Observation(Struct, frozen=True, gc=False):
    """A match as ``seat`` may see it; ``seat`` None is somebody who only watches the table.

    ``hand`` are the card numbers to be used in actions, ``faces`` what they show now and
    ``backs`` what their other side shows (empty where cards have one side), position by position.
    ``counts`` is the number of cards of every seat. ``other_backs`` are the inactive faces of
    every hand, in no order, and ``pile_back`` that of the draw pile's next card (F8; empty and
    None when hidden). ``looked_at`` is the face of the card that the drafter looks at (D2).
    Everybody has seen how the ``window`` opened; what a challenge would show is left out of it.
    ``places`` are the seats that are out, in order (V12); what the first is worth comes from hands
    that are still hidden. ``discards`` are the faces below the top card, which everybody saw laid
    (empty where cards have two sides). ``lacked`` is what draws have shown of every hand: by seat
    and colour (then for wilds) how many cards it has received since its player drew for want of
    any, 255 where that is not known; empty before the first such draw. ``known_before`` are the
    faces of each hand that the observer had seen before those in ``laid_since`` were laid, each by
    its seat; ``known`` is worked out from both.
    ``knocked`` are the seats out by X5, whose ``aside_count`` cards lie in no pile.
    ``leavers`` are the seats that have left in this round, each with the number of cards that its
    player held then, 0 where that is not known.
    """

    seat: Seat | None
    options: Options
    phase: Phase
    hand: CardsForSeat
    faces: CardsForSeat
    backs: CardsForSeat
    counts: tuple[Count, ...]
    top: OpenCard
    colour: Colour
    side: Side
    direction: Direction
    complement: bool
    draw_count: Count
    discard_count: Count
    active: tuple[Seat, ...]
    debts: tuple[Debt, ...]
    announced: Debt | None
    dealer: Seat
    number: Count
    scores: tuple[Count, ...]
    places: tuple[Seat, ...]
    presence: tuple[Presence, ...]
    window: Window | None
    discards: OpenCards
    lacked: tuple[Counts, ...]
    known_before: KnownRow
    laid_since: tuple[LaidFace, ...]
    other_backs: tuple[OpenCards, ...] = ()
    pile_back: OpenCard | None = None
    looked_at: CardForSeat | None = None
    aside_count: Count = 0
    knocked: tuple[Seat, ...] = ()
    leavers: tuple[tuple[Seat, Count], ...] = ()

    @property
    def rules(self) -> Rules:
        """The tables that the match is played by."""
        return compile_rules(self.options)

    @property
    def known(self) -> KnownRow:
        """The faces of each other hand that the observer has seen and that must still be there.

        Shown by a challenge, given away, drawn openly, tried in vain, turned over; in no order.
        Empty while there are none.
        """
        row = known_after(self.known_before, self.laid_since)
        if self.seat is None or not row or not row[self.seat]:
            return row
        others = (*row[: self.seat], b"", *row[self.seat + 1 :])
        return others if any(others) else ()

    def left_with(self, seat: int) -> int | None:
        """Return how many cards ``seat`` held on leaving this round, None if it has not left.

        A player who has left may have come back between rounds (L2).
        """
        return dict(self.leavers).get(seat)


def observe(state: State, seat: int | None) -> Observation:
    """Return all that ``seat`` may know of the match; ``seat`` None: what everybody may know."""
    hands = state.hands
    hand = b"" if seat is None else hands[seat]
    rules, phase = state.rules, state.phase
    if type(phase) is not Turn:
        phase = phase_seen_by(phase, seat)
    if len(hands) == 2:
        one, two = hands
        counts = (len(one), len(two))
    elif len(hands) == 4:
        one, two, three, four = hands
        counts = (len(one), len(two), len(three), len(four))
    else:
        counts = (*map(len, hands),)
    known: KnownRow = ()
    if state.known:
        known = state.known[-1 if seat is None else seat] or state.known[-1]
    seen = Observation(
        seat,
        rules.options,
        phase,
        hand,
        hand,
        b"",
        counts,
        state.top,
        state.colour,
        state.side,
        state.direction,
        state.complement,
        len(state.draw),
        len(state.discard),
        state.ring.seats,
        state.debts,
        state.announced,
        state.dealer,
        state.number,
        state.scores,
        tuple([place.seat for place in state.places]) if state.places else (),
        state.presence,
        None if state.window is None else _public_window(state.window),
        state.discard,
        state.lacked,
        known,
        state.laid_since if known else (),
    )
    if state.leavers:
        seen = structs.replace(seen, leavers=cards_of_leavers(state))
    return seen if rules.sight.all_alike else _with_rarities(state, seen)


def cards_of_leavers(state: State) -> tuple[tuple[int, int], ...]:
    """Return the seats that have left in this round, each with its number of cards then."""
    return tuple([(leaver.seat, leaver.cards) for leaver in state.leavers])


def _with_rarities(state: State, seen: Observation) -> Observation:
    """``seen`` with what few games have: knock-outs (X5), backs (F8), a draft (D2)."""
    if state.aside or state.knocked:
        out = tuple(knocked.seat for knocked in state.knocked)
        seen = structs.replace(seen, aside_count=len(state.aside), knocked=out)
    if state.cards.two_sided:
        return _two_sided(state, seen)
    if type(seen.phase) is Draft and seen.phase.seat == seen.seat and state.draw:
        return structs.replace(seen, looked_at=state.draw[0])
    return seen


def _two_sided(state: State, seen: Observation) -> Observation:
    shown, turned = state.cards.faces[state.side], state.cards.faces[1 - state.side]
    open_backs = state.rules.sight.backs
    others = tuple(
        bytes(sorted(hand.translate(turned))) if open_backs and seat != seen.seat else b""
        for seat, hand in enumerate(state.hands)
    )
    return structs.replace(
        seen,
        faces=seen.hand.translate(shown),
        top=shown[state.top],
        backs=seen.hand.translate(turned),
        discards=b"",
        other_backs=others,
        pile_back=turned[state.draw[0]] if open_backs and state.draw else None,
    )


def _public_window(window: Window) -> Window:
    """Return the window without what an earlier pending draw would show if challenged (C12)."""
    pending = window.before.pending
    if pending is None or pending.accusation is None:
        return window
    before = structs.replace(window.before, pending=without_proof(pending))
    return structs.replace(window, before=before)


def may_owe(seen: Observation) -> frozenset[int]:
    """Return the seats whose hand is so small that a call belongs to it (C13, V14).

    While a card lies that asks its player for the gesture (V11), that may be any seat. What is
    really owed is for the players to notice, and does not show here.
    """
    rules = seen.rules
    if seen.top < FACES and rules.faces.effects[seen.top].gesture is Gesture.SELF:
        return frozenset(seen.active)
    return frozenset(rules.calls.owing(seen.counts))
