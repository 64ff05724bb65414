"""A round written as a record of its own is played again to the same end."""

from __future__ import annotations

import pytest

from bot.engine import Mode
from bot.facts import RoundRecord, walk_of
from bot.notation.deal_verification import verify_foreign
from bot.notation.record_reader import Record
from bot.notation.round_writer import write_round
from tests.facts.played_rounds import rounds_of

_MISSED_BY_SOMEBODY = (108, 129)
"""Games with a round that not everybody plays in."""

_RECORDS = [
    record
    for number in (*range(60), *_MISSED_BY_SOMEBODY)
    for record, _, _ in rounds_of(number, (list(Mode)[number % 4],))
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


def test_there_are_later_rounds_and_rounds_that_somebody_missed() -> None:
    assert any(record.opening.number > 1 for record in _RECORDS)
    assert any(not all(here.plays for here in record.opening.presence) for record in _RECORDS)
