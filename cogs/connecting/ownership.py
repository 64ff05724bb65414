"""Of several processes at the same tables, which one writes a message.

Messages in a server are written by the process that has the server's shard, direct messages by the
one that has shard 0: there the clicks on them arrive.
"""

from __future__ import annotations

from discord.ext import commands

from bot.store.rows import MessageRow

Bot = commands.Bot | commands.AutoShardedBot

_SHARD_OF_DIRECT_MESSAGES = 0


def is_ours(bot: Bot, message: MessageRow) -> bool:
    """Whether this process is the one that writes the message."""
    if not message.is_direct:
        return has_server(bot, message.guild_id)
    own = _own_shards(bot)
    return own is None or _SHARD_OF_DIRECT_MESSAGES in own


def has_server(bot: Bot, guild_id: int) -> bool:
    """Whether this process has the shard of the server."""
    own = _own_shards(bot)
    return own is None or (guild_id >> 22) % (bot.shard_count or 1) in own


def is_alone(bot: Bot) -> bool:
    """Whether this process has all shards, so that no other one writes messages."""
    return _own_shards(bot) is None


def _own_shards(bot: Bot) -> frozenset[int] | None:
    """The shards of this process, None if it has all."""
    own = getattr(bot, "shard_ids", None)
    return frozenset(own) if own and len(own) < (bot.shard_count or 1) else None
