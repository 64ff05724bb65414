"""Reading JSON that a client has sent."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from typing import Any, NoReturn

MAX_DEPTH = 32
"""The most lists and objects inside each other. Discord's own bodies have about twelve."""
_MAX_DIGITS = 20
"""An integer of 64 bits has no more."""


def read_json(data: str | bytes) -> Any:
    """Return the value of a JSON text.

    Raise ValueError if it is not JSON in UTF-8, or if it could not be kept and sent on: if it is
    nested too deeply, or has a number or a character that other JSON readers do not know.
    """
    text = data if isinstance(data, str) else data.decode()
    try:
        value = json.loads(
            text, parse_int=_integer, parse_float=_finite, parse_constant=_refuse_constant
        )
    except RecursionError:
        raise ValueError("too deeply nested") from None
    _check(value)
    return value


def _integer(digits: str) -> int:
    if len(digits.removeprefix("-")) > _MAX_DIGITS:
        raise ValueError("an integer of more than 64 bits")
    return int(digits)


def _finite(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise ValueError("a number that is too large")
    return number


def _refuse_constant(name: str) -> NoReturn:
    """Refuse NaN and Infinity, which Python writes and reads, but which are not JSON."""
    raise ValueError(f"{name} is not JSON")


def _check(value: Any) -> None:
    """Check depth and texts, level by level: recursion would fail where the value is too deep."""
    level: list[Any] = [value]
    for _ in range(MAX_DEPTH + 1):
        level = [part for whole in level for part in _parts(whole)]
        if not level:
            return
    raise ValueError("too deeply nested")


def _parts(whole: Any) -> Iterable[Any]:
    match whole:
        case list():
            return whole
        case dict():
            return (*whole.keys(), *whole.values())
        case str():
            whole.encode()  # raises ValueError for one half of a surrogate pair
    return ()
