"""The tables of the database.

A change here needs a migration in the folder beside it; a test compares the two.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    literal_column,
    or_,
    text,
    true,
)

from bot.engine import SeatWord, SeedOrigin, SeedWord
from bot.views.table_values import Follower, Vote

from .rows import Deadline, Invited

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)


class Moment(TypeDecorator[datetime]):
    """A moment in UTC; SQLite keeps no time zone, so it is put on and taken off here."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs a time zone")
        value = value.astimezone(UTC)
        return value.replace(tzinfo=None) if dialect.name == "sqlite" else value

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


_RowId = BigInteger().with_variant(Integer, "sqlite")
"""SQLite keeps a table by the primary key only where that is called INTEGER."""


class Encoded(TypeDecorator[Any]):
    """A value of some type as compact JSON, for columns that no query looks into."""

    impl = LargeBinary
    cache_ok = True

    def __init__(self, kind: Any) -> None:
        super().__init__()
        self.kind = kind
        self._decoder = msgspec.json.Decoder(kind)

    def process_bind_param(self, value: Any, dialect: Dialect) -> bytes | None:
        return None if value is None else msgspec.json.encode(value)

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> Any:
        return None if value is None else self._decoder.decode(value)


def _partial_index(name: str, *columns: Column[Any], condition: str) -> Index:
    """An index of the rows alone for which `condition` holds; it serves queries that say just it.

    In a query the condition stands as a literal: for a value handed in apart SQLite uses no such
    index.
    """
    only = text(condition)
    return Index(name, *columns, sqlite_where=only, postgresql_where=only)


_GAME_ID = String(12)
_Deadlines = Encoded(tuple[Deadline, ...])
_Votes = Encoded(tuple[Vote, ...])
_Invited = Encoded(tuple[Invited, ...])
_Followers = Encoded(tuple[Follower, ...])
_SeatWords = Encoded(tuple[SeatWord, ...])
_Counts = Encoded(tuple[int, ...])
_SeedOrigin = Encoded(SeedOrigin)
_SeedWord = Encoded(SeedWord)
_WORD = String(16)
_NAME = String(100)
_LOCALE = String(16)


