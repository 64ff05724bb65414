"""The command line's parser and dispatch; each command is a module of this folder.

To add a command: write a module with `SUMMARY`, `add_arguments(parser)` and `run(arguments)`,
which returns the exit status, and name it in `COMMANDS`. A module imports the part of the bot that
it needs inside `run`, so that no command waits for another one's libraries.

Exit status: 0 done, 1 something failed or was found wanting, 2 misuse.
"""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from bot import __version__
from bot.cli import (
    analyse,
    bench,
    check,
    db,
    doctor,
    emoji,
    perft,
    playground,
    practise,
    privacy,
    render,
    replay,
    rules,
    run,
    simulate,
    train,
    verify,
)
from bot.errors import MisuseError, OperatorError

FAILED = 1
MISUSE = 2
INTERRUPTED = 130


class Command(Protocol):
    """What a command's module offers."""

    @property
    def SUMMARY(self) -> str: ...

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, arguments: argparse.Namespace) -> int: ...


COMMANDS: dict[str, Command] = {
    "run": run,
    "playground": playground,
    "check": check,
    "replay": replay,
    "verify": verify,
    "analyse": analyse,
    "simulate": simulate,
    "train": train,
    "practise": practise,
    "rules": rules,
    "bench": bench,
    "perft": perft,
    "render": render,
    "db": db,
    "privacy": privacy,
    "doctor": doctor,
    "emoji": emoji,
}


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="contra-uno", description="A Discord bot that runs UNO for group chats."
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", dest="command", required=True)
    for name, command in COMMANDS.items():
        subparser = commands.add_parser(name, help=command.SUMMARY, description=command.__doc__)
        subparser.formatter_class = argparse.RawDescriptionHelpFormatter
        command.add_arguments(subparser)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command and return its exit status. Misuse raises `SystemExit(2)`."""
    _mend_streams()
    arguments = build_parser().parse_args(argv)
    try:
        status = COMMANDS[arguments.command].run(arguments)
        sys.stdout.flush()
    except OperatorError as error:
        print(error, file=sys.stderr)
        return MISUSE if isinstance(error, MisuseError) else FAILED
    except BrokenPipeError:
        # Whoever read the output has had enough of it (`contra-uno rules | head`).
        _drop_output()
        return FAILED
    except OSError as error:
        if error.errno != errno.ENOSPC or error.filename is not None:
            raise
        _drop_output()
        print(f"The output cannot be written: {error.strerror}.", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _mend_streams() -> None:
    """A stream that is closed swallows what is written; a letter that it lacks is a `?`."""
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    reconfigure: Callable[..., None] | None = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _nowhere() -> io.TextIOWrapper:
    return Path(os.devnull).open("w", encoding="utf-8")


def _drop_output() -> None:
    """Whatever is still to be written goes nowhere, so that Python's exit does not stumble."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
