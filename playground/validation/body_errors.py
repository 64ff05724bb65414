"""What is wrong with a request body, gathered into the one answer that Discord gives."""

from __future__ import annotations

from typing import Any

from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Path


class BodyErrors:
    """Collects complaints by their place in the body, then raises them as one 50035."""

    def __init__(self) -> None:
        self._found: dict[Path, dict[str, str]] = {}

    def __bool__(self) -> bool:
        return bool(self._found)

    def add(self, path: Path, code: str, message: str) -> None:
        """Note a complaint; the same one twice at a place counts once."""
        self._found.setdefault(path, {}).setdefault(code, message)

    def add_where_nothing_is(self, others: BodyErrors) -> None:
        """Take over another's complaints about places that nobody has complained about here."""
        for path, complaints in others._found.items():
            self._found.setdefault(path, complaints)

    def tree(self) -> dict[str, Any]:
        """Discord's nested form: keys down to a list `_errors` of code and message."""
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
    """The 50035 for a single complaint."""
    errors = BodyErrors()
    errors.add(path, code, message)
    return ApiError(Code.INVALID_FORM_BODY, errors=errors.tree())
