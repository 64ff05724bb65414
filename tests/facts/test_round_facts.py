"""The facts of a round, compared with what the engine says of it."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.engine import Mode, Presence
from bot.engine.cards import parse_face
from bot.engine.events import Caught, Drew, RoundEnded
from bot.facts import HighlightKind, facts_of, moves_of

from .played_rounds import rounds_of
from .written_rounds import dealt_again, facts, recorded

ANNA, BEN, CEM, DINA = range(4)


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


END = """{options}seats anna ben cem
hand anna R5 R+2
hand ben R6 B1 Y2
hand cem B7 Y8 B9 G9
top R9
draw Y1 Y2 Y3 Y4

anna: play R5 uno
ben: play R6
cem: draw
anna: play R+2
"""
"""Anna wins; ben then holds four cards, among them the two that he draws for the last one."""


def test_a_seat_is_told_by_how_it_stood_at_the_end() -> None:
    round_facts = facts(END.format(options="option target=200\n"))
    anna, ben, cem = round_facts.seats
    assert (round_facts.winner, round_facts.winners) == (ANNA, (ANNA,))
    assert (round_facts.number, round_facts.moves, round_facts.counted) == (1, 4, True)
    assert (anna.won, ben.won, cem.won) == (True, False, False)
    assert (anna.left, ben.left, cem.left) == (0, 4, 5)
    assert (anna.value, ben.value, cem.value) == (0, 1 + 2 + 2 + 3, 7 + 8 + 9 + 9 + 1)
    assert anna.points == 42
    assert (ben.points, cem.points) == (0, 0)
    assert anna.last_face == parse_face("R+2")
    assert (ben.last_face, cem.last_face) == (parse_face("R6"), None)
    assert anna.sizes == (2, 1, 1, 1, 0)
    assert cem.sizes == (4, 4, 4, 5, 5)
    assert (anna.longest_hand, ben.longest_hand, cem.longest_hand) == (2, 4, 5)
    assert (ben.biggest_draw, cem.biggest_draw, anna.biggest_draw) == (2, 1, 0)
    assert (anna.turns, ben.turns, cem.turns) == (2, 1, 1)
    assert all(seat.played for seat in round_facts.seats)


def test_a_match_is_won_with_its_last_round() -> None:
    over = facts(END.format(options="option target=round\n"))
    assert [seat.match_won for seat in over.seats] == [True, False, False]
    goes_on = facts(END.format(options="option target=200\n"))
    assert not any(seat.match_won for seat in goes_on.seats)


def test_a_team_wins_together() -> None:
    text = """option partner
seats anna ben cem dina
hand anna R5
hand ben Y1 Y2
hand cem B1 B2
hand dina G1 G2
top R9
draw Y3 Y4

anna: play R5
"""
    round_facts = facts(text)
    assert (round_facts.winner, round_facts.winners) == (ANNA, (ANNA, CEM))
    assert [seat.won for seat in round_facts.seats] == [True, False, True, False]


def test_those_who_went_out_have_places() -> None:
    text = """option play_on
seats anna ben cem
hand anna R5
hand ben R6 Y2
hand cem R7
top R9
draw Y3 Y4

anna: play R5
ben: play R6 uno
cem: play R7
"""
    round_facts = facts(text)
    assert round_facts.places[:2] == (ANNA, CEM)


def test_a_stopped_round_is_not_counted_and_nobody_comes_back_in_it() -> None:
    text = "seats anna ben\nhand anna G1 G2 G3 G4 G5 G6 G7 G8 B1 B2 B3 B4\nhand ben R1\ntop R9\n"
    round_facts = facts(text + "\nben: leave\n")
    assert not round_facts.counted
    assert not [h for h in round_facts.highlights if h.kind is HighlightKind.COMEBACK]


def test_a_round_that_does_not_reach_its_end_has_no_facts() -> None:
    state, record = recorded(END.format(options=""))
    with dealt_again(state):
        assert facts_of(structs.replace(record, steps=record.steps[:-1])) is None
        assert facts_of(structs.replace(record, steps=())) is None


def test_a_seat_that_was_not_there_has_not_played() -> None:
    state, record = recorded(END.format(options=""))
    presence = (Presence.HERE, Presence.AWAY, Presence.HERE)
    opening = structs.replace(record.opening, presence=presence)
    with dealt_again(state):
        round_facts = facts_of(structs.replace(record, opening=opening))
    assert round_facts is not None
    assert [seat.played for seat in round_facts.seats] == [True, False, True]
