"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from math import inf, nan
from typing import NamedTuple

from bot.cli._terminal import terminal_language
from bot.i18n import LANGUAGES


class Number(NamedTuple):
    """An option that takes a number; ``shown`` stands for it in the usage."""

    name: str
    kind: Callable[[str], float]
    default: float
    shown: str
    told: str


MODES = ("classic", "flip", "duo", "mercy")


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """--mode, --option (as `arguments.option`, a list) and --seed (as `arguments.seed`, bytes)."""
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


def add_number_arguments(parser: argparse.ArgumentParser, numbers: Sequence[Number]) -> None:
    """Options that take a number each."""
    for option in numbers:
        told = f"{option.told} (default: {option.default})"
        parser.add_argument(
            option.name, type=option.kind, default=option.default, metavar=option.shown, help=told
        )


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    """--language, by default that of the terminal."""
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=terminal_language(),
        help="the language to answer in (default: that of the terminal)",
    )


def positive(text: str) -> int:
    """A whole number from 1."""
    if not (text.isascii() and text.isdecimal()) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number from 1, got {text!r}")
    return int(text)


def positive_number(text: str) -> float:
    """A number above 0."""
    number = _number(text)
    if not 0 < number < inf:
        raise argparse.ArgumentTypeError(f"must be a number above 0, got {text!r}")
    return number


def number_from_0(text: str) -> float:
    """A number that is 0 or more."""
    number = _number(text)
    if not 0 <= number < inf:
        raise argparse.ArgumentTypeError(f"must be a number from 0, got {text!r}")
    return number


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return nan


def seed(text: str) -> bytes:
    """A seed as a game record writes it."""
    from bot.notation.action_text import read_seed
    from bot.notation.tokens import NotationError

    try:
        return read_seed(text)
    except NotationError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
