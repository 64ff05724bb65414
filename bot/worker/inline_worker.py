"""A worker without a process: for tests, and for tables that nobody plays at."""

from __future__ import annotations

from .job import Asker, Given, Job, NotDoneError, Result, Why, carry_out


class InlineWorker:
    """Does each job at once in this process, with the same arguments and results as bytes."""

    def __init__(self) -> None:
        self._is_closed = False

    async def do(
        self, job: Job[Given, Result], asker: Asker, *given: Given.args, **named: Given.kwargs
    ) -> Result:
        """Return the result of the job. What its function raises is raised here."""
        self.require_room(asker)
        return job.decode(carry_out(job.name, job.encode(*given, **named)))

    def require_room(self, asker: Asker) -> None:
        """Raise `NotDoneError` if it is closed."""
        if self._is_closed:
            raise NotDoneError(Why.STOPPED)

    async def close(self) -> None:
        """Refuse later jobs."""
        self._is_closed = True
