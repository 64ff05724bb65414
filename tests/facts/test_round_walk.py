"""A kept round walked through: its positions are those that were played, its moments told."""

from __future__ import annotations

import pytest

from bot.engine import Mode, RefusedError, State, apply, deal_again
from bot.engine.events import Caught, Challenged, Flipped, KnockedOut, RoundEnded
from bot.facts import Moment, RoundRecord, state_at, walk_of
from tests.facts.played_rounds import rounds_of

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
    kinds = {Caught: Moment.CATCH, Challenged: Moment.CHALLENGE, KnockedOut: Moment.KNOCKED_OUT}
    for position in walk_of(record).positions:
        for event in position.events:
            if type(event) in kinds:
                assert kinds[type(event)] in position.moments
        assert (Moment.FLIP in position.moments) == any(
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
        assert (Moment.LEAD in position.moments) == changed


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
