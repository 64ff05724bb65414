"""Which actions are turn actions (RULES.md section 1)."""

from __future__ import annotations

import typing

from bot.engine import (
    Action,
    Challenge,
    Discard,
    Draw,
    JumpIn,
    Keep,
    NameColour,
    Pass,
    Play,
    Take,
)


def test_the_table_waits_for_turn_actions_a_start_colour_and_picks() -> None:
    waited_for = {kind for kind in typing.get_args(Action) if kind.turn_action}
    assert waited_for == {
        *(Play, JumpIn, Draw, Pass, Take, Challenge),
        *(NameColour, Keep, Discard),
    }
