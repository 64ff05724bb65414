"""The start card and what it does (C3, F3, D3)."""

from __future__ import annotations

from ..cards import COLOUR_OF, NO_COLOUR, RANK_OF, WILD_DRAW_FOUR, is_wild, is_wild_draw
from ..events import Event, Started
from ..legality.playable_cards import face
from ..rules.rule_tables import Effect
from ..state import ColourChoice, PendingDraw, PlayPhase, State, Turn
from ..throws.course import following
from .piles import draw_cards, shuffle, turn_over
from .turns import next_phase


def turn_start_card(s: State, events: list[Event]) -> None:
    """Turn the top card of the draw pile to start the discard pile.

    A wild draw card goes back and another is turned after a shuffle (C3f, F3), but in duo.
    """
    while goes_back(s, face(s, s.draw[0])):
        s.draw = shuffle(s, s.draw)
    s.top, s.draw = s.draw[0], s.draw[1:]
    begin_with(s, events)


def begin_with(s: State, events: list[Event]) -> None:
    """Begin the round with the top card as the start card."""
    start = face(s, s.top)
    s.colour = COLOUR_OF[start]
    events.append(Started(start))
    s.phase = _duo_start(s, start, events) if s.rules.by_mode.drafts else _start(s, start, events)


def _start(s: State, start: int, events: list[Event]) -> PlayPhase:
    effect, first = s.rules.faces.effects[start], s.ring.left[s.dealer]
    if effect.flips:
        turn_over(s, events)
    if s.colour == NO_COLOUR:
        return ColourChoice(first, first)
    if effect.turns:
        s.direction = -1
        dealer_plays = s.dealer in s.ring.seats
        return Turn(s.dealer if dealer_plays else s.ring.next(s.dealer, s.direction))
    if effect.draw_card or effect.passes:
        return _facing(s, s.ring.next(first, -s.direction), start, effect, events)
    return Turn(first)


def _facing(s: State, before: int, start: int, effect: Effect, events: list[Event]) -> PlayPhase:
    """Who comes after ``before`` faces the start card as if it were just played (C3b, C3d)."""
    draw = PendingDraw(RANK_OF[start], effect.draws) if effect.draw_card else None
    follows = following(s.rules, s.ring, s.direction, before, effect.passes, draw)
    return next_phase(s, follows, draw, None, events)


def _duo_start(s: State, start: int, events: list[Event]) -> PlayPhase:
    """D3: the dealer is player 1, the other player 2, who is the first player."""
    one, two = s.dealer, s.ring.next(s.dealer, 1)
    effect = s.rules.faces.effects[start]
    if RANK_OF[start] == WILD_DRAW_FOUR:
        draw_cards(s, two, effect.draws, "pending", events)
        return ColourChoice(one, one)
    if is_wild(start):
        return ColourChoice(one, two)
    if effect.opens_series:
        return Turn(two, granted=s.colour)
    if effect.draw_card:
        return _facing(s, one, start, effect, events)
    return Turn(one if effect.passes else two)


def goes_back(s: State, start: int) -> bool:
    """Whether a card cannot be the start card of this mode (C3f, F3)."""
    return is_wild_draw(start) and not s.rules.by_mode.drafts
