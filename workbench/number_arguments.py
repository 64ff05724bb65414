"""Options of the commands of the workbench that take a number."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from math import inf, nan
from typing import NamedTuple


class Number(NamedTuple):
    """An option that takes a number. ``shown`` is its placeholder in the usage."""

    name: str
    kind: Callable[[str], float]
    default: float
    shown: str
    told: str


def add_number_arguments(parser: argparse.ArgumentParser, numbers: Sequence[Number]) -> None:
    """Add an option for each of the numbers."""
    for option in numbers:
        told = f"{option.told} (default: {option.default})"
        parser.add_argument(
            option.name, type=option.kind, default=option.default, metavar=option.shown, help=told
        )


def positive_number(text: str) -> float:
    """Return a number above 0."""
    number = _number(text)
    if not 0 < number < inf:
        raise argparse.ArgumentTypeError(f"must be a number above 0, got {text!r}")
    return number


def number_from_0(text: str) -> float:
    """Return a number that is 0 or more."""
    number = _number(text)
    if not 0 <= number < inf:
        raise argparse.ArgumentTypeError(f"must be a number from 0, got {text!r}")
    return number


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return nan
