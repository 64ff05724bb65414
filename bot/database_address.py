"""The address of a database: from the forms that people and platforms write to those of drivers.

No function here quotes a part of the address that may contain a secret.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    # Hosting services use these two schemes; both mean the installed PostgreSQL driver.
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
_SERVER = re.compile(
    # The password ends at the last @, whatever it contains.
    r"(?:(?P<user>[^:@/?]*)(?::(?P<password>.*))?@)?"
    r"(?P<host>\[[^\]]*\]|[^:/?#@\[\]]*)(?::(?P<port>[^/?#]*))?"
    r"(?:/(?P<name>[^?#@]*))?(?:\?(?P<options>[^@#]*))?",
    re.DOTALL,
)
_HARMLESS = "!$&'()*+,;={}|^~"
"""Characters in a password that are never taken for its end."""
_HIGHEST_PORT = 65535
_SSL_SPELLINGS = {"true": "require", "1": "require", "false": "disable", "0": "disable"}

_OF_LIBPQ = frozenset(
    {
        *("sslmode", "sslcert", "sslkey", "sslrootcert", "sslcrl", "sslpassword"),
        *("ssl_min_protocol_version", "ssl_max_protocol_version", "sslnegotiation"),
        *("user", "password", "passfile", "dbname", "target_session_attrs"),
        *("application_name", "options", "search_path", "statement_timeout"),
    }
)
"""Parameters that asyncpg reads from an address itself or passes to the server."""
_OF_SQLALCHEMY = frozenset({"host", "port", "prepared_statement_cache_size"})
_WITHOUT_EFFECT = frozenset(
    {
        # Parameters of libpq for which asyncpg has its own way.
        *("channel_binding", "client_encoding", "fallback_application_name", "gssencmode"),
        *("keepalives", "keepalives_idle", "keepalives_interval", "keepalives_count"),
        "tcp_user_timeout",
    }
)
_TIMEOUT = "connect_timeout"
_SECRET_OPTIONS = ("password", "sslpassword")


class ForDriver(NamedTuple):
    """What SQLAlchemy's engine is made with: an address and arguments."""

    address: str
    arguments: dict[str, str | float]


def read(text: str) -> str:
    """Return the address with its asynchronous driver, written so that it can be read in only one
    way.

    Raise `ValueError` with a reason that completes "DATABASE_URL: …".
    """
    scheme, separator, rest = text.partition("://")
    driver = _DRIVERS.get(scheme.lower())
    if not separator or driver is None:
        raise ValueError(
            "must begin with sqlite+aiosqlite:/// (and a file) or postgresql+asyncpg://"
        )
    if driver.startswith("sqlite"):
        return f"{driver}://{_file(rest)}"
    return f"{driver}://{_server(rest)}"


def _file(rest: str) -> str:
    if not rest.startswith("/"):
        raise ValueError("SQLite takes three slashes and a file: sqlite+aiosqlite:///games.sqlite3")
    if "?" in rest:
        raise ValueError("SQLite takes a file alone, without ? in it")
    return rest


def _server(rest: str) -> str:
    parts = _SERVER.fullmatch(rest)
    if parts is None:
        raise ValueError(
            "must be postgresql+asyncpg://USER:PASSWORD@HOST:PORT/NAME; what is neither letter nor "
            "digit in the password is written as % and two digits, such as %40 for @"
        )
    return f"{_authority(parts)}{_path(parts)}{_options(parts['options'] or '')}"


def _authority(parts: re.Match[str]) -> str:
    who = ""
    if parts["user"] is not None:
        password = parts["password"]
        secret = "" if password is None else f":{quote(unquote(password), safe=_HARMLESS)}"
        who = f"{parts['user']}{secret}@"
    port = parts["port"]
    if port is None:
        return f"{who}{parts['host']}"
    if not (port.isascii() and port.isdecimal() and 0 < int(port) <= _HIGHEST_PORT):
        raise ValueError(
            f"the port after the host must be a number from 1 to {_HIGHEST_PORT}; if it is a part "
            "of the password, write its : as %3A and its / as %2F"
        )
    return f"{who}{parts['host']}:{port}"


def _path(parts: re.Match[str]) -> str:
    return "" if parts["name"] is None else f"/{parts['name']}"


def _options(text: str) -> str:
    kept: list[tuple[str, str]] = []
    for name, value in parse_qsl(text):
        if name == "ssl":
            kept.append(("sslmode", _SSL_SPELLINGS.get(value.lower(), value)))
        elif name == _TIMEOUT and not value.isdecimal():
            raise ValueError(f"{_TIMEOUT} in it must be a number of seconds")
        elif name in _OF_LIBPQ | _OF_SQLALCHEMY | {_TIMEOUT}:
            kept.append((name, value))
        elif name not in _WITHOUT_EFFECT:
            raise ValueError(f"{name[:40]!r} after its ? is not known here; take it out")
    return f"?{urlencode(kept)}" if kept else ""


def secrets(address: str) -> tuple[str, ...]:
    """Return the texts that must not be shown of an address that `read` made."""
    parts = urlsplit(address)
    options = dict(parse_qsl(parts.query))
    found = (parts.password, *(options.get(name) for name in _SECRET_OPTIONS))
    return tuple(secret for secret in found if secret)


def for_driver(address: str) -> ForDriver:
    """Return an address that `read` made in the form for SQLAlchemy and its driver."""
    place, _, query = address.partition("?")
    if not place.startswith("postgresql") or not query:
        return ForDriver(address, {})
    options = parse_qsl(query)
    return ForDriver(_with(place, _of(options, _OF_SQLALCHEMY)), dict(_arguments(options)))


def _arguments(options: list[tuple[str, str]]) -> Iterator[tuple[str, str | float]]:
    told = _of(options, _OF_LIBPQ)
    if told:
        yield "dsn", _with("postgresql://", told)
    for name, value in options:
        if name == _TIMEOUT and int(value) > 0:
            yield "timeout", float(value)


def _of(options: list[tuple[str, str]], names: frozenset[str]) -> list[tuple[str, str]]:
    return [(name, value) for name, value in options if name in names]


def _with(place: str, options: list[tuple[str, str]]) -> str:
    return f"{place}?{urlencode(options)}" if options else place
