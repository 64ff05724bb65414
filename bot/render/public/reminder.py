"""The word in the channel to the person whom everybody waits for, where no hand can ring."""

from __future__ import annotations

from dataclasses import dataclass

from bot.i18n import Translator
from bot.render import emoji
from bot.render.clicks.click_id import Verb
from bot.render.page import Button
from bot.views.table_view import TableView


@dataclass(frozen=True, slots=True)
class Reminder:
    """A plain message, whose ``text`` a phone previews; ``quiet`` is for whom it mentions alone."""

    text: str
    quiet: Button


def reminder(context: TableView, seat: int, mention: str, t: Translator) -> Reminder:
    """What calls whoever plays this seat; `mention` is how Discord writes that."""
    context.require_no_viewer()
    text = t.format("reminder", player=mention, link=context.board_link or "")
    click = context.click(Verb.QUIET, str(seat))
    return Reminder(text, Button(t.format("button-quiet"), click, emoji.QUIET))
