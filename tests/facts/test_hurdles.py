"""What stood in the winner's way: the most that it cost at once."""

from __future__ import annotations

from bot.engine import Mode
from bot.facts import HighlightKind, facts_of, hurdle_of

from .played_rounds import rounds_of


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
