"""Beginning a match and its rounds: first dealer, shuffle, deal, start card.

Clauses C2, C3, F1, F2, F3, D2 and D3.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from ..cards import COLOUR_OF, NO_COLOUR, NUMBER_RANKS, RANK_OF
from ..events import Dealt, Event, MatchBegan, Started
from ..games.game import FirstDealer, Start, deck_of
from ..legality import face
from ..options.option_catalogue import check_seats
from ..options.options import Options
from ..randomness import chosen, commitment
from ..rules.card_table import NO_CARD, ONE_SIDED, number_cards
from ..rules.compilation import compile_rules
from ..rules.rule_tables import Rules
from ..state import ColourChoice, Draft, PendingDraw, PlayPhase, Presence, RoundOver, State, Turn
from ..throws.course import following
from ..turn_order import ring_of
from .known_cards import forget_hands
from .lacked_faces import forget_lacks
from .leaving_and_joining import settle_knock_outs
from .piles import draw_cards, shuffle, turn_over
from .turns import next_phase


def turn_start_card(s: State, events: list[Event]) -> None:
    """Turn the top card of the draw pile to start the discard pile.

    One that cannot be the start card goes back and another is turned after a shuffle (C3f, F3), or
    stays below the next one (M2).
    """
    while is_no_start(s, face(s, s.draw[0])):
        if _start_of(s, face(s, s.draw[0])) is Start.GOES_BACK:
            s.draw = shuffle(s, s.draw)
        else:
            s.discard, s.draw = s.discard + s.draw[:1], s.draw[1:]
    s.top, s.draw = s.draw[0], s.draw[1:]
    begin_with(s, events)


def _start_of(s: State, start: int) -> Start:
    return s.rules.game.start_of(RANK_OF[start])


def is_no_start(s: State, start: int) -> bool:
    """Return whether a card cannot be the start card of this game (C3f, F3, M2)."""
    return _start_of(s, start) in (Start.GOES_BACK, Start.STAYS_BELOW)


def begin_with(s: State, events: list[Event]) -> None:
    """Begin the round with the top card as the start card."""
    start = face(s, s.top)
    s.colour = COLOUR_OF[start]
    events.append(Started(start))
    s.phase = _begun(s, start, events)


def _begun(  # noqa: C901 - a case a start
    s: State, start: int, events: list[Event]
) -> PlayPhase:
    dealer, first = s.dealer, s.ring.left[s.dealer]
    match _start_of(s, start):
        case Start.NOTHING:
            return Turn(first)
        case Start.FACED:
            return _faced(s, s.ring.next(first, -s.direction), start, events)
        case Start.TURNS:
            s.direction = -1
            return Turn(dealer if dealer in s.ring.seats else s.ring.next(dealer, s.direction))
        case Start.TURNS_OVER:
            turn_over(s, events)
            return ColourChoice(first, first) if s.colour == NO_COLOUR else Turn(first)
        case Start.NAMED_BY_FIRST:
            return ColourChoice(first, first)
        case Start.NAMED_BY_DEALER:
            return ColourChoice(dealer, first)
        case Start.DRAWN_BY_FIRST:
            draw_cards(s, first, s.rules.faces.effects[start].draws, "pending", events)
            return ColourChoice(dealer, dealer)
        case Start.DEALER_BEGINS:
            return Turn(dealer)
        case Start.GRANTED:
            return Turn(first, granted=s.colour)
        case Start.GOES_BACK | Start.STAYS_BELOW:
            raise ValueError("no start card of this game")


def _faced(s: State, before: int, start: int, events: list[Event]) -> PlayPhase:
    """Return the phase in which the player after ``before`` faces the start card as if just played
    (C3b, C3d)."""
    effect = s.rules.faces.effects[start]
    draw = PendingDraw(RANK_OF[start], effect.draws) if effect.draw_card else None
    follows = following(s.rules, s.ring, s.direction, before, effect.passes, draw)
    return next_phase(s, follows, draw, None, events)


class Opening(Struct, frozen=True, gc=False):
    """What a deal depends on besides the options, and what its round begins with.

    ``number`` counts the rounds of the match from 1, ``dealer`` is the seat that dealt, ``scores``
    and ``presence`` are those of every seat before the round. ``not_counted`` are the rounds before
    it that do not let the match count as won (L3).
    """

    number: int
    dealer: int
    seed: bytes
    scores: tuple[int, ...]
    presence: tuple[Presence, ...]
    not_counted: int = 0


def empty_state(rules: Rules, seats: int, seed: bytes) -> State:
    """Return a match in which no cards are dealt yet."""
    return State(
        rules=rules,
        cards=ONE_SIDED,
        phase=RoundOver(None),
        hands=(b"",) * seats,
        draw=b"",
        discard=b"",
        top=NO_CARD,
        colour=NO_COLOUR,
        ring=ring_of(tuple(range(seats)), seats),
        side=0,
        direction=1,
        complement=False,
        window=None,
        debts=(),
        announced=None,
        seed=seed,
        shuffles=0,
        dealer=seats - 1,
        number=0,
        scores=(0,) * seats,
        places=(),
        presence=(Presence.HERE,) * seats,
    )


@cache
def _prototype(options: Options, seats: int) -> tuple[State, bytes, bytes]:
    """Return a match that is not dealt yet, and the light and dark faces of its cards."""
    check_seats(options, seats)
    rules = compile_rules(options)
    return (empty_state(rules, seats, b""), *deck_of(options.game, seats, rules.hand_size))


def new_match(
    options: Options, seats: int, seed: bytes, dealer: int | None = None
) -> tuple[State, list[Event]]:
    """Begin a match of ``seats`` players and deal its first round (duo: begin the draft).

    The round is over at once where its start card's draw has knocked out all but one (X16).

    ``seed`` should be at least 16 random bytes. ``dealer`` None: drawn from the seed, in flip and
    duo by cards drawn (C2, F2, D2). Raise :class:`SetupRefusedError` for a number of seats that
    the options do not take.
    """
    prototype, light, dark = _prototype(options, seats)
    s = prototype.__copy__()
    s.seed = seed
    events: list[Event] = []
    _deal_from_deck(s, light, dark, dealer, events)
    return s, events


def next_round(s: State, seed: bytes, events: list[Event]) -> None:
    """Deal the next round; the deal moves one seat left (C2, D2)."""
    s.ring = ring_of(s.present, len(s.hands))
    s.side, s.direction, s.complement, s.places = 0, 1, False, ()
    s.aside, s.knocked, s.leavers = b"", (), ()
    s.seed, s.shuffles = seed, 0
    _deal_to_ring(s, s.ring.next(s.dealer, 1), events)


def deal_round(
    options: Options, opening: Opening, *, draws_dealer: bool
) -> tuple[State, list[Event]]:
    """Return a round of a match just dealt, from what it was dealt from, and the events of its
    deal.

    In Duo it is the round at the first pick (D2). With ``draws_dealer`` the seed says who deals
    (see :func:`new_match`), not the opening.
    """
    s = empty_state(compile_rules(options), len(opening.scores), opening.seed)
    s.number, s.scores, s.presence = opening.number - 1, opening.scores, opening.presence
    s.rounds_without_play = opening.not_counted
    s.ring = ring_of(s.present, len(s.hands))
    events: list[Event] = []
    _deal_to_ring(s, None if draws_dealer else opening.dealer, events)
    return s, events


def replay_deal(options: Options, opening: Opening) -> tuple[State, list[Event]]:
    """Return :func:`deal_round` of a round that was played: the first dealer was drawn."""
    return deal_round(options, opening, draws_dealer=opening.number == 1)


def deal_again(options: Options, opening: Opening) -> State:
    """Return the state of :func:`replay_deal` alone."""
    return replay_deal(options, opening)[0]


def _deal_to_ring(s: State, dealer: int | None, events: list[Event]) -> None:
    light, dark = deck_of(s.rules.game, len(s.ring), s.rules.hand_size)
    _deal_from_deck(s, light, dark, dealer, events)


def _deal_from_deck(
    s: State, light: bytes, dark: bytes, dealer: int | None, events: list[Event]
) -> None:
    """Deal the next round; ``dealer`` None: drawn from the seed."""
    published, deck = commitment(s.seed), _join_sides(s, light, dark)
    began = _find_first_dealer(s, published, deck) if dealer is None else MatchBegan(dealer)
    s.dealer = began.dealer
    if dealer is None or s.number == 0:
        events.append(began)
    _deal(s, deck, published, events)


def _join_sides(s: State, light: bytes, dark: bytes) -> bytes:
    """Return the numbers of all cards, not shuffled. In flip, join the faces to cards first
    (F1)."""
    if not dark:
        return light
    s.cards, numbers = number_cards(zip(light, shuffle(s, dark), strict=True))
    return bytes(numbers)


def _deal(s: State, deck: bytes, published: str, events: list[Event]) -> None:
    s.number += 1
    s.card_played, s.missed_nothing = False, ()
    forget_lacks(s)
    forget_hands(s)
    events.append(Dealt(s.number, s.dealer, published))
    cards, dealt = shuffle(s, deck), 0
    hands = [b""] * len(s.hands)
    s.discard, s.top, s.colour = b"", NO_CARD, NO_COLOUR
    if s.rules.game.drafts:
        s.draw, s.hands = cards, tuple(hands)
        s.phase = Draft(s.dealer)
        return
    size = s.rules.hand_size
    for seat in s.ring.seats:
        hands[seat] = cards[dealt : dealt + size]
        dealt += size
    s.draw, s.hands = cards[dealt:], tuple(hands)
    turn_start_card(s, events)
    settle_knock_outs(s, 0, events)


def _find_first_dealer(s: State, published: str, deck: bytes) -> MatchBegan:
    """Return who of the ring deals first: drawn from the seed (C2), or by cards (F2, D2)."""
    match s.rules.game.first_dealer:
        case FirstDealer.DRAWN:
            return MatchBegan(s.ring.seats[chosen(published, len(s.ring))])
        case FirstDealer.HIGHEST_DEALS:
            draws, best = _draw_for_highest(s, deck)
            return MatchBegan(best, tuple(draws))
        case FirstDealer.HIGHEST_BEGINS:
            draws, best = _draw_for_highest(s, deck)
            return MatchBegan(s.ring.next(best, -1), tuple(draws))


def _draw_for_highest(s: State, deck: bytes) -> tuple[list[tuple[int, int]], int]:
    """Return the cards that all draw, and who draws the highest number; ties draw again (F2,
    D2)."""
    draws: list[tuple[int, int]] = []
    contenders = list(s.ring.seats)
    cards = _endless_draw(s, deck)
    while len(contenders) > 1:
        drawn = {seat: next(cards) for seat in contenders}
        draws.extend(drawn.items())
        highest = max(_number(face) for face in drawn.values())
        contenders = [seat for seat, face in drawn.items() if _number(face) == highest]
    return draws, contenders[0]


def _endless_draw(s: State, deck: bytes) -> Iterator[int]:
    """Yield the light faces of one shuffle of the deck after another."""
    while True:
        yield from shuffle(s, deck).translate(s.cards.faces[0])


def _number(face: int) -> int:
    """Return the number on a card drawn for the first dealer; symbols count 0 (F2)."""
    return RANK_OF[face] if RANK_OF[face] in NUMBER_RANKS else 0
