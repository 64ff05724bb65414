"""List the games that are under way, and stop one of them.

A stopped game ends for everybody: its open round counts for nobody, and its table reads your words.
It ends on all processes of a running bot within two seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from bot import interruption
from bot.cli._arguments import add_json_argument, duration, operator_words, settings_of
from bot.cli._database import opened
from bot.cli._orders import carry_out, running_processes
from bot.cli._terminal import print_json, print_table
from bot.config import Settings
from bot.errors import MisuseError, OperatorError

if TYPE_CHECKING:
    from bot.tables.services.games_under_way import GameUnderWay

SUMMARY = "list the games that are under way, and stop one"

_ENDED = "Ended in the middle: the game may be stopped or not. Give the same command again."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--idle", type=duration, metavar="TIME", help="those without an action for so long: 1h, 2d"
    )
    what.add_argument(
        "--stop", nargs=2, metavar=("ID", "TEXT"), help="end this game, and tell its table why"
    )
    add_json_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    if arguments.stop is None:
        return asyncio.run(_list(settings, arguments.idle, as_json=arguments.json))
    game_id, text = arguments.stop
    try:
        words = operator_words(text)
    except argparse.ArgumentTypeError as error:
        raise MisuseError(f"TEXT {error}.") from None
    with interruption.saying(_ENDED):
        return asyncio.run(_stop(settings, game_id, words, as_json=arguments.json))


async def _list(settings: Settings, idle: timedelta | None, *, as_json: bool) -> int:
    from bot.tables.services.games_under_way import games_under_way

    now = datetime.now(UTC)
    async with opened(settings) as database, database.read() as connection:
        processes = await running_processes(settings, connection)
        games = await games_under_way(connection, processes, now)
    if idle is not None:
        games = [game for game in games if now - game.last_action >= idle]
    if as_json:
        print_json(games)
    elif games:
        print_table(_HEADING, *(_row(game, now) for game in games))
    else:
        print("No games.", file=sys.stderr)
    return 0


_HEADING = "GAME", "STATE", "PLACE", "PEOPLE", "PLAYED", "SINCE (UTC)", "LAST ACTION", "PROCESS"


def _row(game: GameUnderWay, now: datetime) -> tuple[str, ...]:
    server = "" if game.server_id is None else f"{game.server_id} "
    computers = f" + {game.computers} computer" if game.computers else ""
    number = "" if game.round is None else f", round {game.round}"
    process = "none" if game.process is None else f"{game.process}, {game.version or 'unknown'}"
    return (
        *(game.id, game.state, f"{game.place} {server}{game.channel_id}"),
        *(f"{game.people}{computers}", f"{game.mode}{number}", f"{game.since:%Y-%m-%d %H:%M}"),
        *(f"{_ago(now - game.last_action)} ago", process),
    )


def _ago(time: timedelta) -> str:
    minutes = max(0, round(time.total_seconds() / 60))
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    return (
        f"{days} d {hours} h" if days else f"{hours} h {minutes} min" if hours else f"{minutes} min"
    )


async def _stop(settings: Settings, game_id: str, words: str, *, as_json: bool) -> int:
    from bot.store.orders import Done, NoSuchGame, StopGame
    from bot.views.names import plain_name

    answers = await carry_out(settings, StopGame(game_id, words))
    if NoSuchGame() in answers:
        raise OperatorError(
            f"There is no game {plain_name(game_id)}. `contra-uno games` lists them."
        )
    stopped = Done() in answers
    if as_json:
        print_json({"game": game_id, "stopped": stopped})
    else:
        print("Stopped; its table is told." if stopped else "This game was over before.")
    return 0
