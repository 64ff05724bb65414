"""Evenings: several matches of one group, with a name and standings.

Pure like the engine: a state, an event, the next state. Times are values that the caller hands in.
"""

# pyright: reportUnusedImport=false

from .evening import (
    Attendance,
    Blocked,
    Came,
    Companion,
    Dealing,
    Dealt,
    Ended,
    Evening,
    EveningEvent,
    EveningPhase,
    FellSilent,
    Guest,
    Left,
    MatchOver,
    WentOn,
    after,
    forget,
)
from .evening_names import following_name
from .evening_standings import Standing, standings_of
from .seating import Seating, next_to_sit_out, seating_for
