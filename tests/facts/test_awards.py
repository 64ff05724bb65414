"""Awards: a few, each of another kind, the same for the same round."""

from __future__ import annotations

from bot.engine import Mode
from bot.facts import AwardKind, awards_of, facts_of
from bot.facts.awards import MOST_AWARDS

from .played_rounds import rounds_of


def test_awards_are_few_and_unlike_and_held_by_who_was_there() -> None:
    seen: set[AwardKind] = set()
    for number in range(300):
        for record, _, _ in rounds_of(number, tuple(Mode)):
            facts = facts_of(record)
            assert facts is not None
            awards = awards_of(facts)
            assert len(awards) <= MOST_AWARDS
            assert len({award.kind for award in awards}) == len(awards)
            assert all(facts.seats[award.seat].played for award in awards)
            assert awards == awards_of(facts)
            seen |= {award.kind for award in awards}
    assert len(seen) >= 5


def test_winning_without_drawing_is_remarkable() -> None:
    for number in range(300):
        for record, _, _ in rounds_of(number, (Mode.CLASSIC,)):
            facts = facts_of(record)
            assert facts is not None
            straight = [a for a in awards_of(facts) if a.kind is AwardKind.STRAIGHT]
            assert all(not facts.seats[award.seat].drawn for award in straight)
