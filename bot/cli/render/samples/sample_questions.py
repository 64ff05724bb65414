"""What is asked before a card of a sample is played."""

from __future__ import annotations

from bot.render import CardChoice, PageContext, Question, resolve


def question_of(context: PageContext, choice: CardChoice) -> Question:
    """What this choice of a card leaves open."""
    assert context.observation is not None
    found = resolve(choice, context.legal, context.observation)
    assert isinstance(found, Question)
    return found
