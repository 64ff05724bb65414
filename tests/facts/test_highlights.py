"""What of a round is worth telling, of small rounds written by hand."""

from __future__ import annotations

import pytest

from bot.engine.cards import parse_face
from bot.facts import Highlight, HighlightKind

from .written_rounds import facts, found

ANNA, BEN, CEM = range(3)
GREEN = 2

PILE = "draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9\n\n"


def three(anna: str, ben: str = "Y1 Y2 Y3", cem: str = "B7 B8 B9", *options: str) -> str:
    """The beginning of a record: anna is on, and a red 9 lies."""
    chosen = "".join(f"option {option}\n" for option in options)
    return (
        f"{chosen}seats anna ben cem\nhand anna {anna}\nhand ben {ben}\nhand cem {cem}\n"
        f"top R9\n{PILE}"
    )


def test_four_cards_drawn_at_once_are_a_big_draw() -> None:
    text = three("R5 W+4 B1") + "anna: play W+4:G\nben: take\n"
    assert found(text, HighlightKind.DRAW) == [
        Highlight(HighlightKind.DRAW, 2, BEN, ANNA, 4, parse_face("W+4"), 0, GREEN)
    ]


def test_fewer_cards_or_cards_of_a_turn_are_no_big_draw() -> None:
    assert not found(three("R+2 B1 B2") + "anna: play R+2\n", HighlightKind.DRAW)
    text = three("B1 B2 B3", "Y1 Y2 Y3", "B7 B8 B9", "endless_draw").replace(
        "draw Y1 Y2 Y3 Y4 Y5", "draw Y1 Y2 Y3 Y4 Y5 R1"
    )
    assert not found(text + "anna: draw\n", HighlightKind.DRAW), "six, but for no card"


def test_stacked_cards_are_drawn_for_whoever_laid_the_last_of_them() -> None:
    text = three("R+2 B1 B2", "G+2 Y2 Y3", "B7 B8 B9", "stacking")
    (draw,) = found(text + "anna: play R+2\nben: play G+2\ncem: take\n", HighlightKind.DRAW)
    assert (draw.seat, draw.other, draw.amount) == (CEM, BEN, 4)
    assert (draw.face, draw.colour) == (parse_face("G+2"), None)


def test_a_lost_challenge_is_a_big_draw_too() -> None:
    text = three("Y5 W+4 B1") + "anna: play W+4:G\nben: challenge\n"
    (draw,) = found(text, HighlightKind.DRAW)
    assert (draw.seat, draw.other, draw.amount) == (BEN, ANNA, 6)


def test_who_draws_for_ones_own_card_draws_for_nobody_else() -> None:
    text = three("R5 W+4 B1") + "anna: play W+4:G\nben: challenge\n"
    (draw,) = found(text, HighlightKind.DRAW)
    assert (draw.seat, draw.other, draw.amount) == (ANNA, None, 4)


def test_who_is_caught_draws_for_it() -> None:
    text = three("R5 R6") + "anna: play R5\ncem: contra anna\n"
    assert found(text, HighlightKind.CAUGHT) == [Highlight(HighlightKind.CAUGHT, 2, ANNA, CEM, 2)]


def test_what_others_draw_is_no_part_of_it() -> None:
    text = three("R+2 R6", "Y1 Y2 Y3", "B7 B8 B9", "uno_penalty=3")
    (caught,) = found(text + "anna: play R+2\ncem: contra anna\n", HighlightKind.CAUGHT)
    assert caught.amount == 3


def test_a_last_card_without_its_call_is_forgotten() -> None:
    text = three("R5", "Y1 Y2 Y3", "B7 B8 B9", "uno_uno") + "anna: play R5\n"
    assert found(text, HighlightKind.FORGOT) == [Highlight(HighlightKind.FORGOT, 1, ANNA, amount=2)]


