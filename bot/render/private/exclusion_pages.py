"""Who may not play on a server: a page of `/uno settings`, where managers exclude people."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from bot.i18n import Translator
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.page import (
    CHOICES_IN_SELECT,
    Button,
    Choice,
    PrivatePage,
    Row,
    Select,
    Text,
    UserSelect,
)
from bot.render.private.blocked_page import end_of
from bot.render.private.settings_pages import NONE, SET, Setting, SettingClick, SettingOwner
from bot.views.block import Block

LET_IN, BACK = "free", "back"

TERMS: dict[str, timedelta | None] = {
    "day": timedelta(days=1),
    "week": timedelta(days=7),
    "month": timedelta(days=30),
    "ever": None,
}
"""How long somebody can be excluded."""


def exclusions_page(
    excluded: Sequence[Block], t: Translator, note: str | None = None
) -> PrivatePage:
    """Return who may not play on a server, the latest first; `note` is shown above them.

    Of very many the first ones are shown. The others can be chosen in the menu of people.
    """
    shown = list(enumerate(excluded[:CHOICES_IN_SELECT], 1))
    told = [] if note is None else [f"{emoji.NOTE} {note}"]
    lines = [_line(number, block, t) for number, block in shown] or [t.format("exclusions-nobody")]
    choices = [Choice(f"{number}. {block.user_id}", str(block.user_id)) for number, block in shown]
    let_in = Select(_click(LET_IN), t.format("let-in-again"), tuple(choices))
    return PrivatePage(
        (
            Text("\n".join([t.format("exclusions-title"), *told, *lines])),
            UserSelect(_click(SET), t.format("exclude-somebody")),
            *((let_in,) if choices else ()),
            Row((Button(t.format("button-back"), _click(BACK), emoji.BACK),)),
        )
    )


def _line(number: int, block: Block, t: Translator) -> str:
    person, end = f"<@{block.user_id}>", end_of(block)
    return t.format("exclusions-entry", number=number, person=person, end=end)


def how_long_page(user_id: int, t: Translator) -> PrivatePage:
    """Return the question how long somebody may not play on this server."""
    terms = [
        Button(t.format(f"excluded-for-{term}"), _click(f"{user_id}-{term}"), emoji.BLOCKED)
        for term in TERMS
    ]
    back = Button(t.format("button-back"), _click(NONE), emoji.BACK)
    question = t.format("exclude-how-long", person=f"<@{user_id}>")
    return PrivatePage((Text(question), *balanced_rows(terms), Row((back,))))


def _click(value: str) -> str:
    return str(SettingClick(SettingOwner.SERVER, Setting.EXCLUDED, value))
