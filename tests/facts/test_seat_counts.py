"""What is counted of each seat, move by move, of small rounds written by hand."""

from __future__ import annotations

from bot.engine.cards import parse_face
from bot.facts import Highlight, HighlightKind
from bot.facts.round_facts import RoundCounts

from .written_rounds import counted


def highlights(counts: RoundCounts, kind: HighlightKind) -> list[Highlight]:
    return [highlight for highlight in counts.highlights.found if highlight.kind is kind]


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
    assert highlights(counts, HighlightKind.BLUFF) == [
        Highlight(HighlightKind.BLUFF, 2, 0, 1, 4, wild, 0, 2)
    ]


def test_an_honest_draw_four_is_no_bluff() -> None:
    counts = counted(position("Y5 W+4 B1") + "anna: play W+4:G\nben: take\n")
    assert not highlights(counts, HighlightKind.BLUFF)
    assert counts.seats[0].count["wild_draws_thrown"] == 1


def test_a_foul_that_is_answered_went_through_too() -> None:
    text = "option stacking\n" + position("R5 W+4 B1", "W+4 Y2 Y3")
    counts = counted(text + "anna: play W+4:G\nben: play W+4:B\n")
    assert [h.seat for h in highlights(counts, HighlightKind.BLUFF)] == [0]


def test_a_challenge_is_won_or_lost() -> None:
    won = counted(position("R5 W+4 B1") + "anna: play W+4:G\nben: challenge\n")
    assert not highlights(won, HighlightKind.BLUFF)
    assert highlights(won, HighlightKind.CHALLENGE_WON)[0].amount == 4
    assert won.seats[0].count["bluffs_caught"] == won.seats[1].count["challenges_won"] == 1
    lost = counted(position("Y5 W+4 B1") + "anna: play W+4:G\nben: challenge\n")
    assert highlights(lost, HighlightKind.CHALLENGE_LOST)[0].amount == 6
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


def test_turns_of_the_bot_are_counted_for_whom_it_played() -> None:
    text = position("R5 R6 B1", "R1 Y2 Y3") + "anna: play R5\nben: play R1\ncem: draw\n"
    counts = counted(text, autopilot=(2,))
    assert [seat.count["autopilot_turns"] for seat in counts.seats] == [0, 1, 0]
    assert [seat.count["tenths"] for seat in counts.seats] == [25, 0, 25], "what the bot waited"


def test_time_adds_up_over_turns_alone() -> None:
    """A contra is no turn: cem has had none."""
    text = position("R5 R6") + "anna: play R5\ncem: contra anna\nben: draw\ncem: draw\nanna: draw\n"
    counts = counted(text)
    assert [seat.count["turns"] for seat in counts.seats] == [2, 1, 1]
    assert [seat.count["tenths"] for seat in counts.seats] == [50, 25, 25]


def test_cards_are_taken_for_a_wild_draw_by_taking_them() -> None:
    taken = counted(position("Y5 W+4 B1") + "anna: play W+4:G\nben: take\n")
    assert [seat.count["wild_draws_taken"] for seat in taken.seats] == [0, 1, 0]
    other = counted(position("R+2 B1 B2") + "anna: play R+2\n")
    assert [seat.count["wild_draws_taken"] for seat in other.seats] == [0, 0, 0]
    assert [seat.count["drawn"] for seat in other.seats] == [0, 2, 0]


def test_cards_drawn_for_a_challenge_are_not_taken_for_a_wild_draw() -> None:
    for hand in ("R5 W+4 B1", "Y5 W+4 B1"):
        counts = counted(position(hand) + "anna: play W+4:G\nben: challenge\n")
        assert [seat.count["wild_draws_taken"] for seat in counts.seats] == [0, 0, 0]
        assert sum(seat.count["drawn"] for seat in counts.seats) >= 4


def test_draws_add_up_and_the_biggest_is_remembered() -> None:
    text = position("Y5 W+4 B1") + "anna: play W+4:G\nben: take\ncem: draw\nanna: draw\nben: draw\n"
    counts = counted(text)
    assert counts.seats[1].count["drawn"] == 5
    assert counts.seats[1].biggest_draw == 4


def test_wild_draw_cards_and_the_last_card_of_a_throw_are_noted() -> None:
    text = "option several\n" + position("R5 G5 B1 B2", "Y1 Y2 Y3")
    counts = counted(text + "anna: play R5 G5\n")
    assert counts.seats[0].last_face == parse_face("G5")
    assert counts.seats[0].count["wild_draws_thrown"] == 0
    assert counts.seats[1].last_face is None
    assert [seat.sizes for seat in counts.seats] == [[4, 2], [3, 3], [3, 3]]


