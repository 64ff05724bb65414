"""Components V2 through discord.py, and Discord's limits on message bodies."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from playground import Playground
from playground.people.person import texts
from tests.playground.conftest import Api, Bot, Connect

V2 = 1 << 15


def layout(count: int) -> discord.ui.LayoutView:
    """A layout of `count` components: one container full of text."""
    view = discord.ui.LayoutView()
    container = discord.ui.Container[discord.ui.LayoutView]()
    for number in range(count - 1):
        container.add_item(discord.ui.TextDisplay(f"line {number}"))
    # discord.py counts as well; the playground must not rely on it.
    view._children.append(container)
    return view


async def test_a_layout_of_forty_components_is_taken_and_one_more_refused(
    playground: Playground, connect: Connect
) -> None:
    bot = await connect(Bot())
    channel = bot.guilds[0].text_channels[0]
    await channel.send(view=layout(40))
    message = playground.people.anna.last()
    assert message.is_v2
    assert texts(message).splitlines()[-1] == "line 38"
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send(view=layout(41))
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert len(playground.violations) == 1
    playground.violations.clear()


async def test_a_message_does_not_go_back_from_v2(
    playground: Playground, connect: Connect, api: Api, uno: str
) -> None:
    bot = await connect(Bot())
    message = await bot.guilds[0].text_channels[0].send(view=layout(3))
    path = f"/channels/{uno}/messages/{message.id}"
    answer = await api("PATCH", path, {"content": "plain", "components": [], "flags": 0})
    assert (answer.status, answer.code) == (400, 50035)
    assert "content" in answer.body["errors"]
    playground.violations.clear()


async def test_a_plain_message_becomes_v2_only_without_its_content(
    playground: Playground, connect: Connect
) -> None:
    bot = await connect(Bot())
    message = await bot.guilds[0].text_channels[0].send("plain")
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(view=layout(3))
    assert refused.value.code == 50035
    playground.violations.clear()
    await message.edit(content=None, view=layout(3))
    assert playground.people.anna.last().is_v2


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def button(number: int = 0, **changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"b{number}", **changes}


def select(**changes: Any) -> dict[str, Any]:
    options = [{"label": "one", "value": "1"}]
    return {"type": 3, "custom_id": "s", "options": options, **changes}


def text(content: str = "x") -> dict[str, Any]:
    return {"type": 10, "content": content}


GOOD: dict[str, dict[str, Any]] = {
    "content": {"content": "x" * 2000},
    "five rows of five": {
        "components": [row(*(button(5 * r + b) for b in range(5))) for r in range(5)]
    },
    "a select of 25": {
        "components": [row(select(options=[{"label": str(n), "value": str(n)} for n in range(25)]))]
    },
    "button texts": {"components": [row(button(custom_id="c" * 100, label="l" * 80))]},
    "v2 text of 4000": {"flags": V2, "components": [text("x" * 4000)]},
    "v2 text of 10,000 bytes": {"flags": V2, "components": [text("🂡" * 2500)]},
    "a disabled link": {
        "components": [row(button(style=5, url="https://example.org", custom_id=None))]
    },
}

BAD: dict[str, tuple[dict[str, Any], str]] = {
    "content": ({"content": "x" * 2001}, "content"),
    "six rows": ({"components": [row(button(n)) for n in range(6)]}, "components"),
    "six buttons": ({"components": [row(*(button(n) for n in range(6)))]}, "components.0"),
    "a select of 26": (
        {
            "components": [
                row(select(options=[{"label": str(n), "value": str(n)} for n in range(26)]))
            ]
        },
        "components.0.components.0.options",
    ),
    "a select beside a button": ({"components": [row(select(), button())]}, "components.0"),
    "a long custom_id": (
        {"components": [row(button(custom_id="c" * 101))]},
        "components.0.components.0.custom_id",
    ),
    "a long label": (
        {"components": [row(button(label="l" * 81))]},
        "components.0.components.0.label",
    ),
    "the same custom_id twice": (
        {"components": [row(button(1), button(1))]},
        "components.0.components.1.custom_id",
    ),
    "a button with nothing on it": (
        {"components": [row(button(label=None))]},
        "components.0.components.0.label",
    ),
    "an emoji that is none": (
        {"components": [row(button(emoji={"name": "card"}))]},
        "components.0.components.0.emoji",
    ),
    "text without v2": ({"components": [text()]}, "components.0"),
    "content with v2": ({"flags": V2, "components": [text()], "content": "x"}, "content"),
    "v2 text of 4001": (
        {"flags": V2, "components": [text("x" * 2000), text("x" * 2001)]},
        "components",
    ),
    "a container in a container": (
        {
            "flags": V2,
            "components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}],
        },
        "components.0.components.0",
    ),
    "a section without accessory": (
        {"flags": V2, "components": [{"type": 9, "components": [text()]}]},
        "components.0.accessory",
    ),
    "a picture that was not sent": (
        {
            "flags": V2,
            "components": [{"type": 12, "items": [{"media": {"url": "attachment://x.png"}}]}],
        },
        "components",
    ),
}


@pytest.mark.parametrize("case", GOOD)
async def test_what_is_within_the_limits_is_taken(api: Api, uno: str, case: str) -> None:
    answer = await api("POST", f"/channels/{uno}/messages", GOOD[case])
    assert answer.status == 200, answer.body


@pytest.mark.parametrize("texts", [["🂡" * 2500 + "x"], ["🂡" * 2000, "ü" * 1001]])
async def test_more_than_10000_bytes_of_text_are_a_500(
    api: Api, uno: str, texts: list[str]
) -> None:
    """Of 10,001 and more, in few enough characters, Discord does not complain: it fails."""
    body = {"flags": V2, "components": [text(content) for content in texts]}
    answer = await api("POST", f"/channels/{uno}/messages", body)
    assert answer.status == 500


@pytest.mark.parametrize("with_schema", [True, False])
@pytest.mark.parametrize("case", BAD)
async def test_what_is_beyond_the_limits_is_50035_at_its_place(
    case: str, with_schema: bool
) -> None:
    body, place = BAD[case]
    options: dict[str, Any] = {} if with_schema else {"openapi": None}
    async with Playground(**options) as playground:
        uno = playground.world.channel_named("uno").id
        answer = await raw_post(playground, f"/channels/{uno}/messages", body)
        assert (answer["code"], answer["message"]) == (50035, "Invalid Form Body")
        node = answer["errors"]
        for step in place.split("."):
            node = node[step]
        assert len(playground.violations) == 1
        assert playground.people.anna.messages() == []


async def raw_post(playground: Playground, path: str, body: dict[str, Any]) -> dict[str, Any]:
    async with aiohttp.ClientSession() as session:
        answer = await Api(session, playground.api_url)("POST", path, body)
        assert answer.status == 400
        return answer.body
