"""What `contra-uno doctor` looks at: one function a subject, none of which changes anything."""

from __future__ import annotations

import asyncio
import base64
import binascii
import os
import re
import socket
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from urllib.parse import urlsplit

from bot import __version__, config
from bot.config import ConfigError, Secret, Settings
from bot.i18n import LANGUAGES, TextError, Texts
from bot.logs import Redactor

_TOKEN = re.compile(r"([\w-]{23,30})\.[\w-]{6,7}\.[\w-]{27,}", re.ASCII)
_LOOPBACK = ("127.0.0.1", "localhost", "::1")
_PATIENCE = 10.0  # seconds for a database to answer


class Health(Enum):
    """GOOD needs nothing, NOTE is worth knowing, BAD keeps the bot from running."""

    GOOD = "good"
    NOTE = "note"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found about one subject, and, unless it is good, what can be done about it."""

    subject: str
    health: Health
    text: str


def findings() -> Iterator[Finding]:
    yield _python()
    yield _texts()
    yield _presets()
    try:
        settings = config.load()
    except ConfigError as error:
        for fault in error.faults:
            yield Finding("settings", Health.BAD, str(fault))
        return
    yield Finding("settings", Health.GOOD, "can be used")
    yield _token(settings.discord_token)
    yield _api(settings)
    yield from _metrics(settings)
    yield _database(settings)


def _python() -> Finding:
    running = ".".join(map(str, sys.version_info[:3]))
    try:
        library = f", discord.py {version('discord.py')}"
    except PackageNotFoundError:
        return Finding("python", Health.BAD, "discord.py is missing: pip install . or make run")
    return Finding("python", Health.GOOD, f"{running}, contra-uno {__version__}{library}")


def _texts() -> Finding:
    try:
        Texts.load()
    except (OSError, TextError) as error:
        return Finding("texts", Health.BAD, f"{error}; install contra-uno anew")
    return Finding("texts", Health.GOOD, ", ".join(LANGUAGES))


def _presets() -> Finding:
    from bot.presets import load_presets

    try:
        return Finding("presets", Health.GOOD, ", ".join(load_presets()))
    except (OSError, ValueError) as error:
        return Finding("presets", Health.BAD, f"{error}; install contra-uno anew")


def _metrics(settings: Settings) -> Iterator[Finding]:
    if settings.metrics_port is None:
        return
    try:
        with socket.create_server(("", settings.metrics_port)):
            pass
    except OSError as error:
        text = f"METRICS_PORT {settings.metrics_port} cannot be had: {error.strerror}"
        yield Finding("metrics", Health.NOTE, f"{text} (a bot that runs already has it)")
    else:
        yield Finding("metrics", Health.GOOD, f"port {settings.metrics_port} is free")


def _token(token: Secret | None) -> Finding:
    if token is None:
        text = "DISCORD_TOKEN is not set: `contra-uno run` starts the playground"
        return Finding("token", Health.NOTE, text)
    bot_id = _bot_id(token.reveal())
    if bot_id is None:
        text = "does not look like a bot token; copy it from the Bot page of your application"
        return Finding("token", Health.NOTE, text)
    return Finding("token", Health.GOOD, f"looks like one, of the bot {bot_id}")


def _bot_id(token: str) -> str | None:
    """The id in the first part of a token; None where the token is not shaped like one."""
    shape = _TOKEN.fullmatch(token)
    if shape is None:
        return None
    first = shape.group(1)
    try:
        text = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return None
    return text if text.isdecimal() else None


def _api(settings: Settings) -> Finding:
    address = urlsplit(settings.discord_api_url)
    if address.scheme == "http" and address.hostname not in _LOOPBACK:
        text = f"{settings.discord_api_url} would get the token unencrypted; use https"
        return Finding("discord", Health.NOTE, text)
    return Finding("discord", Health.GOOD, settings.discord_api_url)


def _database(settings: Settings) -> Finding:
    """Whether the database answers and has the newest tables. A missing file is not made."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        url = make_url(settings.database_url)
    except ArgumentError:
        return Finding("database", Health.BAD, "DATABASE_URL is not the address of a database")
    shown = url.render_as_string(hide_password=True)
    if url.get_backend_name() == "sqlite":
        file = Path(url.database or ":memory:")
        if not file.exists():
            return Finding("database", Health.NOTE, f"{file} does not exist yet; `run` makes it")
        if file.is_dir():
            return Finding("database", Health.BAD, f"{file} is a folder; name a file in it")
        if not os.access(file, os.W_OK):
            return Finding("database", Health.BAD, f"{file} cannot be written to")
    hidden = Redactor(settings.secrets())
    try:
        revision = asyncio.run(asyncio.wait_for(_revision(settings.database_url), _PATIENCE))
    except ModuleNotFoundError as error:
        text = f"{shown} needs {error.name}: pip install '.[postgres]'"
        return Finding("database", Health.BAD, text)
    except TimeoutError:
        return Finding("database", Health.BAD, f"{shown} does not answer")
    except Exception as error:  # whatever a driver raises, it is a finding
        reason = hidden(str(getattr(error, "orig", None) or error)).partition("\n")[0]
        return Finding("database", Health.BAD, f"{shown} cannot be read: {reason}")
    return _judged_revision(shown, revision)


def _judged_revision(shown: str, revision: str | None) -> Finding:
    from bot.store import migrate

    if revision == migrate.newest_revision():
        return Finding("database", Health.GOOD, f"{shown}, up to date")
    text = f"{shown} lacks the newest tables; `run` or `db upgrade` makes them"
    return Finding("database", Health.NOTE, text)


async def _revision(url: str) -> str | None:
    """The schema's revision in the database, None where it holds no tables of ours."""
    from alembic.runtime.migration import MigrationContext

    from bot.store.database import create_engine

    engine = create_engine(url)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(
                lambda plain: MigrationContext.configure(plain).get_current_revision()
            )
    finally:
        await engine.dispose()
