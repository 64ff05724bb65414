"""The texts that the code uses, read from its syntax trees."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

KEY = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*(\.[a-zA-Z][a-zA-Z0-9_-]*)?")


@dataclass(frozen=True)
class Use:
    """A call `t.format(key, …)`. `variables` is None if the call passes `**something`."""

    place: str
    key: re.Pattern[str]
    variables: frozenset[str] | None


def calls(folders: list[Path]) -> Iterator[Use]:
    """Yield every call of `.format` whose first argument is a key or an f-string of keys."""
    for file, node in _nodes(folders):
        match node:
            case ast.Call(func=ast.Attribute(value=owner, attr="format"), args=[first, *_]):
                key = None if _is_text(owner) else _key(first)
                if key is not None:
                    names = [keyword.arg for keyword in node.keywords]
                    known = frozenset(name for name in names if name is not None)
                    variables = None if None in names else known
                    yield Use(f"{file}:{node.lineno}", key, variables)
            case _:
                pass


def strings(folders: list[Path]) -> Iterator[re.Pattern[str]]:
    """Yield every string and f-string of the code that could be a key.

    A table such as `{Refusal.C4: "refused-C4"}` uses its keys without a call.
    """
    for _, node in _nodes(folders):
        if isinstance(node, (ast.Constant, ast.JoinedStr)):
            key = _key(node)
            if key is not None:
                yield key


def _nodes(folders: list[Path]) -> Iterator[tuple[Path, ast.AST]]:
    for folder in folders:
        for file in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
                yield file, node


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _key(node: ast.expr) -> re.Pattern[str] | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.compile(re.escape(node.value)) if KEY.fullmatch(node.value) else None
    if isinstance(node, ast.JoinedStr):
        parts = [
            re.escape(part.value)
            if isinstance(part, ast.Constant) and isinstance(part.value, str)
            else "[a-zA-Z0-9_.-]+"
            for part in node.values
        ]
        begins_literally = bool(node.values) and isinstance(node.values[0], ast.Constant)
        return re.compile("".join(parts)) if begins_literally else None
    return None
