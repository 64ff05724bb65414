"""A channel in the middle of an evening: a lobby, a board, big hands, commands and a modal."""

from __future__ import annotations

import time
from typing import Any

from tests.browser import components as c
from tests.browser.fake_playground import (
    ANNA,
    ANNA_DM,
    BEN,
    CEM,
    DANA,
    UNO,
    FakePlayground,
    picture_file,
    user,
)

Json = dict[str, Any]

COLOUR_MARKS = ["🟥", "🟨", "🟩", "🟦"]

COMMANDS: list[Json] = [
    {
        "id": "11",
        "type": 1,
        "name": "uno",
        "description": "UNO",
        "options": [
            {
                "type": 1,
                "name": "start",
                "description": "Open a table in this channel",
                "options": [
                    {
                        "type": 3,
                        "name": "mode",
                        "description": "Which game",
                        "choices": [
                            {"name": "Classic", "value": "classic"},
                            {"name": "Flip", "value": "flip"},
                            {"name": "Duo", "value": "duo"},
                        ],
                    },
                    {
                        "type": 4,
                        "name": "cards",
                        "description": "Cards dealt to each player",
                        "min_value": 1,
                        "max_value": 20,
                    },
                ],
            },
            {"type": 1, "name": "hand", "description": "Look at your hand"},
            {
                "type": 1,
                "name": "kick",
                "description": "Take somebody off the table",
                "options": [
                    {"type": 6, "name": "player", "description": "Who goes", "required": True},
                    {"type": 3, "name": "reason", "description": "Why"},
                ],
            },
            {
                "type": 2,
                "name": "option",
                "description": "House rules",
                "options": [
                    {
                        "type": 1,
                        "name": "set",
                        "description": "Change a house rule",
                        "options": [
                            {
                                "type": 3,
                                "name": "rule",
                                "description": "Which rule",
                                "required": True,
                                "autocomplete": True,
                            },
                            {
                                "type": 5,
                                "name": "on",
                                "description": "Whether it is played",
                                "required": True,
                            },
                        ],
                    }
                ],
            },
        ],
    },
    {"id": "12", "type": 1, "name": "ping", "description": "See whether the bot is awake"},
]


def hand_buttons() -> list[Json]:
    cards = [
        c.button(f"play:{index}", str(index % 10), 2, emoji={"name": COLOUR_MARKS[index % 4]})
        for index in range(26)
    ]
    for index in (3, 4, 11):
        cards[index]["disabled"] = True
    extra = [
        c.button("wild", "Wild", 1, emoji={"name": "🌈"}),
        c.button("wild4", "Wild +4", 1, emoji={"name": "🌈"}),
        c.button("draw", "Draw", 3, emoji={"name": "🃏"}),
        c.button("uno", "UNO!", 4),
    ]
    return cards + extra


def lobby() -> Json:
    return c.container(
        c.section(
            "## 🃏 A table is open\nClassic · 7 cards · by <@101>\n-# Starts when <@101> says so",
            {"type": 11, "media": {"url": "/cdn/art.png"}, "description": "A fan of cards"},
        ),
        {"type": 14, "divider": True, "spacing": 1},
        c.text("**At the table**\n1. <@101>\n2. <@102>\n3. <@103> *(robot, easy)*"),
        c.row(
            c.select(
                "rules",
                ["stacking", "jump-in", "seven-zero", "draw until playable", "no bluffing"],
                placeholder="House rules",
                min_values=0,
                max_values=3,
            )
        ),
        c.row(
            c.button("join", "Join", 3),
            c.button("leave", "Leave", 2),
            c.button("start", "Deal", 1),
            c.button("close", "Close", 4),
            c.link("Rules", "https://example.org/rules"),
        ),
        accent_color=0xE5484D,
    )


def fill(world: FakePlayground) -> None:
    """Put the evening into the world's `hello`; `world.marks` has ids by name."""
    now = int(time.time())
    world.files["art.png"] = picture_file(84, 84, (200, 60, 60))
    world.files["board.png"] = picture_file(520, 240, (34, 96, 74))
    world.hello["commands"] = COMMANDS
    world.hello["messages"] = [
        world.message("Anyone up for a game tonight?", author=BEN, reactions=reactions()),
        world.message("Sure, give me *five* minutes", author=CEM),
        world.message(
            "ok ~~four~~ **five** it is 😄", author=CEM, timestamp="2026-01-02T10:01:00+00:00"
        ),
        world.message("🎉🎉", author=DANA),
        world.message(
            flags=c.V2,
            components=[lobby()],
            interaction_metadata={"id": "1", "type": 2, "user": user(ANNA), "name": "uno start"},
            edited_timestamp="2026-01-02T10:04:00+00:00",
        ),
        world.message(
            f"It is <@102>'s turn, until <t:{now + 95}:R>. See <#502> for the talk.",
            attachments=[
                {
                    "id": "1",
                    "filename": "board.png",
                    "url": "/cdn/board.png",
                    "content_type": "image/png",
                    "width": 520,
                    "height": 240,
                    "description": "The board: a green 7 lies on top",
                    "size": 1200,
                }
            ],
            components=[
                c.row(c.button("peek", "My hand", 1), c.button("challenge", "Challenge", 4))
            ],
        ),
        world.message(
            "**Your hand** (30 cards)\n> Top of the pile: 🟩 7",
            flags=64,
            visible_to=ANNA,
            components=c.rows(hand_buttons()),
        ),
        world.message(
            flags=c.V2,
            channel_id=ANNA_DM,
            components=[
                c.container(
                    c.text("### It is your turn\nTop of the pile: 🟩 **7**\n-# #uno, table 12"),
                    *c.rows(hand_buttons()[:25]),
                    accent_color=0x3FBF76,
                ),
            ],
        ),
    ]


def reactions() -> list[Json]:
    return [
        {"emoji": {"id": None, "name": "👍"}, "count": 3, "users": [ANNA, CEM, DANA]},
        {"emoji": {"id": None, "name": "🔥"}, "count": 1, "users": [BEN]},
    ]


def rename_modal(nonce: str) -> Json:
    return {
        "nonce": nonce,
        "user": ANNA,
        "channel_id": UNO,
        "interaction_id": "77",
        "custom_id": "house",
        "title": "House rules",
        "components": [
            c.label("Name of the table", c.text_input("name", max_length=40, required=True)),
            c.label(
                "Why these rules?",
                c.text_input("why", style=2, required=False, placeholder="A word to the others"),
                "Everyone can read it.",
            ),
        ],
    }
