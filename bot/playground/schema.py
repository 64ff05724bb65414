"""Checks request bodies against Discord's own API description, where that file is at hand."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path as FilePath
from typing import Any

from bot.playground.errors import FormErrors, Path

log = logging.getLogger(__name__)

_CODES = {
    "required": ("BASE_TYPE_REQUIRED", "This field is required"),
    "maxLength": ("BASE_TYPE_MAX_LENGTH", ""),
    "minLength": ("BASE_TYPE_MIN_LENGTH", ""),
    "maxItems": ("BASE_TYPE_MAX_LENGTH", ""),
    "minItems": ("BASE_TYPE_MIN_LENGTH", ""),
    "maximum": ("NUMBER_TYPE_MAX", ""),
    "minimum": ("NUMBER_TYPE_MIN", ""),
    "enum": ("BASE_TYPE_CHOICES", ""),
    "const": ("BASE_TYPE_CHOICES", ""),
    "pattern": ("STRING_TYPE_REGEX", ""),
}
_SHOWN = 200
_ADDRESS = "urn:discord-openapi"


@dataclass(frozen=True)
class Violation:
    """A request body that was refused: which route, where in the body, and why."""

    method: str
    route: str
    errors: dict[str, Any]


def default_openapi() -> FilePath | None:
    """`shared/discord-openapi.json` beside the checkout, if it is there."""
    checkout = FilePath(__file__).resolve().parents[2]
    path = checkout.parent / "shared" / "discord-openapi.json"
    return path if path.is_file() else None


class SchemaBook:
    """Validators for routes, compiled at first use. Without a file nothing is checked."""

    def __init__(self, openapi: FilePath | None) -> None:
        self._file = openapi
        self._validators: dict[tuple[str, str], Any] = {}

    @cached_property
    def _document(self) -> dict[str, Any] | None:
        if self._file is None:
            return None
        document = json.loads(self._file.read_text(encoding="utf-8"))
        # Discord takes identifiers as numbers too, and discord.py sends some that way.
        document["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        return document

    @cached_property
    def _registry(self) -> Any:
        from referencing import Registry
        from referencing.jsonschema import DRAFT202012

        return Registry().with_resource(_ADDRESS, DRAFT202012.create_resource(self._document or {}))

    def _validator(self, method: str, route: str) -> Any:
        key = (method, route)
        if key not in self._validators:
            self._validators[key] = self._compile(method, route)
        return self._validators[key]

    def _compile(self, method: str, route: str) -> Any:
        try:
            from jsonschema import Draft202012Validator
        except ImportError:
            log.info("jsonschema is not installed: request bodies are not checked against it")
            return None
        document = self._document or {}
        operation = document.get("paths", {}).get(route, {}).get(method.lower(), {})
        content = operation.get("requestBody", {}).get("content", {})
        if "application/json" not in content:
            return None
        escaped = route.replace("~", "~0").replace("/", "~1")
        pointer = f"#/paths/{escaped}/{method.lower()}/requestBody/content/application~1json/schema"
        return Draft202012Validator({"$ref": _ADDRESS + pointer}, registry=self._registry)

    def check(self, method: str, route: str, body: Any) -> FormErrors:
        """What the API description has against this body."""
        errors = FormErrors()
        if self._file is None:
            return errors
        validator = self._validator(method, route)
        if validator is None:
            return errors
        for error in validator.iter_errors(body):
            self._note(errors, error)
        return errors

    def _note(self, errors: FormErrors, error: Any) -> None:
        deepest = _most_telling(error)
        path: Path = tuple(deepest.absolute_path)
        code, message = _CODES.get(deepest.validator, ("BASE_TYPE_BAD_TYPE", ""))
        if deepest.validator == "required":
            missing = next(iter(set(deepest.validator_value) - set(deepest.instance)), "")
            path = (*path, missing)
        errors.add(path, code, message or deepest.message[:_SHOWN])


def _most_telling(error: Any) -> Any:
    """Inside a union, the complaint of the alternative that came closest: the deepest one."""
    while error.context:
        by_branch: dict[Any, list[Any]] = {}
        for child in error.context:
            by_branch.setdefault(child.schema_path[0], []).append(child)

        def rank(children: list[Any]) -> tuple[bool, int]:
            wrong_kind = any(c.path and c.path[-1] == "type" for c in children)
            return wrong_kind, len(children)

        error = max(min(by_branch.values(), key=rank), key=lambda c: len(c.absolute_path))
    return error
