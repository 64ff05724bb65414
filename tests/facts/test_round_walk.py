"""A kept round walked through: its positions are those that were played, its moments told."""

from __future__ import annotations

import pytest

from bot.engine import Mode, RefusedError, State, apply, deal_again
from bot.engine.cards import FACE_TEXT, parse_face
from bot.engine.events import Caught, Challenged, Flipped, KnockedOut, Played, RoundEnded
from bot.facts import RoundRecord, TurningPoint, state_at, walk_of
from tests.facts.played_rounds import rounds_of
from tests.facts.written_rounds import TENTHS, walk

_RECORDS = [
    record
    for number in range(12)
    for record, _, _ in rounds_of(number, (list(Mode)[number % len(Mode)],))
]


def _states(record: RoundRecord) -> list[State]:
    states = [deal_again(record.options, record.opening)]
    for step in record.steps:
        states.append(apply(states[-1], step.action)[0])
    return states


@pytest.mark.parametrize("record", _RECORDS)
def test_each_position_is_how_the_round_stood(record: RoundRecord) -> None:
    walk = walk_of(record)
    assert walk.last == len(record.steps)
    for number, (position, state) in enumerate(zip(walk.positions, _states(record), strict=True)):
        assert position.number == number
        assert [len(hand) for hand in position.hands] == [len(hand) for hand in state.hands]
        assert position.direction == state.direction
        assert position.side == state.side
    assert any(isinstance(event, RoundEnded) for event in walk.positions[-1].events)


