"""What `contra-uno doctor` looks at: one function a subject, none of which changes anything."""

from __future__ import annotations

import errno
import socket
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from bot import __version__, config
from bot.cli.doctor.check_result import CheckGrade, CheckResult
from bot.cli.doctor.database_checks import check_database
from bot.cli.doctor.discord_checks import check_discord
from bot.cli.doctor.settings_checks import check_settings_file
from bot.config import ConfigError, Settings
from bot.i18n import TextError, Texts


def findings(
    env_file: Path = Path(".env"),
    *,
    offline: bool = False,
    examine_channel: Callable[[Settings], CheckResult] | None = None,
) -> Iterator[CheckResult]:
    """Examine everything, and a channel if there is a function for that.

    With settings that cannot be used, neither Discord nor the database is examined. Discord is not
    asked if `offline`.
    """
    yield _python()
    yield _texts()
    yield _presets()
    yield from check_settings_file(env_file)
    try:
        settings = config.load(env_file=env_file)
    except ConfigError as error:
        for fault in error.faults:
            yield CheckResult("settings", CheckGrade.BAD, str(fault))
        return
    yield CheckResult("settings", CheckGrade.GOOD, "can be used")
    yield from check_discord(settings, offline=offline)
    yield from _metrics(settings)
    yield from check_database(settings)
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
        texts = Texts.load(strict=True)
        texts.each()
    except (OSError, TextError) as error:
        return CheckResult("texts", CheckGrade.BAD, f"{error}; install contra-uno anew")
    return CheckResult("texts", CheckGrade.GOOD, ", ".join(texts.languages))


def _presets() -> CheckResult:
    from bot.presets import load_presets

    try:
        return CheckResult("presets", CheckGrade.GOOD, ", ".join(load_presets()))
    except (OSError, ValueError) as error:
        return CheckResult("presets", CheckGrade.BAD, f"{error}; install contra-uno anew")


def _metrics(settings: Settings) -> Iterator[CheckResult]:
    if settings.metrics_port is None:
        return
    address = (settings.metrics_address, settings.metrics_port)
    try:
        family = socket.AF_INET6 if ":" in settings.metrics_address else socket.AF_INET
        with socket.create_server(address, family=family):
            pass
    except OSError as error:
        text = f"METRICS_PORT {settings.metrics_port} cannot be had: {error.strerror}"
        if error.errno == errno.EADDRINUSE:
            text += " (a bot that runs already has it)"
            yield CheckResult("metrics", CheckGrade.NOTE, text)
            return
        text = f"{text}, at METRICS_ADDRESS {settings.metrics_address}; `run` cannot start so"
        yield CheckResult("metrics", CheckGrade.BAD, text)
    else:
        yield CheckResult("metrics", CheckGrade.GOOD, f"port {settings.metrics_port} is free")
