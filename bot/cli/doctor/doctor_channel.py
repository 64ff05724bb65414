"""What the bot may do in a channel: asked of Discord over REST, without connecting as the bot.

Nothing is posted. The permissions are put together as Discord does, from the roles of the bot and
the channel's overwrites.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from bot.cli.doctor.check_result import CheckGrade, CheckResult
from bot.cli.doctor.discord_requests import DiscordRequests, Json, RequestFailedError, asking
from bot.config import Secret, Settings
from bot.proxies import NO_PROXIES, ProxyRules

_ADMINISTRATOR = 1 << 3
_VIEW_CHANNEL = 1 << 10
_SEND_MESSAGES = 1 << 11
_SEND_IN_THREADS = 1 << 38
_NEEDED = {
    "Embed Links": 1 << 14,
    "Attach Files": 1 << 15,
    "Read Message History": 1 << 16,
    "Add Reactions": 1 << 6,
}
_EVERYTHING = ~0

_THREADS = (10, 11, 12)
_WITHOUT_MESSAGES = {4: "a category", 15: "a forum", 16: "a media channel"}
_ROLE, _MEMBER = 0, 1


def examine_channel(channel_id: int, settings: Settings) -> CheckResult:
    """Return whether the bot of these settings has all it needs in the channel."""
    if settings.discord_token is None:
        text = "set DISCORD_TOKEN, so that Discord can be asked what the bot may do there"
        return CheckResult("channel", CheckGrade.BAD, text)
    api_url, rules = settings.discord_api_url, settings.proxy_rules()
    return asyncio.run(examine(api_url, settings.discord_token, channel_id, rules))


async def examine(
    api_url: str, token: Secret, channel_id: int, rules: ProxyRules = NO_PROXIES
) -> CheckResult:
    """Return whether the bot of this token has all it needs in the channel."""
    try:
        async with asking(api_url, token, rules) as discord:
            return await _examine(discord, channel_id)
    except RequestFailedError as refused:
        return CheckResult("channel", CheckGrade.BAD, str(refused))


async def _examine(discord: DiscordRequests, channel_id: int) -> CheckResult:
    bot = await discord.get("/users/@me")
    channel = await discord.get(
        f"/channels/{channel_id}",
        {
            403: f"the bot may not see the channel {channel_id}: it is not in that server "
            "(invite it), or lacks View Channel",
            404: f"there is no channel {channel_id}; copy its id anew "
            "(Discord's developer mode offers that in the channel's menu)",
        },
    )
    if "guild_id" not in channel:
        raise RequestFailedError(f"the channel {channel_id} is not in a server; games begin in one")
    if channel["type"] in _WITHOUT_MESSAGES:
        raise RequestFailedError(
            f"#{channel['name']} is {_WITHOUT_MESSAGES[channel['type']]}; choose a text channel"
        )
    not_a_member = "the bot is not in the channel's server; invite it"
    guild_path = f"/guilds/{channel['guild_id']}"
    guild = await discord.get(guild_path, {403: not_a_member, 404: not_a_member})
    member = await discord.get(f"{guild_path}/members/{bot['id']}", {404: not_a_member})
    is_thread = channel["type"] in _THREADS
    holder = channel
    if is_thread:
        lost = "the bot may not see the channel that the thread is in; allow it View Channel"
        holder = await discord.get(f"/channels/{channel['parent_id']}", {403: lost, 404: lost})
    missing = _missing(_permissions(guild, member, bot["id"], holder), is_thread)
    where = f"#{channel['name']} in {guild['name']}"
    if missing:
        text = f"in {where} the bot lacks {', '.join(missing)}; allow it in the channel's settings"
        return CheckResult("channel", CheckGrade.BAD, text)
    return CheckResult("channel", CheckGrade.GOOD, f"{where}: the bot may do all that it needs")


def _permissions(guild: Json, member: Json, bot_id: str, channel: Json) -> int:
    """Return the bits of what the bot may do in the channel."""
    own = {guild["id"], *member["roles"]}
    allowed = _either(int(role["permissions"]) for role in guild["roles"] if role["id"] in own)
    if allowed & _ADMINISTRATOR or guild.get("owner_id") == bot_id:
        return _EVERYTHING
    overwrites: list[Json] = channel.get("permission_overwrites") or []
    everyone = [o for o in overwrites if o["id"] == guild["id"]]
    roles = [o for o in overwrites if o["type"] == _ROLE and o["id"] in member["roles"]]
    person = [o for o in overwrites if o["type"] == _MEMBER and o["id"] == bot_id]
    for level in (everyone, roles, person):  # what comes later counts more
        allowed &= ~_either(int(overwrite["deny"]) for overwrite in level)
        allowed |= _either(int(overwrite["allow"]) for overwrite in level)
    return allowed


def _either(bits: Iterable[int]) -> int:
    together = 0
    for each in bits:
        together |= each
    return together


def _missing(allowed: int, is_thread: bool) -> list[str]:
    """Return the needed permissions that are not among `allowed`, by Discord's names."""
    writing = (
        {"Send Messages in Threads": _SEND_IN_THREADS}
        if is_thread
        else {"Send Messages": _SEND_MESSAGES}
    )
    needed = {"View Channel": _VIEW_CHANNEL, **writing, **_NEEDED}
    return [name for name, bit in needed.items() if not allowed & bit]
