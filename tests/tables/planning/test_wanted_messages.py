"""Which messages a table is to have, and where each is posted."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from bot.engine import Draw, Mode, Presence, State, build_options
from bot.setting_values import Choices
from bot.store.rows import GameRow, MessageKind, MessageRow
from bot.tables.planning.wanted_messages import left_over, messages_after
from bot.tables.step import Step
from bot.tables.table import Stored, Table
from bot.views.table_values import SeatRow, Status
from tests.positions import plain
from tests.tables.world import CHANNEL, GUILD, START

ANNA, BEN = 1, 2
VERSION = 4
STATE = plain(build_options(Mode.CLASSIC), 3)

GAME = GameRow(
    id="abcd2345",
    home_id=GUILD,
    channel_id=CHANNEL,
    host_id=ANNA,
    status=Status.LIVE,
    mode="classic",
    options=(),
    version=VERSION,
    created_at=START,
    updated_at=START,
)
SEATS = (
    SeatRow(GAME.id, 0, "Anna", ANNA),
    SeatRow(GAME.id, 1, "Robo", level="easy"),
    SeatRow(GAME.id, 2, "Ben", BEN),
)


def message(number: int, kind: MessageKind, **changes: Any) -> MessageRow:
    """Return a posted, up-to-date message; its id on Discord is 100 plus its number."""
    channel = None if kind is MessageKind.HAND else CHANNEL
    row = MessageRow(
        number, GAME.id, GUILD, kind, None, None, channel, 100 + number, VERSION, None, START
    )
    return structs.replace(row, **changes)


LOBBY = message(1, MessageKind.LOBBY, wanted_version=VERSION)
BOARD = message(2, MessageKind.BOARD)
ANNAS = message(3, MessageKind.HAND, seat=0, user_id=ANNA, channel_id=31)
BENS = message(4, MessageKind.HAND, seat=2, user_id=BEN, channel_id=32)
REMINDER = message(5, MessageKind.REMINDER, seat=0, user_id=ANNA, wanted_version=VERSION)
ALL = (LOBBY, BOARD, ANNAS, BENS)


def table(
    *messages: MessageRow,
    status: Status = Status.LIVE,
    state: State | None = STATE,
    seats: tuple[SeatRow, ...] = SEATS,
) -> Table:
    game = structs.replace(GAME, status=status)
    return Table(Stored(game, seats, state, messages=messages), START)


def changed(*messages: MessageRow, **how: Any) -> Table:
    """Return a table that has just been changed."""
    found = table(*messages, **how)
    found.new_version()
    return found


def seats_with(**changes: Any) -> tuple[SeatRow, ...]:
    """Return the seats, with these changes of Anna's."""
    return (structs.replace(SEATS[0], **changes), *SEATS[1:])


def known(row: MessageRow) -> MessageRow:
    """Return the message without its number."""
    return structs.replace(row, id=0)


def new(kind: MessageKind, **fields: Any) -> MessageRow:
    """Return a message that is to be posted, without a number."""
    return structs.replace(
        message(0, kind), message_id=None, shown_version=0, posted_at=None, **fields
    )


def test_a_lobby_has_its_message_in_the_channel() -> None:
    (lobby,) = messages_after(table(status=Status.LOBBY, state=None))
    assert known(lobby) == new(MessageKind.LOBBY)


def test_a_match_has_a_board_in_the_channel_and_a_hand_for_each_person() -> None:
    rows = messages_after(table(LOBBY))
    assert rows[0] == LOBBY
    assert [known(row) for row in rows[1:]] == [
        new(MessageKind.BOARD),
        new(MessageKind.HAND, seat=0, user_id=ANNA),
        new(MessageKind.HAND, seat=2, user_id=BEN),
    ]
    assert len({row.id for row in rows}) == 4


@pytest.mark.parametrize("wish", [{"dms_closed": True}, {"choices": Choices(hand_in_channel=True)}])
def test_nobody_gets_a_hand_that_they_do_not_take(wish: dict[str, bool]) -> None:
    rows = messages_after(table(LOBBY, seats=seats_with(**wish)))
    assert [row.user_id for row in rows if row.kind is MessageKind.HAND] == [BEN]


def test_who_has_left_gets_no_hand() -> None:
    gone = structs.replace(STATE, presence=(Presence.AWAY, Presence.HERE, Presence.HERE))
    rows = messages_after(table(LOBBY, BOARD, state=gone))
    assert [row.user_id for row in rows if row.kind is MessageKind.HAND] == [BEN]


