"""What is wrong with a request body, gathered into the one answer that Discord gives."""

from __future__ import annotations

from typing import Any

from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Path


class FormErrors:
    """Collects what is wrong with a request body, then raises it as one 50035."""

    def __init__(self, prefix: Path = ()) -> None:
        self._prefix = prefix
        self._found: list[tuple[Path, str, str]] = []

    def __bool__(self) -> bool:
        return bool(self._found)

    def add(self, path: Path, code: str, message: str) -> None:
        self._found.append(((*self._prefix, *path), code, message))

    def too_long(self, path: Path, limit: int) -> None:
        self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {limit} or fewer in length.")

    def bad_length(self, path: Path, low: int, high: int) -> None:
        self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def required(self, path: Path) -> None:
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def check_length(self, path: Path, value: object, low: int, high: int) -> None:
        """Note `value` if it is a text or list whose length is outside `low..high`."""
        if not isinstance(value, str | list):
            return
        if len(value) > high and low == 0:
            self.too_long(path, high)
        elif not low <= len(value) <= high:
            self.bad_length(path, low, high)

    def tree(self) -> dict[str, Any]:
        """Discord's nested form: keys down to a list `_errors` of code and message."""
        root: dict[str, Any] = {}
        for path, code, message in self._found:
            node = root
            for step in path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        return root

    def raise_if_any(self) -> None:
        if self._found:
            raise ApiError(Code.INVALID_FORM_BODY, errors=self.tree())
