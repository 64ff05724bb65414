"""End a block of a person or a server, at once. Whom the managers of a server exclude, they let in
again themselves, under /uno settings.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from typing import TYPE_CHECKING

from bot import config, logs
from bot.cli._orders import carry_out
from bot.cli.block import add_whom, key_of
from bot.errors import OperatorError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

SUMMARY = "end a block of a person or a server"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_whom(parser)


def run(arguments: argparse.Namespace) -> int:
    from bot.store import block_queries
    from bot.store.orders import BlocksChanged

    settings = config.load(env_file=arguments.env_file)
    logs.configure(settings.log_level, settings.log_format, settings.secrets())
    was_blocked = False

    async def remove(connection: AsyncConnection) -> None:
        nonlocal was_blocked
        was_blocked = await block_queries.remove(connection, *key_of(arguments))

    asyncio.run(carry_out(settings, BlocksChanged(), rows=remove))
    if not was_blocked:
        raise OperatorError(f"No block of {arguments.kind} {arguments.id} is stored.")
    done = {"kind": arguments.kind, "id": str(arguments.id)}
    print(json.dumps(done) if arguments.json else f"Free again: {arguments.kind} {arguments.id}.")
    return 0
