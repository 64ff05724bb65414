"""Exchange everything in a state that a seat cannot know, so that it cannot tell them apart.

Exchanged are the cards of other hands (not their number), the order of the draw pile, the pairing
of the two sides, the card that another player has drawn or looks at, the accused's hand and guilt,
the points of first place while others play on, and the seed of a round that is not over. What F8
shows is not hidden: the inactive faces of each hand and of the draw pile's top card stay, and so do
cards that the seat has seen in another hand.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable
from functools import cache
from random import Random
from typing import Any, TypeVar

from msgspec import Struct, inspect, structs

from bot.engine import (
    Action,
    Discard,
    Draft,
    Drawn,
    GestureDuty,
    Keep,
    MatchOver,
    Pending,
    PendingDraw,
    Phase,
    Play,
    RoundOver,
    State,
    Turn,
    legal_actions,
    observe,
)
from bot.engine.cards import FACES
from bot.engine.rules.card_table import CardTable
from bot.engine.visible_events import marks_in

from .learned import is_learned

T = TypeVar("T", bound=Struct)

Spot = tuple[int, int]
"""The location of a card: (seat, position) or (PILE, position)."""

PILE = -1


def exchanged(
    state: State, viewer: int | None, rng: Random, kept: Collection[Spot] | None = None
) -> State:
    """Return ``state`` with everything exchanged that ``viewer`` cannot know.

    With ``kept`` the cards on these spots stay, and so do a drawn card and all backs: an action
    with these cards is possible in the new state as well. Without it these are exchanged too.
    """
    spots = [spot for spot in _hidden_spots(state, viewer) if spot not in (kept or ())]
    cards = {spot: _card_at(state, spot) for spot in spots}
    dealt = _dealt_anew(state, cards, rng)
    hands = [bytearray(hand) for hand in state.hands]
    draw = bytearray(state.draw)
    for (place, position), card in dealt.items():
        (draw if place == PILE else hands[place])[position] = card
    for seat, hand in enumerate(hands):
        if seat != viewer:
            hand[:] = _shuffled(hand, rng)
    other = structs.replace(
        state,
        hands=tuple([bytes(hand) for hand in hands]),
        draw=bytes(draw),
    )
    if state.cards.two_sided and kept is None:
        other = structs.replace(other, cards=_paired_anew(other, viewer, rng))
    if not isinstance(state.phase, RoundOver | MatchOver):
        worth = [structs.replace(place, points=rng.randrange(500)) for place in state.places]
        seed = rng.randbytes(len(state.seed))
        other = structs.replace(other, places=tuple(worth), seed=seed)
    return _with_other_secrets(other, viewer, rng, anew=kept is None)


def exchanged_cards(value: T, viewer: int | None, rng: Random) -> T:
    """Return an event or phase with all cards exchanged that ``viewer`` does not learn from it."""
    others = {
        field: _others(getattr(value, field), rng)
        for field in card_fields(type(value))
        if not is_learned(value, field, viewer)
    }
    for field in value.__struct_fields__:
        if isinstance(inner := getattr(value, field), Struct):
            others[field] = exchanged_cards(inner, viewer, rng)
    return structs.replace(value, **others)


@cache
def card_fields(kind: type[Struct]) -> tuple[str, ...]:
    """Return the fields of an event, phase or action that hold cards, or may: they do not say."""
    return tuple(
        field.name
        for field in structs.fields(kind)
        if any(not isinstance(mark, str) for mark in marks_in(inspect.type_info(field.type)))
    )


def _others(cards: Any, rng: Random) -> Any:
    match cards:
        case bytes():
            return bytes([_others(card, rng) for card in cards])
        case tuple():
            return tuple([_others(card, rng) for card in cards])
        case int():
            return (cards + rng.randrange(1, FACES)) % FACES
        case _:
            return cards


def spots_of(state: State, action: Action) -> list[Spot]:
    """Return the spots of the cards that ``action`` reveals, or that it depends on."""
    if isinstance(action, Keep | Discard):
        kept = 0 if isinstance(action, Keep) else 1
        return [(PILE, position) for position in range(len(state.draw)) if position != kept]
    seat = getattr(action, "seat", None)
    if seat is None or seat >= len(state.hands):
        return []
    shown = [card for field in card_fields(type(action)) for card in _listed(action, field)]
    if isinstance(state.phase, Drawn) and state.phase.seat == seat:
        shown.append(state.phase.card)
    free = [*enumerate(state.hands[seat])]
    spots: list[Spot] = []
    for card in shown:
        found = next(((at, held) for at, held in free if held == card), None)
        if found is not None:
            free.remove(found)
            spots.append((seat, found[0]))
    return spots


def _listed(action: Action, field: str) -> tuple[int, ...]:
    cards = getattr(action, field)
    return cards if isinstance(cards, tuple) else (cards,)


def _hidden_spots(state: State, viewer: int | None) -> list[Spot]:
    known = _known_spots(state, viewer)
    hands = [
        (seat, position)
        for seat, hand in enumerate(state.hands)
        if seat != viewer
        for position in range(len(hand))
        if (seat, position) not in known
    ]
    looks = isinstance(state.phase, Draft) and state.phase.seat == viewer
    return [*hands, *((PILE, position) for position in range(looks, len(state.draw)))]


def _known_spots(state: State, viewer: int | None) -> set[Spot]:
    """Return spots of cards that the viewer has seen there; of equal cards the first ones."""
    shown = state.cards.faces[state.side]
    known = observe(state, viewer).known
    spots: set[Spot] = set()
    for seat, hand in enumerate(state.hands):
        left = Counter(known[seat] if known else b"")
        for position, face in enumerate(hand.translate(shown)):
            if left[face]:
                left[face] -= 1
                spots.add((seat, position))
    return spots


def _card_at(state: State, spot: Spot) -> int:
    place, position = spot
    return state.draw[position] if place == PILE else state.hands[place][position]


def _shuffled(cards: Iterable[int], rng: Random) -> list[int]:
    """Return the cards in random order; `Random.shuffle` takes three times as long."""
    return sorted(cards, key=lambda _card: rng.random())


def _dealt_anew(state: State, cards: dict[Spot, int], rng: Random) -> dict[Spot, int]:
    """Return the same cards in another order; each hand keeps its backs if they are visible."""
    turned = state.cards.faces[1 - state.side]
    open_backs = state.cards.two_sided and state.rules.sight.backs
    by_back: defaultdict[int, list[int]] = defaultdict(list)
    for card in cards.values():
        by_back[turned[card] if open_backs else 0].append(card)
    for same_back in by_back.values():
        same_back[:] = _shuffled(same_back, rng)

    def shows_its_back(spot: Spot) -> bool:
        return open_backs and (spot[0] != PILE or spot[1] == 0)

    dealt = {
        spot: by_back[turned[card]].pop() for spot, card in cards.items() if shows_its_back(spot)
    }
    rest = [card for same_back in by_back.values() for card in same_back]
    rest = _shuffled(rest, rng)
    return dealt | dict(zip((spot for spot in cards if spot not in dealt), rest, strict=True))


def _paired_anew(state: State, viewer: int | None, rng: Random) -> CardTable:
    """Return a card table with other faces paired with the backs of hidden cards (F1).

    Only cards without a copy are paired anew, so that the deck as a whole looks the same.
    """
    hidden = Counter(_card_at(state, spot) for spot in _hidden_spots(state, viewer))
    top = b"" if state.top >= state.cards.count else bytes((state.top,))
    own = b"" if viewer is None else state.hands[viewer]
    elsewhere = {_card_at(state, spot) for spot in _known_spots(state, viewer)}
    pile_top = state.draw[:1] if len(state.draw) else b""
    known = {*own, *state.discard, *top, *pile_top, *elsewhere}
    single = [card for card, copies in hidden.items() if copies == 1 and card not in known]
    active = bytearray(state.cards.faces[state.side][: state.cards.count])
    faces = [active[card] for card in single]
    faces = _shuffled(faces, rng)
    for card, face in zip(single, faces, strict=True):
        active[card] = face
    turned = state.cards.faces[1 - state.side][: state.cards.count]
    light, dark = (turned, bytes(active)) if state.side else (bytes(active), turned)
    return CardTable(light, dark)


def _with_other_secrets(state: State, viewer: int | None, rng: Random, *, anew: bool) -> State:
    window = state.window
    if window is not None and window.before.pending is not None:
        pending = _other_accusation(window.before.pending, viewer, rng)
        before = structs.replace(window.before, pending=pending)
        state = structs.replace(state, window=structs.replace(window, before=before))
    return structs.replace(state, phase=_other_phase(state, state.phase, viewer, rng, anew=anew))


def _other_phase(
    state: State, phase: Phase, viewer: int | None, rng: Random, *, anew: bool
) -> Phase:
    match phase:
        case Drawn() if anew and not is_learned(phase, "card", viewer):
            return Drawn(phase.seat, _other_drawn(state, phase.seat, rng))
        case Pending():
            return Pending(phase.seat, _other_accusation(phase.draw, viewer, rng))
        case GestureDuty():
            then = _other_phase(state, phase.then, viewer, rng, anew=anew)
            return structs.replace(phase, then=then)
        case _:
            return exchanged_cards(phase, viewer, rng) if anew else phase


def _other_drawn(state: State, seat: int, rng: Random) -> int:
    """Return a playable card of the hand: publicly it has the drawn card's effect (C5)."""
    on_turn = structs.replace(state, phase=Turn(seat))
    may = {a.card for a in legal_actions(on_turn, seat) if isinstance(a, Play) and not a.more}
    return rng.choice(sorted(may or {*state.hands[seat]}))


def _other_accusation(draw: PendingDraw, viewer: int | None, rng: Random) -> PendingDraw:
    accusation = draw.accusation
    if accusation is None or accusation.accused == viewer:
        return draw
    other = structs.replace(exchanged_cards(accusation, viewer, rng), foul=not accusation.foul)
    return structs.replace(draw, accusation=other)
