"""Computer players: a policy that chooses an action from what a seat may see.

A player gets an observation and the lists of what is allowed, never the state (I2). `policy`
decides: it lets a player of one of the `levels` choose. Some take the action with the best
`evaluation`, which weighs the `features` of the `afterstate`, give or take some noise; stronger
ones ask a `network` that was trained (`learned`). `teacher` says what was best, and `reasons` why;
live tables ask a `thinker`, which lets a worker do that. `self_play` plays a match, `tournament`
many. `engine_playouts` plays rounds out in worlds that agree with what was seen (`hidden_cards`).
"""

# pyright: reportUnusedImport=false

from __future__ import annotations

from .levels import LEVELS, hesitation_of, lateness_of
from .policy import decide
