"""The list of columns that name people, by which a person's data is shown, exported and removed.

A test compares it with the schema: a new column that could hold the id of a person has to be named
here.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Any, NamedTuple

from sqlalchemy import Column, ColumnElement, Table, and_

from bot.place import PlaceKind

from . import schema


class Fate(Enum):
    """What happens to a row when the person deletes their data."""

    REMOVED = auto()
    """The row is about them alone."""
    SOMEBODY = auto()
    """The row holds results of others, too: the person is replaced by a stand-in."""


class ErasureStage(Enum):
    """When a row's turn comes while a person is deleted, which takes several transactions."""

    AT_ONCE = auto()
    """In the first transaction: a few rows, by which others see the person."""
    BY_GAME = auto()
    """With the other rows of its game."""
    BY_ROW = auto()
    """At any time: nobody sees whose row it is."""
    LAST = auto()
    """In the last transaction."""


class DataKind(Enum):
    """A kind of stored data, as people see it; the value is the key of its text."""

    GAMES = "games"
    MESSAGES = "messages"
    ROUNDS = "rounds"
    STATISTICS = "statistics"
    RATINGS = "ratings"
    ACHIEVEMENTS = "achievements"
    SETTINGS = "settings"
    FAVOURITES = "favourites"
    SEASONS = "seasons"


class Holding(NamedTuple):
    """A column with the ids of people, whose rows are deleted at a `stage`.

    `name` is the column with their names, if there is one. `said` is a column with what they have
    typed, `account` one with the name of their account: both are emptied if the row stays.
    `places` are columns with the ids of its place, replaced, too, where `is_in_own_dm` holds. Rows
    that are not `told` are neither counted for the person nor exported.
    """

    column: Column[Any]
    kind: DataKind
    fate: Fate
    stage: ErasureStage
    name: Column[Any] | None = None
    said: Column[Any] | None = None
    account: Column[Any] | None = None
    places: tuple[Column[Any], ...] = ()
    told: bool = True

    @property
    def table(self) -> Table:
        table = self.column.table
        assert isinstance(table, Table)
        return table


def is_in_own_dm(table: Table) -> ColumnElement[bool]:
    """Return the condition that a game, or round, is in its only person's direct messages.

    The channel of a what-if is made up.
    """
    return and_(table.c.place_kind == PlaceKind.BOT_DM, table.c.channel_id > 0)


_AT_ONCE, _BY_GAME, _BY_ROW = ErasureStage.AT_ONCE, ErasureStage.BY_GAME, ErasureStage.BY_ROW

