"""The proxies of this machine's network, through which requests to Discord are sent."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import unquote, urlsplit

_PORTS = {"http": 80, "ws": 80, "https": 443, "wss": 443}


@dataclass(frozen=True, slots=True)
class ProxyRules:
    """Which requests take a proxy, as HTTPS_PROXY, HTTP_PROXY and NO_PROXY say.

    ``https`` and ``http``: the proxy's address for each kind of request, or None. ``exempt``: hosts
    that are reached directly, separated by commas.
    """

    https: str | None = None
    http: str | None = None
    exempt: str = ""

    def proxy_for(self, url: str) -> str | None:
        """Return the address of the proxy for a request, or None if it is sent directly.

        This machine itself is always reached directly.
        """
        address = urlsplit(url)
        proxy = self.https if address.scheme in ("https", "wss") else self.http
        host = address.hostname or ""
        if proxy is None or _is_loopback(host):
            return None
        port = address.port or _PORTS[address.scheme]
        return None if self._is_exempt(host, port) else proxy

    def _is_exempt(self, host: str, port: int) -> bool:
        names = [name.strip().lower() for name in self.exempt.split(",")]
        # A name stands for itself and for what is below it: `example.org`, like `.example.org`.
        domains = tuple(f".{name.removeprefix('*').lstrip('.')}" for name in names if name)
        return "*" in names or f".{host}".endswith(domains) or f".{host}:{port}".endswith(domains)


NO_PROXIES = ProxyRules()
"""Every request is sent directly."""


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def secrets(proxy: str | None) -> tuple[str, ...]:
    """Return the texts that must not be shown: the password, alone and as a header has it."""
    address = urlsplit(proxy or "")
    if not address.password:
        return ()
    password = unquote(address.password)
    header = b64encode(f"{unquote(address.username or '')}:{password}".encode())
    return password, header.decode()
