"""What several samples use: when they are looked at, and what a choice of a card leaves open."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.render import CardChoice, PageContext, Question, resolve

NOW = datetime(2026, 1, 2, tzinfo=UTC)
SOON = NOW + timedelta(seconds=30)
"""When the samples are looked at, so that “in 30 seconds” stays so."""


def question_of(context: PageContext, choice: CardChoice) -> Question:
    """What this choice of a card leaves open."""
    assert context.observation is not None
    found = resolve(choice, context.legal, context.observation)
    assert isinstance(found, Question)
    return found
