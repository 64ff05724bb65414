"""List the servers of the running bot: who they are, and what is played there.

Each process of the bot says which it is connected to. Without a running bot, those are listed that
the database knows, without their names.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from datetime import datetime
from typing import TYPE_CHECKING

from bot.cli._arguments import add_json_argument, settings_of
from bot.cli._orders import carry_out
from bot.cli._terminal import print_json, print_table
from bot.config import Settings

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

SUMMARY = "list the servers that have the bot"

_HEADING = "SERVER", "MEMBERS", "SHARD", "GAMES", "LAST ROUND (UTC)", "NAME"
_UNKNOWN = "-"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_json_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    return asyncio.run(_list(settings, as_json=arguments.json))


async def _list(settings: Settings, *, as_json: bool) -> int:
    from bot.store.game_queries import figures_of_servers
    from bot.store.orders import ListServers, Servers
    from bot.views.names import plain_name

    figures: dict[int, tuple[int, datetime | None]] = {}

    async def look_up(connection: AsyncConnection) -> None:
        figures.update(await figures_of_servers(connection))

    answers = await carry_out(settings, ListServers(), rows=look_up)
    seen = {
        server.id: server
        for each in answers
        if isinstance(each, Servers)
        for server in each.servers
    }
    rows: list[dict[str, object]] = []
    for server_id in sorted(seen or figures):
        server, (games, last) = seen.get(server_id), figures.get(server_id, (0, None))
        members, shard = (server.members, server.shard) if server else (None, None)
        name = plain_name(server.name) if server else None
        row: dict[str, object] = {"id": str(server_id), "members": members, "shard": shard}
        rows.append(row | {"games": games, "last_round": last, "name": name})
    if not seen:
        print("No bot is connected: these servers are those that it knew.", file=sys.stderr)
    if as_json:
        print_json(rows)
    elif rows:
        print_table(_HEADING, *map(_row, rows))
    return 0


def _row(server: dict[str, object]) -> list[object]:
    shown = server | {"last_round": str(server["last_round"] or _UNKNOWN)[:16]}
    return [_UNKNOWN if each is None else each for each in shown.values()]
