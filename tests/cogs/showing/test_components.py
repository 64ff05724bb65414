"""A page's components equal those that discord.py would build."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ButtonStyle, ui

from bot.render import (
    Attachment,
    Block,
    Button,
    Choice,
    Illustrated,
    Line,
    Picture,
    PrivatePage,
    RoleSelect,
    Row,
    Select,
    Style,
    Text,
    UserSelect,
)
from cogs.showing.components import clicks_in, components_of

_TILE = "<:red_7:123456789012345678>"
_PORTRAIT = "https://cdn.example/7.png"

_UNSAID = {
    "spoiler": False,
    "disabled": False,
    "default": False,
    "divider": True,
    "spacing": 1,
    "required": True,
    "accent_color": None,
}
"""Default values, which Discord treats alike whether they are sent or not."""

_BUTTONS = Row(
    (
        Button("Play", "u:a:1:card:7", "🟥", Style.PRIMARY),
        Button("", "u:a:1:card:8", _TILE, Style.GOOD, disabled=True),
        Button("Stop", "u:a:1:stop:", style=Style.DANGER),
        Button("Draw", "u:a:1:draw:"),
        Button("Board", emoji="🔗", url="https://discord.com/channels/1/2/3"),
    )
)
_MENU = Select(
    "u:a:1:choose:x",
    "Which?",
    (Choice("One", "1"), Choice("Two", "2", "More", _TILE, chosen=True)),
    least=0,
    most=2,
)


def _same(block: Block) -> ui.Item[Any]:
    match block:
        case Text():
            return ui.TextDisplay("**7**")
        case Illustrated():
            return ui.Section("**7**", accessory=ui.Thumbnail[Any](_PORTRAIT, description="Seven"))
        case Attachment():
            return ui.File[Any]("attachment://kept.json")
        case Picture():
            shown = discord.MediaGalleryItem("attachment://best.png", description="The best")
            return ui.MediaGallery[Any](shown)
        case Line():
            return ui.Separator()
        case Row():
            return ui.ActionRow(
                ui.Button(
                    label="Play", custom_id="u:a:1:card:7", emoji="🟥", style=ButtonStyle.primary
                ),
                ui.Button(
                    custom_id="u:a:1:card:8", emoji=_TILE, style=ButtonStyle.success, disabled=True
                ),
                ui.Button(label="Stop", custom_id="u:a:1:stop:", style=ButtonStyle.danger),
                ui.Button(label="Draw", custom_id="u:a:1:draw:"),
                ui.Button(label="Board", emoji="🔗", url="https://discord.com/channels/1/2/3"),
            )
        case Select():
            options = [
                discord.SelectOption(label="One", value="1"),
                discord.SelectOption(
                    label="Two", value="2", description="More", emoji=_TILE, default=True
                ),
            ]
            return ui.ActionRow(
                ui.Select(
                    custom_id="u:a:1:choose:x",
                    placeholder="Which?",
                    options=options,
                    min_values=0,
                    max_values=2,
                )
            )
        case RoleSelect():
            role = discord.SelectDefaultValue(id=7, type=discord.SelectDefaultValueType.role)
            return ui.ActionRow(
                ui.RoleSelect(
                    custom_id="u:0:0:server:call.role",
                    placeholder="Which?",
                    default_values=[role],
                    required=True,
                )
            )
        case UserSelect():
            return ui.ActionRow(
                ui.UserSelect(custom_id="u:a:1:choose:x", placeholder="Whom?", required=True)
            )


def _said(value: Any) -> Any:
    match value:
        case dict():
            kept = {key: _said(inside) for key, inside in value.items()}
            return {key: v for key, v in kept.items() if key not in _UNSAID or v != _UNSAID[key]}
        case list():
            return [_said(inside) for inside in value]
        case _:
            return value


@pytest.mark.parametrize("accent", [None, 0xD72600])
@pytest.mark.parametrize(
    "block",
    [
        Text("**7**"),
        Illustrated("**7**", _PORTRAIT, "Seven"),
        Picture("best.png", b"", "The best"),
        Line(),
        _BUTTONS,
        _MENU,
        RoleSelect("u:0:0:server:call.role", "Which?", 7),
        UserSelect("u:a:1:choose:x", "Whom?"),
    ],
    ids=lambda block: type(block).__name__,
)
def test_each_block_is_the_component_that_discord_py_would_send(
    block: Block, accent: int | None
) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(_same(block), accent_colour=accent))
    assert _said(components_of(PrivatePage((block,), accent))) == _said(view.to_components())


def test_custom_ids_of_a_page_are_those_of_its_components() -> None:
    page = PrivatePage((Text("**7**"), _BUTTONS, _MENU))
    carried = ["u:a:1:card:7", "u:a:1:card:8", "u:a:1:stop:", "u:a:1:draw:", "u:a:1:choose:x"]
    assert clicks_in(components_of(page)) == carried
