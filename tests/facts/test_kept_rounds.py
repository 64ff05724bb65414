"""A round that is kept: the same bytes give the same round, whatever was played."""

from __future__ import annotations

import pytest

from bot.engine import Mode
from bot.engine.events import RoundEnded
from bot.facts import RoundRecord, UnreadableRecordError, moves_of

from .played_rounds import rounds_of

GAMES = range(150)


@pytest.mark.parametrize("mode", tuple(Mode))
def test_a_kept_round_plays_to_where_it_ended(mode: Mode) -> None:
    compared = 0
    for number in GAMES:
        for record, after, events in rounds_of(number, (mode,)):
            again = RoundRecord.decode(record.encode())
            assert again == record
            *_, last = moves_of(again)
            assert last.after.hands == after.hands
            assert last.after.scores == after.scores
            assert list(last.events) == events
            compared += 1
    assert compared > 10


def test_sixty_actions_take_less_than_a_kilobyte() -> None:
    sizes = [
        (len(record.steps), len(record.encode()))
        for number in GAMES
        for record, _, _ in rounds_of(number, tuple(Mode))
    ]
    assert any(steps >= 60 for steps, _ in sizes)
    assert all(size < 1024 for steps, size in sizes if steps <= 60)


def test_the_round_of_a_later_deal_begins_with_the_scores_before_it() -> None:
    later = [
        (record, events)
        for number in GAMES
        for record, _, events in rounds_of(number, (Mode.CLASSIC,))
        if record.opening.number > 1
    ]
    assert later
    for record, events in later:
        ended = next(event for event in events if isinstance(event, RoundEnded))
        total = [b + p for b, p in zip(record.opening.scores, ended.points, strict=True)]
        assert total == list(ended.scores)


@pytest.mark.parametrize("data", [b"", b"\x02", b"\x01nonsense", b"\xff" * 40])
def test_what_is_no_record_says_so(data: bytes) -> None:
    with pytest.raises(UnreadableRecordError):
        RoundRecord.decode(data)
