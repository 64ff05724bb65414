"""What can be done when a round or a match is over: to play on comes first."""

from __future__ import annotations

from functools import partial

from bot.engine import Observation, Presence
from bot.i18n import Translator
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.clicks.click_id import Verb
from bot.render.emphasis import with_one_bright
from bot.render.lines.standing_buttons import more_button
from bot.render.page import Row, Style
from bot.render.page_context import PageContext, table_button
from bot.render.public.absence_buttons import absence_buttons


def round_buttons(context: PageContext, seen: Observation, t: Translator) -> list[Row]:
    """The next round, and who comes and goes before it (L2)."""
    button = partial(table_button, context)
    buttons = [button(Verb.NEXT, t.format("button-next"), emoji.START)]
    if _has_room(context, seen):
        buttons.append(button(Verb.JOIN, t.format("button-join"), emoji.JOIN))
    buttons += absence_buttons(context, t)
    buttons.append(button(Verb.LEAVE, t.format("button-leave"), emoji.LEAVE))
    buttons.append(more_button(context, t))
    first = (Verb.RETURN,) if context.paused else ()
    return balanced_rows(with_one_bright(buttons, (*first, Verb.NEXT), Style.GOOD))


def match_buttons(context: PageContext, t: Translator) -> list[Row]:
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


def _has_room(context: PageContext, seen: Observation) -> bool:
    """Whether somebody could sit down: at a seat that is free or offered, or at their old one.

    Once people are eliminated nobody joins any more (X10).
    """
    if seen.rules.ends.elimination:
        return False
    if any(presence is not Presence.HERE for presence in seen.presence):
        return True
    if not context.can_make_room:
        return False
    return len(seen.presence) < max(seen.rules.game.seats) or any(
        seat.is_offered for seat in context.seats
    )
