"""The entry point for request bodies: the forms, and Discord's API description if available."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path as FilePath
from typing import Any, TypeVar

from playground.protocol.json_types import Path
from playground.validation.body_part import BodyErrors, BodyPart

log = logging.getLogger(__name__)

# The texts never repeat the body, since they are logged: `{}` is the limit.
_WORDS = {
    "required": ("BASE_TYPE_REQUIRED", "This field is required"),
    "type": ("BASE_TYPE_BAD_TYPE", "Must be of type {}."),
    "maxLength": ("BASE_TYPE_MAX_LENGTH", "Must be {} or fewer in length."),
    "minLength": ("BASE_TYPE_MIN_LENGTH", "Must be {} or more in length."),
    "maxItems": ("BASE_TYPE_MAX_LENGTH", "Must be {} or fewer in length."),
    "minItems": ("BASE_TYPE_MIN_LENGTH", "Must be {} or more in length."),
    "maximum": ("NUMBER_TYPE_MAX", "Must be {} or less."),
    "minimum": ("NUMBER_TYPE_MIN", "Must be {} or more."),
    "enum": ("BASE_TYPE_CHOICES", "Value must be one of {}."),
    "const": ("BASE_TYPE_CHOICES", "Value must be {}."),
    "pattern": ("STRING_TYPE_REGEX", "String value did not match validation regex."),
}
_OTHER_WORDS = ("BASE_TYPE_INVALID", "Not valid here.")
_ADDRESS = "urn:discord-openapi"
_TAGGED = "x-tagged-union"


def default_openapi() -> FilePath | None:
    """Return `shared/discord-openapi.json` beside the checkout, or None if it does not exist."""
    checkout = FilePath(__file__).resolve().parents[2]
    path = checkout.parent / "shared" / "discord-openapi.json"
    return path if path.is_file() else None


class ApiDescription:
    """Discord's API description from a file, compiled for each route when it is first used."""

    def __init__(self, file: FilePath) -> None:
        self._file = file

    def complaints(self, method: str, route: str, body: Any) -> BodyErrors:
        """Return the errors of this body by the description; none for an unknown route."""
        errors = BodyErrors()
        validator = _validator(self._file, method, route)
        for error in validator.iter_errors(body) if validator is not None else ():
            _note(errors, error)
        return errors


def _note(errors: BodyErrors, error: Any) -> None:
    deepest = _most_telling(error)
    path: Path = tuple(deepest.absolute_path)
    if deepest.validator == "required":
        missing = deepest.message.split("'")[1]
        path = (*path, missing)
    errors.add(path, *_words(deepest))


