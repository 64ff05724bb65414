"""The tables of weekly evenings, and of who is in."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table

from bot.evenings import Weekly

from .choice_tables import server_column
from .column_types import GAME_ID, LOCALE, NAME, WORD, JsonBytes, UtcDateTime, metadata

# The weekly evening of a channel, with the message that asks who is in.
weeklies = Table(
    "weeklies",
    metadata,
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    server_column(),
    Column("set_by", BigInteger, nullable=False),
    Column("weekly", JsonBytes(Weekly), nullable=False),
    Column("due_at", UtcDateTime, nullable=False),
    # Until then the week belongs to the process that carries out what is due.
    Column("claimed_until", UtcDateTime),
    Column("name", NAME, nullable=False),
    Column("mode", WORD, nullable=False),
    Column("options", JSON, nullable=False),
    Column("game_id", GAME_ID),
    Column("message_id", BigInteger),
    Column("version", Integer, nullable=False),
    Column("shown_version", Integer, nullable=False),
    Index("ix_weeklies_guild_id", "guild_id"),
    Index("ix_weeklies_due_at", "due_at"),
)

weekly_answers = Table(
    "weekly_answers",
    metadata,
    Column(
        "channel_id",
        BigInteger,
        ForeignKey("weeklies.channel_id", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", NAME, nullable=False),
    Column("account", NAME),
    Column("locale", LOCALE),
    Column("is_in", Boolean, nullable=False),
    # Why the person has no seat although they are in.
    Column("absence", WORD),
    Column("answered_at", UtcDateTime, nullable=False),
    Index("ix_weekly_answers_user_id", "user_id"),
)
