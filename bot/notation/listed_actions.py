"""The turn actions as docs/notation.md lists them, for `? legal` and for counting."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Action, Play, State, legal_actions
from bot.engine.cards import PLACE_OF, RANK_OF, REVERSE


def listed_actions(state: State, seat: int) -> Sequence[Action]:
    """The legal turn actions of ``seat``, a series of D6 in rank order alone.

    Where X3 forbids that order, :func:`~bot.engine.legal_actions` offers another one, which is
    allowed but not listed.
    """
    actions = legal_actions(state, seat)
    if not state.rules.game.series:
        return actions
    return [action for action in actions if _is_in_rank_order(state, action)]


def _is_in_rank_order(state: State, action: Action) -> bool:
    """Whether the cards stand in rank order, but for the R that opens the series."""
    if not isinstance(action, Play) or not action.more:
        return True
    shown = state.cards.faces[state.side]
    places = [PLACE_OF[shown[card]] for card in action.cards]
    opened = RANK_OF[shown[action.card]] == REVERSE
    after = places[1:] if opened else places
    return after == sorted(after)
