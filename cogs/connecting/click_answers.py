"""Answers to clicks that ask Discord for nothing in return.

discord.py asks for the message with each answer and makes objects of it. An answer that changes the
clicked message, or only acknowledges the click, needs none of them.
"""

from __future__ import annotations

from typing import Any

import aiohttp
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

_OF_THE_CLICKED_MESSAGE = (6, 7)
"""Discord's types of answers that acknowledge a click, or change its message."""


def use() -> None:
    """Make all requests by tokens use this module, in this task and in those that it begins.

    An adapter of somebody else, such as that of a test, stays.
    """
    if type(async_context.get()) is AsyncWebhookAdapter:
        async_context.set(TerseAdapter())


class TerseAdapter(AsyncWebhookAdapter):
    """discord.py's requests by tokens, with answers to clicks that get no message back."""

    def create_interaction_response(
        self,
        interaction_id: int,
        token: str,
        *,
        session: aiohttp.ClientSession,
        proxy: str | None = None,
        proxy_auth: aiohttp.BasicAuth | None = None,
        params: MultipartParameters,
    ) -> Any:
        """Answer an interaction, and return what discord.py needs to know of it."""
        payload, where = params.payload, (session, proxy, proxy_auth)
        if params.files or payload is None or payload["type"] not in _OF_THE_CLICKED_MESSAGE:
            told: dict[str, Any] = {"proxy": proxy, "proxy_auth": proxy_auth, "params": params}
            return super().create_interaction_response(
                interaction_id, token, session=session, **told
            )
        return self._answered(interaction_id, token, payload, *where)

    async def _answered(
        self,
        interaction_id: int,
        token: str,
        payload: dict[str, Any],
        session: aiohttp.ClientSession,
        proxy: str | None,
        proxy_auth: aiohttp.BasicAuth | None,
    ) -> dict[str, Any]:
        ids: dict[str, Any] = {"webhook_id": interaction_id, "webhook_token": token}
        route = Route("POST", "/interactions/{webhook_id}/{webhook_token}/callback", **ids)
        through: dict[str, Any] = {"proxy": proxy, "proxy_auth": proxy_auth}
        await self.request(route, session, payload=payload, **through)
        return {"interaction": {"id": interaction_id}}
