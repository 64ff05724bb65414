"""Look over this installation: what would keep the bot from running, and what to do about it.

Nothing is changed, and no secret is shown. Ends with status 1 if something has to be mended,
2 if another version of the bot has to do that.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

SUMMARY = "look over this installation"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    asked = parser.add_mutually_exclusive_group()
    asked.add_argument(
        "--offline", action="store_true", help="do not ask Discord about its API and the token"
    )
    asked.add_argument(
        "--channel",
        type=channel_id,
        metavar="ID",
        help="also try what the bot may do in this channel of a server",
    )


def channel_id(text: str) -> int:
    """Return the id of a channel, as Discord's developer mode copies it."""
    if not (text.isascii() and text.isdecimal()):
        raise argparse.ArgumentTypeError(f"must be the number of a channel, got {text!r}")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.markup import escape

    from bot.cli.doctor.check_result import CheckGrade
    from bot.cli.doctor.doctor_channel import examine_channel
    from bot.cli.doctor.doctor_checks import findings

    marks = {
        CheckGrade.GOOD: "[green]ok[/]   ",
        CheckGrade.NOTE: "[yellow]note[/] ",
        CheckGrade.BAD: "[red]bad[/]  ",
    }
    console = Console(highlight=False, soft_wrap=True)
    channel: int | None = arguments.channel
    found = list(
        findings(
            arguments.env_file or Path(".env"),
            offline=arguments.offline,
            examine_channel=None if channel is None else partial(examine_channel, channel),
        )
    )
    for finding in found:
        text = escape(finding.text).replace("\n", "\n" + 20 * " ")
        console.print(f"{marks[finding.verdict]}{finding.subject:<15}{text}")
    return max((each.status for each in found if each.verdict is CheckGrade.BAD), default=0)
