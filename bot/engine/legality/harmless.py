"""What is done for somebody who does nothing: there is always something, whatever the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..actions import (
    Action,
    Challenge,
    Discard,
    Draw,
    JumpIn,
    Keep,
    MakeGesture,
    NameColour,
    Pass,
    Play,
    Take,
)
from ..cards import COLOUR_OF, NO_COLOUR
from ..state import GestureDuty, State, Turn, to_act
from ..throws.standpoint import Standpoint, standpoint_of
from .legal_actions import legal_actions


def harmless_action(s: State, seat: int) -> Action:
    """What does the least for or against ``seat``, one of those that the table waits for.

    Raises :class:`ValueError` for a seat that nobody waits for.
    """
    if isinstance(s.phase, GestureDuty) and seat in s.phase.waiting:
        return MakeGesture(seat)
    if to_act(s.phase) != seat:
        raise ValueError(f"nobody waits for seat {seat}")
    return least_harmful(standpoint_of(s, seat), legal_actions(s, seat))


def is_in_turn(s: State, seat: int) -> bool:
    """Whether ``seat`` has begun a turn that only another action of its own brings to an end."""
    return to_act(s.phase) == seat and not isinstance(s.phase, Turn)


def least_harmful(at: Standpoint, legal: Sequence[Action]) -> Action:
    """Of the turn actions that are ``legal``, the one that needs the least will of one's own.

    Drawing, taking, keeping what was drawn; then the colour held most often; where the rules want
    a card to be played (C6), those that count least. Raises :class:`ValueError` if there is none.
    """
    held = Counter(COLOUR_OF[face] for face in at.hand.translate(at.shown))
    del held[NO_COLOUR]
    values = at.rules.scoring.values

    def harm(action: Action) -> tuple[int, int, int]:
        match action:
            case Take() | Pass() | Draw() | Discard():
                return (0, 0, 0)
            case NameColour():
                return (1, -held[action.colour], 0)
            case Play():
                cost = sum(values[at.shown[card]] for card in action.cards)
                return (2, cost, 0 if action.colour is None else -held[action.colour])
            case Keep() | Challenge() | JumpIn():
                return (3, 0, 0)
            case _:
                return (4, 0, 0)

    return min(legal, key=harm)
