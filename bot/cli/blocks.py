"""List the blocks, the newest first: those of the operator, and whom the managers of servers
exclude. A block is stored for 30 days after its end.
"""

from __future__ import annotations

import argparse
import asyncio
from datetime import UTC, datetime

from bot.cli._arguments import add_json_argument, settings_of
from bot.cli._database import opened
from bot.cli._terminal import print_json
from bot.cli.block import fields_of, line_of
from bot.config import Settings
from bot.views.block import Block

SUMMARY = "list who is blocked"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_json_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    found = asyncio.run(_blocks(settings))
    if arguments.json:
        print_json([fields_of(block) for block in found])
        return 0
    now = datetime.now(UTC)
    for block in found:
        print(f"{line_of(block)}{'' if block.is_on(now) else ' (has ended)'}")
    print(f"Blocks: {len(found)}.")
    return 0


async def _blocks(settings: Settings) -> list[Block]:
    from bot.store import block_queries

    async with opened(settings) as database, database.read() as connection:
        return await block_queries.all_blocks(connection)
