"""Awards: a few, each of another kind, the same for the same round."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from bot.engine import Mode, default_options
from bot.facts import (
    Award,
    AwardKind,
    Highlight,
    HighlightKind,
    RecapFacts,
    RecapSeatFacts,
    awards_of,
    facts_of,
    worth_at_most,
)
from bot.facts.awards import MOST_AWARDS
from bot.facts.round_facts import RoundFacts, SeatFacts, SummedCounts

from .played_rounds import rounds_of

ANNA, BEN, CEM = range(3)


def seat(**counted: int | bool) -> SeatFacts:
    """A seat of a round in which nothing happened to it but what is `counted`."""
    nothing = {
        "played": True,
        "won": False,
        "match_won": False,
        "points": 0,
        "left": 3,
        "value": 15,
        "biggest_draw": 1,
        "longest_hand": 7,
        "last_face": None,
        "sizes": (7,),
        "turns": 8,
        "drawn": 1,
    }
    return SeatFacts(**{**nothing, **counted})  # pyright: ignore[reportArgumentType]


def awards(*highlights: Highlight, seats: Sequence[SeatFacts] = ()) -> dict[AwardKind, Award]:
    """Of a round of three that Anna won."""
    each = list(seats) or [seat(won=True, left=0), seat(), seat()]
    facts = RoundFacts(
        default_options(Mode.CLASSIC),
        1,
        ANNA,
        (ANNA,),
        (ANNA,),
        True,
        40,
        tuple(each),
        highlights,
    )
    return {award.kind: award for award in awards_of(facts)}


def test_nothing_special_brings_no_award() -> None:
    assert awards() == {}


@pytest.mark.parametrize(
    ("highlight", "kind", "holder"),
    [
        (Highlight(HighlightKind.DRAW, 9, BEN, CEM, 12), AwardKind.BIG_DRAW, BEN),
        (Highlight(HighlightKind.BLUFF, 9, CEM, BEN, 4), AwardKind.BLUFF, CEM),
        (Highlight(HighlightKind.COMEBACK, 9, ANNA, None, 14), AwardKind.HOMEWARD, ANNA),
    ],
)
def test_a_moment_brings_its_award(highlight: Highlight, kind: AwardKind, holder: int) -> None:
    (award,) = awards(highlight).values()
    assert (award.kind, award.seat, award.amount) == (kind, holder, highlight.amount)
    assert award.other == highlight.other


@pytest.mark.parametrize(
    ("counted", "kind", "amount"),
    [
        ({"catches": 2}, AwardKind.CATCHES, 2),
        ({"caught": 2}, AwardKind.CAUGHT, 2),
        ({"challenges_won": 1}, AwardKind.LIE_DETECTOR, 1),
        ({"left": 12}, AwardKind.STACKED, 12),
    ],
)
def test_what_somebody_did_often_brings_its_award(
    counted: dict[str, int], kind: AwardKind, amount: int
) -> None:
    (award,) = awards(seats=[seat(won=True, left=0), seat(**counted), seat()]).values()
    assert (award.kind, award.seat, award.amount) == (kind, BEN, amount)


def test_who_caught_and_who_was_caught_are_not_both_awarded() -> None:
    """It would be the same catches twice."""
    given = awards(seats=[seat(won=True, left=0), seat(catches=3), seat(caught=3)])
    assert [(award.kind, award.seat) for award in given.values()] == [(AwardKind.CATCHES, BEN)]
    given = awards(seats=[seat(won=True, left=0), seat(catches=2), seat(caught=3)])
    assert [(award.kind, award.seat) for award in given.values()] == [(AwardKind.CAUGHT, CEM)]


def test_who_wins_without_drawing_has_an_award_for_it() -> None:
    (award,) = awards(seats=[seat(won=True, left=0, drawn=0), seat(drawn=0), seat()]).values()
    assert (award.kind, award.seat, award.amount) == (AwardKind.STRAIGHT, ANNA, 8)


def test_a_winner_who_never_had_a_turn_did_not_go_straight_through() -> None:
    """All others left, for instance."""
    assert awards(seats=[seat(won=True, left=0, drawn=0, turns=0), seat(), seat()]) == {}


def test_nobody_goes_straight_through_a_round_that_was_stopped() -> None:
    seats = (seat(won=True, left=0, drawn=0), seat())
    assert awards_of(RecapFacts(True, (deeds(seats[0]), deeds(seats[1])), ()))
    assert awards_of(RecapFacts(False, (deeds(seats[0]), deeds(seats[1])), ())) == ()


def test_what_did_not_happen_is_not_stored_and_counts_nothing() -> None:
    told = msgspec.json.decode(b'{"won":true,"left":0}', type=RecapSeatFacts)
    assert told == RecapSeatFacts(won=True, left=0)
    nothing = SeatFacts(
        played=True, won=True, match_won=False, left=0, value=0, last_face=None, sizes=(7, 0)
    )
    assert deeds(nothing) == told
    counts = [getattr(nothing, name) for name in SummedCounts.__struct_fields__]
    assert counts == [0] * len(counts)


def deeds(facts: SeatFacts) -> RecapSeatFacts:
    return RecapSeatFacts(
        **{name: getattr(facts, name) for name in RecapSeatFacts.__struct_fields__}
    )


def test_more_remarkable_awards_come_first_and_a_fourth_is_left_out() -> None:
    """Worth six, four, three and two and a half."""
    given = awards(
        Highlight(HighlightKind.DRAW, 9, CEM, BEN, 5),
        seats=[
            seat(won=True, left=0, drawn=0),
            seat(catches=2),
            seat(challenges_won=1),
        ],
    )
    assert list(given) == [AwardKind.STRAIGHT, AwardKind.CATCHES, AwardKind.LIE_DETECTOR]


@pytest.mark.parametrize(
    ("counted", "worth"),
    [
        ({"catches": 4}, 8.0),
        ({"caught": 4}, 8.0),
        ({"challenges_won": 3}, 9.0),
        ({"left": 35}, 7.0),
    ],
)
def test_an_award_is_worth_more_the_more_often(counted: dict[str, int], worth: float) -> None:
    each = [seat(won=True, left=0), seat(**counted), seat()]
    (award,) = awards(seats=each).values()
    assert award.worth == worth
    told = RecapFacts(True, tuple(deeds(one) for one in each), ())
    assert worth_at_most(told) == worth


@pytest.mark.parametrize(
    ("kind", "worth"),
    [
        (HighlightKind.DRAW, 10.0),
        (HighlightKind.BLUFF, 12.0),
        (HighlightKind.COMEBACK, 10.0),
        (HighlightKind.SWAP, 6.0),
    ],
)
def test_no_award_of_the_round_is_worth_more(kind: HighlightKind, worth: float) -> None:
    """Six is what a win without a draw would be worth: nobody looks closer for less."""
    highlight = Highlight(kind, 9, ANNA, BEN, 20)
    told = RecapFacts(True, (deeds(seat(won=True, left=0)), deeds(seat())), (highlight,))
    assert worth_at_most(told) == worth
    assert [award.worth for award in awards_of(told)] == ([worth] if worth > 6 else [])


def test_an_award_is_named_by_its_text() -> None:
    """`award-KIND` in data/locales."""
    assert [kind.value for kind in AwardKind] == [
        "big-draw",
        "bluff",
        "homeward",
        "catches",
        "caught",
        "lie-detector",
        "straight",
        "stacked",
    ]


@pytest.mark.parametrize("counted", [{"catches": 1}, {"caught": 1}, {"left": 11}])
def test_once_is_no_award(counted: dict[str, int]) -> None:
    assert awards(seats=[seat(won=True, left=0), seat(**counted), seat()]) == {}


def test_a_bluff_that_cost_nobody_a_card_is_none() -> None:
    assert awards(Highlight(HighlightKind.BLUFF, 9, CEM, BEN, 0)) == {}


def test_of_a_kind_the_most_remarkable_counts_and_of_equals_the_lower_seat() -> None:
    one, two = (Highlight(HighlightKind.DRAW, 9, who, ANNA, 6) for who in (CEM, BEN))
    assert awards(one, two)[AwardKind.BIG_DRAW].seat == BEN
    more = Highlight(HighlightKind.DRAW, 20, CEM, ANNA, 8)
    assert awards(one, two, more)[AwardKind.BIG_DRAW].amount == 8


def test_awards_are_few_and_unlike_and_held_by_who_was_there() -> None:
    seen: set[AwardKind] = set()
    for number in range(100):
        for record, _, _ in rounds_of(number, tuple(Mode)):
            facts = facts_of(record)
            assert facts is not None
            given = awards_of(facts)
            assert len(given) <= MOST_AWARDS
            assert len({award.kind for award in given}) == len(given)
            assert all(facts.seats[award.seat].played for award in given)
            assert given == awards_of(facts)
            seen |= {award.kind for award in given}
    assert len(seen) >= 5


def test_what_is_told_of_a_round_gives_the_same_awards_and_none_worth_more_than_said() -> None:
    found = 0
    for number in range(100):
        for record, _, _ in rounds_of(number, tuple(Mode)):
            facts = facts_of(record)
            assert facts is not None
            told = msgspec.json.decode(msgspec.json.encode(facts), type=RecapFacts)
            assert awards_of(told) == awards_of(facts)
            assert worth_at_most(told) == worth_at_most(facts)
            assert all(award.worth <= worth_at_most(told) for award in awards_of(facts))
            found += len(awards_of(facts))
    assert found > 20
