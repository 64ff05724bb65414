"""The worker process: `python -m bot.worker`, which only the bot starts.

It reads requests from its standard input and writes answers to its standard output. It ends when
the input ends, even in the middle of a job: then the process that started it is gone.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

from bot.worker.frames import LENGTH, AnswerKind, WorkAnswer, WorkRequest, framed
from bot.worker.job import carry_out

_NICENESS = 10
"""Play goes first."""

MOST_MEMORY = 320 * 1024 * 1024
"""Bytes of data that the process may have: three times what its largest job takes."""

_FIRST_TO_BE_KILLED = "900"
"""If the machine is short of memory, Linux kills this process rather than the bot."""


def main() -> None:
    """Answer requests until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _step_back()
    answers = _own_output()
    requests: SimpleQueue[WorkRequest] = SimpleQueue()
    threading.Thread(target=_read, args=(requests,), daemon=True).start()
    _write(answers, WorkAnswer(AnswerKind.READY))
    while True:
        answer = _answer(requests.get())
        _write(answers, answer)
        if answer.kind is AnswerKind.TOO_LARGE:
            return


def _step_back() -> None:
    """Leave processor and memory to the bot, as far as the system lets a process do so."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(_FIRST_TO_BE_KILLED, encoding="ascii")
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))


def _own_output() -> BinaryIO:
    """Return the standard output for answers alone; what jobs print goes to the error output."""
    own = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return own


def _read(requests: SimpleQueue[WorkRequest]) -> None:
    """Pass requests on, and end the process with the last of them, whatever it is doing."""
    decoder = msgspec.msgpack.Decoder(WorkRequest)
    try:
        while head := sys.stdin.buffer.read(LENGTH.size):
            (length,) = LENGTH.unpack(head)
            requests.put(decoder.decode(sys.stdin.buffer.read(length)))
    finally:
        os._exit(0)


def _answer(request: WorkRequest) -> WorkAnswer:
    try:
        return WorkAnswer(AnswerKind.DONE, carry_out(request.name, request.given))
    except MemoryError:
        return WorkAnswer(AnswerKind.TOO_LARGE)
    except Exception:
        return WorkAnswer(AnswerKind.FAILED, traceback.format_exc().encode())


def _write(answers: BinaryIO, answer: WorkAnswer) -> None:
    try:
        answers.write(framed(answer))
        answers.flush()
    except BrokenPipeError:  # the process that started this one is gone
        os._exit(0)


if __name__ == "__main__":
    main()