@pytest.mark.parametrize("status", Status)
def test_what_is_there_is_not_posted_twice(status: Status) -> None:
    messages = (message(1, MessageKind.LOBBY),) if status is Status.LOBBY else ALL
    assert messages_after(table(*messages, status=status)) == messages


def test_what_is_to_be_deleted_is_not_there_any_more() -> None:
    gone = structs.replace(BOARD, retired=True)
    rows = messages_after(table(LOBBY, gone, ANNAS, BENS))
    assert rows[:-1] == (LOBBY, gone, ANNAS, BENS)
    assert known(rows[-1]) == new(MessageKind.BOARD)


def test_after_a_match_nothing_new_is_posted() -> None:
    assert messages_after(table(status=Status.OVER)) == ()


def wanted(rows: tuple[MessageRow, ...]) -> list[int | None]:
    return [row.wanted_version for row in rows]


def test_in_a_match_board_and_hands_follow_the_game_and_the_lobby_does_not() -> None:
    before = (structs.replace(LOBBY, wanted_version=None), *ALL[1:])
    rows = messages_after(changed(*before))
    assert wanted(rows) == [VERSION + 1, None, None, None]
    assert rows[1:] == before[1:]
    assert messages_after(changed(*ALL)) == ALL, "it has shown its last"


def test_a_lobby_follows_the_game_until_the_deal() -> None:
    lobby = message(1, MessageKind.LOBBY)
    assert messages_after(changed(lobby, status=Status.LOBBY, state=None)) == (lobby,)


def test_the_end_is_shown_everywhere_and_the_result_alone_changes_after_it() -> None:
    rows = messages_after(changed(*ALL, status=Status.OVER))
    assert wanted(rows) == [VERSION, VERSION + 1, VERSION + 1, VERSION + 1]
    later = changed(*rows, status=Status.OVER)
    later.new_version()
    again = messages_after(later)
    assert wanted(again) == [VERSION, VERSION + 2, VERSION + 1, VERSION + 1], "no rematch any more"


def test_who_was_told_of_the_result_is_not_told_again() -> None:
    told = message(6, MessageKind.RESULT, user_id=9, channel_id=33, wanted_version=VERSION)
    assert messages_after(changed(told, status=Status.OVER)) == (told,)


def test_the_hand_of_who_leaves_is_written_for_the_last_time() -> None:
    gone = structs.replace(STATE, presence=(Presence.AWAY, Presence.HERE, Presence.HERE))
    rows = messages_after(changed(*ALL, state=gone))
    assert wanted(rows) == [VERSION, None, VERSION + 1, None]


def test_the_hand_of_who_comes_back_follows_the_game_again() -> None:
    last = structs.replace(ANNAS, wanted_version=VERSION - 2)
    rows = messages_after(changed(LOBBY, BOARD, last, BENS))
    assert wanted(rows) == [VERSION, None, None, None]


def test_where_nothing_has_happened_nothing_is_asked_for() -> None:
    last = structs.replace(ANNAS, wanted_version=VERSION - 2)
    rows = messages_after(table(LOBBY, BOARD, last, BENS))
    assert rows == (LOBBY, BOARD, last, BENS)


@pytest.mark.parametrize("status", [Status.LIVE, Status.OVER])
def test_whose_direct_messages_are_closed_has_no_hand_any_more(status: Status) -> None:
    rows = messages_after(table(*ALL, status=status, seats=seats_with(dms_closed=True)))
    assert rows == ((LOBBY, BOARD, BENS) if status is Status.LIVE else ALL)


def test_a_hand_that_is_wanted_in_the_channel_is_taken_back() -> None:
    rows = messages_after(table(*ALL, seats=seats_with(choices=Choices(hand_in_channel=True))))
    assert rows == (LOBBY, BOARD, structs.replace(ANNAS, retired=True), BENS)
    posted_nowhere = structs.replace(ANNAS, message_id=None)
    seats = seats_with(choices=Choices(hand_in_channel=True))
    assert messages_after(table(LOBBY, BOARD, posted_nowhere, BENS, seats=seats)) == (
        LOBBY,
        BOARD,
        BENS,
    )


