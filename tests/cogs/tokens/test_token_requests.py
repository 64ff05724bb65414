"""The requests by a token: what is asked of Discord, and that they need no interaction."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.render import PublicPage, Text
from cogs.showing.components import PageLayout
from cogs.tokens.interaction_tokens import TokenMessage, token_of
from cogs.tokens.token_requests import FollowUp, TokenRequests

from ..asking import SECRET, Click

BOARD = PublicPage((Text("a board"),))
EPHEMERAL = 64


class Adapter(AsyncWebhookAdapter):
    """discord.py's requests of webhooks, that are not sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[tuple[str, str, Any]] = []
        self.flags = 0

    async def request(self, route: Any, session: object, **told: Any) -> Any:
        path = route.url.split("/webhooks/", 1)[-1].replace("%40", "@")
        self.sent.append((route.method, path, told.get("payload")))
        assert session == "the bot's session"
        assert told["proxy"] == "a proxy"
        return {"id": "71", "flags": self.flags}


@pytest.fixture
def client() -> discord.Client:
    http = SimpleNamespace(proxy="a proxy", proxy_auth=None)
    http._HTTPClient__session = "the bot's session"
    return cast(discord.Client, SimpleNamespace(http=http, _connection=None))


TOKEN = token_of(Click().interaction)


async def test_each_request_names_its_token_and_calls_nobody(client: discord.Client) -> None:
    adapter, requests = Adapter(), TokenRequests(client)
    async_context.set(adapter)
    await requests.edit(TokenMessage(TOKEN), PageLayout(BOARD))
    await requests.edit(TokenMessage(TOKEN, 70), PageLayout(BOARD))
    await requests.post(TOKEN, PageLayout(BOARD), [], ephemeral=False)
    await requests.delete(TokenMessage(TOKEN, 70))
    whose = f"2/{SECRET}"
    assert [(method, path) for method, path, _ in adapter.sent] == [
        ("PATCH", f"{whose}/messages/@original"),
        ("PATCH", f"{whose}/messages/70"),
        ("POST", whose),
        ("DELETE", f"{whose}/messages/70"),
    ]
    for _, _, payload in adapter.sent[:3]:
        assert payload["allowed_mentions"] == {"parse": []}
        assert payload["components"] == PageLayout(BOARD).to_components()


@pytest.mark.parametrize("ephemeral", [False, True])
async def test_discord_says_who_sees_a_follow_up(client: discord.Client, ephemeral: bool) -> None:
    adapter, requests = Adapter(), TokenRequests(client)
    async_context.set(adapter)
    shown = await requests.post(TOKEN, PageLayout(BOARD), [], ephemeral=ephemeral)
    assert shown == FollowUp(71, is_private=False), "whatever was asked for"
    asked = discord.MessageFlags._from_value(adapter.sent[0][2]["flags"])
    assert asked.ephemeral is ephemeral
    adapter.flags = EPHEMERAL
    shown = await requests.post(TOKEN, PageLayout(BOARD), [], ephemeral=ephemeral)
    assert shown == FollowUp(71, is_private=True)
