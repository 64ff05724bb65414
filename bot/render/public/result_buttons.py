"""What can be done when a round or a match is over: to play on comes first."""

from __future__ import annotations

from functools import partial

from bot.engine import Observation, Presence, takes_seats
from bot.i18n import Translator
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.clicks.click_id import Verb
from bot.render.emphasis import with_one_bright
from bot.render.lines.standing_buttons import more_button
from bot.render.page import Row, Style, table_button
from bot.render.public.absence_buttons import absence_buttons
from bot.views.table_view import TableView


def round_buttons(context: TableView, seen: Observation, t: Translator) -> list[Row]:
    """The next round, and who comes and goes before it (L2)."""
    button = partial(table_button, context)
    buttons = [button(Verb.NEXT, t.format("button-next"), emoji.START)]
    if has_room(context, seen):
        buttons.append(button(Verb.JOIN, t.format("button-join"), emoji.JOIN))
    buttons += absence_buttons(context, t)
    buttons.append(button(Verb.LEAVE, t.format("button-leave"), emoji.LEAVE))
    buttons.append(more_button(context, t))
    first = (Verb.RETURN,) if context.paused else ()
    return balanced_rows(with_one_bright(buttons, (*first, Verb.NEXT), Style.GOOD))


def match_buttons(context: TableView, t: Translator) -> list[Row]:
    """The rematch as long as it is offered."""
    button = partial(table_button, context)
    recap = button(Verb.RECAP, t.format("button-recap"), emoji.RECAP)
    more = [recap, more_button(context, t)]
    if context.rematch_until is None:
        return balanced_rows(more)
    again = [
        button(Verb.REMATCH, t.format("button-rematch"), emoji.REMATCH, Style.GOOD),
        button(Verb.NEW_RULES, t.format("button-new-rules"), emoji.OPTIONS),
    ]
    return balanced_rows([*again, *more])


def has_room(context: TableView, seen: Observation) -> bool:
    """Whether somebody could sit down: at a seat that is free or offered, or at their old one.

    Once people are eliminated nobody joins any more (X10).
    """
    if seen.rules.ends.elimination:
        return False
    stand_in = any(presence is Presence.STAND_IN for presence in seen.presence)
    offered = context.can_make_room and any(seat.is_offered for seat in context.seats)
    return stand_in or offered or _is_seat_free(context, seen)


def _is_seat_free(context: TableView, seen: Observation) -> bool:
    """Whether one more may sit there than do now (X16a); of partners and Duo's two none (V9)."""
    present = sum(presence.plays for presence in seen.presence)
    return context.can_make_room and takes_seats(seen.options, present + 1)
