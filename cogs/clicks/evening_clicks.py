"""Evenings: `/uno evening` and the buttons of an evening."""

from __future__ import annotations

from bot.evenings import following_name
from bot.place import is_open_to_members
from bot.render import PrivatePage, evening_form, evening_page, no_evening_page, with_weekly_button
from bot.render.lines.evening_lines import BEGIN, END, JOIN, LEAVE
from bot.tables import Rejected, TableView
from bot.tables.seating import evening_table
from bot.views.names import plain_name

from ..answering.click_context import ClickContext
from ..answering.interaction_data import person_of, sent_values
from ..answering.replies import FormReply, PrivateReply, Reply, note, said
from ..answering.request import Request
from ..permissions import can_post_publicly, managed_server, person_can_end_game
from ..showing.pages import context_of

_MOST_HOURS = 6


async def show_evening(asked: Request) -> Reply:
    """Answer the command: show the channel's evening, or how to begin one."""
    found = await asked.tables.evenings.near(asked.interaction.channel_id or 0)
    view = None if found is None else await asked.tables.games.view(found, asked.user_id)
    return PrivateReply(_page(asked, view))


def _page(asked: Request, view: TableView | None) -> PrivatePage:
    """Return the evening, or how to begin one; managers can have people asked every week."""
    page, is_open = _evening_page(asked, view), is_open_to_members(asked.place)
    if is_open and managed_server(asked.interaction) is not None:
        return with_weekly_button(page, asked.t)
    return page


def _evening_page(asked: Request, view: TableView | None) -> PrivatePage:
    if view is None:
        return no_evening_page(None, asked.t)
    context, evening = context_of(asked.client, view), view.game.evening
    if evening is not None and evening.is_on:
        manages = person_can_end_game(asked.interaction)
        return evening_page(context, evening, asked.user_id, asked.t, manages=manages)
    may_begin = view.seat_of(asked.user_id) is not None and not view.game.board_is_hand
    return no_evening_page(context if may_begin else None, asked.t)


async def answer_click(taken: ClickContext) -> Reply:
    """Show the evening, or do what the button says."""
    match taken.arg:
        case "":
            return await _show(taken)
        case _ if taken.arg == BEGIN:
            return await _open_form(taken)
        case _ if taken.arg == JOIN:
            person = person_of(taken.interaction)
            outcome, done = await taken.tables.evenings.come(taken.game, person), "evening-joined"
        case _ if taken.arg == LEAVE:
            outcome, done = await taken.submit(evening_table.go), "evening-left"
        case _ if taken.arg == END:
            manages = person_can_end_game(taken.interaction)
            outcome, done = await taken.submit(evening_table.end, manages), "evening-ended"
        case _:
            return taken.not_there
    if isinstance(outcome, Rejected):
        return taken.refused(outcome)
    return said(taken.t.format(done))


async def _show(taken: ClickContext) -> Reply:
    view = await taken.own_view()
    if view is None:
        return taken.no_such_game
    evening = view.game.evening
    if evening is None or not evening.is_on:
        found = await taken.tables.evenings.in_channel(view.game.channel_id)
        view = view if found is None else await taken.tables.games.view(found, taken.user_id)
    return PrivateReply(_page(taken, view))


async def _open_form(taken: ClickContext) -> Reply:
    """Open the window for the name and the end of a new evening."""
    view, t = await taken.own_view(), taken.t
    if view is None:
        return taken.no_such_game
    last = await taken.tables.evenings.last_game(view.game.channel_id)
    before = None if last is None else last.evening
    name = t.format("evening-first-name") if before is None else following_name(before.name)
    form = evening_form(context_of(taken.client, view), name, t)
    return FormReply(form, note(t.format("note-again")))


async def read_form(taken: ClickContext) -> Reply:
    """Begin an evening with what was typed."""
    t, tables = taken.t, taken.tables
    if not can_post_publicly(taken.interaction):
        return said(t.format("answer-only-you-see"))
    name, hours, matches = (*sent_values(taken.interaction), "", "", "")[:3]
    is_wrong = hours.strip() and not (hours.isdecimal() and 0 < int(hours) <= _MOST_HOURS)
    if is_wrong or (matches.strip() and not (matches.isdecimal() and int(matches) > 0)):
        return said(t.format("evening-form-wrong"))
    plan = tables.evenings.plan(
        plain_name(name.strip() or t.format("evening-first-name")),
        int(hours) if hours.strip() else None,
        int(matches) if matches.strip() else None,
    )
    outcome = await tables.evenings.begin(taken.game, taken.user_id, plan)
    if isinstance(outcome, Rejected):
        return taken.refused(outcome)
    return said(t.format("evening-begun"))


async def next_match(taken: ClickContext) -> Reply:
    """Have the next match dealt in a moment, with this person in it."""
    person = person_of(taken.interaction)
    return await taken.done(await taken.tables.evenings.next_match(taken.game, person))
