"""A round written as a record of its own is played again to the same end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count, islice

import pytest

from bot.engine import Mode
from bot.facts import RoundRecord, walk_of
from bot.notation.deal_verification import verify_foreign
from bot.notation.record_reader import Record
from bot.notation.record_writer import write_round
from tests.facts.played_rounds import rounds_of


def _records() -> Iterator[RoundRecord]:
    """The rounds of random games, of all modes by turns."""
    modes = list(Mode)
    for number in count():
        yield from (record for record, _, _ in rounds_of(number, (modes[number % len(modes)],)))


def _is_missed_by_somebody(record: RoundRecord) -> bool:
    """Check whether somebody at the table did not play in the round."""
    return not all(here.plays for here in record.opening.presence)


_LATER_ROUND, _MISSED = 60, 61
"""Numbers of a round that is not the first of its match, and of one that somebody misses."""


@cache
def _record(number: int) -> RoundRecord:
    if number == _LATER_ROUND:
        return next(record for record in _records() if record.opening.number > 1)
    if number == _MISSED:
        return next(filter(_is_missed_by_somebody, _records()))
    return next(islice(_records(), number, None))


def _written(record: RoundRecord) -> str:
    return write_round(record.options, record.opening, [step.action for step in record.steps])


@pytest.mark.parametrize("number", range(62))
def test_it_is_played_again_to_the_same_end(number: int) -> None:
    record = _record(number)
    read = Record(_written(record))
    steps = [step for step in read.play() if step.action is not None]
    assert read.findings == []
    last = walk_of(record).positions[-1]
    assert read.state is not None
    shown = read.state.cards.faces[read.state.side]
    seats = [seat for seat, here in enumerate(record.opening.presence) if here.plays]
    hands = [sorted(hand.translate(shown)) for hand in read.state.hands]
    assert hands == [sorted(last.hands[seat]) for seat in seats]
    assert len(steps) == len(record.steps)


@pytest.mark.parametrize("number", range(8))
def test_its_deal_is_proven(number: int) -> None:
    record = _record(number)
    found = verify_foreign(_written(record))
    assert found.bad_line is None
    assert [deal.seed for deal in found.deals] == [record.opening.seed]
    assert all(deal.computed == deal.published for deal in found.deals)
