"""A page of `bot.render` as Discord's Components V2.

What may be sent where everybody can see it has a type of its own, as in `bot.render`: a page for
one person becomes a `PrivateLayout`, and nothing that posts or edits publicly takes one.
"""

from __future__ import annotations

from io import BytesIO
from typing import Any, Self

import discord
from discord import ui

from bot.render import Button, Form, Page, PublicPage
from bot.render.page import within_bytes

from .components import STYLES, Component, components_of


class ExposedError(Exception):
    """What one person may see was about to be shown to everybody; nothing has been sent."""


class _Layout(ui.LayoutView):
    """A view that has no items of discord.py's: what it is sent as is there already."""

    def __init__(self, page: Page) -> None:
        super().__init__(timeout=None)
        self._components = components_of(within_bytes(page))
        self._page = page
        # discord.py would otherwise remember every view that was ever sent; clicks are understood
        # by what their buttons carry.
        self.stop()

    def to_components(self) -> list[Component]:
        """The page, as discord.py sends it."""
        return self._components

    def of(self, page: Page) -> Self:
        """Another form of the page, for the same eyes. Raises `ExposedError` as the first does."""
        return type(self)(page)

    @property
    def page(self) -> Page:
        """What is shown."""
        return self._page

    def has_components_v2(self) -> bool:
        """Whether discord.py is to announce Components V2."""
        return True


class PublicLayout(_Layout):
    """A view to be sent where everybody can see it."""

    def __init__(self, page: PublicPage) -> None:
        """Raises `ExposedError` for any other page."""
        if not isinstance(page, PublicPage):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise ExposedError("a page for one person is not for everybody")
        super().__init__(page)


class PrivateLayout(_Layout):
    """A view to be sent where only one person can see it."""


def button_below(button: Button) -> ui.View:
    """One button below a plain message."""
    view = ui.View(timeout=None)
    style = STYLES[button.style]
    view.add_item(
        ui.Button(label=button.label, custom_id=button.click, emoji=button.emoji, style=style)
    )
    view.stop()
    return view


def files_of(page: Page) -> list[discord.File]:
    """The pictures and files of a page, to be sent with it."""
    pictures = [discord.File(BytesIO(picture.png), picture.name) for picture in page.pictures]
    files = [discord.File(BytesIO(file.content), file.name) for file in page.attachments]
    return pictures + files


def attached(layout: PublicLayout | PrivateLayout) -> dict[str, Any]:
    """What an edit says of the files of a page; of one that has none nothing."""
    files = files_of(layout.page)
    return {"attachments": files} if files else {}


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
