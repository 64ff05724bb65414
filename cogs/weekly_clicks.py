"""Weekly evenings: choosing their time, and answering whether one is in."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from msgspec import structs

from bot.evenings import WeeklyTime
from bot.evenings.weekly import zones
from bot.place import is_open_to_members
from bot.render import (
    PrivatePage,
    weekly_page,
    weekly_question_page,
    weekly_stopped_page,
    zone_form,
)
from bot.render.private.weekly_page import ASK, ASK_HOURS, DAY, HOUR, STOP, TYPED, ZONE
from bot.render.public.weekly_question_page import IN, OUT
from bot.render.public.weekly_question_page import STOP as STOP_ASKING
from bot.views.weekly_question import WeeklyRow

from .answering.click_context import ClickContext
from .answering.interaction_data import person_of, sent_values
from .answering.replies import EditReply, FormReply, PrivateReply, Reply, note, said
from .answering.request import Request
from .choosing.typed_rules import WantedRules
from .permissions import bot_can_write, managed_server
from .showing.pages import server_texts

_USUAL_ZONES = {
    "de": "Europe/Berlin",
    "es-419": "America/Mexico_City",
    "es-ES": "Europe/Madrid",
    "fr": "Europe/Paris",
    "id": "Asia/Jakarta",
    "it": "Europe/Rome",
    "pl": "Europe/Warsaw",
    "pt-BR": "America/Sao_Paulo",
    "ru": "Europe/Moscow",
    "tr": "Europe/Istanbul",
}
_ANY_ZONE = "Europe/London"
_FRIDAY, _EVENING = 4, 20


def _why_not(asked: Request) -> str | None:
    """Return the key of why this person cannot have people asked here, or None."""
    if not is_open_to_members(asked.place):
        return "weekly-not-here"
    if managed_server(asked.interaction) is None:
        return "settings-only-managers"
    return None if bot_can_write(asked.interaction) else "answer-no-permission"


async def change_weekly(taken: ClickContext) -> Reply:
    """Show when this channel is asked every week, which begins with it, or change that."""
    t, weeklies, channel_id = taken.t, taken.tables.weeklies, taken.place.channel_id
    if (why_not := _why_not(taken)) is not None:
        return said(t.format(why_not))
    if taken.arg == STOP:
        await weeklies.end(channel_id)
        return _shown(taken, weekly_stopped_page(t))
    row = await weeklies.find(channel_id) or await _begun(taken)
    if row is None:
        return said(t.format("weekly-not-here"))
    value = next(iter(sent_values(taken.interaction)), "")
    changed = _changed(row.weekly.time, taken.arg, value)
    told = None
    if changed is None:
        told = t.format("weekly-no-zone", zone=value)
    elif changed != row.weekly.time:
        row = await weeklies.change_time(channel_id, changed) or row
    return _shown(taken, weekly_page(await weeklies.as_next(row), t, told))


def _shown(taken: ClickContext, page: PrivatePage) -> Reply:
    return EditReply(page) if taken.in_own else PrivateReply(page)


async def _begun(taken: ClickContext) -> WeeklyRow | None:
    """Begin weekly evenings at the weekday and hour of the channel's last one, else on Fridays."""
    t, place, tables = taken.t, taken.place, taken.tables
    zone = _USUAL_ZONES.get(t.language, _ANY_ZONE)
    time, last = (
        WeeklyTime(_FRIDAY, _EVENING, zone),
        await tables.evenings.last_game(place.channel_id),
    )
    if last is not None:
        begun = last.created_at.astimezone(ZoneInfo(zone))
        time = WeeklyTime(begun.weekday(), begun.hour, zone)
    server = await tables.settings.of_place(place)
    options = WantedRules.of_server(server).options_by_default(t)
    name = t.format("weekly-first-name")
    return await tables.weeklies.begin(place, taken.user_id, time, name, options)


_NUMBERS = {DAY: ("weekday", range(7)), HOUR: ("hour", range(24)), ASK: ("ask_hours", ASK_HOURS)}


def _changed(time: WeeklyTime, what: str, value: str) -> WeeklyTime | None:
    """Return the time after a choice, unchanged if it makes no sense; None: no such zone."""
    if what in (ZONE, TYPED):
        zone = zones().get("_".join(value.lower().split()))
        return None if zone is None else structs.replace(time, zone=zone)
    field, known = _NUMBERS.get(what, ("", ()))
    chosen = next((number for number in known if str(number) == value), None)
    return time if chosen is None else structs.replace(time, **{field: chosen})


async def open_zone_form(taken: ClickContext) -> Reply:
    """Open a window for the name of a time zone."""
    if (why_not := _why_not(taken)) is not None:
        return said(taken.t.format(why_not))
    row = await taken.tables.weeklies.find(taken.place.channel_id)
    zone = "" if row is None else row.weekly.time.zone
    return FormReply(zone_form(zone, taken.t), note(taken.t.format("note-again")))


async def attend(taken: ClickContext) -> Reply:
    """Note whether the clicking person is in; or go on asking, or stop, for a manager."""
    t, channel_id, message = taken.t, taken.place.channel_id, taken.interaction.message
    weeklies = taken.tables.weeklies
    if message is None:
        return taken.not_there
    if taken.arg in (IN, OUT):
        person = person_of(taken.interaction)
        question = await weeklies.answer(channel_id, message.id, person, is_in=taken.arg == IN)
    elif (why_not := _why_not(taken)) is not None:
        return said(t.format(why_not))
    elif taken.arg == STOP_ASKING:
        await weeklies.end(channel_id)
        return PrivateReply(weekly_stopped_page(t))
    else:
        await weeklies.go_on(channel_id)
        question = await weeklies.question(channel_id)
    if question is None:
        return said(t.format("weekly-too-late"))
    row = question.row
    t = server_texts(taken.client, taken.services.texts, row.guild_id, question.locale)
    return EditReply(weekly_question_page(question, t), version=row.version)
