"""Playing cards, jumping in and doubling: which throws are offered, and what a wrong one costs.

What a throw leads to is worked out in :mod:`bot.engine.throws`, whether it is allowed in
`legality.py`, and `transitions/throwing.py` carries it out.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import structs

from ..cards import COLOUR_OF, PLACE_OF, RANK_OF, REVERSE, colours_of_side, is_number, is_wild
from ..events import Event, WrongCard
from ..legality import (
    colours_to_name,
    face,
    fitting,
    judge_cards,
    judge_throw,
    must_swap,
    playable,
    swap_partners,
)
from ..observation import Observation
from ..precomputed import LazyTable
from ..refusal import Refusal
from ..rules.card_table import NO_CARD
from ..state import Drawn, Pending, State, Turn
from ..throws.standpoint import Standpoint
from ..throws.throw import Double, JumpIn, Play, Throw
from ..transitions.known_cards import note_tried
from ..transitions.piles import draw_cards
from ..transitions.throwing import throw
from .entry import Entry, Harm, Outlook, Part, Words, held_of_colour


def _plain_plays(seat: int) -> list[Play]:
    return [Play(seat, card) for card in range(NO_CARD)]


PLAIN_PLAYS = LazyTable(_plain_plays)
"""The play of each card with nothing to name, made once and shared by lists of actions."""


@cache
def wild_plays(seat: int, card: int, side: int) -> tuple[Play, ...]:
    """Return the plays of a wild, one a colour."""
    return tuple(Play(seat, card, colour=colour) for colour in colours_of_side(side))


def _throws(s: State, bare: Iterable[Throw]) -> list[Throw]:
    """Return the throws that are allowed, once for every colour or swap that may be named."""
    allowed = (throw for throw in bare if judge_cards(s, throw) is None)
    return [named for throw in allowed for named in _namings(s, throw)]


def _namings(s: State, bare: Throw) -> list[Throw]:
    colours = [colour for colour in colours_to_name(s, bare) if colour is not None]
    if colours:
        return [structs.replace(bare, colour=colour) for colour in colours]
    swaps = [structs.replace(bare, swap=other) for other in swap_partners(s, bare)]
    return swaps if must_swap(s, bare) else [bare, *swaps]


def _offer_single_cards(s: State, seat: int) -> list[Throw]:
    """List the plays of single cards."""
    phase = s.phase
    if not isinstance(phase, Turn | Drawn | Pending) or phase.seat != seat:
        return []
    found: list[Throw] = []
    shown, plain = s.cards.faces[s.side], s.rules.faces.nothing_to_name
    bare = PLAIN_PLAYS[seat]
    for card in playable(s, phase):
        face = shown[card]
        if plain[face]:
            found.append(bare[card])
        elif is_wild(face):
            found += wild_plays(seat, card, s.side)
        else:
            found += _namings(s, bare[card])
    return found


def _offer_several_cards(s: State, seat: int) -> list[Throw]:
    """List the plays of several cards at once: pairs (V3), one number (X2), series (D6)."""
    phase = s.phase
    if not isinstance(phase, Turn | Drawn) or phase.seat != seat:
        return []
    if isinstance(phase, Drawn):
        return _series(s, seat)
    alike = _throws(s, dict.fromkeys([*_pairs(s, seat), *_several(s, seat)]))
    return [*alike, *_series(s, seat)]


def _pairs(s: State, seat: int) -> list[Play]:
    """Return the plays of two identical cards (V3)."""
    if not s.rules.faces.pairs:
        return []
    by_face: dict[int, list[int]] = {}
    for card in sorted(s.hands[seat]):
        by_face.setdefault(face(s, card), []).append(card)
    pairs = (cards[:2] for cards in by_face.values() if len(cards) > 1)
    return [Play(seat, first, (second,)) for first, second in pairs]


def _several(s: State, seat: int) -> list[Play]:
    """Return the plays of all cards of a number (X2): each face that fits first, then by colour."""
    if not s.rules.faces.several:
        return []
    fits, hand = fitting(s), sorted(s.hands[seat], key=lambda card: PLACE_OF[face(s, card)])
    found: dict[int, Play] = {}
    for card in hand:
        thrown = face(s, card)
        more = [other for other in hand if RANK_OF[face(s, other)] == RANK_OF[thrown]]
        more.remove(card)
        if more and card in fits and is_number(thrown) and thrown not in found:
            found[thrown] = Play(seat, card, tuple(more))
    return list(found.values())


def _series(s: State, seat: int) -> list[Throw]:
    """Return the series of D6: one opened by each R, and the granted one.

    Their cards are in rank order. Where the last card may not be played last (X3), it changes
    places with the first card that may.
    """
    if not s.rules.game.series:
        return []
    hand, granted = s.hands[seat], s.phase.granted if isinstance(s.phase, Turn) else None
    series: list[list[int]] = []
    for card in sorted(set(hand)):
        if RANK_OF[face(s, card)] == REVERSE:
            rest = _of_colour(s, hand, COLOUR_OF[face(s, card)])
            rest.remove(card)
            series.append([card, *rest])
    if granted is not None:
        series.append(_of_colour(s, hand, granted))
    ordered = [_ordered(s, seat, cards) for cards in series if len(cards) > 1]
    return list(dict.fromkeys(action for actions in ordered for action in actions))


def _ordered(s: State, seat: int, cards: list[int]) -> list[Throw]:
    """Return the series in this order if it is allowed, else with another card last (X3)."""
    for last in (len(cards) - 1, *range(len(cards) - 1)):
        first, *rest = (*cards[:last], *cards[last + 1 :], cards[last])
        allowed = _throws(s, [Play(seat, first, tuple(rest))])
        if allowed:
            return allowed
    return []


def _of_colour(s: State, hand: bytes, colour: int) -> list[int]:
    return sorted(
        (card for card in hand if COLOUR_OF[face(s, card)] == colour),
        key=lambda card: PLACE_OF[face(s, card)],
    )


def _offer_jump_ins(s: State, seat: int) -> list[Throw]:
    if s.window is None or not s.rules.faces.jumping:
        return []
    return _throws(s, [JumpIn(seat, card) for card in sorted(set(s.hands[seat]))])


def _offer_doubles(s: State, seat: int) -> list[Throw]:
    if s.window is None or s.window.seat != seat:
        return []
    return _throws(s, [Double(seat, card) for card in sorted(set(s.hands[seat]))])


def _punish_wrong_card(s: State, a: Throw, refusal: Refusal, events: list[Event]) -> bool:
    """Give the card back and draw one; the turn does not change (P1, P5)."""
    if not (refusal.card_at_fault and s.rules.penalties.wrong_card):
        return False
    faces = tuple(face(s, card) for card in a.cards)
    events.append(WrongCard(a.seat, faces, refusal.clause))
    note_tried(s, a.seat, bytes(faces))
    draw_cards(s, a.seat, s.rules.penalties.wrong_card, "wrong-card", events)
    return True


def _harm_of_playing(at: Standpoint, a: Play) -> Harm:
    """Return the points of the cards: if a card has to be played (C6), the lowest does least
    harm."""
    cost = sum(at.rules.scoring.values[at.shown[card]] for card in a.cards)
    return (2, cost, 0 if a.colour is None else -held_of_colour(at, a.colour))


def _outlook(_seen: Observation, a: Throw) -> Outlook:
    return Outlook(own_cards=-len(a.cards))


PLAY = Entry(
    action=Play,
    words=Words("play", {"card": Part.CARDS}),
    judge=judge_throw,
    carry_out=throw,
    punish=_punish_wrong_card,
    offer=_offer_single_cards,
    offer_last=_offer_several_cards,
    harm=_harm_of_playing,
    outlook=_outlook,
)
JUMP_IN = Entry(
    action=JumpIn,
    words=Words("jump", {"card": Part.CARDS}),
    judge=judge_throw,
    carry_out=throw,
    punish=_punish_wrong_card,
    offer_last=_offer_jump_ins,
    outlook=_outlook,
)
DOUBLE = Entry(
    action=Double,
    words=Words("double", {"card": Part.CARDS}),
    judge=judge_throw,
    carry_out=throw,
    punish=_punish_wrong_card,
    offer=_offer_doubles,
    outlook=_outlook,
)
