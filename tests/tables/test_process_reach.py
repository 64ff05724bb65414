"""Whether a table can be reached, given what is known about the shards."""

from __future__ import annotations

from datetime import timedelta

from bot.tables.process_presence import (
    DEAD_AFTER,
    SURE_FOR,
    ConnectedShards,
    Doubt,
    reached_since,
    stands_in,
)
from tests.tables.world import START

ON_SHARD_1 = 1 << 22
AGO = START - timedelta(minutes=5)
SINCE = START - timedelta(minutes=1)


def _since(*processes: ConnectedShards, directly: bool = False) -> object:
    return reached_since(processes, ON_SHARD_1, directly=directly, now=START)


def test_the_shard_of_the_server_counts() -> None:
    assert _since(ConnectedShards(2, {1: SINCE})) == SINCE
    assert _since(ConnectedShards(2, {0: SINCE})) is Doubt.AWAY
    assert _since() is Doubt.AWAY


def test_for_hands_by_direct_message_shard_0_counts_too() -> None:
    both = ConnectedShards(2, {0: SINCE}), ConnectedShards(2, {1: AGO}, START)
    assert _since(*both) == AGO
    assert _since(*both, directly=True) == SINCE
    assert _since(both[1], directly=True) is Doubt.AWAY


def test_each_process_counts_its_shards_by_its_own_number_of_them() -> None:
    assert (
        _since(ConnectedShards(2, {1: SINCE}), ConnectedShards(1, {0: AGO}, START - DEAD_AFTER * 2))
        == SINCE
    )
    assert _since(ConnectedShards(1, {0: SINCE})) == SINCE


def test_who_says_nothing_is_in_doubt_and_then_gone() -> None:
    for silent, known in ((SURE_FOR, SINCE), (SURE_FOR * 2, Doubt.UNSURE)):
        assert _since(ConnectedShards(2, {1: SINCE}, START - silent)) == known
    long_ago = START - DEAD_AFTER - timedelta(seconds=1)
    assert _since(ConnectedShards(2, {1: SINCE}, long_ago)) is Doubt.AWAY


GAMES = [f"game{number}" for number in range(60)]


def _standing_in(*processes: ConnectedShards, guild_id: int | None = ON_SHARD_1) -> set[str]:
    """Return the processes that write for the one of shard 1; each game has at most one of them."""
    found = [
        [each.name for each in processes if stands_in(each.name, processes, game, guild_id, START)]
        for game in GAMES
    ]
    assert all(len(names) <= 1 for names in found)
    return {name for names in found for name in names}


def test_one_of_those_that_are_connected_stands_in_for_each_game() -> None:
    able = [ConnectedShards(4, {shard: SINCE}, START, f"of {shard}") for shard in (0, 2, 3)]
    starting = ConnectedShards(4, {}, START, "starting")
    silent = ConnectedShards(4, {3: SINCE}, START - SURE_FOR * 2, "silent")
    assert _standing_in(*able, starting, silent) == {"of 0", "of 2", "of 3"}


def test_nobody_stands_in_for_a_process_that_is_or_may_be_there() -> None:
    other = ConnectedShards(2, {0: SINCE}, START, "other")
    for silent in (timedelta(0), SURE_FOR, SURE_FOR * 2):
        its_own = ConnectedShards(2, {1: SINCE}, START - silent, "its own")
        assert _standing_in(other, its_own) == set()
    gone = ConnectedShards(2, {1: SINCE}, START - DEAD_AFTER * 2, "gone")
    assert _standing_in(other, gone) == {"other"}


def test_direct_messages_are_those_of_shard_0() -> None:
    first, second = (ConnectedShards(2, {shard: SINCE}, START, f"of {shard}") for shard in (0, 1))
    assert _standing_in(second, guild_id=None) == {"of 1"}
    assert _standing_in(first, second, guild_id=None) == set()
