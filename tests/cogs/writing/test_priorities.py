"""The order of writes: first the hand of the player to act, then the board, then other hands."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.place import ServerChannel
from bot.tables.messages.table_messages import ActingPlayers, TableMessages
from cogs.writing import message as kinds
from cogs.writing import priorities
from cogs.writing.message import Address
from cogs.writing.priorities import (
    Load,
    SharedMoments,
    behind_under_load,
    pause,
    pause_together,
    rank,
)

from .manual_timers import ManualTimers

GAME = "abcd2345"
BOARD, LOBBY = kinds.BOARD.at(GAME), kinds.LOBBY.at(GAME)
HAND_TO_ACT, OTHER_HAND = kinds.HAND.at(GAME, 0), kinds.HAND.at(GAME, 1)
OPENED_TO_ACT, OTHER_OPENED = kinds.OPENED_HAND.at(GAME, 70), kinds.OPENED_HAND.at(GAME, 71)
HANDS = (HAND_TO_ACT, OTHER_HAND, OPENED_TO_ACT, OTHER_OPENED)
REMINDER, LEFTOVER = kinds.REMINDER.at(GAME, 1), kinds.LEFTOVER.at(GAME, 2)

HERE = ServerChannel(1, 2)
PERSON_TO_ACT = TableMessages(3, HERE, (), waits_for=0, acting_user=70, persons=2)
COMPUTER_TO_ACT = TableMessages(3, HERE, (), waits_for=2, acting_user=None, persons=2)
NOBODY_TO_ACT = TableMessages(3, HERE, (), waits_for=None, acting_user=None, persons=2)

COMPUTER_ACTED = structs.replace(COMPUTER_TO_ACT, computer_acted=True)


@pytest.fixture(autouse=True)
def usual(monkeypatch: pytest.MonkeyPatch, unhurried: None) -> None:
    monkeypatch.setattr(priorities, "MOST_BEHIND", 1.9)
    monkeypatch.setattr(priorities, "ALONE_BEHIND", 5.9)
    monkeypatch.setattr(priorities, "BEHIND_AT_MOST", 30.0)


@pytest.mark.parametrize(
    ("table", "changes_a_second", "pauses"),
    [
        (PERSON_TO_ACT, 10.0, {}),
        (PERSON_TO_ACT, 25.0, dict.fromkeys((OTHER_HAND, OTHER_OPENED), 15.0)),
        (PERSON_TO_ACT, 50.0, dict.fromkeys((OTHER_HAND, OTHER_OPENED), 30.0)),
        (PERSON_TO_ACT, 500.0, dict.fromkeys((OTHER_HAND, OTHER_OPENED), 30.0)),
        (COMPUTER_TO_ACT, 0.0, {}),
        (COMPUTER_TO_ACT, 25.0, dict.fromkeys(HANDS, 15.0)),
        (NOBODY_TO_ACT, 50.0, {}),
    ],
    ids=[
        *("a person's turn", "under load", "all that can be", "more than can be"),
        *("a computer's turn", "a computer's turn under load", "a round is over"),
    ],
)
def test_how_long_a_message_waits_for_more_changes(
    table: TableMessages, changes_a_second: float, pauses: dict[Address, float]
) -> None:
    messages = (BOARD, LOBBY, *HANDS, REMINDER, LEFTOVER)
    found = {
        address: pause(address, table, behind_under_load(changes_a_second), ActingPlayers())
        for address in messages
    }
    assert {address: seconds for address, seconds in found.items() if seconds} == pauses


def test_who_may_act_out_of_turn_does_not_wait_because_of_load() -> None:
    needed = ActingPlayers(seats=frozenset({1}), users=frozenset({71}))
    for hand in (OTHER_HAND, OTHER_OPENED):
        assert pause(hand, PERSON_TO_ACT, 30.0, needed) == 0.0
        assert pause(hand, COMPUTER_TO_ACT, 30.0, needed) == 0.0
        assert pause(hand, PERSON_TO_ACT, 30.0, ActingPlayers(seats=frozenset({2}))) == 30.0


@pytest.mark.parametrize(
    ("table", "seconds"),
    [
        (PERSON_TO_ACT, 0.0),
        (COMPUTER_TO_ACT, 0.0),
        (COMPUTER_ACTED, 1.9),
        (structs.replace(PERSON_TO_ACT, computer_acted=True), 0.0),
        (structs.replace(NOBODY_TO_ACT, computer_acted=True), 0.0),
        (structs.replace(COMPUTER_ACTED, persons=1), 5.9),
    ],
    ids=[
        *("a person's turn", "a person has acted", "computers in a row"),
        *("the turn comes back", "a round is over", "computers in a row, for one person"),
    ],
)
def test_moves_of_computer_players_wait_to_be_shown_together(
    table: TableMessages, seconds: float
) -> None:
    assert pause_together(table) == seconds


def test_what_is_shown_together() -> None:
    assert [address for address in (BOARD, LOBBY, *HANDS, REMINDER, LEFTOVER)
            if address.kind.follows_moves] == [BOARD, *HANDS]  # fmt: skip


async def test_all_waiting_messages_of_a_game_are_written_together() -> None:
    timers = ManualTimers()
    moments = SharedMoments(timers)
    assert moments.seconds_until(GAME, 2.0) == 2.0
    await timers.pass_by(1.5)
    assert moments.seconds_until(GAME, 2.0) == 0.5
    assert moments.seconds_until("other", 2.0) == 2.0
    await timers.pass_by(0.5)
    assert moments.seconds_until(GAME, 2.0) == 2.0, "a new waiting time begins"
    assert moments.seconds_until(GAME, 0.0) == 0.0
    assert moments.seconds_until(GAME, 2.0) == 2.0, "the waiting time is over"


def test_nobody_is_shown_anything_more_than_two_seconds_late_without_load() -> None:
    assert priorities.MOST_BEHIND < 2.0


def test_the_order_of_writes() -> None:
    messages: list[Address] = [LEFTOVER, REMINDER, OTHER_HAND, LOBBY, BOARD, HAND_TO_ACT]
    messages.sort(key=lambda address: rank(address, PERSON_TO_ACT))
    assert messages[0] == HAND_TO_ACT
    assert set(messages[1:3]) == {BOARD, LOBBY}
    assert messages[-1] == LEFTOVER
    assert rank(OPENED_TO_ACT, PERSON_TO_ACT) == rank(HAND_TO_ACT, PERSON_TO_ACT)


async def test_load_is_what_has_changed_in_the_last_seconds() -> None:
    timers = ManualTimers()
    load = Load(timers)
    for _ in range(30):
        load.note()
    assert load.changes_a_second == 10.0
    assert not load.is_high
    load.note()
    assert load.is_high
    await timers.pass_by(2.9)
    assert load.is_high
    await timers.pass_by(0.1)
    assert load.changes_a_second == 0.0
