"""Serving the page's own files: its HTML, scripts and styles."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

WEB_FOLDER = Path(__file__).parent / "web"
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
        folder = self._web_folder.resolve()
        path = (folder / name).resolve()
        if not path.is_relative_to(folder) or not path.is_file():
            return web.Response(status=404, text=_NO_PAGE, content_type="text/html", headers=_FRESH)
        return web.FileResponse(path, headers=_FRESH)
