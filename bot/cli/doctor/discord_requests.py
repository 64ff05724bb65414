"""Requests of `contra-uno doctor` to Discord's API, each answered by a value or a sentence."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import msgspec

from bot.config import Secret
from bot.proxies import ProxyRules
from bot.proxies.proxy_connector import ProxyConnector

_PATIENCE = aiohttp.ClientTimeout(total=10)

Json = dict[str, Any]


class RequestFailedError(Exception):
    """A request that has not been answered as hoped; the text says what can be done."""


class UnreachableError(RequestFailedError):
    """A request that has not been answered at all."""


class UnknownTokenError(RequestFailedError):
    """A refusal of the token."""


class DiscordRequests:
    """Requests to the API at one address, as the bot of one token if there is a token."""

    def __init__(self, session: aiohttp.ClientSession, api_url: str) -> None:
        self._session = session
        self._api_url = api_url

    async def get(self, path: str, refusals: Mapping[int, str] | None = None) -> Json:
        """Return what Discord answers; raise `RequestFailedError` with the text for its status."""
        try:
            async with self._session.get(self._api_url + path) as response:
                if response.status == 200:
                    return self._object_in(await response.read())
        except (aiohttp.ClientError, TimeoutError) as error:
            reason = str(error) or "no answer"
            raise UnreachableError(
                f"Discord cannot be reached at {self._api_url}: {reason}"
            ) from error
        if response.status == 401:
            raise UnknownTokenError("Discord does not know this DISCORD_TOKEN; copy it anew")
        text = (refusals or {}).get(response.status)
        raise RequestFailedError(text or f"Discord answers with status {response.status}")

    def _object_in(self, body: bytes) -> Json:
        try:
            return msgspec.json.decode(body, type=dict[str, Any])
        except msgspec.DecodeError:
            raise RequestFailedError(
                f"{self._api_url} does not answer as Discord's API does"
            ) from None


@asynccontextmanager
async def asking(
    api_url: str, token: Secret | None, rules: ProxyRules
) -> AsyncGenerator[DiscordRequests]:
    """Open connections to the API by these proxies, and close them at the end of the block."""
    headers = {} if token is None else {"Authorization": f"Bot {token.reveal()}"}
    async with aiohttp.ClientSession(
        connector=ProxyConnector(rules), headers=headers, timeout=_PATIENCE
    ) as session:
        yield DiscordRequests(session, api_url)
