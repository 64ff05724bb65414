"""A button below a message that everybody at a table sees."""

from __future__ import annotations

from bot.render.clicks.click_id import Verb
from bot.render.page import Button, Style
from bot.render.page_context import PageContext


def table_button(
    context: PageContext,
    verb: Verb,
    label: str,
    emoji: str,
    style: Style = Style.PLAIN,
    *,
    disabled: bool = False,
) -> Button:
    """A button by which anybody does ``verb`` at the table."""
    return Button(label, context.click(verb), emoji, style, disabled)
