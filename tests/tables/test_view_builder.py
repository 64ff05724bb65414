"""A view shows everything that its viewer may know of the table, and nothing else."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec import structs

from bot import engine
from bot.engine import Contra, Draw, Mode, Play, Presence, State, build_options
from bot.engine.events import Drew, Event
from bot.setting_values import Choices
from bot.store.rows import GameRow, InvitedPlayer, MessageKind, MessageRow
from bot.tables import view_builder
from bot.tables.step import Step
from bot.tables.table import RECENT_STEPS, STAND_IN_LEVEL, STEPS_ON_A_BOARD, Stored, Table
from bot.tables.view_builder import may_act
from bot.views.table_parts import BoardMessage, LastMatch, SeatView, StepView, TableClock, VoteView
from bot.views.table_values import (
    ActedFor,
    Deadline,
    DeadlineKind,
    Ending,
    Follower,
    PublicGame,
    SeatRow,
    Status,
    Vote,
    VoteKind,
)
from bot.views.table_view import TableView
from tests.positions import BEN_OWES_UNO, one_card_left, plain, position, record_of
from tests.tables.world import START

CLASSIC = build_options(Mode.CLASSIC)
FLIP = build_options(Mode.FLIP, [("target", "150"), ("sleeping", None)])
ANNA, BEN, CEM, STRANGER = 1, 2, 3, 9
"""The users of the first three seats, and one without a seat."""

LATER = START + timedelta(minutes=2)

LOBBY = GameRow(
    id="abcd2345",
    home_id=7,
    channel_id=70,
    host_id=BEN,
    status=Status.LOBBY,
    mode="flip",
    options=tuple(engine.written_options(FLIP)),
    version=4,
    created_at=START,
    updated_at=START,
    locale="en",
    deadlines=(Deadline(DeadlineKind.LOBBY_CLOSES, None, LATER),),
    turn_seconds=90,
    invited=(
        InvitedPlayer(ANNA, "Anna"),
        InvitedPlayer(CEM, "Cem"),
        InvitedPlayer(None, "Robo"),
        InvitedPlayer(CEM + 1, "Dina"),
    ),
    gesture="clap",
    may_call=True,
    followers=(Follower(STRANGER, "Zoe", "de", LATER),),
)
LIVE = structs.replace(LOBBY, status=Status.LIVE, mode="classic", options=(), deadlines=())

SEATS = (
    SeatRow(LOBBY.id, 0, "Anna", ANNA, None, "de", choices=Choices(cards_as_symbols=False)),
    SeatRow(LOBBY.id, 1, "Robo", level="hard"),
    SeatRow(LOBBY.id, 2, "Ben", BEN, None, "fr", dms_closed=True, newcomer=True, offered=True),
)
PEOPLE = (
    SEATS[0],
    SeatRow(LOBBY.id, 1, "Ben", BEN, None, "fr"),
    SeatRow(LOBBY.id, 2, "Cem", CEM),
    SeatRow(LOBBY.id, 3, "Robo", level="hard"),
)


def table(
    game: GameRow,
    seats: tuple[SeatRow, ...] = SEATS,
    state: State | None = None,
    recent: tuple[Step, ...] = (),
    messages: tuple[MessageRow, ...] = (),
) -> Table:
    return Table(_stored(game, seats, state, recent, messages), START)


def _stored(
    game: GameRow,
    seats: tuple[SeatRow, ...] = SEATS,
    state: State | None = None,
    recent: tuple[Step, ...] = (),
    messages: tuple[MessageRow, ...] = (),
) -> Stored:
    return Stored(game, seats, state, recent, messages)


def view_of(stored: Stored, user_id: int | None) -> TableView:
    return view_builder.view_of(stored, user_id, START)


def message(number: int, kind: MessageKind, *, retired: bool = False) -> MessageRow:
    """Return a posted message; its id on Discord is 100 plus its number."""
    return MessageRow(
        number, LOBBY.id, 7, kind, None, None, 70, 100 + number, 4, None, START, retired
    )


def test_a_lobby_tells_what_is_arranged_and_who_is_there() -> None:
    shown = view_of(_stored(LOBBY, messages=(message(1, MessageKind.LOBBY),)), ANNA)
    assert shown == TableView(
        game=PublicGame(
            id="abcd2345",
            home_id=7,
            channel_id=70,
            host_id=BEN,
            status=Status.LOBBY,
            version=4,
            locale="en",
            turn_seconds=90,
            gesture="clap",
            followers=(Follower(STRANGER, "Zoe", "de", LATER),),
            may_call=True,
        ),
        options=FLIP,
        seats=(
            SeatView(
                game_id="abcd2345",
                number=0,
                name="Anna",
                user_id=ANNA,
                level=None,
                locale="de",
                dms_closed=False,
                choices=Choices(cards_as_symbols=False),
                autopilot=False,
                newcomer=False,
                offered=False,
                presence=Presence.HERE,
            ),
            SeatView(
                game_id="abcd2345",
                number=1,
                name="Robo",
                user_id=None,
                level="hard",
                locale=None,
                dms_closed=False,
                choices=Choices(cards_as_symbols=True),
                autopilot=False,
                newcomer=False,
                offered=False,
                presence=Presence.HERE,
            ),
            SeatView(
                game_id="abcd2345",
                number=2,
                name="Ben",
                user_id=BEN,
                level=None,
                locale="fr",
                dms_closed=True,
                choices=Choices(cards_as_symbols=True),
                autopilot=False,
                newcomer=True,
                offered=True,
                presence=Presence.HERE,
                is_host=True,
            ),
        ),
        seat=0,
        locale="de",
        clock=TableClock(Deadline(DeadlineKind.LOBBY_CLOSES, None, LATER)),
        board=BoardMessage(101),
        last_match=LastMatch(invited=("Cem", "Dina")),
    )


def test_a_player_sees_the_own_hand_and_what_it_can_do() -> None:
    state = plain(CLASSIC, 3)
    shown = view_of(_stored(LIVE, state=state), ANNA)
    assert (shown.seat, shown.locale) == (0, "de")
    assert shown.me == shown.seats[0]
    assert shown.observation == engine.observe(state, 0)
    assert shown.legal == tuple(engine.legal_actions(state, 0))
    assert any(isinstance(action, Play) for action in shown.legal)
    assert shown.hashes.commitment == engine.commitment(state.seed)


def test_what_is_open_beside_the_turn_is_told_apart_from_it() -> None:
    state = position(BEN_OWES_UNO)
    shown = view_of(_stored(LIVE, PEOPLE, state), CEM)
    assert shown.side == tuple(engine.side_actions(state, 2))
    assert shown.side == (Contra(2, 1),)
    assert shown.legal == tuple(engine.legal_actions(state, 2))


@pytest.mark.parametrize("viewer", [None, STRANGER])
def test_who_has_no_seat_sees_no_hand_and_can_do_nothing(viewer: int | None) -> None:
    state = plain(CLASSIC, 3)
    shown = view_of(_stored(LIVE, state=state), viewer)
    assert (shown.seat, shown.me) == (None, None)
    assert shown.observation == engine.observe(state, None)
    assert (shown.legal, shown.side) == ((), ())
    assert shown.locale == "en"


def test_a_computer_player_is_nobodys_seat() -> None:
    shown = view_of(_stored(LIVE, state=plain(CLASSIC, 3)), None)
    assert shown.seat is None
    assert shown.locale == "en"


def test_whose_language_nobody_knows_reads_that_of_the_channel() -> None:
    unknown = structs.replace(PEOPLE[2], locale=None)
    shown = view_of(_stored(LIVE, (SEATS[0], SEATS[1], unknown), plain(CLASSIC, 3)), CEM)
    assert (shown.seat, shown.locale) == (2, "en")


def test_who_has_left_is_a_stranger_with_their_own_language() -> None:
    gone = structs.replace(plain(CLASSIC, 3), presence=_presence(Presence.AWAY))
    shown = view_of(_stored(LIVE, state=gone), ANNA)
    assert (shown.seat, shown.locale) == (None, "de")
    assert shown.observation == engine.observe(gone, None)
    assert (shown.legal, shown.side) == ((), ())
    assert shown.seats[0].presence is Presence.AWAY
    assert shown.seats[0].level is None


def _presence(first: Presence) -> tuple[Presence, ...]:
    return (first, Presence.HERE, Presence.HERE)


def test_who_was_taken_over_by_a_computer_player_is_a_stranger() -> None:
    taken = structs.replace(plain(CLASSIC, 3), presence=_presence(Presence.STAND_IN))
    shown = view_of(_stored(LIVE, state=taken), ANNA)
    assert shown.seat is None
    assert (shown.seats[0].user_id, shown.seats[0].level) == (ANNA, STAND_IN_LEVEL)
    assert shown.seats[0].is_computer


def test_for_whom_the_computer_plays_on_is_not_missing() -> None:
    missing = structs.replace(SEATS[0], missed_turns=1)
    away = structs.replace(SEATS[2], missed_turns=3, autopilot=True)
    seats = view_of(_stored(LIVE, (missing, SEATS[1], away), plain(CLASSIC, 3)), None).seats
    assert [(seat.misses_turns, seat.is_away) for seat in seats] == [
        (True, False),
        (False, False),
        (False, True),
    ]


def test_nobody_misses_who_has_left() -> None:
    missing = structs.replace(SEATS[0], missed_turns=1)
    gone = structs.replace(plain(CLASSIC, 3), presence=_presence(Presence.AWAY))
    assert not view_of(_stored(LIVE, (missing, *SEATS[1:]), gone), None).seats[0].misses_turns


def test_a_table_where_everybody_is_away_is_paused() -> None:
    away = tuple(structs.replace(seat, autopilot=seat.user_id is not None) for seat in SEATS)
    assert view_of(_stored(LIVE, away, plain(CLASSIC, 3)), None).clock.paused
    assert not view_of(_stored(LIVE, state=plain(CLASSIC, 3)), None).clock.paused


def test_what_is_hidden_of_a_game_is_no_part_of_what_everybody_may_see() -> None:
    hidden = {"seed", "snapshot", "last_secret", "word_seal", "words", "invited", "last_match"}
    assert hidden <= {*GameRow.__struct_fields__} - {*PublicGame.__struct_fields__}


def test_after_the_match_there_is_an_end_and_a_time_to_play_again() -> None:
    until = (Deadline(DeadlineKind.REMATCH_ENDS, None, LATER),)
    game = structs.replace(LIVE, status=Status.OVER, ending=Ending.FINISHED, deadlines=until)
    state = position(f"{one_card_left(3, 'option target=round')}\nanna: play R5")
    shown = view_of(_stored(game, state=state), None)
    assert (shown.game.status, shown.game.ending) == (Status.OVER, Ending.FINISHED)
    assert shown.clock.rematch_until == LATER
    settled = structs.replace(game, deadlines=())
    assert view_of(_stored(settled, state=state), None).clock.rematch_until is None


def _drawn(version: int, acted_for: ActedFor | None = None) -> Step:
    """A step in which anna has drawn a red 1."""
    event = Drew(0, 1, "turn", bytes([1]))
    at = START + timedelta(seconds=version)
    return Step(version, 0, Draw(0), (event,), at, acted_for)


HIDDEN: tuple[Event, ...] = (Drew(0, 1, "turn", b""),)
"""What everybody else sees of that step."""


def test_the_last_actions_are_told_as_far_as_the_viewer_may_see_them() -> None:
    before = tuple(_drawn(version) for version in range(1, RECENT_STEPS + 1))
    changed = table(LIVE, state=plain(CLASSIC, 3), recent=before)
    changed.steps.append(_drawn(RECENT_STEPS + 1, ActedFor.TIME_UP))
    kept = (*before[1:], changed.steps[0])
    assert changed.recent == kept
    now = _stored(LIVE, state=plain(CLASSIC, 3), recent=kept)
    assert view_of(now, ANNA).steps == tuple(
        StepView(step.version, step.at, step.events, step.acted_for, step.seat) for step in kept
    )
    for viewer, most in ((None, STEPS_ON_A_BOARD), (STRANGER, STEPS_ON_A_BOARD), (BEN, len(kept))):
        assert view_of(now, viewer).steps == tuple(
            StepView(step.version, step.at, HIDDEN, step.acted_for, step.seat)
            for step in kept[-most:]
        )


def test_only_who_has_drawn_is_told_what() -> None:
    now = _stored(LIVE, state=plain(CLASSIC, 3), recent=(_drawn(3), _drawn(4)))
    assert view_of(now, ANNA).newest_events == now.recent[1].events
    assert view_of(now, BEN).newest_events == view_of(now, STRANGER).newest_events == HIDDEN
    moved_on = _stored(structs.replace(LIVE, version=5), state=now.state, recent=now.recent)
    assert view_of(moved_on, ANNA).newest_events == ()


def test_the_board_is_the_one_that_stands() -> None:
    messages = (
        message(1, MessageKind.LOBBY),
        message(2, MessageKind.BOARD, retired=True),
        message(3, MessageKind.HAND),
        message(4, MessageKind.BOARD),
    )
    state = plain(CLASSIC, 3)
    assert view_of(_stored(LIVE, state=state, messages=messages), None).board.message_id == 104
    assert view_of(_stored(LIVE, state=state, messages=messages[:3]), None).board.message_id is None


def test_people_are_told_of_the_end_of_a_turn_and_not_of_a_reminder() -> None:
    deadlines = (
        Deadline(DeadlineKind.REMINDER, 0, START),
        Deadline(DeadlineKind.TURN, 0, LATER),
    )
    game = structs.replace(LIVE, deadlines=deadlines)
    shown = view_of(_stored(game, state=plain(CLASSIC, 3)), None)
    assert (shown.clock.due_at, shown.clock.due_kind) == (LATER, DeadlineKind.TURN)
    game = structs.replace(LIVE, deadlines=deadlines[:1])
    shown = view_of(_stored(game, state=plain(CLASSIC, 3)), None)
    assert (shown.clock.due_at, shown.clock.due_kind) == (None, None)


def test_a_vote_tells_who_may_still_agree_and_how_many_it_takes() -> None:
    question = Vote(VoteKind.QUESTION, 1, (2, 0), LATER, "https://x")
    game = structs.replace(LIVE, votes=(question,))
    (shown,) = view_of(_stored(game, PEOPLE, plain(CLASSIC, 4)), None).votes
    assert shown == VoteView(
        kind=VoteKind.QUESTION,
        about=1,
        ayes=(2, 0),
        noes=(),
        asked=(0, 2),
        needed=2,
        open_to=(1,),
        ends_at=LATER,
        link="https://x",
    )


def test_who_sleeps_can_be_woken_where_that_costs_a_card() -> None:
    sleeping = build_options(Mode.CLASSIC, [("sleeping", None)])
    assert view_of(_stored(LIVE, state=plain(sleeping, 3)), None).clock.can_be_woken == 0
    assert view_of(_stored(LIVE, state=plain(CLASSIC, 3)), None).clock.can_be_woken is None


def test_a_person_is_found_by_who_they_are_also_after_leaving() -> None:
    gone = structs.replace(plain(CLASSIC, 3), presence=_presence(Presence.AWAY))
    shown = view_of(_stored(LIVE, state=gone), None)
    assert shown.seat_of(ANNA) == shown.seats[0]
    assert shown.seat_of(BEN) == shown.seats[2]
    assert shown.seat_of(STRANGER) is None


def test_a_seat_is_told_from_the_others_while_people_come_and_go() -> None:
    seats = view_of(_stored(LOBBY), None).seats
    assert [seat.key for seat in seats] == ["1", "robo", "2"]


def test_who_may_act_is_on_may_jump_in_may_catch_or_is_asked_for_a_vote() -> None:
    def may(record: str, *lines: str, votes: tuple[Vote, ...] = ()) -> set[int | None]:
        game = structs.replace(LIVE, votes=votes)
        now = table(game, PEOPLE, position("\n".join([*lines, record])))
        return {seat.user_id for seat in may_act(now)}

    quiet = record_of("R9", "R1 R2 R3", "R4 B1 B2", "R1 B3 B4", "G1 G2 G3", draw="Y4 Y5 Y6")
    assert may(quiet) == {ANNA}
    assert may(f"{quiet}\nanna: play R1") == {BEN}
    assert may(f"{quiet}\nanna: play R1", "option jump_in") == {BEN, CEM}
    assert may(BEN_OWES_UNO) == {ANNA, CEM}
    handover = Vote(VoteKind.HANDOVER, 1, (0,), LATER)
    assert may(quiet, votes=(handover,)) == {ANNA, CEM}


def test_nobody_may_act_in_a_lobby() -> None:
    assert may_act(table(LOBBY)) == []
