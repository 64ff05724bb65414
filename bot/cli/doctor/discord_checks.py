"""Whether Discord's API answers, and knows the token: both by asking it."""

from __future__ import annotations

import asyncio
import base64
import binascii
import re
from collections.abc import Iterator, Sequence
from urllib.parse import urlsplit

from bot.cli.doctor.check_result import CheckGrade, CheckResult
from bot.config import Secret, Settings
from bot.installation import SWITCH_ON, allows_people
from bot.proxies import ProxyRules

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
