"""A weekly evening: when it begins, when people are asked, and what follows from who is in."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from enum import StrEnum
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct, structs

OPENED_WITHIN = timedelta(hours=1)
"""How long after its hour an evening is still opened: the bot was down, or the channel busy."""

SETTLED_AFTER = timedelta(minutes=15)
"""When a table with one person becomes an ordinary lobby."""

BLOCKED_FOR = timedelta(minutes=1)
"""How often a busy channel is looked at again."""

DOUBTED_AFTER = 3
"""The weeks without two people after which the bot asks whether to go on."""

_DOUBT_ENDS_AFTER = timedelta(days=30)
_WEEK = timedelta(days=7)


@cache
def zones() -> dict[str, str]:
    """Return the IANA names of all time zones, by their names in small letters."""
    return {name.lower(): name for name in sorted(available_timezones()) if "/" in name}


class WeeklyTime(Struct, frozen=True):
    """A weekday (0 Monday), an hour there and an IANA time zone; asked `ask_hours` before."""

    weekday: int
    hour: int
    zone: str
    ask_hours: int = 6

    def next_after(self, now: datetime) -> datetime:
        """Return when the next evening begins, in UTC.

        An hour that the clocks skip begins when they have been changed; of an hour that they
        repeat, the first one counts.
        """
        zone = ZoneInfo(self.zone)
        today = now.astimezone(zone).date()
        day = today + timedelta(days=(self.weekday - today.weekday()) % 7)
        begins = datetime.combine(day, time(self.hour), zone).astimezone(UTC)
        if begins > now:
            return begins
        return datetime.combine(day + _WEEK, time(self.hour), zone).astimezone(UTC)


class WeeklyPhase(StrEnum):
    """How far a week is."""

    WAITING = "waiting"
    """Nobody has been asked yet."""
    ASKED = "asked"
    OPENED = "opened"
    """The table is open, and may still become an ordinary lobby."""
    DOUBTING = "doubting"
    """Too few have come for weeks: managers are asked whether to go on."""


class WeeklyResult(StrEnum):
    """How the last week has ended."""

    EVENING = "evening"
    ALONE = "alone"
    """One person was in by a quarter past."""
    NOBODY = "nobody"
    BUSY = "busy"
    """Another table was in the channel for the whole hour."""
    MISSED = "missed"
    """The bot was not there."""


class WeeklyStep(StrEnum):
    """What is to be done for a week when it is due."""

    ASK = "ask"
    DOUBT = "doubt"
    OPEN = "open"
    SETTLE = "settle"
    CLOSE = "close"
    """The week ends without a table."""
    END = "end"
    """Nobody has wanted to go on."""


class Weekly(Struct, frozen=True):
    """A weekly evening as it stands: its next evening begins `next_at`. Each step makes a new one.

    ``few_weeks`` counts the last weeks without two people. ``blocked_until``: the channel is busy,
    and is looked at again then.
    """

    time: WeeklyTime
    next_at: datetime
    phase: WeeklyPhase = WeeklyPhase.WAITING
    few_weeks: int = 0
    blocked_until: datetime | None = None
    result: WeeklyResult | None = None

    @property
    def due_at(self) -> datetime:
        """When the next step is to be done."""
        match self.phase:
            case WeeklyPhase.WAITING:
                return self.next_at - timedelta(hours=self.time.ask_hours)
            case WeeklyPhase.ASKED:
                return self.blocked_until or self.next_at
            case WeeklyPhase.OPENED:
                return self.next_at + SETTLED_AFTER
            case WeeklyPhase.DOUBTING:
                return self.next_at + _DOUBT_ENDS_AFTER

    def step(self, now: datetime, people: int) -> WeeklyStep:
        """Return what is to be done now that something is due, with so many `people` who are in."""
        match self.phase:
            case WeeklyPhase.WAITING if self.few_weeks >= DOUBTED_AFTER:
                return WeeklyStep.DOUBT
            case WeeklyPhase.WAITING:
                return WeeklyStep.ASK if now < self.next_at else WeeklyStep.CLOSE
            case WeeklyPhase.ASKED:
                in_time = now < self.next_at + OPENED_WITHIN
                return WeeklyStep.OPEN if people and in_time else WeeklyStep.CLOSE
            case WeeklyPhase.OPENED:
                return WeeklyStep.SETTLE
            case WeeklyPhase.DOUBTING:
                return WeeklyStep.END

    def ask(self) -> Weekly:
        """Return the week now that people are asked."""
        return structs.replace(self, phase=WeeklyPhase.ASKED, result=None, blocked_until=None)

    def doubt(self, now: datetime) -> Weekly:
        """Return the week now that managers are asked whether to go on."""
        next_at = max(self.next_at, self.time.next_after(now))
        return structs.replace(self, phase=WeeklyPhase.DOUBTING, next_at=next_at)

    def go_on(self, now: datetime) -> Weekly:
        """Return the week after somebody who was asked wants to go on: another question follows."""
        if self.phase is not WeeklyPhase.DOUBTING:
            return self
        return Weekly(self.time, self.time.next_after(now), result=self.result)

    def with_time(self, time: WeeklyTime, now: datetime) -> Weekly:
        """Return the week with another time, at which everybody is asked (anew)."""
        if time == self.time:
            return self
        return Weekly(time, time.next_after(now), few_weeks=self.few_weeks)

    def block(self, now: datetime) -> Weekly:
        """Return the week while another table is in the channel."""
        return structs.replace(self, blocked_until=now + BLOCKED_FOR)

    def open_table(self) -> Weekly:
        """Return the week once its table is open."""
        return structs.replace(self, phase=WeeklyPhase.OPENED, blocked_until=None)

    def settle(self, now: datetime, people: int) -> Weekly:
        """Return what follows the week whose table so many have come to by a quarter past."""
        return self._following(now, WeeklyResult.EVENING if people > 1 else WeeklyResult.ALONE)

    def close(self, now: datetime, people: int) -> Weekly:
        """Return what follows a week without a table, in which so many `people` were in."""
        if not people and self.phase is not WeeklyPhase.WAITING:
            return self._following(now, WeeklyResult.NOBODY)
        is_blocked = self.blocked_until is not None
        return self._following(now, WeeklyResult.BUSY if is_blocked else WeeklyResult.MISSED)

    def _following(self, now: datetime, result: WeeklyResult) -> Weekly:
        was_few = result in (WeeklyResult.ALONE, WeeklyResult.NOBODY)
        few_weeks = 0 if result is WeeklyResult.EVENING else self.few_weeks + was_few
        next_at = self.time.next_after(max(now, self.next_at))
        return Weekly(self.time, next_at, few_weeks=few_weeks, result=result)
