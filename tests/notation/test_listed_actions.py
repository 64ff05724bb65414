"""What players are offered, and what docs/notation.md lists of it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.engine import Action, State, legal_actions
from bot.notation.action_text import action_text, listed_actions
from tests.positions import position

HANDS = """
mode duo
option no_action_finish
seats anna ben
hand anna {anna}
hand ben  {ben}
top R9
draw Y1 Y2 Y3
"""
OPENED = HANDS.format(anna="RR RS R1", ben="B1 B2")
GRANTED = HANDS.format(anna="RR R1 RR G1 G2", ben="RS R5") + "anna: play RR R1 RR"


@pytest.mark.parametrize(
    ("record", "seat", "series"), [(OPENED, 0, "play RR RS R1"), (GRANTED, 1, "play RS R5")]
)
def test_another_order_than_the_listed_one_is_offered(record: str, seat: int, series: str) -> None:
    """Else nobody could play the series that may only end in a number (X3, D6)."""
    state = position(record)
    offered = texts(state, legal_actions(state, seat))
    assert offered - texts(state, listed_actions(state, seat)) == {series}


def texts(state: State, actions: Sequence[Action]) -> set[str]:
    return {action_text(state, ["anna", "ben"], action) for action in actions}
