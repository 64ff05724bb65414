"""Computer players: what a seat may see in, an action out.

They get an observation and the lists of what is allowed, never the state (I2).
"""

from __future__ import annotations

from .deciding import decide
from .levels import LEVELS

__all__ = ["LEVELS", "decide"]
