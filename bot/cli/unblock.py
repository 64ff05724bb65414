"""End a block of a person or a server, at once. Whom the managers of a server exclude, they let in
again themselves, under /uno settings.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bot.cli._terminal import print_json
from bot.cli.block import add_whom, change, key_of
from bot.errors import OperatorError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

SUMMARY = "end a block of a person or a server"

add_arguments = add_whom


def run(arguments: argparse.Namespace) -> int:
    from bot.store import block_queries

    was_blocked = False

    async def remove(connection: AsyncConnection) -> None:
        nonlocal was_blocked
        was_blocked = await block_queries.remove(connection, *key_of(arguments))

    change(arguments, remove)
    if not was_blocked:
        raise OperatorError(f"No block of {arguments.kind} {arguments.id} is stored.")
    if arguments.json:
        print_json({"kind": arguments.kind, "id": str(arguments.id)})
    else:
        print(f"Free again: {arguments.kind} {arguments.id}.")
    return 0
