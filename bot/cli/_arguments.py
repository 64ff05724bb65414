"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from datetime import timedelta
from pathlib import Path

from bot import config, config_values, logs
from bot.cli._terminal import terminal_language
from bot.config import Settings, unfit_for_settings
from bot.i18n import languages

MODES = ("classic", "flip", "duo", "mercy")


def settings_of(arguments: argparse.Namespace) -> Settings:
    """Return the settings, and write the log as they say from now on."""
    settings = config.load(env_file=arguments.env_file)
    logs.configure(settings.log_level, settings.log_format, settings.secrets())
    return settings


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """Add --mode, --option (`arguments.option`, a list) and --seed (`arguments.seed`, bytes)."""
    parser.add_argument("--mode", choices=MODES, help="default: classic, or that of --preset")
    parser.add_argument(
        "--option",
        action="extend",
        nargs="+",
        default=[],
        metavar="NAME[=VALUE]",
        help="rules as in a game record, such as stacking or target=200",
    )
    parser.add_argument("--seed", type=seed, default="00", metavar="HEX", help="default: 00")


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    """Add --language, by default that of the terminal."""
    parser.add_argument(
        "--language",
        choices=languages(),
        default=terminal_language(),
        help="the language to answer in (default: that of the terminal)",
    )


def settings_file(text: str) -> Path:
    """Return the path of a file of settings that this process can read."""
    path = Path(text)
    try:
        # First, as a pipe that nobody writes to would be waited for.
        fault = unfit_for_settings(path) if path.exists() else None
        if fault is None:
            with path.open("rb"):
                return path
    except OSError as error:
        fault = error.strerror
    raise argparse.ArgumentTypeError(f"{text} cannot be read: {fault}")


def positive(text: str) -> int:
    """Return the whole number from 1 that the text says."""
    if not (text.isascii() and text.isdecimal()) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number from 1, got {text!r}")
    return int(text)


def days(text: str) -> int:
    """Return the number of days that the text says, as many as a setting may have."""
    try:
        return config_values.days(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


def duration(text: str) -> timedelta:
    """Return how long the text says, such as 90s, 10m, 1h or 2d."""
    number, unit = text[:-1], text[-1:]
    if unit not in _UNITS or not (number.isascii() and number.isdecimal() and len(number) < 6):
        raise argparse.ArgumentTypeError(f"must be a time such as 10m, 1h or 2d, got {text[:30]!r}")
    return timedelta(seconds=int(number) * _UNITS[unit])


def discord_id(text: str) -> int:
    """Return the id of a person or server, as Discord's developer mode copies it."""
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and 0 < int(text) < 1 << 63):
        raise argparse.ArgumentTypeError(f"must be a number that Discord copies, got {text[:30]!r}")
    return int(text)


def operator_words(text: str) -> str:
    """Return what an operator tells people, on one line and without control characters."""
    from bot.views.names import visible_name
    from bot.views.table_values import OPERATOR_WORDS

    words = visible_name(text)
    if not 0 < len(words) <= OPERATOR_WORDS:
        raise argparse.ArgumentTypeError(
            f"must be 1 to {OPERATOR_WORDS} characters that can be read, got {len(words)}"
        )
    return words


def add_json_argument(parser: argparse.ArgumentParser) -> None:
    """Add --json."""
    parser.add_argument("--json", action="store_true", help="print JSON, for other programs")


def seed(text: str) -> bytes:
    """Return the seed, written as in a game record."""
    from bot.notation.action_text import read_seed
    from bot.notation.tokens import NotationError

    try:
        return read_seed(text)
    except NotationError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
