"""The start card and what it does (C3, F3, D3)."""

from __future__ import annotations

from ..cards import COLOUR_OF, NO_COLOUR, RANK_OF
from ..events import Event, Started
from ..games.game import Start
from ..legality.playable_cards import face
from ..state import ColourChoice, PendingDraw, PlayPhase, State, Turn
from ..throws.course import following
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
    """Whether a card cannot be the start card of this game (C3f, F3, M2)."""
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
    """Who comes after ``before`` faces the start card as if it were just played (C3b, C3d)."""
    effect = s.rules.faces.effects[start]
    draw = PendingDraw(RANK_OF[start], effect.draws) if effect.draw_card else None
    follows = following(s.rules, s.ring, s.direction, before, effect.passes, draw)
    return next_phase(s, follows, draw, None, events)
