"""What `contra-uno doctor` looks at: one function a subject, none of which changes anything."""

from __future__ import annotations

import asyncio
import base64
import binascii
import os
import re
import shutil
import socket
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from urllib.parse import urlsplit

from bot import __version__, config
from bot.config import ConfigError, Secret, Settings
from bot.i18n import LANGUAGES, TextError, Texts
from bot.logs import Redactor


class CheckGrade(Enum):
    """A grade: GOOD needs nothing, NOTE is worth knowing, BAD keeps the bot from running."""

    GOOD = "good"
    NOTE = "note"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What was found about one subject and, unless it is good, what can be done about it."""

    subject: str
    verdict: CheckGrade
    text: str


_TOKEN = re.compile(r"([\w-]{23,30})\.[\w-]{6,7}\.[\w-]{27,}", re.ASCII)
_LOOPBACK = ("127.0.0.1", "localhost", "::1")
_PATIENCE = 10.0  # seconds for a database to answer
_LITTLE_SPACE = 1 << 30
_HARDLY_ANY_SPACE = 64 << 20


def findings(
    examine_channel: Callable[[Settings], CheckResult] | None = None,
) -> Iterator[CheckResult]:
    """Examine everything, and a channel if there is a function for that.

    With settings that cannot be used, neither the database nor a channel is examined.
    """
    yield _python()
    yield _texts()
    yield _presets()
    try:
        settings = config.load()
    except ConfigError as error:
        for fault in error.faults:
            yield CheckResult("settings", CheckGrade.BAD, str(fault))
        return
    yield CheckResult("settings", CheckGrade.GOOD, "can be used")
    yield _token(settings.discord_token)
    yield _api(settings)
    yield from _metrics(settings)
    yield from _database(settings)
    if examine_channel is not None:
        yield examine_channel(settings)


def _python() -> CheckResult:
    running = ".".join(map(str, sys.version_info[:3]))
    try:
        library = f", discord.py {version('discord.py')}"
    except PackageNotFoundError:
        return CheckResult(
            "python", CheckGrade.BAD, "discord.py is missing: pip install . or make run"
        )
    return CheckResult("python", CheckGrade.GOOD, f"{running}, contra-uno {__version__}{library}")


def _texts() -> CheckResult:
    try:
        Texts.load()
    except (OSError, TextError) as error:
        return CheckResult("texts", CheckGrade.BAD, f"{error}; install contra-uno anew")
    return CheckResult("texts", CheckGrade.GOOD, ", ".join(LANGUAGES))


def _presets() -> CheckResult:
    from bot.presets import load_presets

    try:
        return CheckResult("presets", CheckGrade.GOOD, ", ".join(load_presets()))
    except (OSError, ValueError) as error:
        return CheckResult("presets", CheckGrade.BAD, f"{error}; install contra-uno anew")


def _metrics(settings: Settings) -> Iterator[CheckResult]:
    if settings.metrics_port is None:
        return
    try:
        with socket.create_server(("", settings.metrics_port)):
            pass
    except OSError as error:
        text = f"METRICS_PORT {settings.metrics_port} cannot be had: {error.strerror}"
        yield CheckResult("metrics", CheckGrade.NOTE, f"{text} (a bot that runs already has it)")
    else:
        yield CheckResult("metrics", CheckGrade.GOOD, f"port {settings.metrics_port} is free")


def _token(token: Secret | None) -> CheckResult:
    if token is None:
        text = "DISCORD_TOKEN is not set: `contra-uno run` starts the playground"
        return CheckResult("token", CheckGrade.NOTE, text)
    bot_id = _bot_id(token.reveal())
    if bot_id is None:
        text = "does not look like a bot token; copy it from the Bot page of your application"
        return CheckResult("token", CheckGrade.NOTE, text)
    return CheckResult("token", CheckGrade.GOOD, f"looks like one, of the bot {bot_id}")


def _bot_id(token: str) -> str | None:
    """Return the id in the first part of a token; None where the token is not shaped like one."""
    shape = _TOKEN.fullmatch(token)
    if shape is None:
        return None
    first = shape.group(1)
    try:
        text = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return None
    return text if text.isdecimal() else None


def _api(settings: Settings) -> CheckResult:
    address = urlsplit(settings.discord_api_url)
    if address.scheme == "http" and address.hostname not in _LOOPBACK:
        text = f"{settings.discord_api_url} would get the token unencrypted; use https"
        return CheckResult("discord", CheckGrade.NOTE, text)
    return CheckResult("discord", CheckGrade.GOOD, settings.discord_api_url)


def _database(settings: Settings) -> Iterator[CheckResult]:
    """Examine the database. A file that is missing is not made, and nothing is written."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    from bot.store.own_file import is_private

    try:
        url = make_url(settings.database_url)
    except (ArgumentError, ValueError):
        text = "DATABASE_URL is not the address of a database"
        yield CheckResult("database", CheckGrade.BAD, text)
        return
    shown = url.render_as_string(hide_password=True)
    if url.get_backend_name() == "sqlite":
        file = Path(url.database or ":memory:")
        fault = _file(file)
        if fault is not None:
            yield fault
            return
        if not is_private(file):
            text = f"others on this machine can read {file}; `run` shuts it, or chmod 600"
            yield CheckResult("privacy", CheckGrade.NOTE, text)
        yield _disk(file.absolute().parent)
    yield _contents(settings, shown)


