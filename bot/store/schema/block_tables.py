"""The table of people and servers that may not play."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, String, Table

from bot.views.table_values import OPERATOR_WORDS

from .column_types import UtcDateTime, metadata

# User 0 is everybody on the server, server 0 is everywhere: see `bot.views.block`.
blocks = Table(
    "blocks",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("since", UtcDateTime, nullable=False),
    # NULL: the block has no end.
    Column("until", UtcDateTime),
    Column("reason", String(OPERATOR_WORDS)),
    Index("ix_blocks_guild_id", "guild_id"),
)
