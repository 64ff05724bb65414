"""The tables of games under way: games, seats, actions, Discord's messages and threads, processes.

They also hold games that are over, until those are pruned.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    UniqueConstraint,
    false,
    literal_column,
    or_,
    text,
    true,
)

from bot.engine import SeatWord, WordSeal
from bot.evenings import Evening
from bot.place import WITHOUT_OWN_ROUTE, PlaceKind
from bot.views.table_values import (
    OPERATOR_WORDS,
    Deadline,
    Follower,
    FriendScores,
    Notice,
    Recess,
    Vote,
)

from ..rows import InvitedPlayer
from .column_types import (
    CHOICES,
    GAME_ID,
    LOCALE,
    NAME,
    SEED_WORD,
    WORD,
    JsonBytes,
    RowId,
    UtcDateTime,
    metadata,
    partial_index,
)


def _list_column(name: str, kind: Any) -> Column[Any]:
    """Return a column of tuples of `kind`, empty where nothing is given."""
    return Column(name, JsonBytes(tuple[kind, ...]), nullable=False, server_default=text("'[]'"))


games = Table(
    "games",
    metadata,
    Column("id", GAME_ID, primary_key=True),
    Column("home_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("status", WORD, nullable=False),
    Column("ending", WORD),
    Column("mode", WORD, nullable=False),
    Column("options", JSON, nullable=False),
    Column("locale", LOCALE),
    Column("version", Integer, nullable=False),
    Column("seed", LargeBinary),
    Column("snapshot", LargeBinary),
    _list_column("deadlines", Deadline),
    Column("due_at", UtcDateTime),
    # Until then the game belongs to the process that carries out what is due in it.
    Column("claimed_until", UtcDateTime),
    Column("turn_seconds", Integer),
    Column("gesture", String(60)),
    _list_column("votes", Vote),
    _list_column("invited", InvitedPlayer),
    Column("may_call", Boolean, nullable=False, server_default=false()),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("last_match", GAME_ID),
    Column("pace", WORD, nullable=False, server_default="brisk"),
    Column("round_posters", Boolean, nullable=False, server_default=true()),
    _list_column("followers", Follower),
    Column("last_secret", LargeBinary),
    Column("what_if", Boolean, nullable=False, server_default=false()),
    _list_column("words", SeatWord),
    Column("word_seal", JsonBytes(WordSeal)),
    _list_column("longest_hands", int),
    # The score between friends at the first deal.
    Column("friend_scores", JsonBytes(FriendScores), nullable=False, server_default=text("'{}'")),
    Column("has_onlookers", Boolean, nullable=False, server_default=false()),
    Column("place_kind", WORD, nullable=False, server_default=PlaceKind.SERVER),
    # The evening that the game is a match of; it goes on in the newest of its games.
    Column("evening", JsonBytes(Evening)),
    Column("recess", JsonBytes(Recess)),
    Column("operator_words", String(OPERATOR_WORDS)),
    Column("notice", JsonBytes(Notice)),
    Column("created_at", UtcDateTime, nullable=False),
    Column("updated_at", UtcDateTime, nullable=False),
    CheckConstraint("status IN ('lobby', 'live', 'over')", name="status"),
    Index("ix_games_due_at", "due_at"),
    Index("ix_games_channel_id", "channel_id", "updated_at"),
)
IS_OVER = games.c.status == literal_column("'over'")
IS_NOT_OVER = games.c.status != literal_column("'over'")
MAY_GO_ON = or_(IS_NOT_OVER, games.c.due_at.is_not(None))
"""Whether a game is not over, or its evening may go on."""
Index(
    "uq_games_channel_not_over",
    games.c.channel_id,
    unique=True,
    sqlite_where=text("status <> 'over'"),
    postgresql_where=text("status <> 'over'"),
)
_WHAT_IF_NOT_OVER = text("what_if AND status <> 'over'")
Index(
    "uq_games_what_if_not_over",
    games.c.host_id,
    unique=True,
    sqlite_where=_WHAT_IF_NOT_OVER,
    postgresql_where=_WHAT_IF_NOT_OVER,
)
partial_index("ix_games_home_id_not_over", games.c.home_id, condition="status <> 'over'")
IS_OF_GUEST = games.c.place_kind.in_([literal_column(f"'{kind}'") for kind in WITHOUT_OWN_ROUTE])
"""A game where the bot is no member."""
partial_index(
    "ix_games_of_guest",
    games.c.home_id,
    games.c.created_at,
    condition="place_kind IN ('guest', 'group', 'pair')",
)
partial_index("ix_games_updated_at_over", games.c.updated_at, condition="status = 'over'")

seats = Table(
    "seats",
    metadata,
    Column("game_id", GAME_ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", NAME, nullable=False),
    Column("user_id", BigInteger),
    Column("level", WORD),
    Column("locale", LOCALE),
    Column("dms_closed", Boolean, nullable=False, server_default=false()),
    Column("missed_turns", Integer, nullable=False, server_default="0"),
    Column("autopilot", Boolean, nullable=False, server_default=false()),
    Column("choices", CHOICES, nullable=False, server_default="{}"),
    Column("newcomer", Boolean, nullable=False, server_default=false()),
    Column("offered", Boolean, nullable=False, server_default=false()),
    Column("word", SEED_WORD),
    Column("account", NAME),
    Column("word_lapsed", Boolean, nullable=False, server_default=false()),
    # The round in the middle of which the person has left, and whether others decided that.
    Column("left_in", Integer),
    Column("removed", Boolean, nullable=False, server_default=false()),
    Column("has_app", Boolean, nullable=False, server_default=false()),
    Column("thrown_out", Boolean, nullable=False, server_default=false()),
    CheckConstraint("user_id IS NOT NULL OR level IS NOT NULL", name="somebody"),
    UniqueConstraint("game_id", "user_id"),
    Index("ix_seats_user_id", "user_id"),
)

actions = Table(
    "actions",
    metadata,
    Column("game_id", GAME_ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("action", LargeBinary),
    Column("events", LargeBinary, nullable=False),
    Column("at", UtcDateTime, nullable=False),
    Column("acted_for", WORD),
)

messages = Table(
    "messages",
    metadata,
    Column("id", RowId, primary_key=True, autoincrement=False),
    Column("game_id", GAME_ID, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("kind", WORD, nullable=False),
    Column("seat", Integer),
    Column("user_id", BigInteger),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger, unique=True),
    Column("shown_version", Integer, nullable=False, server_default="0"),
    Column("wanted_version", Integer),
    Column("posted_at", UtcDateTime),
    Column("retired", Boolean, nullable=False, server_default=false()),
    Column("rings", Boolean, nullable=False, server_default=false()),
    Column("round_number", Integer),
    Column("deletions", Integer, nullable=False, server_default="0"),
    Column("reposted_at", UtcDateTime),
    Column("asked_for", Boolean, nullable=False, server_default=false()),
    Index("ix_messages_game_id", "game_id"),
)
_MAY_BE_STALE = "wanted_version IS NULL OR shown_version < wanted_version OR retired = {true}"
"""Few of all messages ever sent: those that follow a game under way, or show too little."""
MAY_BE_STALE = or_(
    messages.c.wanted_version.is_(None),
    messages.c.shown_version < messages.c.wanted_version,
    messages.c.retired == true(),
)
Index(
    "ix_messages_may_be_stale",
    messages.c.game_id,
    sqlite_where=text(_MAY_BE_STALE.format(true="1")),
    postgresql_where=text(_MAY_BE_STALE.format(true="true")),
)

# Threads that were opened for games and are not archived yet, each with its newest game.
threads = Table(
    "threads",
    metadata,
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("game_id", GAME_ID, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
)

# The processes that share this database.
processes = Table(
    "processes",
    metadata,
    Column("name", WORD, primary_key=True),
    Column("shard_count", Integer, nullable=False),
    Column("shards", JsonBytes(tuple[tuple[int, datetime], ...]), nullable=False),
    Column("requests", Integer, nullable=False),
    Column("wanted", Integer, nullable=False),
    Column("seen_at", UtcDateTime, nullable=False),
    Column("version", NAME),
)

# Sessions that the processes of a bot have begun at Discord's gateway in the last days.
session_starts = Table(
    "session_starts",
    metadata,
    Column("id", RowId, primary_key=True, autoincrement=True),
    Column("bot_id", BigInteger, nullable=False),
    Column("started_at", UtcDateTime, nullable=False),
    Index("ix_session_starts_bot_id", "bot_id", "started_at"),
)

# What the operator of the bot announces to all tables: one row at most.
operator_notice = Table(
    "operator_notice",
    metadata,
    Column("asked_at", UtcDateTime, primary_key=True),
    Column("notice", JsonBytes(Notice), nullable=False),
)
