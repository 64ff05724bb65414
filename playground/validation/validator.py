"""The one door that every request body goes through."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from playground.validation.api_description import ApiDescription
from playground.validation.body_errors import BodyErrors
from playground.validation.body_part import BodyPart

T = TypeVar("T")
Form = Callable[[BodyPart], T]
"""Reads what it needs from a body, and notes what is wrong with it."""


class Validator:
    """Reads request bodies. Without an API description only the forms have their say."""

    def __init__(self, openapi: Path | None) -> None:
        self._description = None if openapi is None else ApiDescription(openapi)

    def read(self, method: str, route: str, body: Any, form: Form[T]) -> T:
        """What `form` makes of a body; ApiError 50035 with all that Discord has against it.

        route: the path as Discord's API description writes it.
        """
        errors = BodyErrors()
        result = form(BodyPart(errors, body))
        if self._description is not None:
            errors.add_where_nothing_is(self._description.complaints(method, route, body))
        errors.raise_if_any()
        return result
