"""What is decided while play goes on: the lines, and the buttons to agree or to wake (P4)."""

from __future__ import annotations

from bot.i18n import Translator
from bot.views.names import plain_name
from bot.views.table_values import VoteKind
from bot.views.table_view import TableView, VoteView

from .. import emoji
from ..clicks.click_id import Verb
from ..page import BUTTONS_IN_ROW, MAX_LABEL, Button, relative, shortened


def accusation_lines(context: TableView, t: Translator) -> list[str]:
    """Who is accused of what, by whom, how many agree, and until when."""
    return [
        t.format(
            f"accused-of-{accusation.kind}",
            player=context.names[accusation.by],
            other=context.names[accusation.about],
            link=accusation.link or "",
            count=accusation.ayes,
            needed=accusation.needed,
            when=_until(accusation),
        )
        for accusation in context.accusations
    ]


def penalty_buttons(context: TableView, t: Translator) -> list[Button]:
    """For everybody on the board; in a hand those alone that its owner may press."""
    open_ones = [a for a in context.accusations if context.seat in (None, *a.open_to)]
    buttons = [_agree(context, accusation, t) for accusation in open_ones]
    if context.can_be_woken is not None and context.seat != context.can_be_woken:
        click = context.click(Verb.WAKE)
        buttons.append(Button(t.format("button-wake"), click, emoji.WAKE))
    return buttons[:BUTTONS_IN_ROW]


def _agree(context: TableView, accusation: VoteView, t: Translator) -> Button:
    arg = f"{accusation.kind}.{accusation.about}"
    name = plain_name(context.seats[accusation.about].name)
    label = t.format(f"button-agree-{accusation.kind}", player=name)
    symbol = emoji.QUESTION if accusation.kind is VoteKind.QUESTION else emoji.ADVICE
    click = context.click(Verb.AGREE, arg)
    return Button(shortened(label, MAX_LABEL), click, symbol)


def _until(accusation: VoteView) -> str:
    assert accusation.ends_at is not None
    return relative(accusation.ends_at)
