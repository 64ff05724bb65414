"""Invented positions, with which a rules test or a bug report begins (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from .cards import COLOUR_OF, NO_COLOUR, colours_of_side
from .events import Event
from .options.option_catalogue import check_seats
from .options.options import Options
from .randomness import MOST_CARDS
from .refusal import SetupRefusedError
from .rules.card_table import NO_CARD, ONE_SIDED, number_cards
from .rules.compilation import compile_rules
from .state import Draft, State, Turn
from .transitions.deal import begin_with, empty_state, is_no_start
from .transitions.leaving_and_joining import settle_knock_outs
from .transitions.scoring import partner_of
from .turn_order import ring_of

Card = tuple[int, int | None]
"""A card by its faces: (light, dark), or (face, None) where cards have one side."""


class BadPositionError(ValueError):
    """A position that cannot be set up: ``part`` is at fault, in docs/notation.md's word for it.

    ``seats`` are those whose part it is; none if the part belongs to no seat.
    """

    def __init__(self, reason: str, part: str = "", seats: tuple[int, ...] = ()) -> None:
        super().__init__(reason)
        self.part = part
        self.seats = seats


class Position(Struct, kw_only=True):
    """A position in words of cards; see docs/notation.md for each part.

    ``hands[seat]`` None: out of the round. Exactly one of ``top``, ``start`` and ``drafter`` is
    given; ``colour`` goes with a wild ``top``. ``discard`` is uppermost first, ``draw`` next first.
    ``scores[seat]`` None: that of the partner (V9), or 0.
    """

    hands: Sequence[Sequence[Card] | None]
    top: Card | None = None
    colour: int | None = None
    start: Card | None = None
    drafter: int | None = None
    draw: Sequence[Card] = ()
    discard: Sequence[Card] = ()
    aside: Sequence[Card] = ()
    side: int = 0
    direction: int = 1
    turn: int | None = None
    dealer: int | None = None
    scores: Sequence[int | None] = ()
    seed: bytes = b"\0"


def set_up(options: Options, position: Position) -> tuple[State, list[Event]]:
    """Return the match that begins in this position.

    Raise :class:`SetupRefusedError` for a number of seats that is not allowed, for a hand at the
    limit (X5) and for a start card that would go back (C3f, F3), :class:`BadPositionError` for a
    position that makes no sense.
    """
    check_seats(options, len(position.hands))
    if any(len(hand or ()) >= _hand_limit(options) for hand in position.hands):
        raise SetupRefusedError(options.game.clause("X5"), "hand")
    s = _placed(options, position)
    events: list[Event] = []
    if position.drafter is not None:
        if len(s.draw) < 2:
            raise BadPositionError("a draft needs at least two cards in the draw pile", "draw")
        s.dealer = position.drafter
        s.phase = Draft(position.drafter)
        return s, events
    if position.start is not None and is_no_start(s, s.cards.faces[s.side][s.top]):
        raise SetupRefusedError(options.game.start_clause, "start")
    if len(s.ring.seats) < 2:
        raise BadPositionError("at least two seats need a hand")
    if position.start is not None:
        begin_with(s, events)
        settle_knock_outs(s, 0, events)
    else:
        _put_in_play(s, position)
    return s, events


def _hand_limit(options: Options) -> int:
    return compile_rules(options).ends.hand_limit


def _placed(options: Options, position: Position) -> State:
    """Return a state with the cards of the position."""
    seats = len(position.hands)
    s = empty_state(compile_rules(options), seats, position.seed)
    if position.drafter is None:
        in_round = tuple(i for i, hand in enumerate(position.hands) if hand is not None)
        s.ring = ring_of(in_round, seats)
    top = position.top or position.start
    piles = [list(hand or ()) for hand in position.hands]
    piles += [list(position.draw), list(position.discard)[::-1], list(position.aside)]
    piles.append([top] if top else [])
    if sum(map(len, piles)) > MOST_CARDS:
        raise BadPositionError(f"more than {MOST_CARDS} cards are too many")
    numbered = _number(s, piles)
    s.hands = tuple(numbered[:seats])
    s.draw, s.discard, s.aside, tops = numbered[seats:]
    s.top = tops[0] if tops else NO_CARD
    s.side, s.direction, s.number = position.side, position.direction, 1
    s.scores = scores_of(options, position.scores or (None,) * seats)
    s.dealer = s.dealer if position.dealer is None else position.dealer
    return s


def scores_of(options: Options, given: Sequence[int | None]) -> tuple[int, ...]:
    """Return what everybody has scored, 0 where nothing is ``given``.

    Both partners carry their team's score, which one of them is given (V9). Raise
    :class:`BadPositionError` if both are.
    """
    scores: list[int] = []
    for seat, own in enumerate(given):
        partner = partner_of(options, len(given), seat)
        other = None if partner is None else given[partner]
        if partner is not None and None not in (own, other):
            raise BadPositionError(
                "partners have one score, their team's", "score", (seat, partner)
            )
        scores.append(own if own is not None else other or 0)
    return tuple(scores)


def _number(s: State, piles: list[list[Card]]) -> list[bytes]:
    two_sided = [(light, dark) for pile in piles for light, dark in pile if dark is not None]
    if not two_sided:
        s.cards = ONE_SIDED
        return [bytes(light for light, _ in pile) for pile in piles]
    if len(two_sided) != sum(len(pile) for pile in piles):
        raise BadPositionError("every card needs both faces")
    s.cards, numbers = number_cards(two_sided)
    if s.cards.count >= NO_CARD:
        raise BadPositionError("too many different cards")
    one_by_one = iter(numbers)
    return [bytes(next(one_by_one) for _ in pile) for pile in piles]


def _put_in_play(s: State, position: Position) -> None:
    """Begin the turn on the top card, whose effect is over."""
    own = COLOUR_OF[s.cards.faces[s.side][s.top]]
    s.colour = own if position.colour is None else position.colour
    if s.colour == NO_COLOUR:
        raise BadPositionError("a wild on top needs its colour", "top")
    if own not in (NO_COLOUR, s.colour):
        raise BadPositionError("only a wild on top has a colour named", "top")
    if s.colour not in colours_of_side(s.side):
        raise BadPositionError("a wild on top has a colour of the side that is up", "top")
    turn = position.turn
    if turn is None:
        turn = s.ring.next(s.dealer, 1)
    if turn not in s.ring.seats:
        raise BadPositionError("the seat to act holds no cards", "turn")
    s.phase = Turn(turn)