games = Table(
    "games",
    metadata,
    Column("id", _GAME_ID, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("status", _WORD, nullable=False),
    Column("ending", _WORD),
    Column("mode", _WORD, nullable=False),
    Column("options", JSON, nullable=False),
    Column("locale", _LOCALE),
    Column("version", Integer, nullable=False),
    Column("seed", LargeBinary),
    Column("snapshot", LargeBinary),
    Column("deadlines", _Deadlines, nullable=False, server_default=text("'[]'")),
    Column("due_at", Moment),
    # The process that carries out what is due there has it for itself until then.
    Column("claimed_until", Moment),
    Column("turn_seconds", Integer),
    Column("gesture", String(60)),
    Column("votes", _Votes, nullable=False, server_default=text("'[]'")),
    Column("invited", _Invited, nullable=False, server_default=text("'[]'")),
    Column("may_call", Boolean, nullable=False, server_default=false()),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("last_match", _GAME_ID),
    Column("pace", _WORD, nullable=False, server_default="brisk"),
    Column("round_posters", Boolean, nullable=False, server_default=true()),
    Column("followers", _Followers, nullable=False, server_default=text("'[]'")),
    Column("last_secret", LargeBinary),
    Column("what_if", Boolean, nullable=False, server_default=false()),
    Column("words", _SeatWords, nullable=False, server_default=text("'[]'")),
    Column("longest_hands", _Counts, nullable=False, server_default=text("'[]'")),
    Column("created_at", Moment, nullable=False),
    Column("updated_at", Moment, nullable=False),
    CheckConstraint("status IN ('lobby', 'live', 'over')", name="status"),
    Index("ix_games_due_at", "due_at"),
    Index("ix_games_channel_id", "channel_id", "updated_at"),
)
IS_OVER = games.c.status == literal_column("'over'")
IS_NOT_OVER = games.c.status != literal_column("'over'")
Index(
    "uq_games_channel_not_over",
    games.c.channel_id,
    unique=True,
    sqlite_where=text("status <> 'over'"),
    postgresql_where=text("status <> 'over'"),
)
_partial_index("ix_games_guild_id_not_over", games.c.guild_id, condition="status <> 'over'")
_partial_index("ix_games_updated_at_over", games.c.updated_at, condition="status = 'over'")

seats = Table(
    "seats",
    metadata,
    Column("game_id", _GAME_ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", _NAME, nullable=False),
    Column("user_id", BigInteger),
    Column("level", _WORD),
    Column("locale", _LOCALE),
    Column("dms_closed", Boolean, nullable=False, server_default=false()),
    Column("missed_turns", Integer, nullable=False, server_default="0"),
    Column("autopilot", Boolean, nullable=False, server_default=false()),
    Column("ring_after", Integer),
    Column("hand_in_channel", Boolean, nullable=False, server_default=false()),
    Column("cards_as_symbols", Boolean, nullable=False, server_default=false()),
    Column("newcomer", Boolean, nullable=False, server_default=false()),
    Column("offered", Boolean, nullable=False, server_default=false()),
    Column("word", _SeedWord),
    CheckConstraint("user_id IS NOT NULL OR level IS NOT NULL", name="somebody"),
    UniqueConstraint("game_id", "user_id"),
    Index("ix_seats_user_id", "user_id"),
)

actions = Table(
    "actions",
    metadata,
    Column("game_id", _GAME_ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("action", LargeBinary),
    Column("events", LargeBinary, nullable=False),
    Column("at", Moment, nullable=False),
    Column("acted_for", _WORD),
)

messages = Table(
    "messages",
    metadata,
    Column("id", _RowId, primary_key=True, autoincrement=False),
    Column("game_id", _GAME_ID, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("kind", _WORD, nullable=False),
    Column("seat", Integer),
    Column("user_id", BigInteger),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger, unique=True),
    Column("shown_version", Integer, nullable=False, server_default="0"),
    Column("wanted_version", Integer),
    Column("posted_at", Moment),
    Column("retired", Boolean, nullable=False, server_default=false()),
    Column("rings", Boolean, nullable=False, server_default=false()),
    Column("round_number", Integer),
    Index("ix_messages_game_id", "game_id"),
)
_MAY_BE_STALE = "wanted_version IS NULL OR shown_version < wanted_version OR retired = {true}"
"""Those alone that follow a game, which is not over, or are behind: of all that were ever sent few
are."""
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

# Finished rounds outlive their games, and the leaderboard is made from them: they hold all that
# they tell by themselves.
rounds = Table(
    "rounds",
    metadata,
    Column("game_id", _GAME_ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("mode", _WORD, nullable=False),
    Column("options", JSON, nullable=False),
    Column("scoring", _WORD, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("ended_at", Moment, nullable=False),
    # Its place in the order in which rounds and wins (`match_wins`) went into the standings; none:
    # it is not in them yet.
    Column("tallied", Integer),
    # Who played could ask what would be best: such rounds are not rated.
    Column("hints", Boolean, nullable=False, server_default=false()),
    # What the seed was made from, where players had given words.
    Column("origin", _SeedOrigin),
    Index("ix_rounds_guild_id", "guild_id", "ended_at"),
    Index("uq_rounds_tallied", "tallied", unique=True),
)
IS_UNTALLIED = rounds.c.tallied.is_(None)
Index(
    "ix_rounds_untallied",
    rounds.c.ended_at,
    rounds.c.game_id,
    rounds.c.number,
    sqlite_where=text("tallied IS NULL"),
    postgresql_where=text("tallied IS NULL"),
)

round_results = Table(
    "round_results",
    metadata,
    Column("game_id", _GAME_ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", _NAME, nullable=False),
    Column("user_id", BigInteger),
    Column("level", _WORD),
    Column("won", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("cards", Integer, nullable=False),
    Column("match_won", Boolean, nullable=False),
    Column("word", _SeedWord),
    ForeignKeyConstraint(
        ["game_id", "number"], ["rounds.game_id", "rounds.number"], ondelete="CASCADE"
    ),
    Index("ix_round_results_user_id", "user_id"),
)

# Matches won otherwise than with a counted round (L3): by the clock between rounds, or because the
# others left. A row stands beside the last round of its match, and goes with that.
match_wins = Table(
    "match_wins",
    metadata,
    Column("game_id", _GAME_ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", _NAME, nullable=False),
    Column("user_id", BigInteger),
    Column("level", _WORD),
    Column("ended_at", Moment, nullable=False),
    # Its place in the order in which rounds and wins went into the standings.
    Column("tallied", Integer),
    ForeignKeyConstraint(
        ["game_id", "number"], ["rounds.game_id", "rounds.number"], ondelete="CASCADE"
    ),
    Index("ix_match_wins_user_id", "user_id"),
    Index("uq_match_wins_tallied", "tallied", unique=True),
)
IS_WIN_UNTALLIED = match_wins.c.tallied.is_(None)
_partial_index("ix_match_wins_untallied", match_wins.c.ended_at, condition="tallied IS NULL")

# Sums of what rounds have led to, kept so that no leaderboard has to look at the rounds: all of
# it is made again from them by `contra-uno db recount`. `guild_id` 0: everywhere; `mode` '': of all
# games; `period`: see `bot.tables.tallying.periods`.
standings = Table(
    "standings",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("period", _WORD, primary_key=True),
    Column("mode", _WORD, primary_key=True),
    Column("name", _NAME, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("catches", Integer, nullable=False),
    Column("share", Float, nullable=False),
    Column("rating", Float),
    *(
        Index(f"ix_standings_{order}", "guild_id", "period", "mode", order, "user_id")
        for order in ("wins", "share", "points", "catches", "rating")
    ),
)

# A round as it was played, and what it was: `bot.facts` says how. Neither names anybody.
records = Table(
    "records",
    metadata,
    Column("game_id", _GAME_ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("record", LargeBinary, nullable=False),
    Column("facts", LargeBinary),
    # How often each seat won when the deal was played out, and by whom: a level and its version.
    Column("odds", LargeBinary),
    Column("odds_by", _WORD),
    Index("ix_records_odds_by", "odds_by", "game_id", "number"),
    ForeignKeyConstraint(
        ["game_id", "number"], ["rounds.game_id", "rounds.number"], ondelete="CASCADE"
    ),
)

# Of the rounds up to this place in the order in which they were counted, `what` ("records" or
# "results") was removed, as whoever runs the bot has set: sums hold them, and are not made anew.
removals = Table(
    "removals",
    metadata,
    Column("what", _WORD, primary_key=True),
    Column("tallied", Integer, nullable=False),
)

# Made from the records, as the standings are. `user_id` 0 is for levels of computer players.
ratings = Table(
    "ratings",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("level", _WORD, primary_key=True),
    Column("mode", _WORD, primary_key=True),
    Column("mean", Float, nullable=False),
    Column("uncertainty", Float, nullable=False),
    Column("rounds", Integer, nullable=False),
)

rating_steps = Table(
    "rating_steps",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mode", _WORD, primary_key=True),
    Column("nth", Integer, primary_key=True, autoincrement=False),
    Column("mean", Float, nullable=False),
    Column("uncertainty", Float, nullable=False),
    Column("at", Moment, nullable=False),
)

person_totals = Table(
    "person_totals",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mode", _WORD, primary_key=True),
    Column("totals", LargeBinary, nullable=False),
)

rivalries = Table(
    "rivalries",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("rival_id", BigInteger, primary_key=True, autoincrement=False),
    Column("rounds", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),
    Column("behind", Integer, nullable=False),
    Index("ix_rivalries_rival_id", "rival_id"),
)

achievements = Table(
    "achievements",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(40), primary_key=True),
    Column("earned_at", Moment, nullable=False),
    Column("game_id", _GAME_ID, nullable=False),
    Column("number", Integer, nullable=False),
    # What was earned with a round is told with its result.
    Index("ix_achievements_game_id", "game_id", "number"),
)

seasons = Table(
    "seasons",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("began_at", Moment, nullable=False),
    Column("began_by", BigInteger, nullable=False),
)

# Those that work at this database together, where it takes several.
processes = Table(
    "processes",
    metadata,
    Column("name", _WORD, primary_key=True),
    Column("shard_count", Integer, nullable=False),
    Column("shards", Encoded(tuple[tuple[int, datetime], ...]), nullable=False),
    Column("requests", Integer, nullable=False),
    Column("wanted", Integer, nullable=False),
    Column("seen_at", Moment, nullable=False),
)

# Whoever has chosen nothing has no row.
people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", _LOCALE),
    Column("ring_after", Integer),
    Column("cards_as_symbols", Boolean, nullable=False),
    Column("hand_in_channel", Boolean, nullable=False),
    Column("statistics_hidden", Boolean, nullable=False, server_default=false()),
)

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mode", _WORD),
    Column("preset", _NAME),
    Column("rules", Text, nullable=False),
    Column("channels", Encoded(tuple[int, ...]), nullable=False),
    Column("language", _LOCALE),
    Column("turn_seconds", Integer),
    Column("round_posters", Boolean, nullable=False, server_default=true()),
    Column("threads", Boolean, nullable=False),
    Column("starters", _WORD, nullable=False),
    Column("lobby_call", _WORD, nullable=False, server_default="nobody"),
    Column("called_role", BigInteger),
    # When the server removed the bot; none: it is there, as far as is known.
    Column("left_at", Moment),
)

# Those opened for games that are not archived yet, each with its newest game.
threads = Table(
    "threads",
    metadata,
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("game_id", _GAME_ID, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
)

favourites = Table(
    "favourites",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", _NAME, primary_key=True),
    Column("mode", _WORD, nullable=False),
    Column("options", JSON, nullable=False),
)

# Who has asked to be forgotten: salted hashes of their ids, so that a backup that is put back does
# not bring them back.
deletions = Table(
    "deletions",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("salt", LargeBinary, nullable=False),
    Column("deleted_at", Moment, nullable=False),
)
