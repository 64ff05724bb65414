"""The last actions of a table as its viewers may see them, made once for all viewers."""

from __future__ import annotations

from functools import cached_property

from bot import engine
from bot.views.heard_calls import heard_calls
from bot.views.table_view import StepView

from .step import Step


class StepViews:
    """What is told of these actions, oldest first."""

    def __init__(self, steps: tuple[Step, ...]) -> None:
        self._steps = steps

    @cached_property
    def called(self) -> tuple[int, ...]:
        """The seats whose call everybody has heard, for the cards that they hold now."""
        return heard_calls([step.events for step in self._steps])

    def seen_by(self, seat: int | None) -> tuple[StepView, ...]:
        """All of them as this seat may see them; None: as everybody may."""
        return tuple([view or _seen_by(seat, step) for step, view in self._with_open_views])

    @cached_property
    def _with_open_views(self) -> tuple[tuple[Step, StepView | None], ...]:
        """Each action, with its view where that is the same for everybody."""
        return tuple(
            (step, _seen_by(None, step) if _is_open(step) else None) for step in self._steps
        )


def _is_open(step: Step) -> bool:
    """Whether nobody may see more of it than everybody."""
    return all(engine.visible(event, None) is event for event in step.events)


def _seen_by(seat: int | None, step: Step) -> StepView:
    events = tuple([engine.visible(event, seat) for event in step.events])
    return StepView(step.version, step.at, events, step.acted_for, step.seat)
