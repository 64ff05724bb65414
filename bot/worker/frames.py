"""What goes over the pipes between the bot and its worker process: a length, then so many bytes."""

from __future__ import annotations

from enum import IntEnum
from struct import Struct as Layout

import msgspec

LENGTH = Layout("!I")


class WorkRequest(msgspec.Struct, array_like=True):
    """A function to be called, by its name, and its arguments."""

    name: str
    given: bytes


class AnswerKind(IntEnum):
    """What came of a request."""

    READY = 0
    """Nothing was asked: the process has started."""
    DONE = 1
    """The payload is the result."""
    FAILED = 2
    """The payload is a traceback."""
    TOO_LARGE = 3
    """There was too little memory. The process ends."""


class WorkAnswer(msgspec.Struct, array_like=True):
    """What came of a request."""

    kind: AnswerKind
    payload: bytes = b""


def framed(message: WorkRequest | WorkAnswer) -> bytes:
    """Return the message with its length before it."""
    written = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(written)) + written
