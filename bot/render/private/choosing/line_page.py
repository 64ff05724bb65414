"""The rules as one line to be pasted to somebody else, and one's own sets of rules by name."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Translator
from bot.render import emoji
from bot.render.page import Block, Button, PrivatePage, Row, Text
from bot.render.rules.rule_line import write_line
from bot.views.table_view import TableView

from .parts import Asked, Chose, Note, Place, asks, choice, chooses, page_of, select


def line_page(
    context: TableView, favourites: Sequence[str], t: Translator, note: Note | None = None
) -> PrivatePage:
    """The line in a box that can be copied; ``favourites`` are the names of the viewer's own."""
    line = write_line(context.options) or "mode=classic"
    text = f"### {t.format('choosing-line-title')}\n```\n{line}\n```\n{t.format('choosing-line')}"
    paste = Button(t.format("button-paste-line"), asks(context, Asked.LINE), emoji.LINE)
    keep = Button(t.format("button-keep-rules"), asks(context, Asked.FAVOURITE), emoji.FAVOURITE)
    blocks: list[Block] = [Text(text), Row((paste, keep))]
    if favourites:
        forget = [choice(name, name) for name in favourites]
        blocks.append(select(chooses(context, Chose.FORGET), t.format("choosing-forget"), forget))
    return page_of(context, Place.LINE, blocks, t, note)
