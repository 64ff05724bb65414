"""Reading a request body part by part, and collecting what Discord would refuse."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Any, TypeVar

from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json, Path
from playground.protocol.snowflakes import is_snowflake


class BodyErrors:
    """Collects complaints by their place in the body, then raises them as one 50035."""

    def __init__(self) -> None:
        self._found: dict[Path, dict[str, str]] = {}

    def __bool__(self) -> bool:
        return bool(self._found)

    def add(self, path: Path, code: str, message: str) -> None:
        """Note a complaint; the same one at the same place counts once."""
        self._found.setdefault(path, {}).setdefault(code, message)

    def add_where_nothing_is(self, others: BodyErrors) -> None:
        """Copy another's complaints about places that have no complaint here."""
        for path, complaints in others._found.items():
            self._found.setdefault(path, complaints)

    def tree(self) -> dict[str, Any]:
        """Return Discord's nested form: keys down to a list `_errors` of code and message."""
        root: dict[str, Any] = {}
        for path, complaints in self._found.items():
            node = root
            for step in path:
                node = node.setdefault(str(step), {})
            node["_errors"] = [
                {"code": code, "message": message} for code, message in complaints.items()
            ]
        return root

    def raise_if_any(self) -> None:
        if self._found:
            raise ApiError(Code.INVALID_FORM_BODY, errors=self.tree())


def one_complaint(path: Path, code: str, message: str) -> ApiError:
    """Return the 50035 for a single complaint."""
    errors = BodyErrors()
    errors.add(path, code, message)
    return ApiError(Code.INVALID_FORM_BODY, errors=errors.tree())


E = TypeVar("E", bound=IntEnum)


class BodyPart:
    """A value somewhere in a body. An absent or null part reads as empty, without complaint.

    Reading never fails: mistakes are noted in `errors`, and an empty value is returned.
    """

    def __init__(self, errors: BodyErrors, value: Any, path: Path = ()) -> None:
        self.errors = errors
        self.value = value
        self.path = path

    @property
    def given(self) -> bool:
        return self.value is not None

    def complain(self, code: str, message: str) -> None:
        self.errors.add(self.path, code, message)

    def complain_of_type(self, expected: str) -> None:
        # Never with the value, since complaints are logged.
        self.complain("BASE_TYPE_BAD_TYPE", f"Must be of type {expected}.")

    def complain_of_choices(self, code: str, choices: Iterable[int]) -> None:
        known = ", ".join(str(int(choice)) for choice in sorted(choices))
        self.complain(code, f"Value must be one of ({known}).")

    def required(self) -> BodyPart:
        """Return this part. Note a complaint if it is absent or an empty text."""
        if self.value is None or self.value == "":
            self.complain("BASE_TYPE_REQUIRED", "This field is required")
            return BodyPart(self.errors, None, self.path)
        return self

    # Going down

    def at(self, name: str) -> BodyPart:
        """Return a field of an object."""
        return BodyPart(self.errors, self.fields().get(name), (*self.path, name))

    def over(self, defaults: Json) -> BodyPart:
        """Return this object with `defaults` for the fields that it does not have."""
        return BodyPart(self.errors, {**defaults, **self.fields()}, self.path)

    def fields(self) -> Json:
        if self.value is None:
            return {}
        if not isinstance(self.value, dict):
            self.complain_of_type("object")
            return {}
        return self.value

    def parts(self, low: int = 0, high: int | None = None) -> list[BodyPart]:
        """Return the items of a list of `low` to `high` items."""
        if self.value is None:
            return []
        if not isinstance(self.value, list):
            self.complain_of_type("array")
            return []
        self._check_length(len(self.value), low, high)
        return [
            BodyPart(self.errors, item, (*self.path, index))
            for index, item in enumerate(self.value)
        ]

    # Values

    def text(self, low: int = 0, high: int | None = None) -> str:
        """Return a text of `low` to `high` characters."""
        if self.value is None:
            return ""
        if not isinstance(self.value, str):
            self.complain_of_type("string")
            return ""
        self._check_length(len(self.value), low, high)
        return self.value

    def snowflake(self) -> str:
        """Return an identifier as a decimal string; Discord takes it as a number too."""
        if self.value is None:
            return ""
        text = str(self.value)
        if isinstance(self.value, bool) or not is_snowflake(text):
            self.complain("NUMBER_TYPE_COERCE", "Value is not snowflake.")
            return ""
        return text

    def integer(self, default: int = 0) -> int:
        if self.value is None:
            return default
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            self.complain_of_type("integer")
            return default
        return self.value

    def number(self) -> None:
        """Note a complaint if this part is given and is no number."""
        if self.given and (isinstance(self.value, bool) or not isinstance(self.value, int | float)):
            self.complain_of_type("number")

    def choice(self, kind: type[E], default: E) -> E:
        """Return the number, which must be one of `kind`."""
        try:
            return kind(self.integer(default))
        except ValueError:
            self.complain_of_choices("BASE_TYPE_CHOICES", kind)
            return default

    def _check_length(self, length: int, low: int, high: int | None) -> None:
        if high is not None and length > high and low == 0:
            self.complain("BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        elif length < low or (high is not None and length > high):
            self.complain("BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
