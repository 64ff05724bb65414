"""Listing what a seat may do."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from .actions import (
    Action,
    Call,
    Challenge,
    Contra,
    Discard,
    Double,
    Draw,
    JumpIn,
    Keep,
    MakeGesture,
    NameColour,
    Pass,
    Play,
    Say,
    Take,
)
from .cardplay import (
    answers,
    ends_round,
    face,
    face_turned_up,
    fitting,
    forbidden,
    goes_out,
    playable,
)
from .cards import COLOUR_OF, FACES, FIRST_WILD, FLIP, RANK_OF, REVERSE, colours_of_side, is_wild
from .cardtable import NO_CARD
from .decks import MOST_SEATS
from .judge import judge
from .rules import Exchange
from .state import ColourChoice, Draft, Drawn, GestureDuty, Pending, State, Turn

_PLAIN_PLAYS = [[Play(seat, card) for card in range(NO_CARD)] for seat in range(MOST_SEATS)]
"""The play of each card with nothing to name, made once: lists of actions hold these."""


@cache
def wild_plays(seat: int, card: int, side: int) -> tuple[Play, ...]:
    """The plays of a wild, one a colour."""
    return tuple(Play(seat, card, colour=colour) for colour in colours_of_side(side))


def _simple_plays(seat: int, card: int) -> tuple[Play, ...]:
    return wild_plays(seat, card, 0) if is_wild(card) else (_PLAIN_PLAYS[seat][card],)


_SIMPLE_PLAYS = [[_simple_plays(seat, card) for card in range(FACES)] for seat in range(MOST_SEATS)]
"""What each one-sided card stands for in a list of plays where only a colour can be named."""

_draws, _passes, _takes, _challenges = (
    [kind(seat) for seat in range(MOST_SEATS)] for kind in (Draw, Pass, Take, Challenge)
)


def legal_actions(s: State, seat: int) -> list[Action]:
    """The turn actions that ``seat`` may take now, jump-ins included; calls are not listed.

    A draw or pass stands after all single cards that may be played.
    Wilds, and an F that turns up one, stand once a colour, 7s (V4) once a swap and once without,
    pairs (V3) once, each R of Duo once alone and once as a series with its cards in rank order.
    """
    phase, rules = s.phase, s.rules
    if rules.simple_listing:
        if type(phase) is Turn and phase.seat == seat:
            listed: list[Action] = []
            plays = _SIMPLE_PLAYS[seat]
            fits = s.cards.fits[s.complement][s.side][s.top][s.colour]
            for card in fits.intersection(s.hands[seat]):
                listed += plays[card]
            if rules.voluntary_draw or not listed:
                listed.append(_draws[seat])
            return listed
        if type(phase) is Drawn and phase.seat == seat:
            return [*_SIMPLE_PLAYS[seat][phase.card], _passes[seat]]
        if type(phase) is Pending and phase.seat == seat and not rules.draws_wait:
            challenged = phase.draw.accusation is not None
            return [_takes[seat], _challenges[seat]] if challenged else [_takes[seat]]
    return list_the_long_way(s, seat)


def list_the_long_way(s: State, seat: int) -> list[Action]:
    """:func:`legal_actions` for all options, common or not."""
    found: list[Action] = []
    phase = s.phase
    match phase:
        case Turn():
            if phase.seat == seat:
                found = _turn_actions(s, phase)
        case Drawn():
            if phase.seat == seat:
                found = [
                    *_plays(s, seat, _drawn(s, phase)),
                    *_series(s, seat, phase),
                    _passes[seat],
                ]
        case Pending():
            if phase.seat == seat:
                found = [_takes[seat], *_plays(s, seat, list(answers(s, seat, phase.draw)))]
                if phase.draw.accusation is not None:
                    found.append(_challenges[seat])
        case ColourChoice():
            if phase.seat == seat:
                return [NameColour(seat, colour) for colour in colours_of_side(s.side)]
        case Draft():
            return [Keep(seat), Discard(seat)] if phase.seat == seat else []
        case _:
            return []
    if s.window is not None and s.rules.jumping:
        found += _jump_ins(s, seat)
    return found


def _turn_actions(s: State, phase: Turn) -> list[Action]:
    seat = phase.seat
    cards = playable(s, seat)
    found: list[Action] = _plays(s, seat, cards)
    if s.rules.voluntary_draw or not cards:
        found.append(_draws[seat])
    if s.rules.fast_doubles:
        found += _pairs(s, seat)
    if s.rules.has_series:
        found += _series(s, seat, phase)
    return found


def _drawn(s: State, phase: Drawn) -> list[int]:
    """The drawn card, unless a penalty drawn since has made it forbidden (C11b)."""
    clause = forbidden(s, s.hands[phase.seat], (phase.card,)) if s.rules.restricts else None
    return [phase.card] if clause is None else []


def _plays(s: State, seat: int, cards: Collection[int]) -> list[Action]:
    found: list[Action] = []
    shown, plain = s.cards.faces[s.side], s.rules.nothing_to_name
    bare = _PLAIN_PLAYS[seat]
    for card in cards:
        face = shown[card]
        if plain[face]:
            found.append(bare[card])
        elif face >= FIRST_WILD:
            found += wild_plays(seat, card, s.side)
        else:
            found += _named_plays(s, bare[card])
    return found


def _named_plays(s: State, bare: Play | JumpIn) -> list[Play | JumpIn]:
    """A play with every colour or swap that may be named with it."""
    thrown = face(s, bare.card)
    seat, kind = bare.seat, type(bare)
    if is_wild(thrown):
        return [kind(seat, bare.card, colour=colour) for colour in colours_of_side(s.side)]
    if RANK_OF[thrown] == FLIP and is_wild(face_turned_up(s, bare)) and not ends_round(s, bare):
        return [kind(seat, bare.card, colour=colour) for colour in colours_of_side(1 - s.side)]
    if s.rules.effects[thrown].exchange is Exchange.SWAP and not goes_out(s, bare):
        others = [other for other in s.ring.seats if other != seat]
        return [bare, *(kind(seat, bare.card, swap=other) for other in others)]
    return [bare]


def _pairs(s: State, seat: int) -> list[Action]:
    hand = s.hands[seat]
    by_face: dict[int, list[int]] = {}
    for card in sorted(card for card in hand if card in fitting(s)):
        by_face.setdefault(face(s, card), []).append(card)
    found: list[Action] = []
    for thrown, cards in by_face.items():
        if len(cards) < 2 or thrown not in s.rules.doubling:
            continue
        first, second = cards[:2]
        if forbidden(s, hand, (first, second)) is None:
            found += _named_pairs(s, Play(seat, first, (second,)))
    return found


def _named_pairs(s: State, pair: Play) -> list[Play]:
    thrown = face(s, pair.card)
    if s.rules.effects[thrown].exchange is not Exchange.SWAP or goes_out(s, pair):
        return [pair]
    others = [other for other in s.ring.seats if other != pair.seat]
    return [pair, *(Play(pair.seat, pair.card, pair.more, swap=other) for other in others)]


def _series(s: State, seat: int, phase: Turn | Drawn) -> list[Action]:
    """The series of D6 with their cards in rank order: opened by each R, or granted."""
    if not s.rules.has_series:
        return []
    hand = s.hands[seat]
    openers = [phase.card] if isinstance(phase, Drawn) else sorted(fitting(s).intersection(hand))
    found: list[Action] = []
    for card in openers:
        if RANK_OF[face(s, card)] == REVERSE:
            rest = _of_colour(s, hand, COLOUR_OF[face(s, card)])
            rest.remove(card)
            found.append(Play(seat, card, tuple(rest)))
    if isinstance(phase, Turn) and phase.granted is not None:
        cards = _of_colour(s, hand, phase.granted)
        found += [Play(seat, cards[0], tuple(cards[1:]))] if cards else []
    several = [play for play in found if isinstance(play, Play) and play.more]
    return [play for play in dict.fromkeys(several) if judge(s, play) is None]


def _of_colour(s: State, hand: bytes, colour: int) -> list[int]:
    return sorted(
        (card for card in hand if COLOUR_OF[face(s, card)] == colour),
        key=lambda card: RANK_OF[face(s, card)],
    )


def _jump_ins(s: State, seat: int) -> list[Action]:
    cards = sorted(set(s.hands[seat]))
    window = s.window
    assert window is not None
    found: list[Action] = []
    for card in cards:
        if face(s, card) != window.face:
            continue
        named = _named_plays(s, JumpIn(seat, card))
        found += [jump for jump in named if judge(s, jump) is None]
    return found


def side_actions(s: State, seat: int) -> list[Action]:
    """What else ``seat`` may do now: double, call, catch, make a gesture.

    A double of a 7 (V4) stands once a swap and once without.
    """
    found: list[Action] = []
    if s.window is not None and s.window.seat == seat:
        found += _doubles(s, seat)
    found += [Say(seat, call) for call in Call if call is not Call.GESTURE]
    found += [Contra(seat, debt.seat) for debt in s.debts]
    if isinstance(s.phase, GestureDuty) or s.debts:
        found.append(MakeGesture(seat))
    return [action for action in found if judge(s, action) is None]


def _doubles(s: State, seat: int) -> list[Action]:
    swaps = [None, *(other for other in s.ring.seats if other != seat)]
    cards = sorted(set(s.hands[seat]))
    return [Double(seat, card, swap) for card in cards for swap in swaps]
