"""One setting on a page of settings: what it is, and a button for each choice."""

from __future__ import annotations

from collections.abc import Iterable

from bot.render.clicks.setting_click import Setting, SettingClick, Whose
from bot.render.page import Block, Button, Row, Style, Text


def setting_blocks(
    whose: Whose, setting: Setting, title: str, chosen: str, choices: Iterable[tuple[str, str]]
) -> tuple[Block, ...]:
    """The title above a row of (value, label), the one that is chosen marked."""
    buttons = tuple(
        Button(
            label,
            str(SettingClick(whose, setting, value)),
            style=Style.PRIMARY if value == chosen else Style.PLAIN,
        )
        for value, label in choices
    )
    return (Text(title), Row(buttons))
