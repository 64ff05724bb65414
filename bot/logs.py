"""Structured logging to standard error, as text or as one JSON object a line.

A module logs an event and hands its ids over as `extra`:

    log.info("action applied", extra={"game": game_id, "guild": guild_id, "seat": seat})

Whatever a line holds, message, ids or traceback, tokens are taken out of it at the last moment.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from asyncio import CancelledError
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import TextIO, cast
from urllib.parse import quote, unquote

from bot.errors import NoAnswerError

MASK = "[hidden]"

_STANDARD_ATTRIBUTES = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}
_SHAPES = (
    # a bot token: its id, its time and its signature, each in URL-safe base64
    re.compile(r"(?<![\w-])[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{27,}"),
    # the token in the path of a webhook's or an interaction's address
    re.compile(r"(?<=/webhooks/)(\d+)/[^/\s?\"']+"),
    re.compile(r"(?<=/interactions/)(\d+)/[^/\s?\"']+"),
    # a password in an address
    re.compile(r"(?<=://)([^:@/\s]*):[^@/\s]+(?=@)"),
)
_IDS = frozenset({"channel", "guild"})
"""Fields with ids of Discord, which are text in JSON, as they are in Discord's own."""
_LARGEST_EXACT = 2**53 - 1
"""Larger integers are text in JSON, whatever their field: jq and JavaScript round them."""
_NOISY = (
    "aiohttp.access",
    "alembic.runtime.plugins",
    "asyncio",
    # At DEBUG these loggers would log hidden cards and interaction tokens.
    "aiosqlite",
    "discord.gateway",
    "discord.http",
    "discord.webhook",
    "sqlalchemy.engine",
)


def configure(
    level: str = "INFO",
    format: str = "text",
    secrets: Iterable[str] = (),
    stream: TextIO | None = None,
) -> None:
    """Send everything that is logged to `stream` (standard error), in `format` text or json.

    `secrets` are masked wherever they turn up, besides everything that looks like a token.
    Calling it again replaces what the last call set up.
    """
    redact = Redactor(secrets)
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.addFilter(lambda record: not is_known_noise(record))
    handler.setFormatter(JsonFormatter(redact) if format == "json" else TextFormatter(redact))
    root = logging.getLogger()
    for old in list(root.handlers):
        if isinstance(old.formatter, (JsonFormatter, TextFormatter)):
            root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level)
    for name in _NOISY:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    logging.captureWarnings(True)


def is_known_noise(record: logging.LogRecord) -> bool:
    """Return whether a line reports only a database that has not answered, or a cancelled task.

    That it is silent is logged once and then every minute, and not by everybody who asks it.
    """
    error = record.exc_info[1] if record.exc_info else None
    # asyncpg leaves the future of an attempt to connect behind if the attempt was given up.
    is_left_behind = record.name == "asyncio" and record.getMessage().startswith("Future exception")
    # A task that was cancelled while it closed a connection: the connection is closed all the same.
    is_cancelled = record.name.startswith("sqlalchemy.pool") and isinstance(error, CancelledError)
    return (
        is_cancelled
        or isinstance(error, NoAnswerError)
        or isinstance(getattr(error, "__cause__", None), NoAnswerError)
        or (is_left_behind and isinstance(error, ConnectionError))
    )


class Redactor:
    """A filter that takes secrets out of a text: the known ones, and what has the shape of one."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        forms = {form for secret in secrets if secret for form in _written_forms(secret)}
        # The longest first, so that a mask of one secret never leaves a part of another visible.
        known = sorted(forms, key=len, reverse=True)
        self._known = re.compile("|".join(map(re.escape, known))) if known else None

    def __call__(self, text: str) -> str:
        if self._known is not None:
            text = self._known.sub(MASK, text)
        for shape in _SHAPES:
            text = shape.sub(_mask_keeping_id, text)
        return text


def _written_forms(secret: str) -> set[str]:
    """Return the secret as messages, JSON, a `repr` or an address may show it."""
    escaped = {json.dumps(secret)[1:-1], repr(secret)[1:-1]}
    return {secret, unquote(secret), quote(secret, safe="")} | escaped


def _mask_keeping_id(match: re.Match[str]) -> str:
    if match.re.groups == 0:
        return MASK
    separator = ":" if match.string[: match.start()].endswith("://") else "/"
    return f"{match.group(1)}{separator}{MASK}"


class TextFormatter(logging.Formatter):
    """Formats a line: `2026-01-02T03:04:05.678Z INFO bot.tables: action applied game=7
    seat=anna`"""

    def __init__(self, redact: Redactor) -> None:
        super().__init__()
        self._redact = redact

    def format(self, record: logging.LogRecord) -> str:
        head = f"{_timestamp(record)} {record.levelname} {record.name}: {record.getMessage()}"
        fields = "".join(
            f" {name}={_plain(_redacted(value, self._redact))}"
            for name, value in _fields(record).items()
        )
        trouble = _trouble(record, self)
        return self._redact(head + fields + (f"\n{trouble}" if trouble else ""))


class JsonFormatter(logging.Formatter):
    """One JSON object a line: time, level, logger, message, the ids, and error for a traceback.

    Ids are text; other numbers, such as seats and counts, are numbers.
    """

    def __init__(self, redact: Redactor) -> None:
        super().__init__()
        self._redact = redact

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "time": _timestamp(record),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name, value in _fields(record).items():
            is_id = name in _IDS and value is not None
            entry.setdefault(name, str(value) if is_id else value)
        if trouble := _trouble(record, self):
            entry["error"] = trouble
        return json.dumps(_redacted(entry, self._redact), ensure_ascii=False)


def _redacted(value: object, redact: Redactor) -> object:
    """Return the value with its texts redacted before they are escaped, so that the line stays
    JSON, and with integers that readers would round as text."""
    if isinstance(value, int) and abs(value) > _LARGEST_EXACT:
        return str(value)
    if value is None or isinstance(value, (bool, int, float)):
        return value
    if isinstance(value, Mapping):
        items = cast("Mapping[object, object]", value).items()
        return {redact(str(key)): _redacted(item, redact) for key, item in items}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_redacted(item, redact) for item in cast("Iterable[object]", value)]
    return redact(str(value))


def _timestamp(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _fields(record: logging.LogRecord) -> dict[str, object]:
    return {
        name: value
        for name, value in vars(record).items()
        if name not in _STANDARD_ATTRIBUTES and not name.startswith("_")
    }


def _plain(value: object) -> str:
    text = str(value)
    return json.dumps(text, ensure_ascii=False) if re.search(r"[\s\"=]", text) or not text else text


def _trouble(record: logging.LogRecord, formatter: logging.Formatter) -> str:
    parts: list[str] = []
    if record.exc_info and record.exc_info[0] is not None:
        parts.append(formatter.formatException(record.exc_info))
    if record.stack_info:
        parts.append(formatter.formatStack(record.stack_info))
    return "\n".join(parts)
