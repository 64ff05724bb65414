"""The bot waits as long as docs/playing.md says."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path

from bot.tables.planning.deadlines import JUST_HERE
from bot.tables.playing.votes import TIME_TO_ANSWER
from bot.tables.playing.waking import PATIENCE_WITHOUT_LIMIT
from bot.tables.scheduling.grace import GRACE
from bot.tables.seating.rematch import OFFER
from bot.tables.timing import SHORTEST_TURN, TIMES_AS_LONG, Timing
from bot.views.table_values import Pace

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
A_TIME = re.compile(r"(?m)^\| .+ \| (\d+) (second|minute|hour)s?(?: \(.+\))? \|$")
AT_EACH_PACE = re.compile(
    r"(?m)\| (\d+) seconds? \(\*relaxed\*: (\d+), \*like people\*: (\d+)\) \|$"
)


def test_it_waits_as_long_as_players_are_told() -> None:
    timing = Timing()
    told = [timedelta(**{f"{unit}s": int(number)}) for number, unit in A_TIME.findall(PAGE)]
    assert told == [
        timing.lobby,
        timing.next_round,
        timing.result_stays,
        timing.gesture,
        SHORTEST_TURN,
        TIME_TO_ANSWER,
        PATIENCE_WITHOUT_LIMIT,
        timing.computer_fastest,
        timing.computer_slowest,
        timing.computer_catch,
        GRACE,
        JUST_HERE,
        timing.desertion,
        OFFER,
    ]
    assert timing.missed_turns == 2


def test_computer_players_take_as_long_at_each_pace_as_players_are_told() -> None:
    timing = Timing()
    told = [[timedelta(seconds=int(n)) for n in row] for row in AT_EACH_PACE.findall(PAGE)]
    paces = [TIMES_AS_LONG[pace] for pace in (Pace.BRISK, Pace.EASY, Pace.PEOPLE)]
    times = (timing.computer_fastest, timing.computer_slowest)
    assert told == [[time * pace for pace in paces] for time in times]
