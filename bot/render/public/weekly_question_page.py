"""The message that asks who is in for the weekly evening, and what became of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine import Mode, build_options
from bot.evenings import WeeklyPhase, WeeklyResult
from bot.i18n import Translator
from bot.render import emoji
from bot.render.cards.card_look import ACCENTS
from bot.render.clicks.click_id import NO_GAME, Click, Verb
from bot.render.lines.refusals import instead_text
from bot.render.lines.status_lines import no_new_games
from bot.render.page import Button, PublicPage, Row, Style, Text, date_and_time, relative, shortened
from bot.views.names import called, escaped
from bot.views.weekly_question import Absence, WeeklyAnswer, WeeklyQuestion

IN, OUT, GO_ON, STOP = "in", "out", "goon", "stop"

_LONGEST_NAMES = 1500


def weekly_question_page(question: WeeklyQuestion, t: Translator) -> PublicPage:
    """Return the question in its present state, with the buttons that can be pressed now."""
    title = f"### {emoji.EVENING_ASKED} {escaped(question.row.name)}"
    match question.row.weekly.phase:
        case WeeklyPhase.ASKED:
            lines, buttons = list(_asked(question, t)), _answers(t)
        case WeeklyPhase.OPENED:
            lines, buttons = [t.format("weekly-opened"), *_absent(question, t)], ()
        case WeeklyPhase.DOUBTING:
            lines, buttons = [t.format("weekly-doubts")], _goes_on(t)
        case WeeklyPhase.WAITING:
            lines, buttons = list(_over(question, t)), ()
    rows = (Row(buttons),) if buttons else ()
    return PublicPage((Text("\n".join([title, *lines])), *rows), ACCENTS[0])


def _asked(question: WeeklyQuestion, t: Translator) -> Iterator[str]:
    weekly = question.row.weekly
    yield t.format("weekly-when", when=date_and_time(weekly.next_at), soon=relative(weekly.next_at))
    people = question.people_in
    if people:
        yield t.format("weekly-in", people=_names(people, t), count=len(people))
    else:
        yield t.format("weekly-nobody-yet")
    if others := [answer for answer in question.answers if not answer.is_in]:
        yield t.format("weekly-not-today", people=_names(others, t))
    if weekly.blocked_until is not None:
        if question.notice is not None and question.notice.closes:
            yield no_new_games(question.notice, t)
        else:
            yield t.format("weekly-blocked")
    row = question.row
    if told := instead_text(build_options(Mode(row.mode), row.options), t):
        yield told
    yield t.format("weekly-how")


def _names(answers: Iterable[WeeklyAnswer], t: Translator) -> str:
    names = t.joined(escaped(called(answer.name, t)) for answer in answers)
    return shortened(names, _LONGEST_NAMES)


def _absent(question: WeeklyQuestion, t: Translator) -> Iterator[str]:
    """Yield why people who were in have no seat."""
    people = question.people_in
    for absence in Absence:
        if absent := [each for each in people if each.absence is absence]:
            yield t.format(f"weekly-absent-{absence}", people=_names(absent, t), count=len(absent))
    if forgotten := sum(each.is_forgotten for each in people):
        yield t.format("weekly-forgotten", count=forgotten)


def _over(question: WeeklyQuestion, t: Translator) -> Iterator[str]:
    weekly = question.row.weekly
    yield t.format(f"weekly-result-{weekly.result or WeeklyResult.MISSED}")
    yield from _absent(question, t)
    yield t.format("weekly-next", when=date_and_time(weekly.next_at))


def _answers(t: Translator) -> tuple[Button, ...]:
    return (
        _button("button-weekly-in", IN, emoji.AYE, t, Style.GOOD),
        _button("button-weekly-out", OUT, emoji.NO, t),
    )


def _goes_on(t: Translator) -> tuple[Button, ...]:
    return (
        _button("button-weekly-go-on", GO_ON, emoji.AYE, t, Style.GOOD),
        _button("button-weekly-stop", STOP, emoji.STOP, t),
    )


def _button(key: str, arg: str, symbol: str, t: Translator, style: Style = Style.PLAIN) -> Button:
    return Button(t.format(key), str(Click(NO_GAME, 0, Verb.ATTEND, arg)), symbol, style)
