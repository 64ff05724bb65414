"""Pages, windows and buttons as discord.py sends them."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.render import Button, Picture, PrivatePage, PublicPage, Row, Style, Text
from bot.render.page import MAX_TEXT, Field, Form
from cogs.showing.components import PageLayout, button_below, files_of, modal

QUIET = Button("Not now", "u:abcd2345:4:quiet:0", "🔕", Style.GOOD)
BOARD = PublicPage((Text("a board"), Row((QUIET,))), accent=7)
HAND = PrivatePage((Text("Red 7"), Picture("hand.png", b"png", "Red 7")))


def test_a_layout_is_sent_as_the_page_says() -> None:
    (box,) = PageLayout(BOARD).to_components()
    assert box["accent_color"] == 7
    text, buttons = box["components"]
    assert text["content"] == "a board"
    (button,) = buttons["components"]
    assert button["custom_id"] == QUIET.click


def test_commands_are_mentioned_in_texts_alone() -> None:
    """Discord shows a mention in a label as it is written."""
    stop = Button("`/uno stop`", "u:abcd2345:4:stop:")
    page = PublicPage((Text("`/uno stop`, `/leaderboard`, `/uno`, `uno stop`"), Row((stop,))))
    (box,) = PageLayout(page, {"uno": 77}).to_components()
    text, buttons = box["components"]
    assert text["content"] == "</uno stop:77>, `/leaderboard`, </uno:77>, `uno stop`"
    assert buttons["components"][0]["label"] == "`/uno stop`"


def test_commands_are_not_mentioned_where_the_page_would_be_too_long() -> None:
    full = PublicPage((Text("`/uno stop`".ljust(MAX_TEXT, ".")),))
    (box,) = PageLayout(full, {"uno": 77}).to_components()
    assert box["components"][0]["content"].startswith("`/uno stop`.")


@pytest.mark.parametrize("page", [BOARD, HAND])
async def test_discord_py_announces_components_v2_and_remembers_no_view(
    page: PublicPage | PrivatePage,
) -> None:
    layout = PageLayout(page)
    assert layout.has_components_v2() is True
    assert layout.is_finished()
    assert layout.timeout is None


async def test_a_button_below_a_message_is_whole() -> None:
    view = button_below(QUIET)
    (buttons,) = view.to_components()
    (button,) = buttons["components"]
    assert (button["label"], button["custom_id"]) == ("Not now", QUIET.click)
    assert (button["style"], button["emoji"]["name"]) == (discord.ButtonStyle.success.value, "🔕")
    assert view.is_finished()
    assert view.timeout is None


def test_the_pictures_of_a_page_go_with_it() -> None:
    (file,) = files_of(HAND)
    assert (file.filename, file.fp.read()) == ("hand.png", b"png")


async def test_a_window_has_the_fields_of_its_form() -> None:
    fields = (
        Field("rules", "Your rules", "stacking", "e.g. seven_o", 300, True, several_lines=True),
        Field("name", "Its name", "", "", 40, False, several_lines=False),
    )
    window = modal(Form("Own rules", "u:abcd2345:4:type:", fields))
    told = window.to_dict()
    assert (told["title"], told["custom_id"]) == ("Own rules", "u:abcd2345:4:type:")
    rules, name = told["components"]
    assert (rules["label"], name["label"]) == ("Your rules", "Its name")
    assert _of_field(rules) == {
        "custom_id": "rules",
        "value": "stacking",
        "placeholder": "e.g. seven_o",
        "max_length": 300,
        "required": True,
        "style": discord.TextStyle.long.value,
    }
    assert _of_field(name) == {
        "custom_id": "name",
        "value": None,
        "placeholder": None,
        "max_length": 40,
        "required": False,
        "style": discord.TextStyle.short.value,
    }
    assert window.is_finished()
    assert window.timeout is None


def _of_field(label: dict[str, Any]) -> dict[str, Any]:
    told = label["component"]
    names = ("custom_id", "value", "placeholder", "max_length", "required", "style")
    return {name: told.get(name) for name in names}
