"""Conversion of the text of an environment variable to the value of a setting.

Each function raises `ValueError` with a reason that completes "NAME: …" and never quotes a text
that may contain a secret.
"""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address
from typing import TypeVar
from urllib.parse import urlsplit

Choice = TypeVar("Choice", bound=str)

_HIGHEST_PORT = 65535
_LONGEST_CONTACT = 200
_HIGHEST_ID = 2**64 - 1


def token(text: str) -> str:
    """Return the bot token as the developer portal shows it; its parts are for Discord to judge."""
    if any(letter.isspace() for letter in text):
        raise ValueError("must be the token alone, without spaces or a word such as Bot before it")
    if not text.isascii():
        raise ValueError("must be plain letters, digits, dots, _ and -, as copied from Discord")
    return text


def http_url(text: str) -> str:
    """Return the http(s) address without a slash at its end."""
    try:
        parts = urlsplit(text)
        valid = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        valid = False
    if not valid:
        raise ValueError("must be an address such as http://127.0.0.1:8910/api/v10")
    return text.rstrip("/")


def proxy_url(text: str) -> str:
    """Return the address of a proxy; without a scheme it is one of http://."""
    address = text if "://" in text else f"http://{text}"
    try:
        return http_url(address)
    except ValueError:
        raise ValueError(
            "must be the address of an HTTP proxy, such as http://user:password@host:3128; what is "
            "neither letter nor digit in the password is written as % and two digits"
        ) from None


def one_of(choices: tuple[Choice, ...], fold: Callable[[str], str]) -> Callable[[str], Choice]:
    """Return a conversion that takes one of the choices after folding the text (`str.lower`, …)."""

    def convert(text: str) -> Choice:
        for choice in choices:
            if choice == fold(text):
                return choice
        raise ValueError(f"must be one of {', '.join(choices)}, got {text!r}")

    return convert


def shard_count(text: str) -> int:
    return _whole_number(text, 1, None)


def shard_ids(text: str) -> tuple[int, ...]:
    """Return shard numbers in rising order: `0,2,5` or `0-3` or both mixed."""
    numbers: list[int] = []
    for part in text.split(","):
        first, dash, last = (word.strip() for word in part.partition("-"))
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise ValueError(f"must be shard numbers such as 0,1,2 or 0-2, got {text!r}")
        start, stop = int(first), int(last or first)
        if stop < start:
            raise ValueError(f"{part.strip()!r} runs backwards")
        if stop - start >= 10_000:
            raise ValueError(f"{part.strip()!r} is more shards than there are")
        numbers.extend(range(start, stop + 1))
    if len(set(numbers)) < len(numbers):
        raise ValueError(f"names a shard twice: {text!r}")
    return tuple(sorted(numbers))


def address(text: str) -> str:
    """Return the address of this machine to listen at."""
    if text == "localhost":
        return text
    try:
        return str(ip_address(text))
    except ValueError:
        raise ValueError(
            "must be an address of this machine: 127.0.0.1, 0.0.0.0 for every one, or ::1"
        ) from None


def contact(text: str) -> str:
    if len(text) > _LONGEST_CONTACT or not text.isprintable():
        raise ValueError(f"must be one line of at most {_LONGEST_CONTACT} characters")
    return text


def words(text: str) -> tuple[str, ...]:
    """Return the words of a list with commas, in small letters."""
    return tuple(dict.fromkeys(word.strip().lower() for word in text.split(",") if word.strip()))


def some_of(choices: tuple[str, ...]) -> Callable[[str], tuple[str, ...]]:
    """Return a conversion that takes a list of the choices."""

    def convert(text: str) -> tuple[str, ...]:
        if unknown := [word for word in words(text) if word not in choices]:
            raise ValueError(f"may list {', '.join(choices)}, got {unknown[0]!r}")
        return words(text)

    return convert


def server_ids(text: str) -> frozenset[int]:
    """Return the ids of servers, as *Copy Server ID* in Discord's menu gives them."""
    ids = frozenset(_whole_number(word, 1, _HIGHEST_ID) for word in words(text))
    if not ids:
        raise ValueError("must list ids of servers, or be empty for all")
    return ids


def requests_a_second(text: str) -> int:
    return _whole_number(text, 1, 100_000)


def days(text: str) -> int:
    return _whole_number(text, 1, 36_500)


def port(text: str) -> int:
    return _whole_number(text, 1, _HIGHEST_PORT)


def port_or_any(text: str) -> int:
    """Return the port, or 0 for any that is free."""
    return _whole_number(text, 0, _HIGHEST_PORT)


def _whole_number(text: str, low: int, high: int | None) -> int:
    number = int(text) if text.isascii() and text.isdecimal() else None
    if number is None or number < low or (high is not None and number > high):
        span = f"from {low} to {high}" if high is not None else f"from {low}"
        raise ValueError(f"must be a whole number {span}, got {text!r}")
    return number
