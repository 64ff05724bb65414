"""Serving files: those of the page, and those of Discord's CDN."""

from __future__ import annotations

from html import escape
from pathlib import Path

from aiohttp import web

from playground.state.world import World

_SAFE = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
_AVATAR = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect width="64" height="64" fill="{color}"/>
<text x="32" y="42" font-family="sans-serif" font-size="30" fill="#fff" \
text-anchor="middle">{initial}</text></svg>"""


class Cdn:
    """Request handlers for `/cdn/…`."""

    def __init__(self, world: World) -> None:
        self._world = world

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/cdn/attachments/{channel_id}/{id}/{filename}", self._attachment)
        app.router.add_get("/cdn/emojis/{file}", self._emoji)
        app.router.add_get("/cdn/avatars/{file}", self._avatar)

    async def _attachment(self, request: web.Request) -> web.Response:
        attachment = self._world.attachments.get(request.match_info["id"])
        if attachment is None or attachment.filename != request.match_info["filename"]:
            raise web.HTTPNotFound(text="There is no such attachment.")
        return web.Response(
            body=attachment.data, content_type=attachment.content_type, headers=_SAFE
        )

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji = self._world.emojis.get(request.match_info["file"].partition(".")[0])
        if emoji is None:
            raise web.HTTPNotFound(text="There is no such emoji.")
        return web.Response(body=emoji.data, content_type=emoji.content_type, headers=_SAFE)

    async def _avatar(self, request: web.Request) -> web.Response:
        user = self._world.users.get(request.match_info["file"].partition(".")[0])
        if user is None:
            raise web.HTTPNotFound(text="There is no such user.")
        initial = escape((user.global_name or user.username)[:1].upper())
        picture = _AVATAR.format(color=user.avatar_color, initial=initial)
        return web.Response(text=picture, content_type="image/svg+xml", headers=_SAFE)


WEB_FOLDER = Path(__file__).parent / "page" / "web"
_FRESH = {"Cache-Control": "no-store"}

_NO_PAGE = """<!doctype html><meta charset="utf-8"><title>Playground</title>
<h1>The page is not here</h1>
<p>The playground runs, but its page is not part of this installation.
Bots can connect all the same.</p>"""


class PageFiles:
    """Request handlers for `/` and `/web/…`."""

    def __init__(self, web_folder: Path = WEB_FOLDER) -> None:
        self._web_folder = web_folder

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/", self._index)
        app.router.add_get("/web/{path:.+}", self._web_file)

    async def _index(self, _: web.Request) -> web.StreamResponse:
        return self._file("index.html")

    async def _web_file(self, request: web.Request) -> web.StreamResponse:
        return self._file(request.match_info["path"])

    def _file(self, name: str) -> web.StreamResponse:
        path = self._find(name)
        if path is None:
            return web.Response(status=404, text=_NO_PAGE, content_type="text/html", headers=_FRESH)
        return web.FileResponse(path, headers=_FRESH)

    def _find(self, name: str) -> Path | None:
        """Return a file of the page; None if there is none, or can be none of this name."""
        folder = self._web_folder.resolve()
        try:
            path = (folder / name).resolve()
            return path if path.is_relative_to(folder) and path.is_file() else None
        except (OSError, ValueError):
            return None
