"""Start the playground alone: a small Discord on this machine, without the bot.

A bot in another process finds it by the address that is printed.
"""

from __future__ import annotations

import argparse
import asyncio

from bot import config, config_values, logs
from bot.cli._arguments import positive
from bot.cli._lifetime import run_until_signal

SUMMARY = "start the playground alone, for a bot in another process"


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
    settings = config.load()
    logs.configure(settings.log_level, settings.log_format, settings.secrets())
    port = settings.playground_port if arguments.port is None else arguments.port
    run_until_signal(_serve(port, limits=arguments.limits, servers=arguments.servers))
    return 0


def _port(text: str) -> int:
    try:
        return config_values.port_or_any(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


async def _serve(port: int, *, limits: bool, servers: int) -> None:
    from bot.cli._playground import say, serving

    async with serving(port, limits=limits, servers=servers) as playground:
        say(
            f"The playground is at {playground.url}\n"
            "For a bot in another process:\n"
            f"  DISCORD_API_URL={playground.api_url} DISCORD_TOKEN=anything contra-uno run\n"
            "Ctrl-C stops it."
        )
        await asyncio.Event().wait()
