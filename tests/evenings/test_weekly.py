"""When weekly evenings begin and ask, through both changes of the clock, and how they stop."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from bot.evenings import weekly as weeks
from bot.evenings.weekly import (
    OPENED_WITHIN,
    Weekly,
    WeeklyPhase,
    WeeklyResult,
    WeeklyStep,
    WeeklyTime,
)

FRIDAY, SUNDAY = 4, 6
HOUR, WEEK = timedelta(hours=1), timedelta(days=7)
START = datetime(2026, 1, 1, tzinfo=UTC)
ZONES = ("Europe/Berlin", "America/New_York", "Australia/Sydney", "Asia/Kathmandu")


def test_an_hour_that_the_clocks_skip_or_repeat() -> None:
    sunday = WeeklyTime(SUNDAY, 2, "Europe/Berlin")
    skipped = sunday.next_after(datetime(2026, 3, 28, tzinfo=UTC))
    assert skipped == datetime(2026, 3, 29, 1, tzinfo=UTC), "at 3:00, which follows 1:59"
    assert sunday.next_after(skipped) == datetime(2026, 4, 5, tzinfo=UTC)
    repeated = sunday.next_after(datetime(2026, 10, 24, tzinfo=UTC))
    assert repeated == datetime(2026, 10, 25, 0, tzinfo=UTC), "the first of both"
    assert sunday.next_after(repeated) == datetime(2026, 11, 1, 1, tzinfo=UTC), "not the second"


@given(
    later=st.timedeltas(timedelta(0), timedelta(days=3650)),
    weekday=st.integers(0, 6),
    hour=st.integers(0, 23),
    zone=st.sampled_from(sorted(weeks.zones().values())),
)
def test_the_next_one_is_the_first_after_now(
    later: timedelta, weekday: int, hour: int, zone: str
) -> None:
    at = START + later
    when = WeeklyTime(weekday, hour, zone)
    found = when.next_after(at)
    assert at < found <= at + WEEK + timedelta(days=1)
    local = found.astimezone(ZoneInfo(zone))
    is_skipped = (local.weekday(), local.hour, local.minute) != (weekday, hour, 0)
    if is_skipped:
        hour_before = (found - timedelta(seconds=1)).astimezone(ZoneInfo(zone))
        assert local.utcoffset() != hour_before.utcoffset(), "only where the clocks skip the hour"
    assert when.next_after(found - timedelta(seconds=1)) == found


def week() -> Weekly:
    friday = WeeklyTime(FRIDAY, 20, "Europe/Berlin", ask_hours=6)
    return Weekly(friday, friday.next_after(START))


def test_a_week_from_the_question_to_the_evening() -> None:
    friday = week()
    assert friday.due_at == friday.next_at - 6 * HOUR
    assert friday.step(friday.due_at, 0) is WeeklyStep.ASK
    asked = friday.ask()
    assert asked.due_at == friday.next_at
    assert asked.step(asked.due_at, 2) is WeeklyStep.OPEN
    opened = asked.open_table()
    assert opened.due_at == friday.next_at + timedelta(minutes=15)
    assert opened.step(opened.due_at, 2) is WeeklyStep.SETTLE
    after = opened.settle(opened.due_at, 2)
    assert (after.next_at, after.phase) == (friday.next_at + WEEK, WeeklyPhase.WAITING)
    assert after.result is WeeklyResult.EVENING


def test_a_bot_that_was_down_opens_it_within_the_hour() -> None:
    asked = week().ask()
    last = asked.next_at + OPENED_WITHIN - timedelta(seconds=1)
    assert asked.step(last, 1) is WeeklyStep.OPEN
    late = asked.next_at + OPENED_WITHIN
    assert asked.step(late, 5) is WeeklyStep.CLOSE
    after = asked.close(late, 5)
    assert (after.result, after.few_weeks) == (WeeklyResult.MISSED, 0)
    assert after.next_at == asked.next_at + WEEK


def test_a_bot_that_was_down_for_weeks_asks_for_the_next_one() -> None:
    friday = week()
    late = friday.next_at + 3 * WEEK + HOUR
    assert friday.step(late, 0) is WeeklyStep.CLOSE
    assert friday.close(late, 0).next_at == friday.next_at + 4 * WEEK


def test_one_week_with_two_people_is_enough() -> None:
    few = structs.replace(week().ask().open_table(), few_weeks=2)
    assert few.settle(few.due_at, 2).few_weeks == 0
