"""The headline of a change: the greatest moment of what has just happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import timedelta

from bot.engine import Pending
from bot.i18n import Translator
from bot.views.table_view import StepView

from ..page_context import PageContext
from .moments import greatest, moment_text

_TOGETHER = timedelta(seconds=4)
"""So long a moment stands even where computer players go on."""


def headline(context: PageContext, t: Translator) -> str | None:
    """The moment in one sentence, as the reader of ``context`` is told it; None: there is none."""
    if not context.steps:
        return None
    newest = context.steps[-1]
    seen = context.observation
    pending = seen.phase if seen is not None and isinstance(seen.phase, Pending) else None
    moment = greatest([step.events for step in _just_now(context.steps)], pending)
    if moment is None:
        return None
    return moment_text(
        moment,
        context.names,
        t,
        viewer=context.seat,
        salt=f"{context.commitment}:{newest.version}",
        tiles=context.card_tiles,
    )


def _just_now(steps: Sequence[StepView]) -> Iterator[StepView]:
    """The newest action, and those that it followed at once."""
    for step in steps:
        if steps[-1].at - step.at < _TOGETHER:
            yield step
