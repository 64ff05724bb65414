"""Moments: each kind of event has its rank, the greatest is told, and the words vary."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec import structs

from bot.engine import Call, Pending, PendingDraw
from bot.engine.cards import DRAW_TWO, parse_face
from bot.engine.events import (
    Called,
    CameBack,
    Caught,
    Challenged,
    Dealt,
    DiscardedAll,
    Drew,
    Eliminated,
    Event,
    FalseContra,
    Flipped,
    Forgot,
    HandsPassed,
    HandsSwapped,
    KnockedOut,
    Passed,
    Played,
    Started,
    Turned,
    WentOut,
)
from bot.i18n import Texts
from bot.render.lines.headline import headline
from bot.render.lines.moments import (
    VARIANTS,
    MomentKind,
    RankedMoment,
    SeatHand,
    greatest,
    moment_text,
)
from bot.views.table_view import TableView
from tests.languages import DRAWN_LANGUAGES

from .shown import Played as PlayedRecord

RED_FIVE = parse_face("R5") or 0
NAMES = ("Anna", "Ben", "Cem")

RED_REVERSE = parse_face("RR") or 0
RETURNED = Pending(0, PendingDraw(DRAW_TWO, 2, answered=True, returned=True))
STACKED = Pending(1, PendingDraw(DRAW_TWO, 6))
LOW = Pending(1, PendingDraw(DRAW_TWO, 4))

ABOUT_TO_COME: list[tuple[list[list[Event]], Pending, RankedMoment | None]] = [
    (
        [[Played(1, (RED_REVERSE,)), Turned(-1)]],
        RETURNED,
        RankedMoment(MomentKind.RETURNED, 1, 0, 2),
    ),
    ([[Played(0, (RED_FIVE,))]], STACKED, RankedMoment(MomentKind.STACK, 0, 1, 6)),
    (
        [[Played(0, (RED_FIVE,))], [Called(2, Call.KUNO)]],
        STACKED,
        RankedMoment(MomentKind.STACK, 0, 1, 6),
    ),
    ([[Played(0, (RED_FIVE,))]], LOW, None),
    ([[Passed(0)]], STACKED, None),
    # Who was to draw is out of the round: nobody threatens themselves.
    ([[Played(1, (RED_FIVE,))]], STACKED, None),
]

LAID: list[Event] = [Played(0, (RED_FIVE,), calls=Call.UNO)]
FROM_TWELVE = RankedMoment(MomentKind.LONG_WAY_BACK, 0, None, 12)
QUIETLY: list[Event] = [Played(0, (RED_FIVE,))]
SHORT = SeatHand(3, 7)
HELD: list[tuple[list[Event], tuple[SeatHand, ...], MomentKind | None]] = [
    (LAID, (SeatHand(1, 12), SHORT), MomentKind.LONG_WAY_BACK),
    (QUIETLY, (SeatHand(1, 12), SHORT), MomentKind.LONG_WAY_BACK),
    ([*LAID, WentOut(0, 2)], (SeatHand(0, 12), SHORT), MomentKind.LONG_WAY_BACK),
    (LAID, (SeatHand(1, 11), SHORT), MomentKind.UNO),
    (LAID, (SeatHand(2, 12), SHORT), MomentKind.UNO),
    (LAID, (SeatHand(1, 7), SeatHand(1, 12)), MomentKind.UNO),
    ([Passed(1)], (SeatHand(1, 7), SeatHand(1, 12)), None),
    ([Caught(1, 0, 1), *LAID], (SeatHand(1, 12), SHORT), MomentKind.CAUGHT),
    (QUIETLY, (SeatHand(1, 7), SHORT), None),
    (QUIETLY, (SeatHand(1, 7, has_called=True), SHORT), MomentKind.UNO),
    (QUIETLY, (SeatHand(2, 7, has_called=True), SHORT), None),
    ([Passed(1)], (SHORT, SeatHand(1, 7, has_called=True)), None),
]

TOLD: list[tuple[list[Event], RankedMoment | None]] = [
    ([CameBack(0)], RankedMoment(MomentKind.COMEBACK, 0)),
    ([Played(0, (RED_FIVE,))], None),
    ([Drew(1, 1, "turn")], None),
    ([Drew(1, 5, "pending")], None),
    ([Drew(1, 6, "pending")], RankedMoment(MomentKind.BIG_DRAW, 1, None, 6)),
    ([Drew(1, 1, "roulette", bytes([RED_FIVE]))], RankedMoment(MomentKind.ROULETTE, 1, None, 1)),
    (
        [Played(0, (RED_FIVE,)), DiscardedAll(0, (1, 2, 3))],
        RankedMoment(MomentKind.SERIES, 0, None, 4, RED_FIVE),
    ),
    ([Played(0, (RED_FIVE,)), DiscardedAll(0, ())], None),
    (
        [Challenged(1, 0, True), Drew(0, 4, "challenge")],
        RankedMoment(MomentKind.CHALLENGE_WON, 0, 1, 4),
    ),
    (
        [Challenged(1, 0, False), Drew(1, 6, "challenge")],
        RankedMoment(MomentKind.CHALLENGE_LOST, 1, 0, 6),
    ),
    ([Caught(0, 2, 1), Drew(0, 2, "contra")], RankedMoment(MomentKind.CAUGHT, 0, 2, 2)),
    ([KnockedOut(0, 25)], RankedMoment(MomentKind.KNOCKED_OUT, 0, None, 25)),
    ([Eliminated(0)], RankedMoment(MomentKind.ELIMINATED, 0)),
    (
        [FalseContra(0, 1), Drew(0, 2, "false-contra")],
        RankedMoment(MomentKind.FALSE_CONTRA, 0, 1, 2),
    ),
    ([Forgot(0), Drew(0, 2, "unouno")], RankedMoment(MomentKind.FORGOT, 0, None, 2)),
    ([Played(0, (RED_FIVE,)), WentOut(0, 2)], RankedMoment(MomentKind.OUT, 0, None, 2)),
    ([Played(0, (RED_FIVE,)), Flipped(1, 40)], RankedMoment(MomentKind.FLIP, 0, None, 1)),
    ([Played(0, (RED_FIVE,)), HandsSwapped(0, 2)], RankedMoment(MomentKind.SWAPPED, 0, 2)),
    ([Played(1, (RED_FIVE,)), HandsPassed(1)], RankedMoment(MomentKind.HANDED_ON, 1)),
    ([Played(2, (RED_FIVE,), "jump")], RankedMoment(MomentKind.JUMP_IN, 2, None, 0, RED_FIVE)),
    ([Played(2, (RED_FIVE,), "double")], RankedMoment(MomentKind.DOUBLE, 2, None, 2, RED_FIVE)),
    ([Played(2, (RED_FIVE,) * 3)], RankedMoment(MomentKind.SERIES, 2, None, 3, RED_FIVE)),
    ([Played(2, (RED_FIVE,), calls=Call.UNO)], RankedMoment(MomentKind.UNO, 2)),
    ([Called(2, Call.UNO)], RankedMoment(MomentKind.UNO, 2)),
    ([Called(2, Call.UNO, ahead=True)], None),
]


@pytest.mark.parametrize(("events", "moment"), TOLD)
def test_what_is_a_moment(events: list[Event], moment: RankedMoment | None) -> None:
    assert greatest([events]) == moment


@pytest.mark.parametrize(("actions", "pending", "moment"), ABOUT_TO_COME)
def test_what_hangs_over_somebody_is_a_moment(
    actions: list[list[Event]], pending: Pending, moment: RankedMoment | None
) -> None:
    assert greatest(actions, pending) == moment
    assert greatest(actions) is None


@pytest.mark.parametrize(("events", "hands", "kind"), HELD)
def test_who_is_down_to_the_last_card_has_called_before_or_come_a_long_way(
    events: list[Event], hands: tuple[SeatHand, ...], kind: MomentKind | None
) -> None:
    moment = greatest([events], None, hands)
    assert (None if moment is None else moment.kind) == kind
    if kind is MomentKind.LONG_WAY_BACK:
        assert moment == FROM_TWELVE


_TOLD_AT_ALL = (
    FROM_TWELVE,
    *(moment for _, moment in TOLD),
    *(moment for _, _, moment in ABOUT_TO_COME),
)
SAMPLES = [moment for moment in _TOLD_AT_ALL if moment is not None]


def test_each_kind_is_told_somewhere_here() -> None:
    assert {moment.kind for moment in SAMPLES} == set(MomentKind)


def test_each_event_has_its_place() -> None:
    for event in get_args(Event):
        fields = dict.fromkeys(event.__struct_fields__, 0)
        fields |= {name: (0,) for name in fields if name in ("faces", "seats", "winners")}
        greatest([[event(**fields)]])


def test_the_greatest_of_several_actions_is_told_and_of_equal_ones_the_last() -> None:
    caught = [Caught(0, 2, 1), Drew(0, 2, "contra")]
    uno, later = [Called(2, Call.UNO)], [Called(1, Call.UNO)]
    told = greatest([uno, caught, later])
    assert told is not None
    assert told.kind is MomentKind.CAUGHT
    assert greatest([uno, later]) == RankedMoment(MomentKind.UNO, 1)


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
@pytest.mark.parametrize("kind", MomentKind)
def test_a_moment_is_told_in_several_ways_to_each_who_reads_it(
    language: str, kind: MomentKind
) -> None:
    t = Texts.load(strict=True).get(language)
    moment = next(moment for moment in SAMPLES if moment.kind is kind)
    readers = {None, moment.seat, *({moment.other} if moment.other is not None else ())}
    for viewer in readers:
        told = {moment_text(moment, NAMES, t, viewer=viewer, salt=str(n)) for n in range(40)}
        assert len(told) == VARIANTS
        assert all(len(text) < 120 for text in told)
        own = NAMES[moment.seat]
        if viewer == moment.seat:
            assert not any(own in text for text in told), "in the third person"


def test_the_same_salt_gives_the_same_words() -> None:
    t = Texts.load(strict=True).get("en")
    moment = RankedMoment(MomentKind.UNO, 1)
    assert moment_text(moment, NAMES, t, viewer=0, salt="abc") == moment_text(
        moment, NAMES, t, viewer=0, salt="abc"
    )


SWAPPED = """
option seven_o
seats Anna Ben Cem robo
hand Anna R7 R1 R2
hand Ben B1 B2 R3
hand Cem G1 G2 G3
hand robo Y5 Y6 Y7
top R9
draw Y1 Y2 Y3 Y4
turn Anna
Anna: play R7 > Ben
"""
BY_A_COMPUTER, BY_A_PERSON = 3, 2


LAST_CARD = """
seats anna ben cem
hand anna R5
hand ben B9 B8
hand cem BS Y1
top R3
draw Y1
turn anna
anna: play R5
"""


def followed_by(table: TableView, events: tuple[Event, ...], seat: int) -> TableView:
    """Return the table after one more action of this seat, at once."""
    last = table.steps[-1]
    step = structs.replace(last, version=last.version + 1, events=events, seat=seat)
    return structs.replace(table, steps=(*table.steps, step))


def test_a_moment_stands_while_computers_go_on_and_in_the_same_words() -> None:
    t = Texts.load(strict=True).get("en")
    table = PlayedRecord(SWAPPED).context(None)
    first = headline(table, t)
    assert first is not None
    assert "Ben" in first
    for _ in range(5):
        table = followed_by(table, (Played(BY_A_COMPUTER, (RED_FIVE,)),), BY_A_COMPUTER)
        assert headline(table, t) == first
    calls = followed_by(table, (Called(BY_A_PERSON, Call.UNO, ahead=True),), BY_A_PERSON)
    assert headline(calls, t) == first, "no move"


def test_a_moment_is_past_once_the_next_round_is_dealt() -> None:
    t = Texts.load(strict=True).get("en")
    over = PlayedRecord(LAST_CARD).context(None)
    assert headline(over, t) is not None
    dealt = (Dealt(2, 0, "00"), Started(RED_FIVE))
    assert headline(followed_by(over, dealt, BY_A_PERSON), t) is None


def test_a_moment_is_past_once_a_person_has_moved() -> None:
    t = Texts.load(strict=True).get("en")
    table = PlayedRecord(SWAPPED).context(None)
    table = followed_by(table, (Drew(BY_A_PERSON, 1, "turn"),), BY_A_PERSON)
    assert headline(table, t) is None
    flipped = (Played(BY_A_PERSON, (RED_FIVE,)), Flipped(1, 40))
    told = headline(followed_by(table, flipped, BY_A_PERSON), t)
    assert told is not None
    assert "Cem" in told or "dark" in told
