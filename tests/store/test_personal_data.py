"""The list of where people are named, against the schema."""

from __future__ import annotations

from sqlalchemy import BigInteger, Integer, LargeBinary, String, Text
from sqlalchemy.types import JSON, TypeDecorator, TypeEngine

from bot.store import schema
from bot.store.privacy.personal_data import HOLDINGS, LISTS
from bot.store.schema import JsonBytes

NOBODYS = frozenset(
    {
        # Ids of servers, or of places without one, channels, messages and roles. The channel of a
        # person's direct messages leads to them: it is replaced with their id.
        *("games.home_id", "games.channel_id", "messages.channel_id", "messages.message_id"),
        "interaction_tokens.channel_id",
        # The id of a message, of a channel, or of the row's person once more; what is encrypted.
        *("interaction_tokens.target_id", "interaction_tokens.sealed"),
        *("rounds.home_id", "rounds.channel_id", "standings.home_id", "seasons.home_id"),
        "friend_scores.home_id",
        *("servers.guild_id", "servers.channels", "servers.called_role"),
        *("threads.channel_id", "threads.guild_id"),
        "blocks.guild_id",
        *("subscribers.channel_id", "subscribers.guild_id"),
        *("weeklies.channel_id", "weeklies.guild_id", "weeklies.message_id"),
        "weekly_answers.channel_id",
        # Our own numbers.
        *("messages.id", "processes.shards", "session_starts.id"),
        # The bot itself.
        "session_starts.bot_id",
        # An operator's orders: one that names a person is removed when its command ends.
        *("orders.id", "orders.order", "order_receipts.order_id", "order_receipts.answer"),
        # Rules, and what managers have typed for them.
        *("weeklies.weekly", "weeklies.options"),
        *("games.options", "rounds.options", "favourites.options", "servers.rules"),
        # What people have chosen, without their ids.
        *("people.choices", "seats.choices"),
        # The game, in which seats are numbers: states, actions, events, records, facts, seeds.
        *("games.seed", "games.snapshot", "games.deadlines", "games.votes"),
        *("games.longest_hands", "games.friend_scores", "games.recess"),
        # What the operator announces.
        *("games.notice", "operator_notice.notice"),
        *("actions.action", "actions.events", "rounds.seed"),
        # What seeds are made from: digests of words. The words are in the rows of the people.
        *("games.last_secret", "games.words", "games.word_seal", "rounds.origin"),
        *("seats.word", "round_results.word", "round_leavers.word"),
        *("records.record", "records.facts", "records.odds"),
        *("person_totals.totals", "solo_totals.totals"),
        # Salted hashes of people who have deleted their data, and the ids that take their places.
        *("deletions.salt", "deletions.digest", "deletions.key_fingerprint", "erasures.stand_in"),
    }
)
"""Columns of a type that could hold a person's id, but do not."""


def could_hold_an_id(kind: TypeEngine[object]) -> bool:
    if isinstance(kind, JsonBytes):
        return True
    if isinstance(kind, TypeDecorator):
        return False
    if isinstance(kind, String) and not isinstance(kind, Text):
        return False  # a name or a word: people's names stand beside their ids
    return isinstance(kind, (BigInteger, LargeBinary, JSON, Text)) and not (
        isinstance(kind, Integer) and not isinstance(kind, BigInteger)
    )


def named() -> set[str]:
    columns = [holding.column for holding in HOLDINGS] + list(LISTS)
    return {f"{column.table.name}.{column.name}" for column in columns}


def test_every_column_that_could_hold_an_id_is_named() -> None:
    could = {
        f"{table.name}.{column.name}"
        for table in schema.metadata.tables.values()
        for column in table.columns
        if could_hold_an_id(column.type)
    }
    assert could - named() - NOBODYS == set()
    assert (named() | NOBODYS) - could == set()
    assert named() & NOBODYS == set()


def test_every_name_of_a_person_stands_beside_an_id_that_is_named() -> None:
    names = {
        f"{table.name}.{column.name}"
        for table in schema.metadata.tables.values()
        for column in table.columns
        if column.name == "name" and "user_id" in table.columns
    }
    beside = {f"{h.name.table.name}.{h.name.name}" for h in HOLDINGS if h.name is not None}
    # What somebody calls their own rules goes with them, and achievements are named by us.
    assert names - beside == {"favourites.name", "achievements.name"}
