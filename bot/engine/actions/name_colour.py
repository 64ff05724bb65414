"""Naming a colour without playing a card: of a start card, or of a W+X (M9)."""

from __future__ import annotations

from ..action import TurnAction
from ..cards import colours_of_side
from ..events import ColourNamed, Event
from ..field_marks import Colour
from ..refusal import OUT_OF_PHASE, Refusal
from ..state import ColourChoice, State, Turn
from ..throws.standpoint import Standpoint
from ..transitions.call_window import close_windows
from ..transitions.turns import draw_colour
from .entry import Entry, Harm, Part, Words, held_of_colour


class NameColour(TurnAction, frozen=True, tag="colour"):
    """Name the colour of a start card (C3e, D3, F3), or of a W+X (M9)."""

    colour: Colour


def _judge(s: State, a: NameColour) -> Refusal | None:
    if type(s.phase) is not ColourChoice or s.phase.seat != a.seat:
        return OUT_OF_PHASE
    return None if a.colour in colours_of_side(s.side) else Refusal("C10")


def _name_colour(s: State, a: NameColour, events: list[Event]) -> None:
    """Name the colour of a start card (C3e, D3, F3), or that of a W+X (M9).

    For a start card it is no turn action, so no window closes. For a W+X it is one, and its player
    draws until a card of the colour comes.
    """
    phase = s.phase
    assert isinstance(phase, ColourChoice)
    if phase.draws:
        close_windows(s, a.seat)
    s.colour = a.colour
    events.append(ColourNamed(a.seat, a.colour))
    if not phase.draws:
        s.phase = Turn(phase.then)
        return
    draw_colour(s, a.seat, "roulette", events)
    s.phase = Turn(s.ring.next(a.seat, s.direction))


def _offer(s: State, seat: int) -> list[NameColour]:
    if type(s.phase) is not ColourChoice or s.phase.seat != seat:
        return []
    return [NameColour(seat, colour) for colour in colours_of_side(s.side)]


def _harm(at: Standpoint, a: NameColour) -> Harm:
    return (1, -held_of_colour(at, a.colour))


NAME_COLOUR = Entry(
    action=NameColour,
    words=Words("colour", {"colour": Part.COLOUR}),
    judge=_judge,
    carry_out=_name_colour,
    offer=_offer,
    harm=_harm,
)
