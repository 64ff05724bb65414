"""The facts of rounds: of random ones against what the engine says, of small ones by hand."""

from __future__ import annotations

import pytest

from bot.engine import Mode, apply
from bot.engine.cards import parse_face
from bot.engine.events import Caught, Drew, RoundEnded
from bot.facts import HighlightKind, facts_of, moves_of
from bot.facts.highlights import Highlight
from bot.facts.kept_rounds import Step
from bot.facts.played_again import Move
from bot.facts.seat_counts import RoundCounts, count_round
from tests.engine.test_round_history import played

from .played_rounds import rounds_of


def counted(text: str) -> RoundCounts:
    """What is counted of a record that is no whole round."""
    state, actions = played(text)
    counts = count_round(state)
    for number, action in enumerate(actions, start=1):
        after, events = apply(state, action)
        counts.note(Move(number, Step(action, 25), state, after, tuple(events)))
        state = after
    return counts


def found(counts: RoundCounts, kind: HighlightKind) -> list[Highlight]:
    return [highlight for highlight in counts.highlights.found if highlight.kind is kind]


@pytest.mark.parametrize("mode", tuple(Mode))
def test_facts_agree_with_what_happened(mode: Mode) -> None:
    for number in range(60):
        for record, after, _ in rounds_of(number, (mode,)):
            facts = facts_of(record)
            moves = list(moves_of(record))
            events = [event for move in moves for event in move.events]
            ended = next(event for event in events if isinstance(event, RoundEnded))
            assert facts is not None
            assert facts.winner == ended.winner
            assert [seat.points for seat in facts.seats] == list(ended.points)
            assert [seat.left for seat in facts.seats] == [len(hand) for hand in after.hands]
            drawn = sum(event.count for event in events if isinstance(event, Drew))
            assert sum(seat.drawn for seat in facts.seats) == drawn
            caught = sum(isinstance(event, Caught) for event in events)
            assert sum(seat.catches for seat in facts.seats) == caught
            assert all(len(seat.sizes) == facts.moves + 1 for seat in facts.seats)


POSITION = """seats anna ben cem
hand anna {anna}
hand ben {ben}
hand cem B7 B8 B9
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8

"""


def position(anna: str, ben: str = "Y1 Y2 Y3") -> str:
    return POSITION.format(anna=anna, ben=ben)


def test_a_foul_that_is_taken_is_a_bluff_that_went_through() -> None:
    counts = counted(position("R5 W+4 B1") + "anna: play W+4:G\nben: take\n")
    assert counts.seats[0].count["bluffs"] == 1
    assert counts.seats[1].count["wild_draws_taken"] == 1
    wild = parse_face("W+4")
    assert found(counts, HighlightKind.BLUFF) == [
        Highlight(HighlightKind.BLUFF, 2, 0, 1, 4, wild, 0, 2)
    ]


def test_an_honest_draw_four_is_no_bluff() -> None:
    counts = counted(position("Y5 W+4 B1") + "anna: play W+4:G\nben: take\n")
    assert not found(counts, HighlightKind.BLUFF)
    assert counts.seats[0].count["wild_draws_thrown"] == 1


def test_a_foul_that_is_answered_went_through_too() -> None:
    text = "option stacking\n" + position("R5 W+4 B1", "W+4 Y2 Y3")
    counts = counted(text + "anna: play W+4:G\nben: play W+4:B\n")
    assert [h.seat for h in found(counts, HighlightKind.BLUFF)] == [0]


def test_a_challenge_is_won_or_lost() -> None:
    won = counted(position("R5 W+4 B1") + "anna: play W+4:G\nben: challenge\n")
    assert not found(won, HighlightKind.BLUFF)
    assert found(won, HighlightKind.CHALLENGE_WON)[0].amount == 4
    assert won.seats[0].count["bluffs_caught"] == won.seats[1].count["challenges_won"] == 1
    lost = counted(position("Y5 W+4 B1") + "anna: play W+4:G\nben: challenge\n")
    assert found(lost, HighlightKind.CHALLENGE_LOST)[0].amount == 6
    assert lost.seats[1].biggest_draw == 6


def test_calls_made_caught_and_missed() -> None:
    made = counted(position("R5 R6") + "anna: play R5 uno\n")
    assert (made.seats[0].count["calls"], made.seats[0].count["missed"]) == (1, 0)
    caught = counted(position("R5 R6") + "anna: play R5\ncem: contra anna\n")
    assert (caught.seats[0].count["caught"], caught.seats[0].count["missed"]) == (1, 1)
    assert caught.seats[2].count["catches"] == 1
    unseen = counted(position("R5 R6", "R1 Y2 Y3") + "anna: play R5\nben: play R1\n")
    assert (unseen.seats[0].count["caught"], unseen.seats[0].count["missed"]) == (0, 1)


def test_turns_and_their_time() -> None:
    counts = counted(position("R5 R6 B1", "R1 Y2 Y3") + "anna: play R5\nben: play R1\n")
    assert [seat.count["turns"] for seat in counts.seats] == [1, 1, 0]
    assert counts.seats[0].count["tenths"] == 25