def test_a_challenge_is_won_against_the_accused_who_draws() -> None:
    text = three("R5 W+4 B1") + "anna: play W+4:G\nben: challenge\n"
    assert found(text, HighlightKind.CHALLENGE_WON) == [
        Highlight(HighlightKind.CHALLENGE_WON, 2, BEN, ANNA, 4)
    ]
    assert not found(text, HighlightKind.CHALLENGE_LOST)


def test_a_challenge_is_lost_by_who_draws_more() -> None:
    text = three("Y5 W+4 B1") + "anna: play W+4:G\nben: challenge\n"
    assert found(text, HighlightKind.CHALLENGE_LOST) == [
        Highlight(HighlightKind.CHALLENGE_LOST, 2, BEN, ANNA, 6)
    ]
    assert not found(text, HighlightKind.CHALLENGE_WON)


def test_a_foul_that_is_answered_cost_nobody_a_card() -> None:
    text = three("R5 W+4 B1", "W+4 Y2 Y3", "B7 B8 B9", "stacking")
    (bluff,) = found(text + "anna: play W+4:G\nben: play W+4:B\n", HighlightKind.BLUFF)
    wild = parse_face("W+4")
    assert bluff == Highlight(HighlightKind.BLUFF, 2, ANNA, BEN, 0, wild, 0, GREEN)


def test_a_foul_is_a_bluff_once_and_only_when_it_is_over() -> None:
    play = three("R5 W+4") + "anna: play W+4:G\n"
    assert not found(play, HighlightKind.BLUFF)
    assert not found(play + "cem: contra anna\n", HighlightKind.BLUFF), "ben may still challenge"
    assert not found(play + "ben: leave\n", HighlightKind.BLUFF), "ben neither took nor answered"
    assert len(found(play + "cem: contra anna\nben: take\n", HighlightKind.BLUFF)) == 1


def flip(anna: str) -> str:
    return (
        f"mode flip\nseats anna ben cem\nhand anna {anna}\nhand ben R9/P+5 GS/P4\n"
        "hand cem R7/P6 G7/P7\ntop R8/P1\ndraw B1/O1 B2/O2 B3/O3\n\n"
    )


def test_a_flip_is_told_with_the_side_that_it_turned_to() -> None:
    text = flip("RF/P3 R1/P2 R2/P8") + "anna: play RF\n"
    assert found(text, HighlightKind.FLIP) == [
        Highlight(HighlightKind.FLIP, 1, ANNA, None, 1, parse_face("RF"), 0)
    ]


def test_a_jump_in_is_told_with_its_card() -> None:
    text = three("R5 B1 B2", "Y1 Y2 Y3", "R5 B8 B9", "jump_in")
    assert found(text + "anna: play R5\ncem: jump R5\n", HighlightKind.JUMP_IN) == [
        Highlight(HighlightKind.JUMP_IN, 2, CEM, face=parse_face("R5"))
    ]
    assert not found(text + "anna: play R5\nben: draw\n", HighlightKind.JUMP_IN)


def test_a_jump_in_and_a_flip_tell_the_side_that_was_active() -> None:
    text = (
        "mode flip\noption jump_in\nside dark\nseats anna ben cem\nhand anna R1/P3 R2/P8 R3/T1\n"
        "hand ben R9/P5 GS/P4\nhand cem R8/P3 R7/P6 G7/P7\ntop R8/P1\n"
        "draw B1/O1 B2/O2 B3/O3\n\nanna: play P3\ncem: jump P3\n"
    )
    (jump,) = found(text, HighlightKind.JUMP_IN)
    assert (jump.face, jump.side) == (parse_face("P3"), 1)


def test_several_cards_at_once_are_a_series() -> None:
    text = three("R5 G5 B1 B2", "Y1 Y2 Y3", "B7 B8 B9", "several")
    assert found(text + "anna: play R5 G5\n", HighlightKind.SERIES) == [
        Highlight(HighlightKind.SERIES, 1, ANNA, amount=2, face=parse_face("G5"))
    ]
    assert not found(text + "anna: play R5\n", HighlightKind.SERIES)


