"""Who could owe a call as far as everybody can see, whether they called or not."""

from __future__ import annotations

from ..cards import FACES
from ..games.effects import Gesture
from ..observation import Observation


def may_owe(seen: Observation) -> frozenset[int]:
    """The seats that hold so few cards that a call comes with them (C13, V14).

    While a card lies that calls for the gesture of who played it (V11), that may be anybody. What
    is really owed is for the players to notice: it is not looked at.
    """
    rules = seen.rules
    if seen.top < FACES and rules.faces.effects[seen.top].gesture is Gesture.SELF:
        return frozenset(seen.active)
    return frozenset(rules.calls.owing(seen.counts))
