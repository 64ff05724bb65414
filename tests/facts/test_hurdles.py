"""What stood in the winner's way: the most that it cost at once."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.engine import Mode
from bot.facts import Highlight, HighlightKind, Hurdle, RoundFacts, facts_of, hurdle_of

from .played_rounds import rounds_of
from .written_rounds import facts

ANNA, BEN, CEM = range(3)


def test_a_hurdle_is_the_most_that_the_winner_had_to_draw_at_once() -> None:
    met = 0
    for number in range(120):
        for record, _, _ in rounds_of(number, tuple(Mode)):
            facts = facts_of(record)
            assert facts is not None
            hurdle = hurdle_of(facts)
            if facts.winner is None:
                assert hurdle is None
                continue
            assert hurdle is not None
            assert hurdle.longest == max(facts.seats[facts.winner].sizes)
            draws = [
                each.amount
                for each in facts.highlights
                if each.seat == facts.winner and each.kind is HighlightKind.DRAW
            ]
            assert hurdle.cards >= max(draws, default=0)
            met += hurdle.kind is not None
    assert met > 20


def round_with(*highlights: Highlight) -> RoundFacts:
    """A round that anna wins, who held three cards at the most, and in which these happened."""
    plain = facts("""seats anna ben cem
hand anna R5
hand ben Y1 Y2
hand cem Y3 Y4
top R9
draw Y5

anna: play R5
""")
    anna, *others = plain.seats
    seats = (structs.replace(anna, longest_hand=3), *others)
    return structs.replace(plain, seats=seats, highlights=highlights)


def drew(cards: int, seat: int = ANNA, other: int | None = BEN) -> Highlight:
    return Highlight(HighlightKind.DRAW, 4, seat, other, cards)


def test_nothing_stood_in_the_way_of_who_met_nothing() -> None:
    assert hurdle_of(round_with()) == Hurdle(ANNA, 3, None, 0, None)


@pytest.mark.parametrize("kind", [HighlightKind.DRAW, HighlightKind.CAUGHT, HighlightKind.FORGOT])
def test_a_draw_a_contra_and_a_forgotten_call_are_hurdles(kind: HighlightKind) -> None:
    met = Highlight(kind, 4, ANNA, CEM, 2)
    assert hurdle_of(round_with(met)) == Hurdle(ANNA, 3, kind, 2, CEM)


@pytest.mark.parametrize(
    "kind", [HighlightKind.SWAP, HighlightKind.CHALLENGE_WON, HighlightKind.COMEBACK]
)
def test_what_costs_the_winner_nothing_is_no_hurdle(kind: HighlightKind) -> None:
    assert hurdle_of(round_with(Highlight(kind, 4, ANNA, CEM, 12))) == Hurdle(ANNA, 3)


def test_who_was_caught_with_no_card_left_to_draw_met_no_hurdle() -> None:
    """C16: the piles were empty."""
    caught = Highlight(HighlightKind.CAUGHT, 4, ANNA, BEN, 0)
    assert hurdle_of(round_with(caught)) == Hurdle(ANNA, 3)


def test_the_highest_hurdle_counts_and_of_equal_ones_the_first() -> None:
    for highlights in ((drew(4), drew(6, other=CEM)), (drew(6, other=CEM), drew(4))):
        worst = hurdle_of(round_with(*highlights))
        assert worst is not None
        assert (worst.cards, worst.other) == (6, CEM)
    assert hurdle_of(round_with(drew(4), drew(4, other=CEM))) == Hurdle(
        ANNA, 3, HighlightKind.DRAW, 4, BEN
    )


def test_what_the_others_drew_is_no_hurdle_of_the_winners() -> None:
    assert hurdle_of(round_with(drew(8, seat=BEN, other=ANNA))) == Hurdle(ANNA, 3)


def test_without_a_winner_there_is_no_hurdle() -> None:
    assert hurdle_of(structs.replace(round_with(drew(4)), winner=None)) is None
