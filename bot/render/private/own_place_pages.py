"""Following a match, and offering the own place: what was asked for, and the way back."""

from __future__ import annotations

from bot.engine import compile_rules
from bot.i18n import Translator
from bot.render import emoji
from bot.render.clicks.click_id import Verb
from bot.render.page import Button, PrivatePage, Row, Text
from bot.views.table_view import TableView


def own_seat_page(context: TableView, t: Translator) -> PrivatePage:
    """Whether the viewer's place can be had, and a button for the other way."""
    offered = context.me is not None and context.me.is_offered
    penalty = compile_rules(context.options).scoring.penalty
    how = t.format("seat-offered-how", penalty=int(penalty))
    text = how if offered else t.format("seat-stays")
    return PrivatePage((Text(text), Row((seat_button(context, t),))))


def seat_button(context: TableView, t: Translator) -> Button:
    """For the viewer to offer the own place, or to keep it after all."""
    if context.me is not None and context.me.is_offered:
        return Button(t.format("button-keep-seat"), context.click(Verb.KEEP_SEAT), emoji.JOIN)
    click = context.click(Verb.OFFER_SEAT)
    return Button(t.format("button-offer-seat"), click, emoji.OFFER_SEAT)


def following_page(context: TableView, t: Translator, *, follows: bool) -> PrivatePage:
    """Whether the reader follows the match, and a button for the other way."""
    if follows:
        key = "following-now" if context.can_make_room else "following-to-the-end"
        text, label = t.format(key), t.format("button-unfollow")
        button = Button(label, context.click(Verb.UNFOLLOW), emoji.UNFOLLOW)
    else:
        text, label = t.format("following-no-longer"), t.format("button-follow")
        button = Button(label, context.click(Verb.FOLLOW), emoji.FOLLOW)
    return PrivatePage((Text(text), Row((button,))))
