"""Work for a worker process in tests; some of it is bad."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path

from bot.worker import Job

from ..guard import GUARD


def is_there(process_id: int) -> bool:
    """Return whether there is such a process, or what is left of it."""
    with suppress(ProcessLookupError):
        os.kill(process_id, 0)
        return True
    return False


def double(number: int) -> int:
    return 2 * number


def compute_for_ever() -> None:
    """Work without an end, without a pause in which anybody else is asked."""
    number = 0
    while True:
        number += 1


def hold(door: str) -> int:
    """Return the process id once the door, a named pipe, was opened and closed by the test."""
    Path(door).read_bytes()
    return os.getpid()


def die() -> None:
    """Be killed while at work, as the system does where memory is short."""
    os.kill(os.getpid(), signal.SIGKILL)


def die_at_first(mark: str) -> bool:
    """Be killed when it is done for the first time."""
    if not Path(mark).exists():
        Path(mark).touch()
        die()
    return True


def take_all_memory() -> int:
    return len(bytes(bytearray(1 << 40)))


def fail(text: str) -> None:
    raise ValueError(text)


def say(text: str) -> str:
    os.write(1, text.encode())
    return text


def priority() -> int:
    return os.nice(0)


def environment() -> list[str]:
    return sorted(os.environ)


DOUBLE = Job(double, seconds=GUARD)
FOR_EVER = Job(compute_for_ever, seconds=0.05)
WITHOUT_END = Job(compute_for_ever, seconds=GUARD)
HOLD = Job(hold, seconds=GUARD)
DIE = Job(die, seconds=GUARD)
DIE_AT_FIRST = Job(die_at_first, seconds=GUARD)
TAKE_ALL_MEMORY = Job(take_all_memory, seconds=GUARD)
FAIL = Job(fail, seconds=GUARD)
SAY = Job(say, seconds=GUARD)
PRIORITY = Job(priority, seconds=GUARD)
ENVIRONMENT = Job(environment, seconds=GUARD)
