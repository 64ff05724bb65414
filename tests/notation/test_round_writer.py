"""A round written as a record of its own is played again to the same end."""

from __future__ import annotations

from collections.abc import Iterator
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


_RECORDS = [
    *islice(_records(), 60),
    next(record for record in _records() if record.opening.number > 1),
    next(filter(_is_missed_by_somebody, _records())),
]


def _written(record: RoundRecord) -> str:
    return write_round(record.options, record.opening, [step.action for step in record.steps])


@pytest.mark.parametrize("record", _RECORDS)
def test_it_is_played_again_to_the_same_end(record: RoundRecord) -> None:
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


@pytest.mark.parametrize("record", _RECORDS[:8])
def test_its_deal_is_proven(record: RoundRecord) -> None:
    found = verify_foreign(_written(record))
    assert found.bad_line is None
    assert [deal.seed for deal in found.deals] == [record.opening.seed]
    assert all(deal.computed == deal.published for deal in found.deals)
