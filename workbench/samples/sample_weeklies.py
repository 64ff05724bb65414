"""The weekly question in every state, and the page on which its time is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from bot.engine import Mode
from bot.evenings import Weekly, WeeklyPhase, WeeklyResult, WeeklyTime
from bot.i18n import Translator
from bot.render import Page, weekly_page, weekly_question_page, weekly_stopped_page
from bot.views.table_values import SOMEBODY
from bot.views.weekly_question import Absence, WeeklyAnswer, WeeklyQuestion, WeeklyRow

_FRIDAY = datetime(2026, 12, 4, 19, tzinfo=UTC)
_WEEK = Weekly(WeeklyTime(4, 20, "Europe/Berlin"), _FRIDAY)
_ROW = WeeklyRow(70, 7, 1, _WEEK, "Friday 5", Mode.CLASSIC, ())


def _answer(user_id: int, name: str, *, is_in: bool = True) -> WeeklyAnswer:
    return WeeklyAnswer(user_id, name, is_in, account=name.lower())


_ANSWERS = (
    *(_answer(1, "Anna"), _answer(2, "Ben"), _answer(3, "Cem", is_in=False)),
    _answer(4, "Dana"),
)


def weekly_questions() -> Iterator[tuple[str, WeeklyQuestion]]:
    """Yield each state of a question with its name."""
    asked = replace(_WEEK, phase=WeeklyPhase.ASKED)
    opened = replace(_WEEK, phase=WeeklyPhase.OPENED)
    doubting = replace(_WEEK, phase=WeeklyPhase.DOUBTING, few_weeks=3)
    blocked = replace(asked, blocked_until=_FRIDAY + timedelta(minutes=1))
    absent = (
        *_ANSWERS[:1],
        replace(_ANSWERS[1], absence=Absence.GONE),
        replace(_ANSWERS[3], absence=Absence.ELSEWHERE),
        WeeklyAnswer(5, SOMEBODY, is_in=True),
    )
    hidden = (*_ANSWERS, replace(_ANSWERS[1], user_id=6, name=SOMEBODY))
    for name, weekly, answers in (
        ("asked", asked, ()),
        ("asked-one", asked, _ANSWERS[:1]),
        ("asked-several", asked, hidden),
        ("blocked", blocked, _ANSWERS),
        ("opened", opened, _ANSWERS),
        ("opened-without", opened, absent),
        ("doubts", doubting, ()),
        *((result.value, replace(_WEEK, result=result), ()) for result in WeeklyResult),
    ):
        yield name, WeeklyQuestion(replace(_ROW, weekly=weekly), answers)


def sample_weeklies(t: Translator) -> Iterator[tuple[str, Page]]:
    """Yield each page with its name."""
    for name, question in weekly_questions():
        yield f"weekly-{name}", weekly_question_page(question, t)
    yield "weekly-time", weekly_page(_ROW, t, t.format("weekly-no-zone", zone="Atlantis"))
    yield "weekly-stopped", weekly_stopped_page(t)