HOLDINGS = (
    Holding(
        *(schema.games.c.host_id, DataKind.GAMES, Fate.SOMEBODY, _BY_GAME),
        places=(schema.games.c.home_id, schema.games.c.channel_id),
    ),
    Holding(
        *(schema.seats.c.user_id, DataKind.GAMES, Fate.SOMEBODY, _BY_GAME),
        *(schema.seats.c.name, schema.seats.c.word, schema.seats.c.account),
    ),
    Holding(schema.messages.c.user_id, DataKind.MESSAGES, Fate.REMOVED, _BY_GAME),
    # By a token one could write in the place of the bot, for some minutes.
    Holding(
        *(schema.interaction_tokens.c.user_id, DataKind.MESSAGES, Fate.REMOVED, _AT_ONCE),
        told=False,
    ),
    Holding(
        *(schema.round_results.c.user_id, DataKind.ROUNDS, Fate.SOMEBODY, _BY_GAME),
        *(schema.round_results.c.name, schema.round_results.c.word),
    ),
    Holding(
        *(schema.round_leavers.c.user_id, DataKind.ROUNDS, Fate.SOMEBODY, _BY_GAME),
        *(schema.round_leavers.c.name, schema.round_leavers.c.word),
    ),
    Holding(
        *(schema.match_wins.c.user_id, DataKind.STATISTICS, Fate.SOMEBODY, _BY_GAME),
        schema.match_wins.c.name,
    ),
    Holding(
        *(schema.standings.c.user_id, DataKind.STATISTICS, Fate.SOMEBODY, _AT_ONCE),
        schema.standings.c.name,
    ),
    Holding(schema.rivalries.c.user_id, DataKind.STATISTICS, Fate.SOMEBODY, _BY_ROW),
    Holding(schema.rivalries.c.rival_id, DataKind.STATISTICS, Fate.SOMEBODY, _BY_ROW),
    Holding(schema.acquaintances.c.user_id, DataKind.STATISTICS, Fate.REMOVED, _BY_ROW),
    Holding(schema.acquaintances.c.rival_id, DataKind.STATISTICS, Fate.REMOVED, _BY_ROW),
    Holding(schema.person_totals.c.user_id, DataKind.STATISTICS, Fate.REMOVED, _AT_ONCE),
    Holding(
        *(schema.solo_totals.c.user_id, DataKind.STATISTICS, Fate.REMOVED, _AT_ONCE),
        schema.solo_totals.c.name,
    ),
    Holding(schema.ratings.c.user_id, DataKind.RATINGS, Fate.SOMEBODY, _AT_ONCE),
    Holding(schema.rating_steps.c.user_id, DataKind.RATINGS, Fate.REMOVED, _BY_ROW),
    Holding(schema.achievements.c.user_id, DataKind.ACHIEVEMENTS, Fate.REMOVED, _AT_ONCE),
    Holding(schema.people.c.user_id, DataKind.SETTINGS, Fate.REMOVED, _AT_ONCE),
    Holding(schema.favourites.c.user_id, DataKind.FAVOURITES, Fate.REMOVED, _AT_ONCE),
    Holding(schema.seasons.c.began_by, DataKind.SEASONS, Fate.SOMEBODY, _AT_ONCE),
    Holding(schema.erasures.c.user_id, DataKind.SETTINGS, Fate.REMOVED, ErasureStage.LAST),
)
"""Columns that hold a single id."""

LISTS = (schema.games.c.invited, schema.games.c.followers)
"""Columns with several people in each value, each with a `user_id` and a `name`. Invited players
are replaced by a stand-in, followers are removed.
"""

NOBODYS = frozenset(
    {
        # Ids of servers, or of places without one, channels, messages and roles. The channel of a
        # person's direct messages leads to them: it is replaced with their id.
        *("games.home_id", "games.channel_id", "messages.channel_id", "messages.message_id"),
        "interaction_tokens.channel_id",
        # The id of a message, of a channel, or of the row's person once more; what is encrypted.
        *("interaction_tokens.target_id", "interaction_tokens.sealed"),
        *("rounds.home_id", "rounds.channel_id", "standings.home_id", "seasons.home_id"),
        *("servers.guild_id", "servers.channels", "servers.called_role"),
        *("threads.channel_id", "threads.guild_id"),
        # Our own numbers.
        *("messages.id", "processes.shards", "session_starts.id"),
        # The bot itself.
        "session_starts.bot_id",
        # Rules, and what managers have typed for them.
        *("games.options", "rounds.options", "favourites.options", "servers.rules"),
        # What people have chosen, without their ids.
        *("people.choices", "seats.choices"),
        # The game, in which seats are numbers: states, actions, events, records, facts, seeds.
        *("games.seed", "games.snapshot", "games.deadlines", "games.votes"),
        "games.longest_hands",
        *("actions.action", "actions.events", "rounds.seed"),
        # What seeds are made from: digests of words. The words are in the rows of the people.
        *("games.last_secret", "games.words", "games.word_seal", "rounds.origin"),
        *("seats.word", "round_results.word", "round_leavers.word"),
        *("records.record", "records.facts", "records.odds"),
        *("person_totals.totals", "solo_totals.totals"),
        # Salted hashes of people who have deleted their data, and the ids that take their places.
        *("deletions.salt", "deletions.digest", "erasures.stand_in"),
    }
)
"""Columns of a type that could hold a person's id, but do not."""
