"""A whole match that agrees with what a seat sees, given the hidden cards.

What is not needed for playing on is left out: the shuffles of other seeds, the points of finished
players, and what other seats have seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, structs

from .observation import Observation
from .position import Card
from .rules.card_table import NO_CARD, ONE_SIDED, CardTable
from .state import Accusation, FinishedPlace, KnockedOutSeat, Leaver, Pending, Phase, State
from .turn_order import ring_of


class HiddenCards(Struct, frozen=True, kw_only=True):
    """The cards that an observer does not see, by their faces; the piles as in :class:`State`.

    ``hands`` are those of all seats; the observer's own is ignored. ``foul`` says whether the wild
    draw card that may be challenged is one (C11a).
    """

    hands: Sequence[Sequence[Card]]
    draw: Sequence[Card]
    discard: Sequence[Card]
    top: Card | None
    aside: Sequence[Card] = ()
    foul: bool = False


def determined(seen: Observation, hidden: HiddenCards, seed: bytes) -> State:
    """Return the match that ``seen`` is the view of if the hidden cards are these.

    ``seed`` shuffles from now on. Cards of the observer keep their numbers, so that the observer's
    open actions are the same. Raise :class:`ValueError` for the view of somebody who only watches.
    """
    seat = seen.seat
    if seat is None:
        raise ValueError("an onlooker has no hand to go on with")
    numbering = _Numbering(seen)
    hands = [numbering.numbered(hand) for hand in hidden.hands]
    hands[seat] = seen.hand
    draw, discard = numbering.numbered(hidden.draw), numbering.numbered(hidden.discard)
    aside = numbering.numbered(hidden.aside)
    top = NO_CARD if hidden.top is None else numbering.numbered([hidden.top])[0]
    cards = numbering.table()
    shown = cards.faces[seen.side]
    known = [seen.known_before if viewer == seat else () for viewer in range(len(hands) + 1)]
    return State(
        rules=seen.rules,
        cards=cards,
        phase=_accused(seen.phase, hidden, [hand.translate(shown) for hand in hands]),
        hands=tuple(hands),
        draw=draw,
        discard=discard,
        top=top,
        colour=seen.colour,
        ring=ring_of(seen.active, len(hands)),
        side=seen.side,
        direction=seen.direction,
        complement=seen.complement,
        window=seen.window,
        debts=seen.debts,
        announced=seen.announced,
        seed=seed,
        shuffles=0,
        dealer=seen.dealer,
        number=seen.number,
        scores=seen.scores,
        places=tuple([FinishedPlace(out, 0) for out in seen.places]),
        presence=seen.presence,
        lacked=seen.lacked,
        aside=aside,
        knocked=tuple([KnockedOutSeat(out, 0) for out in seen.knocked]),
        known=tuple(known) if seen.known_before else (),
        laid_since=seen.laid_since,
        # What leavers held counts for somebody (L1a), but nobody has seen it.
        leavers=tuple([Leaver(gone, 0, cards) for gone, cards in seen.leavers]),
    )


def _accused(phase: Phase, hidden: HiddenCards, faces: Sequence[bytes]) -> Phase:
    """Return the phase with what a challenge of the wild draw card would show."""
    if not isinstance(phase, Pending) or phase.draw.accusation is None:
        return phase
    accused = phase.draw.accusation.accused
    accusation = Accusation(accused, hidden.foul, faces[accused])
    return Pending(phase.seat, structs.replace(phase.draw, accusation=accusation))


class _Numbering:
    """Card numbers: in flip those of the observer's own cards, and free ones for the rest."""

    def __init__(self, seen: Observation) -> None:
        self._two_sided = seen.rules.game.two_sided
        self._numbers: dict[Card, int] = {}
        if self._two_sided:
            for number, shown, back in zip(seen.hand, seen.faces, seen.backs, strict=True):
                self._numbers[(back, shown) if seen.side else (shown, back)] = number
        self._taken = {*self._numbers.values()}
        self._next = 0

    def numbered(self, cards: Sequence[Card]) -> bytes:
        """Return the numbers of these cards."""
        if not self._two_sided:
            return bytes([face for face, _ in cards])
        return bytes([self._number(card) for card in cards])

    def table(self) -> CardTable:
        """Return the table of what the numbers show. A number that no card has shows some card."""
        if not self._two_sided:
            return ONE_SIDED
        by_number = {number: card for card, number in self._numbers.items()}
        some = next(iter(self._numbers))
        listed = [by_number.get(number, some) for number in range(max(by_number) + 1)]
        light, dark = bytes([card[0] for card in listed]), bytes([card[1] or 0 for card in listed])
        return CardTable(light, dark)

    def _number(self, card: Card) -> int:
        number = self._numbers.get(card)
        if number is None:
            while self._next in self._taken:
                self._next += 1
            number = self._numbers[card] = self._next
            self._next += 1
        return number
