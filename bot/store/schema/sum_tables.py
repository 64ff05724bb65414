"""The tables of what is made from finished rounds: standings, ratings, totals, rivalries.

No leaderboard has to read rounds. `contra-uno db recount` makes these sums again.

Every row belongs to an edition of the sums, 0 or 1. One of them is shown; a recount makes the other
beside it and then has that one shown. Queries that show something read the tables of
`bot.store.shown_sums`.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    String,
    Table,
)

from .column_types import GAME_ID, NAME, WORD, UtcDateTime, metadata, partial_index

DRAFT = 2
"""The edition of standings that a recount has not put into the indexes yet.

Each round changes some standings, and each of those would be moved in five indexes.
"""

IN_INDEXES = f"edition < {DRAFT}"
"""The condition of the indexes of standings: it has to be in the queries that use them."""


def _person(name: str = "user_id") -> Column[Any]:
    """Return a column of the primary key with the id of a person; the key starts with one."""
    return Column(name, BigInteger, primary_key=True, autoincrement=False)


def _edition() -> Column[Any]:
    """Return the last column of the primary key."""
    return Column(
        "edition", SmallInteger, primary_key=True, autoincrement=False, server_default="0"
    )


# One row: which edition is shown, and how far a recount is in making the other one.
sums = Table(
    "sums",
    metadata,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    Column("shown", SmallInteger, nullable=False),
    # Counts what changes under a recount: people who delete their data, and new seasons.
    Column("changes", Integer, nullable=False, server_default="0"),
    Column("phase", WORD),
    # The program that makes the other edition: another one may count otherwise.
    Column("made_by", String(64)),
    # The position (`rounds.tallied`) up to which rounds are in the other edition.
    Column("counted", Integer, nullable=False, server_default="0"),
    CheckConstraint("id = 1", name="one_row"),
)

# `home_id` 0: all places, -1: the same of people without a worldwide rank, -2: of those who stand
# first there; `mode` '': all games; `period`: see `bot.tables.tallying`.
standings = Table(
    "standings",
    metadata,
    _person(),
    Column("home_id", BigInteger, primary_key=True, autoincrement=False),
    Column("period", WORD, primary_key=True),
    Column("mode", WORD, primary_key=True),
    _edition(),
    Column("name", NAME, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("catches", Integer, nullable=False),
    Column("turns", Integer, nullable=False, server_default="0"),
    Column("share", Float, nullable=False),
    Column("rating", Float),
    # Matches won one after the other, in the rows of a game in a place of all times alone.
    Column("streak", Integer, nullable=False, server_default="0"),
)
for _order in ("wins", "share", "points", "catches", "rating"):
    _on = ("edition", "home_id", "period", "mode", _order, "user_id")
    partial_index(
        f"ix_standings_{_order}", *(standings.c[name] for name in _on), condition=IN_INDEXES
    )

# Made from the records, like the standings. `user_id` 0 marks levels of computer players.
ratings = Table(
    "ratings",
    metadata,
    _person(),
    Column("level", WORD, primary_key=True),
    Column("mode", WORD, primary_key=True),
    _edition(),
    Column("mean", Float, nullable=False),
    Column("uncertainty", Float, nullable=False),
    Column("rounds", Integer, nullable=False),
)

rating_steps = Table(
    "rating_steps",
    metadata,
    _person(),
    Column("mode", WORD, primary_key=True),
    Column("nth", Integer, primary_key=True, autoincrement=False),
    _edition(),
    Column("mean", Float, nullable=False),
    Column("uncertainty", Float, nullable=False),
    Column("at", UtcDateTime, nullable=False),
)

person_totals = Table(
    "person_totals",
    metadata,
    _person(),
    Column("mode", WORD, primary_key=True),
    _edition(),
    Column("totals", LargeBinary, nullable=False),
)

# Rounds against computers alone: statistics of one's own, which no leaderboard reads.
solo_totals = Table(
    "solo_totals",
    metadata,
    _person(),
    Column("mode", WORD, primary_key=True),
    _edition(),
    Column("name", NAME, nullable=False),
    Column("totals", LargeBinary, nullable=False),
)

# `user_id` is the lower id of the two.
acquaintances = Table(
    "acquaintances",
    metadata,
    _person(),
    _person("rival_id"),
    Column("mode", WORD, primary_key=True),
    _edition(),
    Column("recent", Float, nullable=False),
    Column("own_rounds", Integer, nullable=False),
    Column("rival_rounds", Integer, nullable=False),
    Index("ix_acquaintances_rival_id", "rival_id"),
)

rivalries = Table(
    "rivalries",
    metadata,
    _person(),
    _person("rival_id"),
    _edition(),
    Column("rounds", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),
    Column("behind", Integer, nullable=False),
    Index("ix_rivalries_rival_id", "rival_id"),
)

# The same in one game and one place, of rounds that were counted since there is this table.
friend_scores = Table(
    "friend_scores",
    metadata,
    _person(),
    _person("rival_id"),
    Column("home_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mode", WORD, primary_key=True),
    _edition(),
    Column("rounds", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),
    Column("behind", Integer, nullable=False),
    Index("ix_friend_scores_rival_id", "rival_id"),
)

achievements = Table(
    "achievements",
    metadata,
    _person(),
    Column("name", String(40), primary_key=True),
    _edition(),
    Column("earned_at", UtcDateTime, nullable=False),
    Column("game_id", GAME_ID, nullable=False),
    Column("number", Integer, nullable=False),
    # The result of a round shows what was earned in it.
    Index("ix_achievements_game_id", "game_id", "number"),
)
