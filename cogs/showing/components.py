"""A page of `bot.render` as Discord's Components V2, in its own JSON, or a plainer form of it.

discord.py has an object for each component. Making those, only to convert them to JSON again, takes
four times as long, and every action shows five pages.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from functools import lru_cache
from http import HTTPStatus
from io import BytesIO
from typing import Any, TypeVar

import discord
from discord import ButtonStyle, ComponentType, PartialEmoji, ui

from bot.render import (
    Attachment,
    Button,
    Choice,
    Click,
    Form,
    Illustrated,
    Line,
    Page,
    Picture,
    PublicPage,
    RoleSelect,
    Row,
    Select,
    Style,
    Text,
    UserSelect,
)
from bot.render.page import with_sent_pictures, within_bytes
from bot.render.plainer_pages import plainer_forms, without_uploads

from .._services import services_of
from .command_mentions import with_mentions

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

OF_A_PART = (0, 10014, 50006, 50035)
"""Discord's codes for an unknown emoji, an empty message, or an invalid body."""

_MISSING_PERMISSIONS = 50013
"""For a page with pictures, only the permission to attach files may be missing."""

OF_THE_FILES = (40005, 50045, 400001)
"""Discord's codes for files that are too large, or that it takes nowhere in this server."""

Component = dict[str, Any]
"""One component with its contents, in Discord's API names."""

STYLES = {
    Style.PRIMARY: ButtonStyle.primary,
    Style.PLAIN: ButtonStyle.secondary,
    Style.GOOD: ButtonStyle.success,
    Style.DANGER: ButtonStyle.danger,
}
"""Discord's names for the styles of buttons."""

_STYLE_VALUES = {style: known.value for style, known in STYLES.items()}
_LINK = ButtonStyle.link.value

_ACTION_ROW = ComponentType.action_row.value
_BUTTON = ComponentType.button.value
_SELECT = ComponentType.string_select.value
_ROLE_SELECT = ComponentType.role_select.value
_USER_SELECT = ComponentType.user_select.value
_SECTION = ComponentType.section.value
_TEXT = ComponentType.text_display.value
_THUMBNAIL = ComponentType.thumbnail.value
_GALLERY = ComponentType.media_gallery.value
_FILE = ComponentType.file.value
_SEPARATOR = ComponentType.separator.value
_CONTAINER = ComponentType.container.value

_CHOOSES_ONE = {"min_values": 1, "max_values": 1}

_MOST_EMOJI = 512

_NONE_KNOWN: Mapping[str, int] = {}


def components_of(page: Page) -> list[Component]:
    """Return the page in its box."""
    components: list[Component] = []
    for block in page.blocks:
        # Most blocks are texts and rows, and an action makes five pages: calls are saved here.
        if isinstance(block, Text):
            components.append({"type": _TEXT, "content": block.markdown})
        elif isinstance(block, Row):
            components.append(_row(block))
        else:
            components.append(_component(block))
    box: Component = {"type": _CONTAINER, "components": components}
    if page.accent is not None:
        box["accent_color"] = page.accent
    return [box]


def clicks_in(components: Iterable[Component]) -> list[str]:
    """Return the custom ids of the buttons and selects in these, from top to bottom."""
    return [click for component in components for click in _clicks_of(component)]


def clicks_on(message: discord.Message) -> list[Click]:
    """Return what the buttons of a message do, from top to bottom."""
    return list(_clicks_within(message.components))


def _clicks_within(components: Iterable[object]) -> Iterator[Click]:
    for component in components:
        click = Click.parse(getattr(component, "custom_id", None) or "")
        if click is not None:
            yield click
        yield from _clicks_within(getattr(component, "children", ()))
        if (accessory := getattr(component, "accessory", None)) is not None:
            yield from _clicks_within((accessory,))


def _clicks_of(component: Component) -> list[str]:
    if "custom_id" in component:
        return [component["custom_id"]]
    return clicks_in(component.get("components", ()))


def _row(row: Row) -> Component:
    buttons: list[Component] = []
    for button in row.buttons:
        component: Component = {"type": _BUTTON, "disabled": button.disabled}
        if button.url is None:
            component |= {"style": _STYLE_VALUES[button.style], "custom_id": button.click}
        else:
            component |= {"style": _LINK, "url": button.url}
        if button.label:
            component["label"] = button.label
        if button.emoji is not None:
            component["emoji"] = _emoji(button.emoji)
        buttons.append(component)
    return {"type": _ACTION_ROW, "components": buttons}


def _component(
    block: Illustrated | Picture | Attachment | Select | RoleSelect | UserSelect | Line,
) -> Component:
    match block:
        case Line():
            return {"type": _SEPARATOR}
        case Illustrated():
            beside = {
                "type": _THUMBNAIL,
                "media": {"url": block.picture},
                "description": block.alt,
            }
            text = {"type": _TEXT, "content": block.markdown}
            return {"type": _SECTION, "components": [text], "accessory": beside}
        case Picture():
            media = {"url": f"attachment://{block.name}"}
            return {"type": _GALLERY, "items": [{"media": media, "description": block.alt}]}
        case Attachment():
            return {"type": _FILE, "file": {"url": f"attachment://{block.name}"}}
        case Select():
            return {"type": _ACTION_ROW, "components": [_select(block)]}
        case RoleSelect():
            return {"type": _ACTION_ROW, "components": [_role_select(block)]}
        case UserSelect(click, placeholder):
            select = {"type": _USER_SELECT, "custom_id": click, "placeholder": placeholder}
            return {"type": _ACTION_ROW, "components": [select | _CHOOSES_ONE]}


