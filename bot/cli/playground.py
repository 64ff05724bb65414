"""Start the playground alone: a small Discord on this machine, without the bot.

A bot in another process finds it by the address that is printed.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot import config_values
from bot.cli._arguments import positive, settings_of
from bot.cli._lifetime import run_until_signal
from bot.errors import OperatorError

if TYPE_CHECKING:
    from playground import Playground

SUMMARY = "start the playground alone, for a bot in another process"

_SECONDS_TO_COME = 600.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port",
        type=_port,
        help="where to listen; 0 takes any free port (default: PLAYGROUND_PORT)",
    )
    parser.add_argument(
        "--limits", action="store_true", help="refuse requests beyond Discord's limits with 429"
    )
    parser.add_argument(
        "--servers",
        type=positive,
        default=1,
        metavar="N",
        help="so many servers, with everybody and the bot in each (default: 1)",
    )


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    port = settings.playground_port if arguments.port is None else arguments.port
    run_until_signal(_serve(port, limits=arguments.limits, servers=arguments.servers))
    return 0


def _port(text: str) -> int:
    try:
        return config_values.port_or_any(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


async def _serve(port: int, *, limits: bool, servers: int) -> None:
    async with serving(port, limits=limits, servers=servers) as playground:
        say(
            f"The playground is at {playground.url}\n"
            "For a bot in another process:\n"
            f"  DISCORD_API_URL={playground.api_url} DISCORD_TOKEN=anything contra-uno run\n"
            "Ctrl-C stops it."
        )
        await asyncio.Event().wait()


@asynccontextmanager
async def serving(
    port: int, *, limits: bool = False, servers: int = 1, database: Path | None = None
) -> AsyncGenerator[Playground]:
    """Run a playground that listens. Raise `OperatorError` if the port cannot be used.

    With `limits` it refuses what exceeds Discord's; with a file beside the `database` it goes on
    where it stopped. The bot and everybody are in each of its `servers`, and people can install it
    for themselves.
    """
    from playground import Playground

    kept: dict[str, Any] = {}
    if database is not None:
        kept = {"file": file_beside(database), "open_new": partial(_open_new_file, database)}
    playground = Playground(
        port=port, rate_limits=limits, servers=servers, user_install=True, **kept
    )
    try:
        await playground.start()
    except OSError as error:
        raise OperatorError(
            f"The playground cannot listen on port {port}: {error.strerror or error}.\n"
            "Set PLAYGROUND_PORT to a free port, or to 0 for any."
        ) from error
    try:
        yield playground
    finally:
        await playground.stop()


def file_beside(database: Path) -> Path:
    """Return the file of the playground of a SQLite database."""
    return database.with_suffix(".playground")


def _open_new_file(database: Path, file: Path) -> int:
    """Make a file for the owner of the database, and return its descriptor. Raise OSError."""
    from bot.store.own_file import open_new_file, owner_of

    try:
        return open_new_file(file, owner_of(database))
    except OperatorError as error:
        raise PermissionError(str(error)) from error


def say(text: str) -> None:
    """Print a line for the person at the terminal at once, also if the output is a pipe."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


async def say_when_online(playground: Playground) -> None:
    """Print the address once more when the bot is online, below what the log has said.

    Raise `TimeoutError` if no bot comes.
    """
    await playground.until_online(_SECONDS_TO_COME)
    say(
        f"The bot is online. To play: {playground.url}\n"
        "All four people are there side by side; write /uno start in #uno."
    )
