"""The headline of a change: the greatest moment of what has just happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import timedelta

from bot.engine import Pending
from bot.engine.events import Event, Played, TurnEvent
from bot.i18n import Translator
from bot.views.table_parts import StepView
from bot.views.table_view import TableView

from .moments import RankedMoment, SeatHand, greatest, moment_text
from .status_lines import steps_of_the_round

_TOGETHER = timedelta(seconds=4)
"""So long a moment stands even where computer players go on."""


def headline(context: TableView, t: Translator) -> str | None:
    """The moment in one sentence, as the reader of ``context`` is told it; None: there is none."""
    steps = tuple(_just_now(context))[::-1]
    if not steps:
        return None
    seen = context.observation
    pending = seen.phase if seen is not None and isinstance(seen.phase, Pending) else None
    moment = greatest([step.events for step in steps], pending, _hands(context))
    if moment is None:
        return None
    return moment_text(
        moment,
        context.names,
        t,
        viewer=context.seat,
        salt=f"{context.hashes.commitment}:{_came_about(steps, moment).version}",
        tiles=context.card_tiles,
    )


def _hands(context: TableView) -> list[SeatHand]:
    seen = context.observation
    if seen is None:
        return []
    longest = context.hands.longest or seen.counts
    pairs = zip(seen.counts, longest, strict=False)
    return [
        SeatHand(now, most, seat in context.hands.called) for seat, (now, most) in enumerate(pairs)
    ]


def _came_about(steps: Sequence[StepView], moment: RankedMoment) -> StepView:
    """The action that led to it: in the words of that one it is told as long as it stands."""
    told = (step for step in reversed(steps) if greatest([step.events]) == moment)
    laid = (step for step in reversed(steps) if _lays(step.events, moment.seat))
    return next(told, None) or next(laid, steps[-1])


def _lays(events: Sequence[Event], seat: int) -> bool:
    return any(isinstance(event, Played) and event.seat == seat for event in events)


def _just_now(context: TableView) -> Iterator[StepView]:
    """Return the newest action, and those before it that still hold the stage, newest first.

    They are of the same round, less than four seconds older, and no person has acted since.
    """
    newest_first = steps_of_the_round(context)[::-1]
    for step in newest_first:
        if newest_first[0].at - step.at >= _TOGETHER:
            return
        yield step
        if _takes_the_stage(context, step):
            return


def _takes_the_stage(context: TableView, step: StepView) -> bool:
    """Whether it is a person's move, and what was before it is past."""
    by_computer = step.seat is None or context.seats[step.seat].is_computer
    return not by_computer and any(isinstance(event, TurnEvent) for event in step.events)
