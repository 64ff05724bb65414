"""The page on which managers choose when a channel is asked every week, and its form."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from bot.evenings import WeeklyTime
from bot.i18n import Translator
from bot.render import emoji
from bot.render.cards.card_look import ACCENTS
from bot.render.clicks.click_id import NO_GAME, Click, Verb
from bot.render.lines.table_buttons import weekly_button
from bot.render.page import Button, Field, Form, PrivatePage, Row, Select, Text, date_and_time
from bot.render.private.choosing.option_clicks import choice, select
from bot.views.names import escaped
from bot.views.weekly_question import WeeklyRow

DAY, HOUR, ASK, ZONE, STOP, TYPED = "day", "hour", "ask", "zone", "stop", "typed"
ASK_HOURS = (1, 3, 6, 12, 24)

_ZONES = (
    *("America/Los_Angeles", "America/Denver", "America/Chicago", "America/New_York"),
    *("America/Mexico_City", "America/Bogota", "America/Sao_Paulo", "America/Buenos_Aires"),
    *("Europe/Lisbon", "Europe/London", "Europe/Madrid", "Europe/Paris", "Europe/Berlin"),
    *("Europe/Warsaw", "Europe/Athens", "Europe/Istanbul", "Africa/Johannesburg", "Asia/Dubai"),
    *("Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland"),
)
"""Time zones that are offered; any other can be typed."""

_LONGEST_ZONE = 40


def weekly_page(row: WeeklyRow, t: Translator, note: str | None = None) -> PrivatePage:
    """Return when people are asked in this channel. `note` says what was not possible."""
    weekly, time = row.weekly, row.weekly.time
    day, hour = t.weekday(time.weekday), f"{time.hour}:00"
    lines = [] if note is None else [f"{emoji.NOTE} {note}"]
    lines += [
        f"### {emoji.EVENING_ASKED} {t.format('weekly-title')}",
        t.format("weekly-set", name=escaped(row.name), day=day, hour=hour, zone=time.zone),
        t.format(
            "weekly-set-next", when=date_and_time(weekly.next_at), asks=date_and_time(weekly.due_at)
        ),
    ]
    form, stop = Click(NO_GAME, 0, Verb.WEEKLY_FORM), Click(NO_GAME, 0, Verb.WEEKLY, STOP)
    buttons = (
        Button(t.format("button-weekly-zone"), str(form), emoji.LINE),
        Button(t.format("button-weekly-stop"), str(stop), emoji.STOP),
    )
    return PrivatePage(
        (Text("\n".join(lines)), *_selects(time, t), Row(buttons)),
        ACCENTS[0],
    )


def _selects(time: WeeklyTime, t: Translator) -> Iterable[Select]:
    zones = _ZONES if time.zone in _ZONES else (time.zone, *_ZONES)
    yield _select(DAY, ((str(day), t.weekday(day)) for day in range(7)), str(time.weekday), t)
    yield _select(HOUR, ((str(hour), f"{hour}:00") for hour in range(24)), str(time.hour), t)
    yield _select(ZONE, ((zone.lower(), zone) for zone in zones), time.zone.lower(), t)
    asks = ((str(hours), t.format("weekly-asks-before", hours=hours)) for hours in ASK_HOURS)
    yield _select(ASK, asks, str(time.ask_hours), t)


def _select(arg: str, offered: Iterable[tuple[str, str]], chosen: str, t: Translator) -> Select:
    click = Click(NO_GAME, 0, Verb.WEEKLY, arg)
    choices = [choice(label, value, chosen=value == chosen) for value, label in offered]
    return select(str(click), t.format(f"weekly-choose-{arg}"), choices)


def weekly_stopped_page(t: Translator) -> PrivatePage:
    """Return the word that nobody is asked any more, with the way to begin again."""
    return PrivatePage((Text(t.format("weekly-stopped")), Row((weekly_button(t),))))


def with_weekly_button(page: PrivatePage, t: Translator) -> PrivatePage:
    """Return the page with the button that leads to this one."""
    return structs.replace(page, blocks=(*page.blocks, Row((weekly_button(t),))))


def zone_form(zone: str, t: Translator) -> Form:
    """Return the form in which a time zone is typed, filled with the present one."""
    field = Field(
        ZONE, t.format("weekly-zone-label"), zone, "Europe/Berlin", _LONGEST_ZONE, True, False
    )
    return Form(
        t.format("weekly-choose-zone"), str(Click(NO_GAME, 0, Verb.WEEKLY, TYPED)), (field,)
    )
