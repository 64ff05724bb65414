"""What `contra-uno doctor` looks at: one function a subject, none of which changes anything."""

from __future__ import annotations

import asyncio
import base64
import binascii
import errno
import os
import re
import socket
import stat
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from urllib.parse import urlsplit

from bot import __version__, config
from bot.cli._rule_words import rule_faults
from bot.cli.doctor.check_result import CheckGrade, CheckResult
from bot.cli.doctor.database_checks import check_database
from bot.config import (
    FILES_OF_SECRETS,
    OF_PROXIES,
    VARIABLES,
    ConfigError,
    Secret,
    Settings,
    read_env_file,
)
from bot.i18n import TextError, Texts
from bot.installation import SWITCH_ON, allows_people
from bot.proxies import ProxyRules


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
        settings = config.load(env_file=env_file, judge=rule_faults)
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


_KNOWN = (*VARIABLES, *FILES_OF_SECRETS.values(), *map(str.lower, OF_PROXIES))
_HARMLESS = frozenset(_KNOWN) - {"DISCORD_TOKEN"}
_OF_COMPOSE = frozenset({"POSTGRES_PASSWORD"})
"""Variables of .env that compose.yml reads."""
_ALIKE = 0.88
"""The similarity from which a variable of the environment counts as misspelt."""


def check_settings_file(env_file: Path) -> Iterator[CheckResult]:
    """Examine who can read the file, and the names in the file and in the environment."""
    try:
        variables = read_env_file(env_file)
    except ConfigError:
        return  # The settings are not usable, which is another finding.
    if variables and (fault := _openness(env_file, variables)):
        yield CheckResult("secrecy", CheckGrade.NOTE, f"{fault}: chmod 600 {env_file}")
    names = [*_unknown_in_file(env_file, variables), *_misspelt_in(os.environ, variables)]
    if names:
        yield CheckResult("variables", CheckGrade.NOTE, "\n".join(names))


def _openness(env_file: Path, variables: Mapping[str, str]) -> str | None:
    """Return what others on this machine can do with the file that they should not."""
    mode = 0 if os.name == "nt" else env_file.stat().st_mode
    if mode & stat.S_IWOTH:
        return f"others on this machine can change {env_file}"
    if mode & stat.S_IROTH and _has_secret(variables):
        return f"others on this machine can read the secrets in {env_file}"
    return None


def _has_secret(variables: Mapping[str, str]) -> bool:
    """Return whether the file may hold a secret; an unknown variable can be a misspelt token."""
    # An @ ends the password in an address.
    return any(text and (name not in _HARMLESS or "@" in text) for name, text in variables.items())


def _unknown_in_file(env_file: Path, variables: Iterable[str]) -> Iterator[str]:
    for name in variables:
        if name not in _KNOWN and name not in _OF_COMPOSE:
            likely = _likely(name, 0.6)
            meant = f"; is {likely} meant?" if likely else ""
            yield f"{name} in {env_file} is no setting of the bot{meant}"


def _misspelt_in(environ: Mapping[str, str], variables: Mapping[str, str]) -> Iterator[str]:
    """Yield a sentence on each variable of the environment that is almost one of the bot's.

    Other programs have variables, too. A name is left alone if the likely one is set.
    """
    given = {name for name, text in (*variables.items(), *environ.items()) if text.strip()}
    for name in environ:
        if name not in _KNOWN and (likely := _likely(name, _ALIKE)) and likely not in given:
            yield f"{name} in the environment is no setting of the bot; is {likely} meant?"


def _likely(name: str, similarity: float) -> str | None:
    """Return the known variable whose name is most like this one, or None."""
    found = get_close_matches(name.upper(), _KNOWN, 1, similarity)
    return found[0] if found else None


_TOKEN = re.compile(r"([\w-]{23,30})\.[\w-]{6,7}\.[\w-]{27,}", re.ASCII)
_LOOPBACK = ("127.0.0.1", "localhost", "::1")


