"""The tables of finished rounds: results, records, match wins, and the seasons of servers.

Rounds outlive their games. They hold by themselves all that is shown of them later.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    Table,
    false,
    text,
)

from bot.engine import SeedOrigin
from bot.place import PlaceKind

from .column_types import (
    GAME_ID,
    NAME,
    SEED_WORD,
    WORD,
    JsonBytes,
    UtcDateTime,
    metadata,
    partial_index,
)

rounds = Table(
    "rounds",
    metadata,
    Column("game_id", GAME_ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("place_kind", WORD, nullable=False, server_default=PlaceKind.SERVER),
    Column("home_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("mode", WORD, nullable=False),
    Column("options", JSON, nullable=False),
    Column("scoring", WORD, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("ended_at", UtcDateTime, nullable=False),
    # Position in the order in which rounds and match wins went into the standings; NULL: not yet.
    Column("tallied", Integer),
    # The players could ask for the best move: such rounds are not rated.
    Column("hints", Boolean, nullable=False, server_default=false()),
    # What the seed was made from, if players had given words.
    Column("origin", JsonBytes(SeedOrigin)),
    # A `RoundEnding`. NULL: the round was stored before that was noted.
    Column("ending", WORD),
    Index("ix_rounds_home_id", "home_id", "ended_at"),
    Index("uq_rounds_tallied", "tallied", unique=True),
)
IS_UNTALLIED = rounds.c.tallied.is_(None)
IS_NOT_STOPPED = rounds.c.ending.is_distinct_from("stopped")
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
    Column("game_id", GAME_ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", NAME, nullable=False),
    Column("user_id", BigInteger),
    Column("level", WORD),
    Column("won", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("cards", Integer, nullable=False),
    Column("match_won", Boolean, nullable=False),
    Column("word", SEED_WORD),
    ForeignKeyConstraint(
        ["game_id", "number"], ["rounds.game_id", "rounds.number"], ondelete="CASCADE"
    ),
    Index("ix_round_results_user_id", "user_id"),
)

# Players who left a round, or stopped it, and have no result in it (L1, L3), or none that counts.
round_leavers = Table(
    "round_leavers",
    metadata,
    Column("game_id", GAME_ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", NAME, nullable=False),
    Column("user_id", BigInteger),
    Column("cards", Integer, nullable=False),
    Column("word", SEED_WORD),
    # Others have taken the player out of the round, or the player was thrown out.
    Column("removed", Boolean, nullable=False, server_default=false()),
    ForeignKeyConstraint(
        ["game_id", "number"], ["rounds.game_id", "rounds.number"], ondelete="CASCADE"
    ),
    Index("ix_round_leavers_user_id", "user_id"),
)

# Matches won otherwise than with a counted round (L3): by the clock between rounds, or because the
# others left. A row belongs to the last round of its match and is removed with that.
match_wins = Table(
    "match_wins",
    metadata,
    Column("game_id", GAME_ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", NAME, nullable=False),
    Column("user_id", BigInteger),
    Column("level", WORD),
    Column("ended_at", UtcDateTime, nullable=False),
    # Position in the same order as `rounds.tallied`.
    Column("tallied", Integer),
    ForeignKeyConstraint(
        ["game_id", "number"], ["rounds.game_id", "rounds.number"], ondelete="CASCADE"
    ),
    Index("ix_match_wins_user_id", "user_id"),
    Index("uq_match_wins_tallied", "tallied", unique=True),
)
IS_WIN_UNTALLIED = match_wins.c.tallied.is_(None)
partial_index("ix_match_wins_untallied", match_wins.c.ended_at, condition="tallied IS NULL")

# Records and facts of rounds, encoded by `bot.facts` and `bot.tables.tallying`. They name nobody.
records = Table(
    "records",
    metadata,
    Column("game_id", GAME_ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("record", LargeBinary, nullable=False),
    Column("facts", LargeBinary),
    # How often each seat won when the deal was played out, and the level and version that played.
    Column("odds", LargeBinary),
    Column("odds_by", WORD),
    Index("ix_records_odds_by", "odds_by", "game_id", "number"),
    ForeignKeyConstraint(
        ["game_id", "number"], ["rounds.game_id", "rounds.number"], ondelete="CASCADE"
    ),
)

# The position (`rounds.tallied`) up to which records or results were removed, as configured.
# The sums still contain those rounds, and cannot be recounted any more.
removals = Table(
    "removals",
    metadata,
    Column("what", WORD, primary_key=True),
    Column("tallied", Integer, nullable=False),
)

seasons = Table(
    "seasons",
    metadata,
    Column("home_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("began_at", UtcDateTime, nullable=False),
    Column("began_by", BigInteger, nullable=False),
)
