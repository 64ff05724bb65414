"""What somebody who follows a match has asked for, and the way out of it."""

from __future__ import annotations

from bot.i18n import Translator
from bot.render import emoji
from bot.render.clicks.click_id import Verb
from bot.render.page import Button, PrivatePage, Row, Text
from bot.render.page_context import PageContext


def following_page(context: PageContext, t: Translator, *, follows: bool) -> PrivatePage:
    """Whether the reader follows the match, and a button for the other way."""
    if follows:
        key = "following-now" if context.can_make_room else "following-to-the-end"
        text, label = t.format(key), t.format("button-unfollow")
        button = Button(label, context.click(Verb.UNFOLLOW), emoji.UNFOLLOW)
    else:
        text, label = t.format("following-no-longer"), t.format("button-follow")
        button = Button(label, context.click(Verb.FOLLOW), emoji.FOLLOW)
    return PrivatePage((Text(text), Row((button,))))
