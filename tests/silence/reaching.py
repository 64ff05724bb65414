"""The way from the bot's processes to their database, on which it can fall silent."""

from __future__ import annotations

import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import make_url

from tests.silence.silences import Silenced
from tests.silence.silent_proxy import proxy_of, url_through

_PRELOADED = Path(__file__).parent / "preloaded"


@dataclass(frozen=True)
class Way:
    """The environment variables of processes that go this way, and what can fall silent on it."""

    settings: dict[str, str]
    silenced: Silenced


@asynccontextmanager
async def reachable(url: str, folder: Path, at: Path | None = None) -> AsyncGenerator[Way]:
    """Lay a way to the database; ``folder`` is for files. ``at`` is the checkout of the processes.

    PostgreSQL is reached through a proxy; SQLite's disk can hang in the processes.
    """
    path = [] if at is None else [str(at)]
    settings = {} if at is None else {"PYTHONSAFEPATH": "1"}
    if not url.startswith("sqlite"):
        home = Path(str(make_url(url).query["host"]))
        server = int((home / "data/postmaster.pid").read_text().split()[0])
        async with proxy_of(url) as proxy:
            settings |= {"DATABASE_URL": url_through(proxy, url), **_pythonpath(path)}
            yield Way(settings, Silenced(proxy=proxy, server=server, direct=url))
        return
    hangs = folder / "hangs"
    settings |= {"DATABASE_URL": url, "CONTRA_DISK_HANGS": str(hangs)}
    yield Way(settings | _pythonpath([str(_PRELOADED), *path]), Silenced(direct=url, hangs=hangs))


def _pythonpath(folders: list[str]) -> dict[str, str]:
    return {"PYTHONPATH": os.pathsep.join(folders)} if folders else {}
