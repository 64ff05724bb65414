"""The calls of the game: UNO and its like, and the gesture."""

from __future__ import annotations

from enum import IntEnum


class Call(IntEnum):
    """What can be called out; a set of calls is the sum of their values (``calls & Call.UNO``)."""

    UNO = 1
    KUNO = 2
    BRUNO = 4
    UNO_UNO = 8
    GESTURE = 16