@pytest.mark.parametrize(("other", "rid"), [("ben", -1), ("cem", 2)])
def test_a_swap_tells_how_many_cards_somebody_is_rid_of(other: str, rid: int) -> None:
    text = three("R7 B1 B2 B3 B4", "Y1 Y2 Y3 Y4 Y5", "B8 B9", "seven_o")
    (swap,) = found(text + f"anna: play R7 > {other}\n", HighlightKind.SWAP)
    assert (swap.seat, swap.other, swap.amount) == (ANNA, BEN if other == "ben" else CEM, rid)


def test_a_zero_hands_all_cards_on() -> None:
    text = three("R0 B1 B2", "Y1 Y2 Y3", "B7 B8 B9", "seven_o")
    assert found(text + "anna: play R0\n", HighlightKind.HANDED_ON) == [
        Highlight(HighlightKind.HANDED_ON, 1, ANNA, face=parse_face("R0"))
    ]


def test_who_holds_too_many_cards_is_knocked_out() -> None:
    hand = " ".join(f"{colour}{number}" for colour in "GB" for number in range(1, 8))
    text = three("R+2 R1 R2", hand, "Y1 Y2", "hand_limit=15")
    assert found(text + "anna: play R+2\n", HighlightKind.KNOCKED_OUT) == [
        Highlight(HighlightKind.KNOCKED_OUT, 1, BEN, amount=15)
    ]


def test_who_goes_out_has_a_place_and_a_last_card() -> None:
    text = three("R5", "R6 Y2", "B7 B8", "play_on")
    (out,) = found(text + "anna: play R5\n", HighlightKind.OUT)
    assert out == Highlight(HighlightKind.OUT, 1, ANNA, None, 1, parse_face("R5"), 0)


def test_who_goes_out_by_anothers_move_laid_no_card_for_it() -> None:
    """V12: with ben out, too, cem is the last one; nobody sees a card of cem's."""
    text = three("R5", "R6", "B7 B8", "play_on") + "anna: play R5\nben: play R6\n"
    assert [(out.seat, out.amount) for out in found(text, HighlightKind.OUT)][:2] == [
        (ANNA, 1),
        (BEN, 2),
    ]


@pytest.mark.parametrize(("cards", "told"), [(11, []), (12, [12])])
def test_who_held_twelve_cards_and_won_came_back(cards: int, told: list[int]) -> None:
    """Anna hands all but one of her cards to ben for his last one, and lays that."""
    others = ["G1", "G2", "G3", "G4", "G6", "G8", "G9", "B1", "B2", "B3", "B4"][: cards - 1]
    text = three(f"R7 {' '.join(others)}", "R1", "R8 B6 B7", "seven_o", "target=round")
    round_facts = facts(text + "anna: play R7 > ben\nben: draw\ncem: play R8\nanna: play R1\n")
    told_of = [h for h in round_facts.highlights if h.kind is HighlightKind.COMEBACK]
    assert [h.amount for h in told_of] == told
    assert all((h.step, h.seat) == (4, ANNA) for h in told_of)


def test_a_kind_is_stored_by_its_name() -> None:
    """With the facts of each round in the database: old ones have to stay readable."""
    assert {kind.name: kind.value for kind in HighlightKind} == {
        "DRAW": "draw",
        "CAUGHT": "caught",
        "FORGOT": "forgot",
        "CHALLENGE_WON": "challenge-won",
        "CHALLENGE_LOST": "challenge-lost",
        "BLUFF": "bluff",
        "FLIP": "flip",
        "JUMP_IN": "jump-in",
        "SERIES": "series",
        "SWAP": "swap",
        "HANDED_ON": "handed-on",
        "KNOCKED_OUT": "knocked-out",
        "OUT": "out",
        "COMEBACK": "comeback",
    }
