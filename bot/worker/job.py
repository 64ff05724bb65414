"""A job: a function, how long it may take, and its arguments and result as plain bytes.

Besides a result, a `NotDoneError` or a `JobFailedError` can come of it.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from enum import IntEnum, StrEnum
from functools import cache
from importlib import import_module
from typing import Any, Generic, ParamSpec, Protocol, TypeVar, get_type_hints

import msgspec


class Why(StrEnum):
    """The reason why a job was not done."""

    TOO_LONG = "too-long"
    """It took longer than it may, and was ended."""
    TOO_LARGE = "too-large"
    """It wanted more memory than the process may have."""
    BUSY = "busy"
    """Too many jobs are waiting."""
    ONE_AT_A_TIME = "one-at-a-time"
    """The asker has as many jobs waiting as one may have."""
    LOST = "lost"
    """The process died, and again when the job was tried once more."""
    STOPPED = "stopped"
    """The bot is being stopped."""
    SWITCHED_OFF = "switched-off"
    """The operator wants no such jobs."""


class NotDoneError(Exception):
    """Raised for a job that was not done, through no fault of its function."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.value)
        self.why = why


class JobFailedError(Exception):
    """Raised for a job whose function raised an error; the text is its traceback."""


Given = ParamSpec("Given")
Result = TypeVar("Result")

Asker = int | str
"""Who asks for a job: the id of a user or of a game, or a name for the bot's own work."""

_encode = msgspec.msgpack.Encoder().encode


class Lane(IntEnum):
    """How soon a job is done: those of an earlier lane come first."""

    URGENT = 0
    """A player cannot go on without it."""
    USUAL = 1
    """Somebody waits for it."""
    IDLE = 2
    """Nobody waits for it."""


class Job(Generic[Given, Result]):
    """A function of a module, to be done in another process within some seconds.

    The annotations of the function say how its arguments and its result are read there: they have
    to be plain values.
    """

    def __init__(
        self, work: Callable[Given, Result], *, seconds: float, lane: Lane = Lane.USUAL
    ) -> None:
        self.name = f"{work.__module__}:{work.__qualname__}"
        self.seconds = seconds
        self.lane = lane
        self._work = work

    def encode(self, *given: Given.args, **named: Given.kwargs) -> bytes:
        """Return the arguments of one call as bytes."""
        bound = inspect.signature(self._work).bind(*given, **named)
        bound.apply_defaults()
        return _encode(bound.args)

    def decode(self, result: bytes) -> Result:
        """Return the result that `carry_out` has returned as bytes."""
        return _form_of(self.name).result.decode(result)


class Worker(Protocol):
    """A worker that does jobs, each for an asker."""

    async def do(
        self, job: Job[Given, Result], asker: Asker, *given: Given.args, **named: Given.kwargs
    ) -> Result:
        """Return the result of the job. Raise `NotDoneError` or `JobFailedError`."""
        ...

    def require_room(self, asker: Asker) -> None:
        """Raise `NotDoneError` if a job of this asker would be refused now."""
        ...

    async def close(self) -> None:
        """Drop all jobs. Later ones are refused."""
        ...


class _Form:
    """How the arguments and the result of a function are read."""

    def __init__(self, work: Callable[..., Any]) -> None:
        hints = get_type_hints(work)
        kinds = tuple(hints[name] for name in inspect.signature(work).parameters)
        self.given: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(tuple[kinds])
        self.result: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(hints["return"])


def _work_of(name: str) -> Callable[..., Any]:
    module, _, function = name.partition(":")
    return getattr(import_module(module), function)


@cache
def _form_of(name: str) -> _Form:
    return _Form(_work_of(name))


def carry_out(name: str, given: bytes) -> bytes:
    """Call the function of this name, and return its result as bytes."""
    return _encode(_work_of(name)(*_form_of(name).given.decode(given)))
