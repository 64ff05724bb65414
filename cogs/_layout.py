"""A page of `bot.render` as Discord's Components V2.

What may be sent where everybody can see it has a type of its own, as in `bot.render`: a page for
one person becomes a `PrivateLayout`, and nothing that posts or edits publicly takes one.
"""

from __future__ import annotations

from io import BytesIO
from typing import Any, TypeVar

import discord
from discord import ui

from bot.render import (
    Block,
    Button,
    Form,
    Illustrated,
    Line,
    Page,
    Picture,
    PublicPage,
    Row,
    Select,
    Style,
    Text,
)

_Layout = TypeVar("_Layout", bound=ui.LayoutView)

_STYLES = {
    Style.PRIMARY: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}


class ExposedError(Exception):
    """What one person may see was about to be shown to everybody; nothing has been sent."""


class PublicLayout(ui.LayoutView):
    """A view that everybody may see."""


class PrivateLayout(ui.LayoutView):
    """A view that goes to one person alone."""


def public_layout(page: PublicPage) -> PublicLayout:
    """The view to send where everybody can see it. Raises `ExposedError` for any other page."""
    if not isinstance(page, PublicPage):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise ExposedError("a page for one person is not for everybody")
    return _filled(PublicLayout(timeout=None), page)


def button_below(button: Button) -> ui.View:
    """One button below a plain message."""
    view = ui.View(timeout=None)
    view.add_item(_button(button))
    view.stop()
    return view


def private_layout(page: Page) -> PrivateLayout:
    """The view to send where only one person can see it."""
    return _filled(PrivateLayout(timeout=None), page)


def files_of(page: Page) -> list[discord.File]:
    """The pictures of a page, to be sent with it."""
    return [discord.File(BytesIO(picture.png), picture.name) for picture in page.pictures]


def _filled(view: _Layout, page: Page) -> _Layout:
    """The view with all of the page in it.

    It is stopped already: discord.py would otherwise remember every view that was ever sent, and
    the clicks are understood by what their buttons carry.
    """
    items = [_item(block) for block in page.blocks]
    view.add_item(ui.Container(*items, accent_colour=page.accent))
    view.stop()
    return view


def _item(block: Block) -> ui.Item[Any]:
    match block:
        case Text():
            return ui.TextDisplay(block.markdown)
        case Illustrated():
            picture = ui.Thumbnail[Any](block.picture, description=block.alt)
            return ui.Section(block.markdown, accessory=picture)
        case Picture():
            address = f"attachment://{block.name}"
            item = discord.MediaGalleryItem(address, description=block.alt)
            return ui.MediaGallery[Any](item)
        case Line():
            return ui.Separator()
        case Row():
            return ui.ActionRow(*(_button(button) for button in block.buttons))
        case Select():
            return ui.ActionRow(_select(block))


def _button(button: Button) -> ui.Button[Any]:
    if button.url is not None:
        return ui.Button(label=button.label, url=button.url, emoji=button.emoji)
    return ui.Button(
        label=button.label or None,
        custom_id=button.click,
        emoji=button.emoji,
        style=_STYLES[button.style],
        disabled=button.disabled,
    )


def _select(select: Select) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=choice.label,
            value=choice.value,
            description=choice.description,
            emoji=choice.emoji,
            default=choice.chosen,
        )
        for choice in select.choices
    ]
    return ui.Select(
        custom_id=select.click,
        placeholder=select.placeholder,
        options=options,
        min_values=select.least,
        max_values=select.most,
    )


def modal(form: Form) -> ui.Modal:
    """The window for a form. What is sent is understood by what it carries, as a click is."""
    window = ui.Modal(title=form.title, custom_id=form.click, timeout=None)
    for field in form.fields:
        text: ui.TextInput[Any] = ui.TextInput(
            custom_id=field.name,
            default=field.text or None,
            placeholder=field.placeholder or None,
            max_length=field.longest,
            required=field.needed,
            style=discord.TextStyle.long if field.several_lines else discord.TextStyle.short,
        )
        window.add_item(ui.Label(text=field.label, component=text))
    window.stop()
    return window
