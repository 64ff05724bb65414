"""What is done for somebody who does nothing: there is always something, whatever the rules."""

from __future__ import annotations

from collections.abc import Sequence

from .action import Action
from .actions.all_actions import entry_of
from .actions.entry import Harm
from .legal_actions import legal_actions, side_actions
from .state import State, Turn, to_act, waited_for
from .throws.standpoint import Standpoint, standpoint_of


def harmless_action(s: State, seat: int) -> Action:
    """Return what does the least for or against ``seat``, one of those that the table waits for.

    Raise :class:`ValueError` for a seat that nobody waits for.
    """
    if seat not in waited_for(s.phase):
        raise ValueError(f"nobody waits for seat {seat}")
    # A gesture that is due is no turn action.
    open_actions = legal_actions(s, seat) or side_actions(s, seat)
    return least_harmful(standpoint_of(s, seat), open_actions)


def is_in_turn(s: State, seat: int) -> bool:
    """Return whether ``seat`` has begun a turn that only another action of its own ends."""
    return to_act(s.phase) == seat and not isinstance(s.phase, Turn)


def least_harmful(at: Standpoint, legal: Sequence[Action]) -> Action:
    """Return the action that needs the fewest decisions of the absent player.

    Drawing, taking, keeping what was drawn; then the colour held most often; where the rules want
    a card to be played (C6), those that count least. Raise :class:`ValueError` if there is none.
    """

    def harm(action: Action) -> Harm:
        return entry_of(action).harm(at, action)

    return min(legal, key=harm)
