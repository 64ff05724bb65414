"""What is told of an evening, and what is left out where there is nothing to tell."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine import Mode
from bot.facts import AwardKind, Highlight, HighlightKind, RoundFacts, facts_of
from bot.statistics import RecapRound, SeatResult, Stretch, recap_of
from tests.facts.played_rounds import rounds_of


def _facts() -> RoundFacts:
    """Any round, with nothing worth telling in it."""
    record = next(r for number in range(40) for r, _, _ in rounds_of(number, [Mode.CLASSIC]))
    facts = facts_of(record)
    assert facts is not None
    seats = tuple(
        replace(seat, catches=0, caught=0, challenges_won=0, drawn=1, left=1)
        for seat in facts.seats
    )
    return replace(facts, seats=seats, highlights=())


FACTS = _facts()


def played(
    *order: str, odds: dict[str, int] | None = None, facts: RoundFacts | None = None
) -> RecapRound:
    """A round in which these came in this order; each always has the same seat."""
    results = tuple(
        SeatResult(
            "abc".index(who),
            who,
            who.upper(),
            place,
            place == 1,
            False,
            10,
            True,
            None if odds is None else (odds[who], 100),
        )
        for place, who in enumerate(order, 1)
    )
    return RecapRound(results, facts)


def test_of_nothing_there_is_no_recap() -> None:
    assert recap_of(Stretch.EVENING, [], 0) is None


def test_the_best_stand_first_and_nothing_is_made_up() -> None:
    recap = recap_of(Stretch.WEEK, [played("b", "a"), played("b", "a"), played("a", "b")], 1)
    assert recap is not None
    assert [(line.name, line.wins, line.rounds) for line in recap.lines] == [
        ("B", 2, 3),
        ("A", 1, 3),
    ]
    assert (recap.moment, recap.catcher, recap.bluff, recap.nemesis) == (None,) * 4
    assert recap.luckiest is None


def test_a_nemesis_takes_three_meetings() -> None:
    two = [played("a", "b"), played("a", "b")]
    assert recap_of(Stretch.WEEK, two, 0).nemesis is None  # type: ignore[union-attr]
    told = recap_of(Stretch.WEEK, [*two, played("a", "b")], 0).nemesis  # type: ignore[union-attr]
    assert (told.player, told.other, told.amount, told.out_of) == ("A", "B", 3, 3)  # type: ignore[union-attr]


def test_the_moment_the_bluff_and_the_catcher_are_found_in_the_facts() -> None:
    draw = Highlight(HighlightKind.DRAW, 3, 1, 0, 16)
    small = Highlight(HighlightKind.DRAW, 4, 0, 1, 4)
    bluff = Highlight(HighlightKind.BLUFF, 5, 0, 1, 4)
    catching = (replace(FACTS.seats[0], catches=2), *FACTS.seats[1:])
    rounds = [
        played("a", "b", facts=replace(FACTS, highlights=(small, bluff), seats=catching)),
        played("b", "a", facts=replace(FACTS, highlights=(draw,))),
    ]
    recap = recap_of(Stretch.EVENING, rounds, 0)
    assert recap is not None
    assert recap.moment is not None
    assert recap.moment.kind is AwardKind.BIG_DRAW
    assert (recap.moment.told.player, recap.moment.told.other) == ("B", "A")
    assert recap.moment.told.amount == 16
    assert recap.catcher is not None
    assert (recap.catcher.player, recap.catcher.amount) == ("A", 2)
    assert recap.bluff is not None
    assert (recap.bluff.player, recap.bluff.other, recap.bluff.amount) == ("A", "B", 4)


def test_luck_is_told_of_the_cards_and_not_of_the_wins() -> None:
    odds = {"a": 70, "b": 30}
    recap = recap_of(Stretch.EVENING, [played("b", "a", odds=odds)] * 4, 0)
    assert recap is not None
    assert recap.luckiest is not None
    assert recap.unluckiest is not None
    assert (recap.luckiest.player, recap.unluckiest.player) == ("A", "B")
    assert round(recap.luckiest.luck.worth, 6) == 2.8
    assert recap.unluckiest.luck.wins == 4
    assert recap.played_out == recap.rounds == 4


def test_it_is_known_of_how_many_rounds_luck_is_told() -> None:
    odds = {"a": 70, "b": 30}
    known = [played("b", "a", odds=odds)] * 4
    recap = recap_of(Stretch.EVENING, [*known, played("a", "b")], 0)
    assert recap is not None
    assert (recap.played_out, recap.rounds) == (4, 5)
