"""A page of `bot.render` as Discord's Components V2."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.render import Block, Button, Line, Page, Row, Style, Text

_STYLES = {
    Style.PRIMARY: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}


def layout(page: Page) -> ui.LayoutView:
    """The view to send for `page`.

    It is stopped already: discord.py would otherwise remember every view that was ever sent, and
    the clicks are understood by what their buttons carry.
    """
    view = ui.LayoutView(timeout=None)
    items = [_item(block) for block in page.blocks]
    view.add_item(ui.Container(*items, accent_colour=page.accent))
    view.stop()
    return view


def _item(block: Block) -> ui.Item[Any]:
    match block:
        case Text():
            return ui.TextDisplay(block.markdown)
        case Line():
            return ui.Separator()
        case Row():
            return ui.ActionRow(*(_button(button) for button in block.buttons))


def _button(button: Button) -> ui.Button[Any]:
    if button.url is not None:
        return ui.Button(label=button.label, url=button.url, emoji=button.emoji)
    return ui.Button(
        label=button.label,
        custom_id=button.click,
        emoji=button.emoji,
        style=_STYLES[button.style],
        disabled=button.disabled,
    )
