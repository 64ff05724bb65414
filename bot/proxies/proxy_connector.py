"""Connections to Discord, through a proxy where there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aiohttp import (
    ClientConnectionError,
    ClientHttpProxyError,
    ClientProxyConnectionError,
    TCPConnector,
)
from yarl import URL

from bot.proxies import ProxyRules

if TYPE_CHECKING:
    from aiohttp import ClientRequest, ClientTimeout
    from aiohttp.connector import Connection
    from aiohttp.tracing import Trace


class ProxyConnector(TCPConnector):
    """Opens each connection as the rules say for its address.

    discord.py takes a single proxy. But its requests, the gateway and files may be on different
    hosts, some of which are exempt.
    """

    def __init__(self, rules: ProxyRules) -> None:
        # No limit, as for discord.py's own.
        super().__init__(limit=0)  # pyright: ignore[reportUnknownMemberType]
        self._rules = rules
        self._proxies: dict[tuple[str, str | None, int | None], str | None] = {}

    async def connect(
        self,
        req: ClientRequest,
        traces: list[Trace],
        timeout: ClientTimeout,  # noqa: ASYNC109 - as aiohttp calls it
    ) -> Connection:
        """Return a connection for the request, to the proxy or to its host.

        Raise `ClientConnectionError` if the proxy does not let the bot through. aiohttp's own error
        would show the password of the proxy.
        """
        address = self._proxy_for(req.url)
        if address is None:
            return await super().connect(req, traces, timeout)
        proxy = URL(address)
        req.update_proxy(proxy, None, None)
        try:
            return await super().connect(req, traces, timeout)
        except ClientHttpProxyError as error:
            why = f"answers with {error.status} {error.message}"
        except ClientProxyConnectionError as error:
            why = f"cannot be reached: {error.os_error}"
        raise ClientConnectionError(f"The proxy {proxy.host}:{proxy.port} {why}")

    def _proxy_for(self, url: URL) -> str | None:
        """Return the proxy for this address. The rules are read once for each host."""
        origin = url.scheme, url.host, url.port
        if origin not in self._proxies:
            self._proxies[origin] = self._rules.proxy_for(str(url))
        return self._proxies[origin]
