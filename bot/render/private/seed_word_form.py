"""The window in which somebody types a word of their own for the seed of the match."""

from __future__ import annotations

from bot.i18n import Translator
from bot.render.clicks.click_id import Verb
from bot.render.page import Field, Form
from bot.views.table_view import TableView


def seed_word_form(context: TableView, longest: int, t: Translator) -> Form:
    """Up to ``longest`` letters; the viewer's last word stands there, and may be emptied."""
    now = "" if context.me is None or context.me.word is None else context.me.word.text
    field = Field(
        "word",
        t.format("seed-word-label"),
        now,
        t.format("seed-word-hint"),
        longest,
        needed=False,
        several_lines=False,
    )
    return Form(t.format("seed-word-title"), context.click(Verb.WORD_TYPED), (field,))
