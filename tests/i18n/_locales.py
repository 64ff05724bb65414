"""The keys that the locale files define, with their variables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


@dataclass
class Catalogue:
    """The texts of one language. A key is `message` or `message.attribute`."""

    keys: list[str] = field(default_factory=list)
    variables: dict[str, frozenset[str]] = field(default_factory=dict)
    terms: list[str] = field(default_factory=list)
    referenced: set[str] = field(default_factory=set)


def read(folder: Path) -> Catalogue:
    """Read every .ftl file of a language, and follow references to find each text's variables."""
    entries = list(_entries(folder))
    patterns: dict[str, ast.Pattern] = {}
    catalogue = Catalogue()
    for entry in entries:
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        keys = catalogue.terms if isinstance(entry, ast.Term) else catalogue.keys
        named = [(name, entry.value)]
        named += [(f"{name}.{part.id.name}", part.value) for part in entry.attributes]
        for key, pattern in named:
            if pattern is not None:
                keys.append(key)
                patterns[key] = pattern
    found = {key: _Uses.of(pattern) for key, pattern in patterns.items()}
    for key in catalogue.keys:
        catalogue.variables[key] = frozenset(_variables(key, found, set()))
    catalogue.referenced = {name for uses in found.values() for name in uses.references}
    return catalogue


def _entries(folder: Path) -> Iterator[ast.Message | ast.Term]:
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, (ast.Message, ast.Term)):
                yield entry


def _variables(key: str, found: dict[str, _Uses], seen: set[str]) -> set[str]:
    if key in seen or key not in found:
        return set()
    seen.add(key)
    own = found[key]
    inherited = (
        _variables(name, found, seen) for name in own.references if not name.startswith("-")
    )
    return set(own.variables).union(*inherited)


class _Uses(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    @classmethod
    def of(cls, pattern: ast.Pattern) -> _Uses:
        uses = cls()
        uses.visit(pattern)
        return uses

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self._refer(node.id.name, node.attribute)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self._refer(f"-{node.id.name}", node.attribute)
        if node.arguments:
            self.visit(node.arguments)

    def _refer(self, name: str, attribute: ast.Identifier | None) -> None:
        self.references.add(f"{name}.{attribute.name}" if attribute else name)
