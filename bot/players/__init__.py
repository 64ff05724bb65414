"""Computer players: what a seat may see in, an action out.

They get an observation and the lists of what is allowed, never the state (I2). `policy` decides:
it takes the action with the best `evaluation`, which weighs the `features` of the `afterstate` as a
player of one of the `levels` would, give or take some `noise`. `self_play` plays a match,
`tournament` many.
"""

from __future__ import annotations

from .levels import LEVELS
from .policy import decide

__all__ = ["LEVELS", "decide"]
