"""Who may call: programs of this machine, and the playground's own page; no other page that its
tester's browser has open.

A page elsewhere gives itself away by its `Origin`. One whose name was led here (DNS rebinding) has
the right origin in the browser's eyes, but asks for its own name as `Host`.
"""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware


def own_pages_only(host: str) -> Middleware:
    """Refuses with 403 what another page asks for; `host` is where the playground listens."""

    @web.middleware
    async def middleware(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not _is_here(request.host, host):
            raise web.HTTPForbidden(text="The playground is only at this machine's own address.")
        origin = request.headers.get("Origin")
        if origin is not None and urlsplit(origin).netloc != request.host:
            raise web.HTTPForbidden(text="The playground is only for its own page.")
        return await handler(request)

    return middleware


def _is_here(called: str, host: str) -> bool:
    """Whether the name that was called is the machine itself, or where the playground listens."""
    try:
        name = urlsplit(f"//{called}").hostname or ""
    except ValueError:
        return False
    return name in (host, "localhost") or _is_loopback(name)


def _is_loopback(name: str) -> bool:
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False
