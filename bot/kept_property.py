"""A property that is computed once and kept, without the lock of Python 3.11's own."""

from __future__ import annotations

import functools
from typing import Any, Self, TypeVar, overload

Value = TypeVar("Value")


class kept_property(functools.cached_property[Value]):
    """A `functools.cached_property` for objects that belong to one thread at a time.

    Up to version 3.11 Python's own takes a lock for the first reading, and most are read once.
    """

    @overload
    def __get__(self, instance: None, owner: type[Any] | None = None) -> Self: ...

    @overload
    def __get__(self, instance: object, owner: type[Any] | None = None) -> Value: ...

    def __get__(self, instance: object | None, owner: type[Any] | None = None) -> Self | Value:
        """Return the value, and keep it in the object, where Python finds it first from now on."""
        if instance is None:
            return self
        assert self.attrname is not None
        value = instance.__dict__[self.attrname] = self.func(instance)
        return value
