"""Start the bot.

With DISCORD_TOKEN it plays on Discord. Without one it plays in the playground, a small Discord on
this machine, whose address is printed. Ctrl-C or SIGTERM stops it; running games go on where they
were with the next start.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path

from bot import config, logs, paths
from bot.cli._lifetime import run_until_signal, while_parent_lives
from bot.cli._rule_words import rule_faults
from bot.config import Settings
from bot.errors import MisuseError, OperatorError, PermanentError
from bot.monitoring.loop_blocks import measured_loop

log = logging.getLogger(__name__)

SUMMARY = "start the bot (without a DISCORD_TOKEN: with the playground)"

_SECONDS_TO_STOP = 15.0
_SECONDS_TO_END = 9.0
"""Seconds after a signal in which the bot ends, whatever hangs: most services wait for ten."""
_NOT_MENDED_BY_WAITING = 2
"""The exit status of a bot for which a restart is of no use."""

_NO_TOKEN = (
    "DISCORD_TOKEN is not set, and --require-token asks for it.\n"
    "Set it, or DISCORD_TOKEN_FILE, in the environment or in .env; mind how it is spelt."
)


_UNEXPECTED = (
    "The bot has stopped because of an error that its authors did not expect; the log says which.\n"
    "Nothing is lost. Start it again, and please report the error."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--require-token",
        action="store_true",
        help="without a DISCORD_TOKEN end with status 2 instead of starting the playground",
    )
    # Set by the process that runs the playground, so that its bot does not outlive it.
    parser.add_argument("--parent", type=int, help=argparse.SUPPRESS)


def run(arguments: argparse.Namespace) -> int:
    settings = config.load(env_file=arguments.env_file, judge=rule_faults)
    logs.configure(settings.log_level, settings.log_format, settings.secrets())
    if settings.discord_token is None and arguments.require_token:
        raise MisuseError(_NO_TOKEN)
    if settings.discord_token is None:
        env_file: Path | None = arguments.env_file
        # /dev/stdin is another file for the bot's process.
        same_file = None if env_file is None else env_file.resolve()
        # It stops the bot's process, which has a limit of its own.
        run_until_signal(_playground_with_bot(settings, same_file))
        return 0
    work = _bot(settings)
    if arguments.parent is not None:
        work = while_parent_lives(arguments.parent, work, _log_stop)
    run_until_signal(work, _SECONDS_TO_END, _log_stop, measured_loop)
    return 0


def _log_stop(why: str) -> None:
    log.info("the bot stops", extra={"why": why})


async def _bot(settings: Settings) -> None:
    """Run the bot until it is cancelled; log the error that stops it."""
    from bot import client

    try:
        await client.run(settings)
    except OperatorError as error:
        log.error("the bot stops", extra={"why": str(error)})
        raise
    except Exception as error:
        log.critical("the bot stops", exc_info=True, extra={"why": f"{error!r}"})
        raise OperatorError(_UNEXPECTED) from error


async def _playground_with_bot(settings: Settings, env_file: Path | None) -> None:
    from bot.cli.playground import say, say_when_online, serving
    from bot.store.own_file import file_at

    database = file_at(settings.database_url)
    async with serving(settings.playground_port, database=database) as playground:
        say(
            "No DISCORD_TOKEN is set, so the bot plays in the playground, "
            "a small Discord on this machine.\n"
            f"Open it in a browser: {playground.url}\n"
            "Ctrl-C stops it."
        )
        telling = asyncio.create_task(say_when_online(playground))
        try:
            await _bot_process(playground.api_url, env_file)
        finally:
            telling.cancel()
            with suppress(asyncio.CancelledError, TimeoutError):
                await telling


async def _bot_process(api_url: str, env_file: Path | None) -> None:
    """Run the bot in a process of its own, as on Discord, so that neither slows the other down."""
    same_settings = () if env_file is None else ("--env-file", str(env_file))
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(paths.command_folder())),
        *(*same_settings, "run", "--parent", str(os.getpid())),
        env={**os.environ, "DISCORD_TOKEN": _made_up_token(), "DISCORD_API_URL": api_url},
        stdin=asyncio.subprocess.DEVNULL,
        # Ctrl-C goes only to this process, which stops the bot, even one that is still starting.
        start_new_session=True,
    )
    try:
        status = await process.wait()
    finally:
        await _stop(process)
    if status != 0:
        kind = PermanentError if status == _NOT_MENDED_BY_WAITING else OperatorError
        raise kind(f"The bot has stopped with status {status}; its log says why.")


async def _stop(process: asyncio.subprocess.Process) -> None:
    if process.returncode is not None:
        return
    process.terminate()
    try:
        await asyncio.wait_for(process.wait(), _SECONDS_TO_STOP)
    except TimeoutError:
        process.kill()
        await process.wait()


def _made_up_token() -> str:
    """Return a token for the playground, in the shape that the log's redaction knows."""
    return f"{secrets.token_hex(12)}.{secrets.token_hex(3)}.{secrets.token_hex(19)}"