# The file is large and does not change, so the playgrounds of one process share its content.
@cache
def _document(file: FilePath) -> dict[str, Any]:
    document = json.loads(file.read_text(encoding="utf-8"))
    # Discord accepts identifiers as numbers too, and discord.py sends some that way.
    document["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
    _tag_unions(document, document["components"]["schemas"])
    return document


@cache
def _validator(file: FilePath, method: str, route: str) -> Any:
    """Return the validator for the bodies of a route, or None if there is none."""
    try:
        validator_class = _validator_class()
    except ImportError:
        log.info("jsonschema is not installed: request bodies are not checked against it")
        return None
    operation = _document(file)["paths"].get(route, {}).get(method.lower(), {})
    if "application/json" not in operation.get("requestBody", {}).get("content", {}):
        return None
    escaped = route.replace("~", "~0").replace("/", "~1")
    pointer = f"#/paths/{escaped}/{method.lower()}/requestBody/content/application~1json/schema"
    return validator_class({"$ref": _ADDRESS + pointer}, registry=_registry(file))


@cache
def _registry(file: FilePath) -> Any:
    from referencing import Registry
    from referencing.jsonschema import DRAFT202012

    return Registry().with_resource(_ADDRESS, DRAFT202012.create_resource(_document(file)))


def _tag_unions(node: Any, schemas: dict[str, Any]) -> None:
    """Write unions whose members differ by `type` as one keyword.

    Checking only the member that is meant is many times faster than trying all, and gives better
    error messages.
    """
    if isinstance(node, list):
        for item in node:
            _tag_unions(item, schemas)
        return
    if not isinstance(node, dict):
        return
    for keyword in ("oneOf", "anyOf"):
        tagged = _tagged(node.get(keyword), schemas)
        if tagged is not None:
            del node[keyword]
            node[_TAGGED] = tagged
    for value in node.values():
        _tag_unions(value, schemas)


def _tagged(alternatives: Any, schemas: dict[str, Any]) -> dict[str, Any] | None:
    """Return `{"nullable", "by_type"}` for a union, or None if `type` does not tell its members
    apart."""
    if not isinstance(alternatives, list):
        return None
    members = [a for a in alternatives if a != {"type": "null"}]
    by_type: dict[int, dict[str, Any]] = {}
    for member in members:
        name = str(member.get("$ref", "")).removeprefix("#/components/schemas/")
        schema = schemas.get(name, {})
        values = schema.get("properties", {}).get("type", {}).get("enum")
        if not values or "type" not in schema.get("required", []) or by_type.keys() & set(values):
            return None
        by_type.update(dict.fromkeys(values, member))
    if len(members) < 2:
        return None
    return {"nullable": len(members) < len(alternatives), "by_type": by_type}


@cache
def _validator_class() -> Any:
    from jsonschema import Draft202012Validator, ValidationError
    from jsonschema.validators import extend

    def by_type(validator: Any, union: Any, instance: Any, _: Any) -> Iterator[Any]:
        if instance is None and union["nullable"]:
            return
        kind = instance.get("type") if isinstance(instance, dict) else None
        member = union["by_type"].get(kind) if isinstance(kind, int) else None
        if member is not None:
            yield from validator.descend(instance, member)
        else:
            known = ", ".join(str(number) for number in sorted(union["by_type"]))
            text = f'Value of field "type" must be one of ({known}).'
            yield ValidationError(text, path=["type"] if isinstance(instance, dict) else [])

    return extend(Draft202012Validator, {_TAGGED: by_type})


def _most_telling(error: Any) -> Any:
    """Return the complaint that reaches deepest in a union, from the member that was meant."""
    while error.context and not _is_enumeration(error):
        error = max(error.context, key=lambda child: len(child.absolute_path))
    return error


def _is_enumeration(error: Any) -> bool:
    """Return whether a union only lists constants, Discord's way of writing enumerations."""
    return all(child.validator == "const" for child in error.context)


def _words(error: Any) -> tuple[str, str]:
    """Return Discord's code and text for a complaint."""
    if error.context:
        known = ", ".join(str(child.validator_value) for child in error.context)
        return "BASE_TYPE_CHOICES", f"Value must be one of ({known})."
    if error.validator == _TAGGED:
        return "UNION_TYPE_CHOICES", error.message
    code, message = _WORDS.get(error.validator, _OTHER_WORDS)
    return code, message.format(error.validator_value)


T = TypeVar("T")
Form = Callable[[BodyPart], T]
"""Reads fields from a body, and notes what is wrong with it."""


class Validator:
    """Reads request bodies. Without an API description, only the forms are checked."""

    def __init__(self, openapi: FilePath | None) -> None:
        self._description = None if openapi is None else ApiDescription(openapi)

    def read(self, method: str, route: str, body: Any, form: Form[T]) -> T:
        """Read a body by `form`. Raise ApiError 50035 with all errors that Discord would find.

        route: the path as Discord's API description writes it.
        """
        errors = BodyErrors()
        result = form(BodyPart(errors, body))
        if self._description is not None:
            errors.add_where_nothing_is(self._description.complaints(method, route, body))
        errors.raise_if_any()
        return result