def _file(file: Path) -> CheckResult | None:
    if not file.exists():
        return CheckResult(
            "database", CheckGrade.NOTE, f"{file} does not exist yet; `run` makes it"
        )
    if file.is_dir():
        return CheckResult("database", CheckGrade.BAD, f"{file} is a folder; name a file in it")
    if not os.access(file, os.W_OK):
        return CheckResult("database", CheckGrade.BAD, f"{file} cannot be written to")
    if not os.access(file.absolute().parent, os.W_OK):
        text = f"the folder of {file} cannot be written to; SQLite makes files beside its own"
        return CheckResult("database", CheckGrade.BAD, text)
    return None


def _disk(folder: Path) -> CheckResult:
    free = shutil.disk_usage(folder).free
    text = f"{free / (1 << 30):.1f} GiB free in {folder}"
    if free < _HARDLY_ANY_SPACE:
        return CheckResult("disk", CheckGrade.BAD, f"{text}; make room, or games cannot be saved")
    if free < _LITTLE_SPACE:
        return CheckResult(
            "disk", CheckGrade.NOTE, f"{text}; make room before games cannot be saved"
        )
    return CheckResult("disk", CheckGrade.GOOD, text)


def _contents(settings: Settings, shown: str) -> CheckResult:
    from bot.store.migrate import Schema, examine_schema

    hidden = Redactor(settings.secrets())
    url = settings.database_url
    try:
        schema = asyncio.run(asyncio.wait_for(examine_schema(url), _PATIENCE))
        connected = f"; {_keepalives(url)}" if url.startswith("postgresql") else ""
    except ModuleNotFoundError as error:
        text = f"{shown} needs {error.name}: pip install '.[postgres]'"
        return CheckResult("database", CheckGrade.BAD, text)
    except TimeoutError:
        return CheckResult("database", CheckGrade.BAD, f"{shown} does not answer")
    except Exception as error:  # whatever a driver raises, it is a finding
        reason = hidden(str(getattr(error, "orig", None) or error)).partition("\n")[0]
        return CheckResult("database", CheckGrade.BAD, f"{shown} cannot be used: {reason}")
    match schema:
        case Schema.NEWEST:
            text = f"{shown}: up to date, can be written to{connected}"
            return CheckResult("database", CheckGrade.GOOD, text)
        case Schema.OLDER:
            text = f"{shown} lacks the newest tables; `run` or `db upgrade` makes them"
            return CheckResult("database", CheckGrade.NOTE, text)
        case Schema.UNKNOWN:
            text = f"{shown} was made by a newer version of the bot; run that one"
            return CheckResult("database", CheckGrade.BAD, text)


def _keepalives(url: str) -> str:
    """Return what is set on a connection, as the system says, and not as DATABASE_URL asks."""
    from bot.store.connections import options_in_use

    used = asyncio.run(asyncio.wait_for(options_in_use(url), _PATIENCE))
    if not used:
        return "over a Unix socket, which takes no keepalives"
    return ", ".join(f"{name}={value}" for name, value in used.items())
