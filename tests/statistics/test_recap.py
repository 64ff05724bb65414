"""What is told of an evening, and what is left out where there is nothing to tell."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.facts import AwardKind, Highlight, HighlightKind, RecapFacts, RecapSeatFacts
from bot.statistics import Recap, RecapResult, RecapRound, Stretch, recap_of
from bot.statistics.recap import Feat

FACTS = RecapFacts(
    counted=True,
    seats=tuple(RecapSeatFacts(won=seat == 0, left=seat, turns=9, drawn=1) for seat in range(8)),
    highlights=(),
)
"""A round in which nothing happened that is worth telling."""


def result(who: str, place: int, **more: object) -> RecapResult:
    """How the round went for `who`, who always has the same seat."""
    plain = RecapResult(
        "abcdefgh".index(who), who, who.upper(), place, place == 1, False, 10, is_person=True
    )
    return replace(plain, **more)


def told(*rounds: RecapRound, stretch: Stretch = Stretch.WEEK, is_cut: bool = False) -> Recap:
    """The recap of some rounds."""
    recap = recap_of(stretch, rounds, 0, is_cut=is_cut)
    assert recap is not None
    return recap


def played(
    *order: str, odds: dict[str, int] | None = None, facts: RecapFacts | None = None
) -> RecapRound:
    """A round in which these came in this order; `odds` are wins in a hundred playouts."""
    results = tuple(
        result(who, place, odds=None if odds is None else (odds[who], 100))
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
    assert (recap.moment.feat.player, recap.moment.feat.other) == ("B", "A")
    assert recap.moment.feat.amount == 16
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


def test_what_it_is_of_is_said() -> None:
    recap = recap_of(Stretch.MONTH, [played("a", "b"), played("c", "a")], 3, is_cut=True)
    assert recap is not None
    assert (recap.stretch, recap.rounds, recap.people) == (Stretch.MONTH, 2, 3)
    assert (recap.variant, recap.is_cut) == (3, True)
    assert recap.played_out == 0
    assert not told(played("a", "b")).is_cut


def test_of_what_nobody_has_found_out_nothing_is_told() -> None:
    recap = Recap(Stretch.WEEK, 3, 2, (), 0)
    found = (recap.moment, recap.catcher, recap.bluff, recap.nemesis)
    assert (*found, recap.luckiest, recap.unluckiest) == (None,) * 6
    assert (recap.is_cut, recap.played_out) == (False, 0)
    assert (Feat("A", 2).other, Feat("A", 2).out_of) == (None, 0)


def test_a_stretch_is_called_so_in_buttons() -> None:
    """Those of messages that were posted long ago, too."""
    assert [stretch.value for stretch in Stretch] == ["evening", "week", "month", "match"]


def test_computer_players_are_listed_and_not_counted_as_people() -> None:
    recap = told(RecapRound((result("a", 1), result("b", 2, is_person=False)), None))
    assert recap.people == 1
    assert [line.name for line in recap.lines] == ["A", "B"]


def test_a_line_adds_up_a_persons_rounds() -> None:
    recap = told(
        RecapRound((result("a", 1, match_won=True, points=30), result("b", 2, points=5)), None),
        RecapRound((result("a", 1, points=12), result("b", 2, points=6)), None),
    )
    lines = [(line.name, line.rounds, line.wins, line.matches, line.points) for line in recap.lines]
    assert lines == [("A", 2, 2, 1, 42), ("B", 2, 0, 0, 11)]


def lost(who: str, **more: object) -> RecapRound:
    return RecapRound((result(who, 2, **more),), None)


def order_of(*rounds: RecapRound) -> str:
    return "".join(line.name for line in told(*rounds).lines)


def test_the_best_are_those_with_most_wins_then_matches() -> None:
    b_won = RecapRound((result("b", 1, points=0),), None)
    assert order_of(lost("a", match_won=True), b_won) == "BA", "wins"
    assert order_of(lost("a"), lost("b", match_won=True)) == "BA", "matches"


def test_of_as_many_wins_fewer_rounds_then_more_points_then_the_name_decide() -> None:
    assert order_of(lost("a"), lost("a"), lost("b", points=0)) == "BA", "rounds"
    assert order_of(lost("a"), lost("b", points=11)) == "BA", "points"
    assert order_of(lost("b"), lost("a")) == "AB", "name"


def test_five_are_listed_at_most() -> None:
    assert order_of(played("a", "b", "c", "d", "e", "f")) == "ABCDE"


def with_highlights(*found: Highlight, order: str = "abc") -> RecapRound:
    return played(*order, facts=replace(FACTS, highlights=found))


def draw(cards: int, seat: int = 1, other: int | None = 0) -> Highlight:
    return Highlight(HighlightKind.DRAW, 3, seat, other, cards)


def bluff(cards: int, seat: int = 1, other: int | None = 0) -> Highlight:
    return Highlight(HighlightKind.BLUFF, 3, seat, other, cards)


def test_the_moment_is_the_most_remarkable_one_of_all_rounds() -> None:
    for cards in ((6, 20, 8), (20, 6, 8), (6, 8, 20)):
        moment = told(*(with_highlights(draw(each)) for each in cards)).moment
        assert moment is not None
        assert moment.feat.amount == 20


def test_a_round_without_facts_does_not_hide_the_moments_after_it() -> None:
    moment = told(played("a", "b"), with_highlights(draw(8))).moment
    assert moment is not None
    assert moment.feat.amount == 8


def test_of_equal_moments_the_first_one_is_told() -> None:
    first, second = with_highlights(draw(8, seat=1)), with_highlights(draw(8, seat=2))
    moment = told(first, second).moment
    assert moment is not None
    assert moment.feat.player == "B"


def test_what_has_a_line_of_its_own_is_no_moment() -> None:
    """Bluffs and catches, though worth more than the draw beside them."""
    catching = (replace(FACTS.seats[0], catches=9), *FACTS.seats[1:])
    facts = replace(FACTS, seats=catching, highlights=(bluff(30), draw(4)))
    moment = told(played("a", "b", facts=facts)).moment
    assert moment is not None
    assert (moment.kind, moment.feat.amount) == (AwardKind.BIG_DRAW, 4)


@pytest.mark.parametrize(
    ("facts", "kind"),
    [
        (
            replace(FACTS, highlights=(Highlight(HighlightKind.COMEBACK, 9, 0, amount=14),)),
            AwardKind.HOMEWARD,
        ),
        (
            replace(FACTS, seats=(replace(FACTS.seats[0], drawn=0), *FACTS.seats[1:])),
            AwardKind.STRAIGHT,
        ),
        (
            replace(FACTS, seats=(replace(FACTS.seats[0], left=20), *FACTS.seats[1:])),
            AwardKind.STACKED,
        ),
    ],
)
def test_a_moment_of_ones_own_has_no_other(facts: RecapFacts, kind: AwardKind) -> None:
    moment = told(played("a", "b", facts=facts)).moment
    assert moment is not None
    assert (moment.kind, moment.feat.player, moment.feat.other) == (kind, "A", None)


def test_nothing_is_told_of_a_seat_that_nobody_is_known_to_have_had() -> None:
    recap = told(with_highlights(draw(8, seat=7), bluff(8, seat=7)))
    assert (recap.moment, recap.bluff) == (None, None)


def test_the_boldest_bluff_of_all_rounds_is_told() -> None:
    for cards in ((4, 10, 6), (10, 4, 6), (6, 4, 10)):
        boldest = told(*(with_highlights(bluff(each)) for each in cards)).bluff
        assert boldest is not None
        assert (boldest.player, boldest.amount, boldest.other) == ("B", 10, "A")


def test_of_equal_bluffs_the_first_one_is_told() -> None:
    recap = told(with_highlights(bluff(6, seat=1), bluff(6, seat=2)))
    assert recap.bluff is not None
    assert recap.bluff.player == "B"


def test_a_bluff_that_cost_nobody_a_card_is_not_told() -> None:
    assert told(with_highlights(bluff(0))).bluff is None


def catching(**catches: int) -> RecapRound:
    """A round in which these caught others so often."""
    seats = tuple(
        replace(seat, catches=catches.get(who, 0))
        for who, seat in zip("abcdefgh", FACTS.seats, strict=True)
    )
    return played("a", "b", "c", facts=replace(FACTS, seats=seats))


def test_the_catcher_is_named_from_two_catches_on() -> None:
    assert told(catching(b=1)).catcher is None
    catcher = told(catching(b=1), played("b", "a"), catching(b=1)).catcher
    assert catcher is not None
    assert (catcher.player, catcher.amount) == ("B", 2)


def test_who_caught_most_is_the_catcher_and_of_equals_the_first_by_name() -> None:
    for most, name in (({"a": 2, "c": 3}, "C"), ({"b": 3, "c": 3}, "B")):
        catcher = told(catching(**most)).catcher
        assert catcher is not None
        assert (catcher.player, catcher.amount) == (name, 3)


def test_without_facts_there_is_nothing_to_catch() -> None:
    recap = told(played("a", "b"), played("b", "a"))
    assert (recap.catcher, recap.bluff, recap.moment) == (None, None, None)


def test_a_nemesis_is_ahead_at_least_twice_more_often_than_behind() -> None:
    ahead, behind = played("a", "b"), played("b", "a")
    assert told(ahead, ahead, behind).nemesis is None
    found = told(ahead, ahead, ahead, behind).nemesis
    assert found is not None
    assert (found.player, found.other, found.amount, found.out_of) == ("A", "B", 3, 4)


def test_nobody_is_ahead_who_shares_the_place() -> None:
    shared = RecapRound((result("a", 2), result("b", 2)), None)
    found = told(shared, played("b", "a"), played("b", "a")).nemesis
    assert found is not None
    assert (found.player, found.amount, found.out_of) == ("B", 2, 3)


def test_the_clearest_nemesis_is_told_and_of_equals_the_first_by_name() -> None:
    clear = [played("c", "a")] * 4
    unclear = [played("a", "b")] * 3
    found = told(*unclear, *clear).nemesis
    assert found is not None
    assert (found.player, found.other) == ("C", "A")
    equal = told(*[played("b", "a", "c")] * 3).nemesis
    assert equal is not None
    assert (equal.player, equal.other) == ("A", "C")


def test_of_two_with_the_same_nemesis_the_first_by_name_is_told() -> None:
    found = told(*[played("a", "c", "b")] * 3).nemesis
    assert found is not None
    assert (found.player, found.other) == ("A", "B")


def test_a_computer_player_is_nobodys_nemesis() -> None:
    rounds = [RecapRound((result("a", 1, is_person=False), result("b", 2)), None)] * 4
    assert told(*rounds).nemesis is None


def test_luck_is_told_from_three_deals_and_two_people_on() -> None:
    odds = {"a": 70, "b": 30}
    few = [played("b", "a", odds=odds)] * 2
    assert (told(*few).luckiest, told(*few).unluckiest) == (None, None)
    assert told(*few, played("b", "a", odds=odds)).luckiest is not None
    alone = [RecapRound((result("a", 1, odds=(70, 100)),), None)] * 3
    assert (told(*alone).luckiest, told(*alone).unluckiest) == (None, None)


def test_luck_is_of_people_alone() -> None:
    rounds = [
        RecapRound(
            (result("a", 1, odds=(50, 100)), result("b", 2, is_person=False, odds=(50, 100))), None
        )
    ] * 3
    recap = told(*rounds)
    assert recap.luckiest is None
    assert recap.played_out == 3


def test_cards_are_compared_with_what_everybody_gets_at_a_table_of_that_size() -> None:
    """45 of a hundred are few with two players, and 35 many with four."""
    two = [played("a", "c", odds={"a": 45, "c": 55})] * 3
    four = [played("b", "d", "e", "f", odds={"b": 35, "d": 23, "e": 23, "f": 23})] * 3
    recap = told(*two, *four)
    assert recap.luckiest is not None
    assert recap.unluckiest is not None
    assert recap.luckiest.player == "B"
    assert recap.luckiest.luck.rounds == 3
    assert recap.luckiest.luck.worth == pytest.approx(1.05)
    assert recap.unluckiest.player == "A"


def test_cards_are_compared_over_all_rounds_whatever_table_came_last() -> None:
    """B has had what was due at tables of two, two and four; C a little more with two."""
    rounds = [
        *[played("a", "b", odds={"a": 50, "b": 50})] * 2,
        played("d", "b", "e", "f", odds={"b": 25, "d": 25, "e": 25, "f": 25}),
        *[played("c", "d", odds={"c": 60, "d": 40})] * 3,
    ]
    recap = told(*rounds)
    assert recap.luckiest is not None
    assert recap.luckiest.player == "C"


def test_of_equal_cards_the_name_decides() -> None:
    recap = told(*[played("b", "a", odds={"a": 50, "b": 50})] * 3)
    assert recap.luckiest is not None
    assert recap.unluckiest is not None
    assert (recap.unluckiest.player, recap.luckiest.player) == ("A", "B")


def test_a_round_without_playouts_does_not_count_for_luck() -> None:
    odds = {"a": 70, "b": 30}
    recap = told(*[played("b", "a", odds=odds)] * 3, played("b", "a"))
    assert recap.unluckiest is not None
    assert recap.unluckiest.luck.rounds == 3
