"""The command line's parser and dispatch; each command is a module of this folder.

To add a command: write a module with `SUMMARY`, `add_arguments(parser)` and `run(arguments)`,
which returns the exit status, and name it in `COMMANDS`. A module imports the part of the bot that
it needs inside `run`, so that no command waits for another one's libraries. A command that nobody
needs to run the bot belongs into `workbench`, and is named in `_workbench.py`.

Exit status: 0 done, 1 something failed or was found wanting, 2 misuse, or what no waiting mends,
130 or 143 ended by Ctrl-C or SIGTERM.
"""

from __future__ import annotations

import argparse
import errno
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any, Protocol

from bot import interruption
from bot.cli import (
    analyse,
    announce,
    block,
    blocks,
    check,
    db,
    doctor,
    emoji,
    games,
    languages,
    playground,
    privacy,
    replay,
    rules,
    run,
    servers,
    simulate,
    unblock,
    verify,
)
from bot.cli._arguments import settings_file
from bot.cli._terminal import drop_output, mend_streams
from bot.cli._workbench import WORKBENCH
from bot.errors import OperatorError, PermanentError
from bot.version import own_version

FAILED = 1
MISUSE = 2

_ENDING_BY_THEMSELVES = ("run", "playground")
"""Commands for which SIGTERM is the usual end."""
_ENDED = "Ended in the middle."


class CommandModule(Protocol):
    """A module of a command, or an object that offers the same."""

    @property
    def SUMMARY(self) -> str: ...

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, arguments: argparse.Namespace) -> int: ...


COMMANDS: dict[str, CommandModule] = {
    "run": run,
    "playground": playground,
    "check": check,
    "replay": replay,
    "verify": verify,
    "analyse": analyse,
    "simulate": simulate,
    "train": WORKBENCH["train"],
    "rules": rules,
    "bench": WORKBENCH["bench"],
    "languages": languages,
    "perft": WORKBENCH["perft"],
    "render": WORKBENCH["render"],
    "db": db,
    "privacy": privacy,
    "block": block,
    "unblock": unblock,
    "blocks": blocks,
    "games": games,
    "servers": servers,
    "announce": announce,
    "doctor": doctor,
    "emoji": emoji,
}


class _ShowVersion(argparse.Action):
    """Prints the version and ends; only then is git asked for it."""

    def __call__(self, parser: argparse.ArgumentParser, *_arguments: Any) -> None:
        print(f"{parser.prog} {own_version()}")
        parser.exit()


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="contra-uno", description="A Discord bot that runs UNO for group chats."
    )
    parser.add_argument(
        "--version", action=_ShowVersion, nargs=0, help="show the version and the commit"
    )
    parser.add_argument(
        "--env-file",
        metavar="FILE",
        type=settings_file,
        help="read settings from this file instead of .env, such as those of the bot's service",
    )
    commands = parser.add_subparsers(metavar="COMMAND", dest="command", required=True)
    for name, command in COMMANDS.items():
        subparser = commands.add_parser(name, help=command.SUMMARY, description=command.__doc__)
        subparser.formatter_class = argparse.RawDescriptionHelpFormatter
        command.add_arguments(subparser)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command and return its exit status. Misuse raises `SystemExit(2)`."""
    interruption.raise_again()
    termination = interruption.Termination()
    try:
        return _carry_out(argv, termination)
    except KeyboardInterrupt as error:
        print(str(error) or _ENDED, file=sys.stderr)
        return interruption.TERMINATED if termination.has_come else interruption.INTERRUPTED


def _carry_out(argv: Sequence[str] | None, termination: interruption.Termination) -> int:
    mend_streams()
    parser = build_parser()
    arguments, unknown = parser.parse_known_args(argv)
    if unknown and _is_installed(arguments.command):
        parser.error(f"unrecognized arguments: {' '.join(unknown)}")
    ends_by_itself = arguments.command in _ENDING_BY_THEMSELVES
    try:
        with nullcontext() if ends_by_itself else termination.heard():
            status = COMMANDS[arguments.command].run(arguments)
        sys.stdout.flush()
    except OperatorError as error:
        print(error, file=sys.stderr)
        return MISUSE if isinstance(error, PermanentError) else FAILED
    except BrokenPipeError:
        # The reader of the output has closed it (`contra-uno rules | head`).
        drop_output()
        return FAILED
    except OSError as error:
        if error.errno != errno.ENOSPC or error.filename is not None:
            raise
        drop_output()
        print(f"The output cannot be written: {error.strerror}.", file=sys.stderr)
        return FAILED
    return status


def _is_installed(command: str) -> bool:
    """Return whether this command is there, and does not merely say where it can be found."""
    return command not in WORKBENCH or WORKBENCH[command].is_there