@pytest.mark.parametrize("record", _RECORDS[:4])
def test_a_state_can_be_had_again_at_any_position(record: RoundRecord) -> None:
    states = _states(record)
    for number in (0, 1, len(states) // 2, len(states) - 1):
        assert state_at(record, number) == states[number]
    for number in (-1, len(states)):
        with pytest.raises(IndexError):
            state_at(record, number)


@pytest.mark.parametrize("record", _RECORDS)
def test_what_happened_is_a_moment(record: RoundRecord) -> None:
    kinds = {
        Caught: TurningPoint.CATCH,
        Challenged: TurningPoint.CHALLENGE,
        KnockedOut: TurningPoint.KNOCKED_OUT,
    }
    for position in walk_of(record).positions:
        for event in position.events:
            if type(event) in kinds:
                assert kinds[type(event)] in position.moments
        assert (TurningPoint.FLIP in position.moments) == any(
            isinstance(event, Flipped) for event in position.events
        )


@pytest.mark.parametrize("record", _RECORDS)
def test_the_lead_changes_where_somebody_else_holds_the_fewest(record: RoundRecord) -> None:
    alone: list[int] = []
    for position in walk_of(record).positions[:-1]:
        held = sorted((len(position.hands[seat]), seat) for seat in position.active)
        if len(held) == 1 or held[0][0] < held[1][0]:
            before, alone = alone[-1:], [*alone, held[0][1]]
            changed = bool(before) and before != alone[-1:]
        else:
            changed = False
        assert (TurningPoint.LEAD in position.moments) == changed


def test_jumps_lead_to_the_moments_in_order_and_back() -> None:
    walk = walk_of(max(_RECORDS, key=lambda record: len(record.steps)))
    forth, at = [], walk.moment_after(-1)
    while at is not None:
        forth.append(at)
        at = walk.moment_after(at)
    back, at = [], walk.moment_before(walk.last + 1)
    while at is not None:
        back.append(at)
        at = walk.moment_before(at)
    assert tuple(forth) == walk.moments == tuple(reversed(back))
    assert len(forth) > 3


def test_a_step_that_is_not_allowed_is_refused() -> None:
    record = _RECORDS[0]
    twice = RoundRecord(record.options, record.opening, (*record.steps, record.steps[0]))
    with pytest.raises(RefusedError):
        walk_of(twice)


def moments(text: str) -> list[tuple[TurningPoint, ...]]:
    """Why each position of a written round matters, that of the deal first."""
    return [position.moments for position in walk(text).positions]


TABLE = """{options}seats anna ben cem
hand anna {anna}
hand ben {ben}
hand cem B7 B8 B9 G9
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6

"""


def table(anna: str, ben: str = "Y1 Y2 Y3", *options: str) -> str:
    chosen = "".join(f"option {option}\n" for option in options)
    return TABLE.format(options=chosen, anna=anna, ben=ben)


def test_a_draw_card_and_what_is_drawn_for_it_are_moments() -> None:
    text = table("Y5 W+4 B1 B2 B3") + "anna: play W+4:G\nben: take\n"
    assert moments(text) == [(), (TurningPoint.DRAW_CARD,), (TurningPoint.BIG_DRAW,)]


def test_a_challenge_is_a_moment_whoever_is_right() -> None:
    for hand in ("R5 W+4 B1 B2 B3", "Y5 W+4 B1 B2 B3"):
        *_, last = moments(table(hand) + "anna: play W+4:G\nben: challenge\n")
        assert last == (TurningPoint.BIG_DRAW, TurningPoint.CHALLENGE)


def test_a_contra_is_a_moment() -> None:
    *_, last = moments(table("R5 R6") + "anna: play R5\ncem: contra anna\n")
    assert TurningPoint.CATCH in last


def test_a_last_card_without_its_call_is_a_moment() -> None:
    *_, last = moments(table("R5", "Y1 Y2 Y3", "uno_uno") + "anna: play R5\n")
    assert last == (TurningPoint.CATCH,)


def test_cards_that_change_hands_are_a_moment() -> None:
    for card in ("R7 > cem", "R0"):
        *_, last = moments(
            table(f"{card[:2]} B1 B2 B3", "Y1 Y2 Y3", "seven_o") + f"anna: play {card}\n"
        )
        assert TurningPoint.HANDS in last


def test_who_is_knocked_out_is_a_moment() -> None:
    hand = " ".join(f"{colour}{number}" for colour in "GB" for number in range(1, 8))
    *_, last = moments(table("R+2 R1 R2", hand, "hand_limit=15") + "anna: play R+2\n")
    assert last == (TurningPoint.DRAW_CARD, TurningPoint.KNOCKED_OUT)


def test_who_goes_out_is_a_moment_and_an_ordinary_card_is_none() -> None:
    text = table("R5", "R6 R7 Y1", "play_on") + "anna: play R5\nben: play R6\n"
    played, then = moments(text)[1:]
    assert TurningPoint.OUT in played
    assert then == ()


def test_the_lead_is_taken_by_who_alone_holds_fewest_cards() -> None:
    """Anna and ben hold three each at first, so that nobody leads."""
    text = table("R5 R6 B1", "R7 R8 Y1") + (
        "anna: play R5\nben: play R7\ncem: play B7\nanna: play B1 uno\n"
    )
    assert moments(text) == [()] * 5, "anna leads, ben draws level, anna leads again"
    text = table("R5 R6 B1", "R7 R8 Y1") + (
        "anna: play R5\nben: play R7\ncem: draw\nanna: draw\nben: play R8 uno\n"
    )
    assert moments(text) == [(), (), (), (), (TurningPoint.LEAD,), ()]


def test_a_position_shows_what_the_table_showed() -> None:
    text = table("R5 RR B1", "Y1 Y2 Y3") + "anna: play RR\ncem: draw\n"
    told = walk(text)
    first, second, third = told.positions
    names = [[FACE_TEXT[face] for face in hand] for hand in first.hands]
    assert names == [["R5", "RR", "B1"], ["Y1", "Y2", "Y3"], ["B7", "B8", "B9", "G9"]]
    assert (first.step, first.events, first.moments) == (None, (), ())
    assert (first.top, first.colour) == (parse_face("R9"), 0)
    assert [position.to_act for position in told.positions] == [0, 2, 1]
    assert [position.direction for position in told.positions] == [1, -1, -1]
    assert (second.top, second.side) == (parse_face("RR"), 0)
    assert second.step is not None
    assert second.step.tenths == TENTHS
    assert any(isinstance(event, Played) for event in second.events)
    assert third.active == (0, 1, 2)
    assert (told.number, told.last, told.dealt_in) == (1, 2, (0, 1, 2))


def test_nothing_lies_during_a_draft() -> None:
    text = """mode duo
seats anna ben
drafter anna
draw R1 R2 R3 R4 R5 R6 R7 R8 R9 B1 B2 B3 B4 B5 B6 B7 B8 B9 G1 G2 G3 G4 G5 G6 G7 G8

anna: keep
"""
    assert [position.top for position in walk(text).positions] == [None, None]


def test_before_the_first_and_after_the_last_moment_there_is_none() -> None:
    told = walk(table("R5 R6") + "anna: play R5\ncem: contra anna\n")
    assert told.moments == (2,)
    assert (told.moment_after(0), told.moment_after(1), told.moment_after(2)) == (2, 2, None)
    assert (told.moment_before(2), told.moment_before(3)) == (None, 2)


def test_a_moment_is_named_by_its_text() -> None:
    assert [moment.value for moment in TurningPoint] == [
        "draw-card",
        "big-draw",
        "catch",
        "challenge",
        "flip",
        "hands",
        "knocked-out",
        "out",
        "lead",
    ]
