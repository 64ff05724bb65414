"""The address of a database: from the forms that people and platforms write to those of drivers.

No function here quotes a part of the address that may contain a secret.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from pathlib import Path
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
    }
)
_TIMEOUT = "connect_timeout"
_SECONDS_TO_CONNECT = 5.0
"""The default of `connect_timeout`."""


class SocketOption(NamedTuple):
    """An option of a TCP connection: where it is set, None where this system cannot, and to what.

    ``level`` and ``name`` are constants of the module `socket`, ``default`` is set where the
    address says nothing.
    """

    level: int
    name: int | None
    default: int


_OF_SOCKET = {
    "keepalives": SocketOption(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1),
    "keepalives_idle": SocketOption(
        socket.IPPROTO_TCP,
        getattr(socket, "TCP_KEEPIDLE", getattr(socket, "TCP_KEEPALIVE", None)),
        10,
    ),
    "keepalives_interval": SocketOption(
        socket.IPPROTO_TCP, getattr(socket, "TCP_KEEPINTVL", None), 5
    ),
    "keepalives_count": SocketOption(socket.IPPROTO_TCP, getattr(socket, "TCP_KEEPCNT", None), 3),
    "tcp_user_timeout": SocketOption(
        socket.IPPROTO_TCP, getattr(socket, "TCP_USER_TIMEOUT", None), 20_000
    ),
}
"""Parameters of libpq that the bot sets itself, as asyncpg does not: a dead peer is noticed within
half a minute."""
_MOST_OF_SOCKET = 32_767
_MOST_MILLISECONDS = 2**31 - 1
_SECRET_OPTIONS = ("password", "sslpassword")
_PASSWORD = re.compile(r"(?<=://)([^:@/]*):[^@]*@")


class ForDriver(NamedTuple):
    """What SQLAlchemy's engine is made with: an address and arguments.

    ``socket`` are the values of `SocketOption`s, by parameter, for each TCP connection.
    """

    address: str
    arguments: dict[str, str | float]
    socket: dict[str, int]


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


def of_file(file: Path) -> str:
    """Return the address of the SQLite database in this file, whatever the names of its folders.

    What would be read as something else is written as % and two digits.
    """
    return f"{_DRIVERS['sqlite']}:///{file.as_posix().replace('%', '%25').replace('?', '%3F')}"


def _file(rest: str) -> str:
    if not rest.startswith("/"):
        raise ValueError("SQLite takes three slashes and a file: sqlite+aiosqlite:///games.sqlite3")
    if "?" in rest:
        raise ValueError("SQLite takes a file alone, without ? in it")
    if rest.rpartition("/")[2] in ("", ":memory:"):
        raise ValueError("SQLite takes a file, so that games are there after a restart")
    return rest


def _server(rest: str) -> str:
    parts = _SERVER.fullmatch(rest)
    if parts is None:
        raise ValueError(
            "must be postgresql+asyncpg://USER:PASSWORD@HOST:PORT/NAME; what is neither letter nor "
            "digit in the password is written as % and two digits, such as %40 for @"
        )
    options = _options(parts["options"] or "")
    _require_network(parts["host"], dict(options))
    written = f"?{urlencode(options)}" if options else ""
    return f"{_authority(parts)}{_path(parts)}{written}"


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


def _options(text: str) -> list[tuple[str, str]]:
    kept: list[tuple[str, str]] = []
    for name, value in parse_qsl(text):
        if name == "ssl":
            kept.append(("sslmode", _SSL_SPELLINGS.get(value.lower(), value)))
        elif name == _TIMEOUT and not value.isdecimal():
            raise ValueError(f"{_TIMEOUT} in it must be a number of seconds")
        elif name in _OF_SOCKET:
            kept.append((name, _of_socket(name, value)))
        elif name in _OF_LIBPQ | _OF_SQLALCHEMY | {_TIMEOUT}:
            kept.append((name, value))
        elif name not in _WITHOUT_EFFECT:
            raise ValueError(f"{name[:40]!r} after its ? is not known here; take it out")
    return kept


def _of_socket(name: str, value: str) -> str:
    """Return the value of a parameter for the socket; raise `ValueError` if it cannot be set."""
    is_switch, is_time = name == "keepalives", name == "tcp_user_timeout"
    least = 0 if is_switch or is_time else 1
    most = 1 if is_switch else _MOST_MILLISECONDS if is_time else _MOST_OF_SOCKET
    if not (value.isascii() and value.isdecimal() and least <= int(value) <= most):
        raise ValueError(f"{name} in it must be a number from {least} to {most}")
    if _OF_SOCKET[name].name is None:
        raise ValueError(f"{name} in it cannot be set on this system; take it out")
    return value


def _require_network(host: str, options: dict[str, str]) -> None:
    """Raise `ValueError` for a parameter of TCP at an address that leads to a Unix socket."""
    named = [name for name in _OF_SOCKET if name in options]
    is_network = not (options.get("host") or host or "/").startswith(("/", "%2F", "%2f"))
    if named and not is_network:
        raise ValueError(f"{named[0]} in it has no effect on a Unix socket; take it out")


def secrets(address: str) -> tuple[str, ...]:
    """Return the texts that must not be shown of an address that `read` made."""
    parts = urlsplit(address)
    options = dict(parse_qsl(parts.query))
    found = (parts.password, *(options.get(name) for name in _SECRET_OPTIONS))
    return tuple(secret for secret in found if secret)


def shown(address: str) -> str:
    """Return an address that `read` made with *** in the place of each secret."""
    place, mark, query = address.partition("?")
    options = [(n, "***" if n in _SECRET_OPTIONS else value) for n, value in parse_qsl(query)]
    return _PASSWORD.sub(r"\1:***@", place) + mark + urlencode(options, safe="*/")


def for_driver(address: str) -> ForDriver:
    """Return an address that `read` made in the form for SQLAlchemy and its driver."""
    place, _, query = address.partition("?")
    if not place.startswith("postgresql"):
        return ForDriver(address, {}, {})
    options = parse_qsl(query)
    own = _with(place, _of(options, _OF_SQLALCHEMY))
    return ForDriver(own, dict(_arguments(options)), _for_socket(dict(options)))


def _arguments(options: list[tuple[str, str]]) -> Iterator[tuple[str, str | float]]:
    told = _of(options, _OF_LIBPQ)
    if told:
        yield "dsn", _with("postgresql://", told)
    # As in libpq, 0 names no limit. Then the usual one holds: no wait is without an end.
    yield "timeout", float(dict(options).get(_TIMEOUT, 0)) or _SECONDS_TO_CONNECT


def _for_socket(options: dict[str, str]) -> dict[str, int]:
    """Return what is set on each TCP connection: as given, else what is usual here."""
    chosen = {name: int(options.get(name, option.default)) for name, option in _OF_SOCKET.items()}
    return {name: value for name, value in chosen.items() if _OF_SOCKET[name].name is not None}


def set_on_socket(connected: socket.socket, values: dict[str, int]) -> None:
    """Set these values, by parameter, on a connection, unless it is a Unix socket."""
    if connected.family in (socket.AF_INET, socket.AF_INET6):
        for parameter, value in values.items():
            option = _OF_SOCKET[parameter]
            if option.name is not None:
                connected.setsockopt(option.level, option.name, value)


def read_from_socket(connected: socket.socket) -> dict[str, int]:
    """Return what is set on a connection, by parameter; nothing on a Unix socket."""
    if connected.family not in (socket.AF_INET, socket.AF_INET6):
        return {}
    return {
        parameter: connected.getsockopt(option.level, option.name)
        for parameter, option in _OF_SOCKET.items()
        if option.name is not None
    }


def _of(options: list[tuple[str, str]], names: frozenset[str]) -> list[tuple[str, str]]:
    return [(name, value) for name, value in options if name in names]


def _with(place: str, options: list[tuple[str, str]]) -> str:
    return f"{place}?{urlencode(options)}" if options else place
