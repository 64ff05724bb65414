"""Starting and stopping the playground, for the two commands that do."""

from __future__ import annotations

import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.errors import OperatorError
from bot.store.own_file import file_at
from playground import Playground

_SECONDS_TO_COME = 600.0


@asynccontextmanager
async def serving(
    port: int, *, limits: bool = False, servers: int = 1, file: Path | None = None
) -> AsyncGenerator[Playground]:
    """A playground that listens. Raises `OperatorError` where the port cannot be had.

    With `limits` it refuses what exceeds Discord's; with a `file` it goes on where it stopped.
    The bot and everybody are in each of its `servers`.
    """
    playground = Playground(port=port, rate_limits=limits, servers=servers, file=file)
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


def file_beside(database_url: str) -> Path | None:
    """Where the playground of a database is kept: beside an SQLite file, else nowhere."""
    file = file_at(database_url)
    return None if file is None else file.with_suffix(".playground")


def say(text: str) -> None:
    """A line for the person at the terminal, at once, also where the output is a pipe."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


async def say_when_online(playground: Playground) -> None:
    """The address once more, below what the log has said until the bot is there.

    Raises `TimeoutError` where no bot comes.
    """
    await playground.until_online(_SECONDS_TO_COME)
    say(
        f"The bot is online. To play: {playground.url}\n"
        "All four people are there side by side; write /uno start in #uno."
    )
