"""What stands for Discord's CDN: attachments, emojis and avatars."""

from __future__ import annotations

from html import escape

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