def test_what_is_to_be_deleted_stays_so_whatever_its_owner_wants() -> None:
    gone = structs.replace(ANNAS, retired=True, wanted_version=VERSION, message_id=None)
    seats = seats_with(choices=Choices(hand_in_channel=True))
    assert messages_after(changed(LOBBY, BOARD, gone, BENS, seats=seats)) == (
        LOBBY,
        BOARD,
        gone,
        BENS,
    )


def test_who_is_reminded_is_called_in_the_channel() -> None:
    waiting = table(LOBBY, BOARD, BENS, seats=seats_with(dms_closed=True))
    waiting.rung.append(waiting.seats[0])
    rows = messages_after(waiting)
    assert rows[:-1] == (LOBBY, BOARD, BENS)
    word = new(MessageKind.REMINDER, seat=0, user_id=ANNA, wanted_version=VERSION)
    assert known(rows[-1]) == word


def test_a_reminder_stays_while_the_table_waits_as_before() -> None:
    assert messages_after(changed(*ALL, REMINDER)) == (*ALL, REMINDER)


@pytest.mark.parametrize("wish", [{"dms_closed": True}, {"choices": Choices(hand_in_channel=True)}])
def test_who_gets_no_hand_is_called_in_the_channel_all_the_same(wish: dict[str, bool]) -> None:
    rows = messages_after(changed(LOBBY, BOARD, BENS, REMINDER, seats=seats_with(**wish)))
    assert rows == (LOBBY, BOARD, BENS, REMINDER)


def _has_played(found: Table) -> None:
    found.steps.append(Step(VERSION + 1, 0, Draw(0), (), START))


def test_a_reminder_goes_with_what_it_was_about() -> None:
    played = changed(*ALL, REMINDER)
    _has_played(played)
    assert messages_after(played) == (*ALL, structs.replace(REMINDER, retired=True))
    early = changed(*ALL, structs.replace(REMINDER, message_id=None))
    _has_played(early)
    assert messages_after(early) == ALL, "what was never posted is not to be deleted"


def test_a_mention_of_who_does_not_want_to_be_rung_is_taken_back() -> None:
    for hushed, taken_back in ((SEATS[0], True), (SEATS[1], False)):
        quiet = table(*ALL, REMINDER)
        quiet.hushed.append(hushed)
        assert messages_after(quiet) == (*ALL, structs.replace(REMINDER, retired=taken_back))


def test_whose_turn_it_is_gets_the_hand_anew_so_that_it_rings() -> None:
    waiting = table(*ALL)
    waiting.rung.append(SEATS[0])
    rows = messages_after(waiting)
    assert rows[2] == structs.replace(ANNAS, retired=True)
    assert (rows[0], rows[1], rows[4]) == (LOBBY, BOARD, BENS)
    anew = new(MessageKind.HAND, seat=0, user_id=ANNA, channel_id=31, rings=True)
    assert known(rows[3]) == anew
    assert rows[3].id != ANNAS.id


def test_a_hand_that_was_not_posted_yet_rings_as_it_is() -> None:
    hand = structs.replace(ANNAS, message_id=None)
    waiting = table(LOBBY, BOARD, hand, BENS)
    waiting.rung.append(SEATS[0])
    assert messages_after(waiting) == (LOBBY, BOARD, structs.replace(hand, rings=True), BENS)


def test_what_is_to_be_deleted_rings_nobody() -> None:
    gone = structs.replace(ANNAS, retired=True)
    waiting = table(LOBBY, BOARD, gone, ANNAS, BENS)
    waiting.rung.append(SEATS[2])
    rows = messages_after(waiting)
    assert rows[:4] == (LOBBY, BOARD, gone, ANNAS)
    waiting = table(LOBBY, BOARD, structs.replace(BENS, retired=True), ANNAS)
    waiting.rung.append(SEATS[2])
    assert [row.rings for row in messages_after(waiting)] == [False] * 5


def test_what_was_in_a_messages_place_before_is_to_be_deleted() -> None:
    gone = left_over(BOARD)
    assert gone.id != BOARD.id
    assert structs.replace(gone, id=BOARD.id) == structs.replace(BOARD, retired=True)


def test_messages_are_numbered_so_that_two_processes_do_not_take_the_same() -> None:
    numbers = [left_over(BOARD).id for _ in range(64)]
    assert len({*numbers}) == 64
    assert max(numbers).bit_length() > 56
    assert max(numbers) < 2**63, "what a column of the database holds"