def _select(select: Select) -> Component:
    return {
        "type": _SELECT,
        "custom_id": select.click,
        "placeholder": select.placeholder,
        "options": [_option(choice) for choice in select.choices],
        "min_values": select.least,
        "max_values": select.most,
    }


def _role_select(select: RoleSelect) -> Component:
    chosen = () if select.chosen is None else (select.chosen,)
    return {
        "type": _ROLE_SELECT,
        "custom_id": select.click,
        "placeholder": select.placeholder,
        "default_values": [{"id": role, "type": "role"} for role in chosen],
        **_CHOOSES_ONE,
    }


def _option(choice: Choice) -> Component:
    option: Component = {"label": choice.label, "value": choice.value, "default": choice.chosen}
    if choice.description is not None:
        option["description"] = choice.description
    if choice.emoji is not None:
        option["emoji"] = _emoji(choice.emoji)
    return option


@lru_cache(_MOST_EMOJI)
def _emoji(symbol: str) -> Component:
    """Return a character, or an emoji of the bot (`<:name:id>`), as Discord's JSON."""
    return {**PartialEmoji.from_str(symbol).to_dict()}


class ExposedError(Exception):
    """A page for one person was about to be shown to everybody; nothing has been sent."""


def require_public(page: Page) -> PublicPage:
    """Return the page if everybody may see it. Raise `ExposedError` otherwise."""
    if not isinstance(page, PublicPage):
        raise ExposedError("a page for one person is not for everybody")
    return page


class PageLayout(ui.LayoutView):
    """A page as discord.py sends it: a view without items, whose components are already JSON.

    Texts mention the commands whose ids are in `command_ids`.
    """

    def __init__(self, page: Page, command_ids: Mapping[str, int] = _NONE_KNOWN) -> None:
        super().__init__(timeout=None)
        self.page = page
        self._components = components_of(within_bytes(with_mentions(page, command_ids)))
        # Otherwise discord.py remembers every view; clicks are understood by what a button carries.
        self.stop()

    def to_components(self) -> list[Component]:
        """Return the components in Discord's JSON."""
        return self._components

    def has_components_v2(self) -> bool:
        """Tell discord.py to announce Components V2."""
        return True


def button_below(button: Button) -> ui.View:
    """Return a view with one button, for a plain message."""
    view = ui.View(timeout=None)
    style = STYLES[button.style]
    view.add_item(
        ui.Button(label=button.label, custom_id=button.click, emoji=button.emoji, style=style)
    )
    view.stop()
    return view


def files_of(page: Page) -> list[discord.File]:
    """Return the pictures and files of a page that are to be sent with it."""
    pictures: list[discord.File] = []
    files: list[discord.File] = []
    for block in page.blocks:
        if isinstance(block, Picture):
            if not block.is_sent:
                pictures.append(discord.File(BytesIO(block.png), block.name))
        elif isinstance(block, Attachment):
            files.append(discord.File(BytesIO(block.content), block.name))
    return pictures + files


def attached(page: Page) -> dict[str, Any]:
    """Return the argument with which an edit replaces files, or none if none are to be sent.

    Without it, the files of the message stay, and the page can show them.
    """
    files = files_of(page)
    return {"attachments": files} if files else {}


def modal(form: Form) -> ui.Modal:
    """Return the window for a form. Like a click, it is understood by its custom id."""
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


async def in_some_form(
    client: discord.Client, page: Page, send: Callable[[PageLayout], Coroutine[Any, Any, Answer]]
) -> Answer:
    """Send the page, or the first plainer form of it that Discord accepts, and return its answer.

    Raise the error of the plainest form, and at once any error that is not about a part of a page.
    """
    command_ids = services_of(client).command_ids
    try:
        return await send(PageLayout(page, command_ids))
    except discord.HTTPException as error:
        if _is_perhaps_of_the_files(error) and any(page.pictures):
            log.info("no files are taken here: a page is shown without its pictures")
            return await in_some_form(client, without_uploads(page), send)
        if _is_of_a_part(error) and any(picture.is_sent for picture in page.pictures):
            log.info("a message may have lost its pictures: they are sent again")
            return await in_some_form(client, with_sent_pictures(page, are_sent=False), send)
        refused = _of_a_part(client, error)
    for plainer in plainer_forms(page):
        try:
            return await send(PageLayout(plainer, command_ids))
        except discord.HTTPException as error:
            refused = _of_a_part(client, error)
    raise refused


def _of_a_part(client: discord.Client, error: discord.HTTPException) -> discord.HTTPException:
    if not _is_of_a_part(error):
        raise error
    log.info("a part of a page was refused", extra={"why": error.text})
    if _is_of_an_emoji(error):
        services_of(client).card_emoji.doubt()
    return error


def _is_of_a_part(error: discord.HTTPException) -> bool:
    """Return whether Discord might accept the message without some part of it."""
    return error.status == HTTPStatus.BAD_REQUEST and error.code in OF_A_PART


def _is_perhaps_of_the_files(error: discord.HTTPException) -> bool:
    is_forbidden = error.status == HTTPStatus.FORBIDDEN and error.code == _MISSING_PERMISSIONS
    is_too_large = error.status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    return is_forbidden or is_too_large or error.code in OF_THE_FILES


def _is_of_an_emoji(error: discord.HTTPException) -> bool:
    return "emoji" in error.text.lower()
