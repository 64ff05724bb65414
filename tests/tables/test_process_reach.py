"""Whether a table can be reached, given what is known about the shards."""

from __future__ import annotations

from datetime import timedelta

from bot.tables.process_presence import DEAD_AFTER, SURE_FOR, ConnectedShards, Doubt, reached_since
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