def check_discord(settings: Settings, *, offline: bool) -> Iterator[CheckResult]:
    """Examine the API and the token; ask Discord unless `offline`."""
    token = settings.discord_token
    if token is None:
        text = "DISCORD_TOKEN is not set: `contra-uno run` starts the playground"
        yield CheckResult("token", CheckGrade.NOTE, text)
        yield _not_asked(settings, "without a token the bot does not need it")
    elif offline:
        yield CheckResult("token", CheckGrade.NOTE, f"{_shape_of(token)}; Discord is not asked")
        yield _not_asked(settings, "--offline")
    else:
        yield from asyncio.run(_ask(settings.discord_api_url, token, settings.proxy_rules()))


def _not_asked(settings: Settings, why: str) -> CheckResult:
    return CheckResult("discord", CheckGrade.NOTE, f"{settings.discord_api_url}: not asked, {why}")


async def _ask(api_url: str, token: Secret, rules: ProxyRules) -> Sequence[CheckResult]:
    from bot.cli.doctor.discord_requests import RequestFailedError, asking

    try:
        # Without the token, which should only be sent to an address that answers as Discord does.
        async with asking(api_url, None, rules) as discord:
            await discord.get("/gateway")
    except RequestFailedError as error:
        return (
            CheckResult("token", CheckGrade.NOTE, f"{_shape_of(token)}; Discord cannot be asked"),
            CheckResult("discord", CheckGrade.BAD, str(error)),
        )
    if _is_readable_on_the_way(api_url):
        text = f"{api_url} would get the token unencrypted; use https"
        return (
            CheckResult("token", CheckGrade.NOTE, f"{_shape_of(token)}; not sent unencrypted"),
            CheckResult("discord", CheckGrade.NOTE, text),
        )
    about_token = await _ask_about_token(api_url, token, rules)
    answers = CheckResult("discord", CheckGrade.GOOD, f"{api_url} answers")
    if about_token.verdict is not CheckGrade.GOOD:
        return about_token, answers
    return about_token, answers, await _ask_about_people(api_url, token, rules)


async def _ask_about_token(api_url: str, token: Secret, rules: ProxyRules) -> CheckResult:
    from bot.cli.doctor.discord_requests import RequestFailedError, UnknownTokenError, asking

    try:
        async with asking(api_url, token, rules) as discord:
            bot = await discord.get("/users/@me")
    except UnknownTokenError as error:
        return CheckResult("token", CheckGrade.BAD, str(error))
    except RequestFailedError as error:
        return CheckResult("token", CheckGrade.NOTE, f"{_shape_of(token)}; not checked: {error}")
    text = f"Discord knows it: the bot {bot.get('username')}, {bot.get('id')}"
    return CheckResult("token", CheckGrade.GOOD, text)


async def _ask_about_people(api_url: str, token: Secret, rules: ProxyRules) -> CheckResult:
    """Ask whether people can install the bot for themselves."""
    from bot.cli.doctor.discord_requests import RequestFailedError, asking

    try:
        async with asking(api_url, token, rules) as discord:
            application = await discord.get("/applications/@me")
    except RequestFailedError as error:
        text = f"whether people can install the bot for themselves is not known: {error}"
        return CheckResult("installation", CheckGrade.NOTE, text)
    if not allows_people(application):
        return CheckResult("installation", CheckGrade.NOTE, SWITCH_ON)
    text = "servers can invite the bot, and people can install it for themselves"
    return CheckResult("installation", CheckGrade.GOOD, text)


def _is_readable_on_the_way(api_url: str) -> bool:
    """Return whether others on the way could read what is sent to this address."""
    address = urlsplit(api_url)
    return address.scheme == "http" and address.hostname not in _LOOPBACK


def _shape_of(token: Secret) -> str:
    """Return what can be said of a token without asking Discord."""
    bot_id = _bot_id(token.reveal())
    if bot_id is None:
        return "does not look like a bot token; copy it from the Bot page of your application"
    return f"looks like one, of the bot {bot_id}"


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
