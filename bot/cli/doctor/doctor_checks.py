"""What `contra-uno doctor` looks at: one function a subject, none of which changes anything."""

from __future__ import annotations

import asyncio
import base64
import binascii
import re
import socket
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from urllib.parse import urlsplit

from bot import __version__, config
from bot.cli.doctor import doctor_channel, doctor_database
from bot.cli.doctor.doctor_findings import Finding, Verdict
from bot.config import ConfigError, Secret, Settings
from bot.i18n import LANGUAGES, TextError, Texts

_TOKEN = re.compile(r"([\w-]{23,30})\.[\w-]{6,7}\.[\w-]{27,}", re.ASCII)
_LOOPBACK = ("127.0.0.1", "localhost", "::1")


def findings(channel_id: int | None = None) -> Iterator[Finding]:
    """Everything there is to say; of a channel, too, if one is named."""
    yield _python()
    yield _texts()
    yield _presets()
    try:
        settings = config.load()
    except ConfigError as error:
        for fault in error.faults:
            yield Finding("settings", Verdict.BAD, str(fault))
        return
    yield Finding("settings", Verdict.GOOD, "can be used")
    yield _token(settings.discord_token)
    yield _api(settings)
    yield from _metrics(settings)
    yield from doctor_database.examine(settings)
    if channel_id is not None:
        yield _channel(settings, channel_id)


def _python() -> Finding:
    running = ".".join(map(str, sys.version_info[:3]))
    try:
        library = f", discord.py {version('discord.py')}"
    except PackageNotFoundError:
        return Finding("python", Verdict.BAD, "discord.py is missing: pip install . or make run")
    return Finding("python", Verdict.GOOD, f"{running}, contra-uno {__version__}{library}")


def _texts() -> Finding:
    try:
        Texts.load()
    except (OSError, TextError) as error:
        return Finding("texts", Verdict.BAD, f"{error}; install contra-uno anew")
    return Finding("texts", Verdict.GOOD, ", ".join(LANGUAGES))


def _presets() -> Finding:
    from bot.presets import load_presets

    try:
        return Finding("presets", Verdict.GOOD, ", ".join(load_presets()))
    except (OSError, ValueError) as error:
        return Finding("presets", Verdict.BAD, f"{error}; install contra-uno anew")


def _metrics(settings: Settings) -> Iterator[Finding]:
    if settings.metrics_port is None:
        return
    try:
        with socket.create_server(("", settings.metrics_port)):
            pass
    except OSError as error:
        text = f"METRICS_PORT {settings.metrics_port} cannot be had: {error.strerror}"
        yield Finding("metrics", Verdict.NOTE, f"{text} (a bot that runs already has it)")
    else:
        yield Finding("metrics", Verdict.GOOD, f"port {settings.metrics_port} is free")


def _token(token: Secret | None) -> Finding:
    if token is None:
        text = "DISCORD_TOKEN is not set: `contra-uno run` starts the playground"
        return Finding("token", Verdict.NOTE, text)
    bot_id = _bot_id(token.reveal())
    if bot_id is None:
        text = "does not look like a bot token; copy it from the Bot page of your application"
        return Finding("token", Verdict.NOTE, text)
    return Finding("token", Verdict.GOOD, f"looks like one, of the bot {bot_id}")


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
        return Finding("discord", Verdict.NOTE, text)
    return Finding("discord", Verdict.GOOD, settings.discord_api_url)


def _channel(settings: Settings, channel_id: int) -> Finding:
    if settings.discord_token is None:
        text = "set DISCORD_TOKEN, so that Discord can be asked what the bot may do there"
        return Finding("channel", Verdict.BAD, text)
    return asyncio.run(
        doctor_channel.examine(settings.discord_api_url, settings.discord_token, channel_id)
    )