def test_jump_ins_are_counted() -> None:
    text = "option jump_in\n" + POSITION.replace("B7 B8 B9", "R5 B8 B9").format(
        anna="R5 B1 B2", ben="Y1 Y2 Y3"
    )
    counts = counted(text + "anna: play R5\ncem: jump R5\n")
    assert [seat.count["jump_ins"] for seat in counts.seats] == [0, 0, 1]
    assert [seat.count["turns"] for seat in counts.seats] == [1, 0, 1]


def test_calls_made_before_and_after_the_card_are_counted() -> None:
    before = counted(position("R5 R6") + "anna: say uno\nanna: play R5\n")
    after = counted(position("R5 R6") + "anna: play R5\nanna: say uno\n")
    for counts in (before, after):
        assert (counts.seats[0].count["calls"], counts.seats[0].count["missed"]) == (1, 0)


def test_calls_of_one_seat_add_up() -> None:
    text = position("R5 R6") + (
        "anna: play R5\nanna: say uno\nben: draw\ncem: draw\nanna: draw\nben: draw\n"
        "cem: draw\ncem: pass\nanna: play R6\nanna: say uno\n"
    )
    assert counted(text).seats[0].count["calls"] == 2


def test_a_gesture_is_no_call_and_is_not_missed_as_one() -> None:
    text = "option action_uno=5:self\n" + position("R5 B1 B2", "R1 Y2 Y3")
    made = counted(text + "anna: play R5 gesture\n")
    missed = counted(text + "anna: play R5\nben: play R1\n")
    for counts in (made, missed):
        assert (counts.seats[0].count["calls"], counts.seats[0].count["missed"]) == (0, 0)


def test_a_gesture_made_leaves_the_call_that_is_owed_besides() -> None:
    text = "option action_uno=5:self\n" + position("R5 B1", "R1 Y2 Y3")
    counts = counted(text + "anna: play R5 gesture\nben: play R1\n")
    assert (counts.seats[0].count["calls"], counts.seats[0].count["missed"]) == (0, 1)


def test_a_call_owed_still_is_not_missed_yet() -> None:
    counts = counted(position("R5 R6") + "anna: play R5\n")
    assert counts.seats[0].count["missed"] == 0


def test_what_is_missed_is_missed_by_who_owed_it() -> None:
    text = position("R5 R6", "R1 Y2") + "anna: play R5\nben: play R1 uno\n"
    counts = counted(text)
    assert [seat.count["missed"] for seat in counts.seats] == [1, 0, 0]
    assert [seat.count["calls"] for seat in counts.seats] == [0, 1, 0]


def test_a_last_card_without_its_call_is_a_call_missed() -> None:
    counts = counted("option uno_uno\n" + position("R5") + "anna: play R5\n")
    assert [seat.count["missed"] for seat in counts.seats] == [1, 0, 0]


def test_a_challenge_is_counted_for_both() -> None:
    won = counted(position("R5 W+4 B1") + "anna: play W+4:G\nben: challenge\n")
    lost = counted(position("Y5 W+4 B1") + "anna: play W+4:G\nben: challenge\n")
    assert won.seats[0].count["bluffs_caught"] == 1
    assert lost.seats[0].count["bluffs_caught"] == 0
    assert lost.seats[1].count["challenges_lost"] == 1
    assert (won.seats[1].count["challenges_lost"], lost.seats[1].count["challenges_won"]) == (0, 0)


def test_bluffs_of_one_seat_add_up() -> None:
    text = position("R5 W+4 W+4 G1", "Y1 Y2 Y3")
    text += "anna: play W+4:R\nben: take\ncem: draw\nanna: play W+4:G\nben: take\n"
    assert [seat.count["bluffs"] for seat in counted(text).seats] == [2, 0, 0]


MERCY = """mode mercy
seats anna ben cem
hand anna {anna} B1 B2
hand ben Y1 Y2
hand cem B7 B8
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 G7 Y8

"""


def test_wild_draw_cards_of_no_mercy_are_counted_too() -> None:
    six = counted(MERCY.format(anna="W+6") + "anna: play W+6:G\nben: take\n")
    assert six.seats[0].count["wild_draws_thrown"] == 1
    assert six.seats[1].count["wild_draws_taken"] == 1
    roulette = counted(MERCY.format(anna="W+X") + "anna: play W+X\nben: colour G\n")
    assert roulette.seats[0].count["wild_draws_thrown"] == 1
    assert roulette.seats[1].count["wild_draws_taken"] == 1
    assert roulette.seats[1].count["drawn"] == 7


def test_who_lays_the_last_card_goes_out() -> None:
    counts = counted(position("R5") + "anna: play R5\n")
    assert [seat.went_out for seat in counts.seats] == [True, False, False]
    knocked_out = "option hand_limit=15\n" + position(
        "R+2 B1", "G1 G2 G3 G4 G5 G6 G7 G8 G9 B3 B4 B5 B6 R1"
    )
    counts = counted(knocked_out + "anna: play R+2\n")
    assert not any(seat.went_out for seat in counts.seats)
