"""Answers that are worked out when first asked for.

:func:`functools.cached_property` takes a lock each time on Python 3.11, which costs more than most
of these answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

Answer = TypeVar("Answer")


class lazy(Generic[Answer]):
    """A method whose answer becomes an attribute of its object."""

    def __init__(self, work_out: Callable[[Any], Answer]) -> None:
        self._work_out = work_out
        self._name = work_out.__name__
        self.__doc__ = work_out.__doc__

    def __get__(self, asked: object, _owner: type) -> Answer:
        answer = self._work_out(asked)
        # Not into __dict__: to ask for that takes an object's attributes out of the fast layout.
        setattr(asked, self._name, answer)
        return answer
