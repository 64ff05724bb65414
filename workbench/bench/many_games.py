"""Many games at once: one is played for a while, the others are copies of it.

To open them all would take as long as Discord takes to let a bot open so many direct messages.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from workbench.bench import bot_process
from workbench.bench.bot_process import BotProcess
from workbench.bench.copied_games import copy_game, set_due
from workbench.bench.crowd import Crowd, next_click
from workbench.bench.seating import Seating, open_table
from workbench.bench.used_playground import used_playground
from workbench.bench.watched_table import WatchedTable

_PLAYED_BEFORE = 8
_FAR = timedelta(hours=1)


@dataclass(frozen=True)
class ManyGames:
    """Games in the middle of a round, at which nothing falls due for an hour; no bot is there."""

    crowd: Crowd
    file: Path
    tables: list[WatchedTable]

    @asynccontextmanager
    async def bot(self, *, limits: bool = True) -> AsyncGenerator[BotProcess]:
        """The bot, connected."""
        playground, folder = self.crowd.playground, self.file.parent
        playground.rate_limits.enforced = limits
        async with bot_process.running(bot_process.OURS, playground, folder) as process:
            yield process


@asynccontextmanager
async def many_games(
    count: int, seed: int, report_progress: Callable[[str], None]
) -> AsyncGenerator[ManyGames]:
    """So many games of four people by direct message, each with people of its own."""
    with TemporaryDirectory(prefix="contra-bench-") as folder:
        file = Path(folder) / bot_process.DATABASE
        async with used_playground() as playground:
            crowd = Crowd(playground, Random(seed))
            report_progress("playing a game")
            async with bot_process.running(bot_process.OURS, playground, file.parent):
                table = await open_table(crowd, Seating.BY_DM)
                for _ in range(_PLAYED_BEFORE):
                    await next_click(crowd, table)
            report_progress(f"copying it {count - 1} times")
            tables = copy_game(crowd, file, count - 1)
            due = datetime.now(UTC) + _FAR
            set_due(file, {table.game: due for table in tables})
            yield ManyGames(crowd, file, tables)
