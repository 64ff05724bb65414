"""Listing what a seat may do."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

from msgspec import structs

from ..actions import (
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
    Throw,
)
from ..by_seat import QUICK_SEATS, for_quick_seats
from ..cards import (
    COLOUR_OF,
    FACES,
    PLACE_OF,
    RANK_OF,
    REVERSE,
    colours_of_side,
    is_number,
    is_wild,
)
from ..made_once import MadeOnce
from ..rules.card_table import NO_CARD
from ..state import (
    ColourChoice,
    Draft,
    Drawn,
    GestureDuty,
    MatchOver,
    Pending,
    Phase,
    RoundOver,
    State,
    Turn,
    to_act,
)
from .judge import judge
from .judge_throws import judge_cards
from .playable_cards import colours_to_name, face, fitting, must_swap, playable, swap_partners


def _plain_plays(seat: int) -> list[Play]:
    return [Play(seat, card) for card in range(NO_CARD)]


_PLAIN_PLAYS = MadeOnce(_plain_plays)
"""The play of each card with nothing to name, made once: lists of actions hold these."""


@cache
def wild_plays(seat: int, card: int, side: int) -> tuple[Play, ...]:
    """The plays of a wild, one a colour."""
    return tuple(Play(seat, card, colour=colour) for colour in colours_of_side(side))


def _simple_plays(seat: int, card: int) -> tuple[Play, ...]:
    return wild_plays(seat, card, 0) if is_wild(card) else (_PLAIN_PLAYS[seat][card],)


_SIMPLE_PLAYS = for_quick_seats(lambda seat: [_simple_plays(seat, card) for card in range(FACES)])
"""What each one-sided card stands for in a list of plays where only a colour can be named."""

_DRAWS, _PASSES, _TAKES, _CHALLENGES = map(for_quick_seats, (Draw, Pass, Take, Challenge))


def legal_actions(s: State, seat: int) -> list[Action]:
    """The turn actions that ``seat`` may take now, jump-ins included; calls are not listed.

    A draw or pass stands after all single cards that may be played. Wilds, and an F that turns up
    one, stand once a colour, 7s (V4) once a swap and once without, pairs (V3) once, several of a
    number (X2) once a face that fits, each R of Duo once alone and once as a series with its cards
    in rank order.
    """
    phase, rules = s.phase, s.rules
    if rules.quick.lists and seat < QUICK_SEATS:
        if type(phase) is Turn and phase.seat == seat:
            listed: list[Action] = []
            plays = _SIMPLE_PLAYS[seat]
            fits = s.cards.fits_complement if s.complement else s.cards.fits
            for card in fits[s.side][s.top][s.colour].intersection(s.hands[seat]):
                listed += plays[card]
            listed.append(_DRAWS[seat])
            return listed
        if type(phase) is Drawn and phase.seat == seat:
            return [*_SIMPLE_PLAYS[seat][phase.card], _PASSES[seat]]
        if type(phase) is Pending and phase.seat == seat and not rules.draws.wait:
            challenged = phase.draw.accusation is not None
            return [_TAKES[seat], _CHALLENGES[seat]] if challenged else [_TAKES[seat]]
    return list_the_long_way(s, seat)


def list_the_long_way(s: State, seat: int) -> list[Action]:
    """:func:`legal_actions` for all options, common or not."""
    phase = s.phase
    found = _own_actions(s, seat, phase) if to_act(phase) == seat else []
    if s.window is not None and s.rules.faces.jumping:
        found += _throws(s, [JumpIn(seat, card) for card in sorted(set(s.hands[seat]))])
    return found


def _own_actions(s: State, seat: int, phase: Phase) -> list[Action]:
    match phase:
        case Turn():
            plays = _plays(s, seat, playable(s, phase))
            draw = _allowed(s, Draw(seat))
            more = _throws(s, dict.fromkeys([*_pairs(s, seat), *_several(s, seat)]))
            return [*plays, *draw, *more, *_series(s, seat)]
        case Drawn():
            plays = _plays(s, seat, playable(s, phase))
            return [*plays, *_series(s, seat), *_allowed(s, Pass(seat))]
        case Pending():
            plays = _plays(s, seat, playable(s, phase))
            return [Take(seat), *plays, *_allowed(s, Challenge(seat))]
        case ColourChoice():
            return [NameColour(seat, colour) for colour in colours_of_side(s.side)]
        case Draft():
            return [Keep(seat), Discard(seat)]
        case GestureDuty() | RoundOver() | MatchOver():
            return []


def _allowed(s: State, *actions: Action) -> list[Action]:
    return [action for action in actions if judge(s, action) is None]


def _throws(s: State, bare: Iterable[Throw]) -> list[Action]:
    """Those of the throws that are allowed, with every colour or swap that may be named."""
    allowed = (throw for throw in bare if judge_cards(s, throw) is None)
    return [named for throw in allowed for named in _namings(s, throw)]


def _namings(s: State, bare: Throw) -> list[Throw]:
    colours = [colour for colour in colours_to_name(s, bare) if colour is not None]
    if colours:
        return [structs.replace(bare, colour=colour) for colour in colours]
    swaps = [structs.replace(bare, swap=other) for other in swap_partners(s, bare)]
    return swaps if must_swap(s, bare) else [bare, *swaps]


def _plays(s: State, seat: int, cards: Collection[int]) -> list[Action]:
    """The plays of single cards that may be played."""
    found: list[Action] = []
    shown, plain = s.cards.faces[s.side], s.rules.faces.nothing_to_name
    bare = _PLAIN_PLAYS[seat]
    for card in cards:
        face = shown[card]
        if plain[face]:
            found.append(bare[card])
        elif is_wild(face):
            found += wild_plays(seat, card, s.side)
        else:
            found += _namings(s, bare[card])
    return found


def _pairs(s: State, seat: int) -> list[Play]:
    """Two identical cards at once (V3)."""
    if not s.rules.faces.pairs:
        return []
    by_face: dict[int, list[int]] = {}
    for card in sorted(s.hands[seat]):
        by_face.setdefault(face(s, card), []).append(card)
    pairs = (cards[:2] for cards in by_face.values() if len(cards) > 1)
    return [Play(seat, first, (second,)) for first, second in pairs]


def _several(s: State, seat: int) -> list[Play]:
    """All cards held of a number at once, each face that fits first, then colour by colour (X2)."""
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


def _series(s: State, seat: int) -> list[Action]:
    """The series of D6: one opened by each R, one granted.

    Their cards are in rank order; where the last of them may not be played last (X3), the first
    other that may comes after it.
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


def _ordered(s: State, seat: int, cards: list[int]) -> list[Action]:
    """The series as it stands if it may be played so, else with another card last (X3)."""
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


def side_actions(s: State, seat: int) -> list[Action]:
    """What else ``seat`` may do now: double, call, catch, make a gesture.

    A double of a 7 (V4) stands once a swap and once without.
    """
    found: list[Action] = []
    if s.window is not None and s.window.seat == seat:
        found += _throws(s, [Double(seat, card) for card in sorted(set(s.hands[seat]))])
    others = [Say(seat, call) for call in Call if call is not Call.GESTURE]
    catches = [Contra(seat, debt.seat) for debt in s.debts]
    gesture = [MakeGesture(seat)] if isinstance(s.phase, GestureDuty) or s.debts else []
    return [*found, *_allowed(s, *others, *catches, *gesture)]
