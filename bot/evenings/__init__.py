"""Evenings: several matches of one group, with a name and standings.

Pure like the engine: a state, an event, the next state. Times are values that the caller hands in.
"""

# pyright: reportUnusedImport=false

from .evening import Attendance, Companion, Evening, EveningPhase, Guest, MatchPlayed
from .evening_names import LONGEST_NAME, following_name
from .evening_standings import EveningStanding, standings_of
from .seating import NextTable, Seated, next_table, seating_for
from .weekly import Weekly, WeeklyPhase, WeeklyResult, WeeklyStep, WeeklyTime
