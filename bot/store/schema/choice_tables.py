"""The tables of what people and servers have chosen, and of people who have deleted their data."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    false,
    text,
    true,
)

from .column_types import CHOICES, GAME_ID, LOCALE, NAME, WORD, JsonBytes, UtcDateTime, metadata

# People who have chosen nothing have no row.
people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("choices", CHOICES, nullable=False, server_default="{}"),
    # One of the choices, by which queries leave people out.
    Column("statistics_hidden", Boolean, nullable=False, server_default=false()),
)

IS_HIDDEN = people.c.statistics_hidden == true()
Index(
    "ix_people_hidden",
    people.c.user_id,
    sqlite_where=text("statistics_hidden = 1"),
    postgresql_where=text("statistics_hidden = true"),
)

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mode", WORD),
    Column("preset", NAME),
    Column("rules", Text, nullable=False),
    Column("channels", JsonBytes(tuple[int, ...]), nullable=False),
    Column("language", LOCALE),
    Column("turn_seconds", Integer),
    Column("round_posters", Boolean, nullable=False, server_default=true()),
    Column("threads", Boolean, nullable=False),
    Column("starters", WORD, nullable=False),
    Column("lobby_call", WORD, nullable=False, server_default="nobody"),
    Column("called_role", BigInteger),
    # When the server removed the bot; NULL: the bot is there, as far as is known.
    Column("left_at", UtcDateTime),
)


def server_column() -> Column[int]:
    """Return a column for the server of rows that go with the settings of that server."""
    server = ForeignKey("servers.guild_id", ondelete="CASCADE")
    return Column("guild_id", BigInteger, server, nullable=False)


# People who are called when a table opens in a channel or its threads.
subscribers = Table(
    "subscribers",
    metadata,
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    server_column(),
    Column("since", UtcDateTime, nullable=False),
    # The last table to which the person was called, and when.
    Column("called_to", GAME_ID),
    Column("called_at", UtcDateTime),
    Index("ix_subscribers_user_id", "user_id"),
    Index("ix_subscribers_guild_id", "guild_id"),
    Index("ix_subscribers_called_to", "called_to"),
)

favourites = Table(
    "favourites",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", NAME, primary_key=True),
    Column("mode", WORD, nullable=False),
    Column("options", JSON, nullable=False),
)

# Salted and keyed hashes of the ids of people who have deleted their data, so that restoring a
# backup does not bring them back. Without a fingerprint, a hash is not keyed yet.
deletions = Table(
    "deletions",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("salt", LargeBinary, nullable=False),
    Column("deleted_at", UtcDateTime, nullable=False),
    Column("key_fingerprint", LargeBinary),
)

# Deletions under way, each with the id that replaces the person: they take several transactions.
erasures = Table(
    "erasures",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("stand_in", BigInteger, nullable=False),
)
