"""Buttons of a board where somebody is away or misses their turns."""

from __future__ import annotations

from bot.i18n import Translator
from bot.render import emoji
from bot.render.clicks.click_id import Verb
from bot.render.page import BUTTONS_IN_ROW, MAX_LABEL, Button, shortened
from bot.views.names import plain_name
from bot.views.table_view import TableView


def absence_buttons(context: TableView, t: Translator) -> list[Button]:
    """For who was away, and for the others to let the computer play for who misses their turns."""
    buttons: list[Button] = []
    if any(label.is_away for label in context.seats):
        back = context.click(Verb.RETURN)
        buttons.append(Button(t.format("button-return"), back, emoji.RETURN))
    for seat, label in enumerate(context.seats):
        if label.misses_turns and len(buttons) < BUTTONS_IN_ROW:
            click = context.click(Verb.HAND_OVER, str(seat))
            player, votes = plain_name(label.name), context.votes_for_handover(seat)
            text = t.format("button-hand-over", player=player, count=votes)
            buttons.append(Button(shortened(text, MAX_LABEL), click, emoji.COMPUTER))
    return buttons
