"""Block a person, or everybody on a server: they read why and until when, and do not play.

A blocked person is thrown out of running games, and stands on no worldwide leaderboard. The games
of a blocked server are ended. It is done when the command ends, whether a bot runs or not.
ID is the number that Discord's developer mode copies from the menu of a person or server.
"""

from __future__ import annotations

import argparse
import asyncio
from datetime import UTC, datetime

from bot.cli._arguments import add_json_argument, discord_id, operator_words, settings_of
from bot.cli._orders import Rows, carry_out
from bot.cli._terminal import print_json
from bot.errors import MisuseError
from bot.views.block import EVERYBODY, EVERYWHERE, Block

SUMMARY = "block a person, or everybody on a server"

_USER = "user"
_KINDS = (_USER, "server")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_whom(parser)
    parser.add_argument(
        "--until",
        metavar="DATE",
        type=_moment,
        help="the block ends when this day begins (2026-12-24), or at this time "
        "(2026-12-24T18:00), in UTC; by default it has no end",
    )
    parser.add_argument(
        "--reason",
        metavar="TEXT",
        type=operator_words,
        help="why: the blocked read it as you write it",
    )


def add_whom(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say whose block is meant, and whether to print JSON."""
    parser.add_argument("kind", choices=_KINDS)
    parser.add_argument("id", metavar="ID", type=discord_id)
    add_json_argument(parser)


def _moment(text: str) -> datetime:
    try:
        moment = datetime.fromisoformat(text)
        return moment.astimezone(UTC) if moment.tzinfo else moment.replace(tzinfo=UTC)
    except (ValueError, OverflowError):
        raise argparse.ArgumentTypeError(f"must be like 2026-12-24, got {text[:30]!r}") from None


def key_of(arguments: argparse.Namespace) -> tuple[int, int]:
    """Return the ids of the person and the server that are meant, as a block has them."""
    return (arguments.id, EVERYWHERE) if arguments.kind == _USER else (EVERYBODY, arguments.id)


def fields_of(block: Block) -> dict[str, object]:
    """Return what is printed of a block as JSON."""
    # Ids are texts: many readers of JSON round such large numbers.
    return {
        "user": str(block.user_id) if block.user_id != EVERYBODY else None,
        "server": str(block.guild_id) if block.guild_id != EVERYWHERE else None,
        "by": "server" if block.is_by_server else "operator",
        "since": block.since.isoformat(timespec="seconds"),
        "until": None if block.until is None else block.until.isoformat(timespec="seconds"),
        "reason": block.reason,
    }


def line_of(block: Block) -> str:
    """Return a block as a line."""
    who = f"server {block.guild_id}" if block.user_id == EVERYBODY else f"user {block.user_id}"
    where = f" on server {block.guild_id}, by its managers" if block.is_by_server else ""
    end = "with no end" if block.until is None else f"until {block.until:%Y-%m-%d %H:%M} UTC"
    why = "" if block.reason is None else f": {block.reason}"
    return f"{who}{where}, {end}{why}"


def change(arguments: argparse.Namespace, rows: Rows) -> None:
    """Have `rows` written, and every process of the bot look at the blocks."""
    from bot.store.orders import BlocksChanged

    settings = settings_of(arguments)
    asyncio.run(carry_out(settings, BlocksChanged(), rows=rows))


def run(arguments: argparse.Namespace) -> int:
    from bot.store import block_queries

    now = datetime.now(UTC)
    block = Block(*key_of(arguments), now, arguments.until, arguments.reason)
    if not block.is_on(now):
        raise MisuseError("--until is in the past.")

    change(arguments, lambda connection: block_queries.save(connection, block))
    if arguments.json:
        print_json(fields_of(block))
    else:
        print(f"Blocked: {line_of(block)}")
    return 0
