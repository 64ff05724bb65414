"""Waiting, at a start, for faults that may go away by themselves.

After a power cut the database server may come up later than the bot, and a port or the tables may
still be used by the process that this one replaces.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from itertools import chain, repeat
from typing import TypeVar

from bot.errors import NoAnswerError, OperatorError, TransientError

log = logging.getLogger(__name__)

_SECONDS = 120.0
_PAUSES = (1.0, 2.0, 4.0, 8.0, 15.0)

NO_ANSWER = (
    "The database does not answer. Look whether its server runs and can be reached from here, and "
    "start the bot again: nothing is lost."
)

Result = TypeVar("Result")


async def start_patiently(
    attempt: Callable[[], Awaitable[Result]],
    fault_kind: type[OperatorError] = TransientError,
    said: str = "the bot cannot start yet",
) -> Result:
    """Return the result of the first attempt without an error that waiting may mend.

    That is one of `fault_kind`. Log each failed attempt by one line, which begins with what is
    `said`. After two minutes raise the error; any other one is raised at once.
    """
    until = asyncio.get_running_loop().time() + _SECONDS
    for pause in _pauses():
        fault: OperatorError
        try:
            return await attempt()
        except fault_kind as error:
            fault = error
        except NoAnswerError as error:
            fault = TransientError(NO_ANSWER)
            fault.__cause__ = error
        if asyncio.get_running_loop().time() + pause > until:
            raise fault
        reason = str(fault).replace("\n", " ")
        log.warning("%s: trying again in %g s. %s", said, pause, reason)
        await asyncio.sleep(pause)
    raise AssertionError("the pauses have no end")


def _pauses() -> Iterator[float]:
    return chain(_PAUSES, repeat(_PAUSES[-1]))
