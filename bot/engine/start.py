"""The start card and what it does (C3, F3, D3)."""

from __future__ import annotations

from .cardplay import face, is_wild_draw
from .cards import COLOUR_OF, NO_COLOUR, RANK_OF, WILD_DRAW_FOUR, is_wild
from .events import Event, Started
from .piles import draw_cards, shuffle, turn_over
from .rules import Effect
from .state import ColourChoice, Pending, PendingDraw, PlayPhase, State, Turn
from .turns import draw_pending, turn_after


def turn_start_card(s: State, events: list[Event]) -> None:
    """Turn the top card of the draw pile to start the discard pile.

    A wild draw card goes back and another is turned after a shuffle (C3f, F3), but in duo.
    """
    while is_wild_draw(s, face(s, s.draw[0])) and not s.rules.drafts:
        s.draw = shuffle(s, s.draw)
    s.top, s.draw = s.draw[0], s.draw[1:]
    begin_with(s, events)


def begin_with(s: State, events: list[Event]) -> None:
    """Begin the round with the top card as the start card."""
    start = face(s, s.top)
    s.colour = COLOUR_OF[start]
    events.append(Started(start))
    s.phase = _duo_start(s, start, events) if s.rules.drafts else _start(s, start, events)


def _start(s: State, start: int, events: list[Event]) -> PlayPhase:
    effect, first = s.rules.effects[start], s.ring.left[s.dealer]
    if effect.flips:
        turn_over(s, events)
    if s.colour == NO_COLOUR:
        return ColourChoice(first, first)
    if effect.turns:
        s.direction = -1
        dealer_plays = s.dealer in s.ring.seats
        return Turn(s.dealer if dealer_plays else s.ring.next(s.dealer, s.direction))
    if effect.draw_card:
        return _facing_draw(s, first, start, effect, events)
    if effect.passes:
        before_first = s.ring.next(first, -s.direction)
        return Turn(turn_after(s, before_first, effect.passes, events))
    return Turn(first)


def _facing_draw(
    s: State, first: int, start: int, effect: Effect, events: list[Event]
) -> PlayPhase:
    """The first player faces the draw card as if just played (C3b)."""
    draw = PendingDraw(RANK_OF[start], effect.draws)
    if s.rules.draws_wait:
        return Pending(first, draw)
    draw_pending(s, first, draw, "pending", events)
    return Turn(s.ring.next(first, s.direction))


def _duo_start(s: State, start: int, events: list[Event]) -> PlayPhase:
    """D3: the dealer is player 1, the other player 2, who is the first player."""
    one, two = s.dealer, s.ring.next(s.dealer, 1)
    effect = s.rules.effects[start]
    if RANK_OF[start] == WILD_DRAW_FOUR:
        draw_cards(s, two, effect.draws, "pending", events)
        return ColourChoice(one, one)
    if is_wild(start):
        return ColourChoice(one, two)
    if effect.opens_series:
        return Turn(two, granted=s.colour)
    if effect.draw_card:
        return _facing_draw(s, two, start, effect, events)
    return Turn(one if effect.passes else two)


def goes_back(s: State, start: int) -> bool:
    """Whether a card cannot be the start card of this mode (C3f, F3)."""
    return is_wild_draw(s, start) and not s.rules.drafts
