"""The two buttons that stand below board and hand whatever happens: *Contra Uno!* and *More*."""

from __future__ import annotations

from bot.engine import Observation, may_owe
from bot.i18n import Translator
from bot.render.page import table_button
from bot.views.table_view import TableView

from .. import emoji
from ..clicks.click_id import Verb
from ..page import Button, Style


def contra_button(context: TableView, seen: Observation, t: Translator) -> Button:
    """Red while somebody else could owe a call, grey while nobody could (C14).

    It goes by the numbers of cards alone: to notice that a call was forgotten is the players' part.
    What a miss costs stands on it (X8): it is a press away on every phone.
    """
    others = may_owe(seen) - {context.seat}
    style = Style.DANGER if others else Style.PLAIN
    cost = seen.rules.penalties.false_contra
    label = t.format("button-contra-costs", count=cost) if cost else t.format("button-contra")
    return table_button(context, Verb.CONTRA, label, emoji.CONTRA_REACTION, style)


def more_button(context: TableView, t: Translator) -> Button:
    """The way to what is looked up, for whoever presses it alone."""
    return table_button(context, Verb.MORE, t.format("button-more"), emoji.MORE)
