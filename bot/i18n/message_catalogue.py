"""The messages of a language as its files write them, for checks: what each says and refers to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from .languages import languages_for, languages_in


@dataclass(frozen=True, slots=True)
class CatalogueText:
    """The text of a message, term or attribute, with the comment above its message."""

    file: str
    key: str
    pattern: ast.Pattern
    comment: str


@dataclass
class Catalogue:
    """The texts of one language. A key is `message` or `message.attribute`, that of a term
    begins with a dash."""

    texts: dict[str, CatalogueText] = field(default_factory=dict[str, CatalogueText])
    keys: list[str] = field(default_factory=list[str])
    variables: dict[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    terms: list[str] = field(default_factory=list[str])
    referenced: set[str] = field(default_factory=set[str])
    damaged: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    """Files with the first words of what is no Fluent in them."""


def catalogue_of(language: str, folder: Path) -> Catalogue:
    """Return the texts of a language, and those that it leaves to others than English."""
    languages = languages_for(language, languages_in(folder))
    return read(*(folder / code for code in languages[:-1] or languages))


@cache
def read(*folders: Path) -> Catalogue:
    """Read every .ftl file of a language, and follow references to find each text's variables.

    What the first folder lacks is taken from the next.
    """
    catalogue = Catalogue()
    for folder in folders:
        _add(folder, catalogue)
    found = {key: _Uses.of(text.pattern) for key, text in catalogue.texts.items()}
    for key in catalogue.keys:
        catalogue.variables[key] = frozenset(_variables(key, found, set()))
    catalogue.referenced = {name for uses in found.values() for name in uses.references}
    return catalogue


def _add(folder: Path, catalogue: Catalogue) -> None:
    """Add the texts of a folder whose keys the catalogue does not have yet."""
    known = frozenset(catalogue.texts)
    for file, entry in _entries(folder):
        if isinstance(entry, ast.Junk):
            catalogue.damaged.append((file, (entry.content or "").strip().partition("\n")[0]))
            continue
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        keys = catalogue.terms if isinstance(entry, ast.Term) else catalogue.keys
        comment = entry.comment.content or "" if entry.comment else ""
        named = [(name, entry.value)]
        named += [(f"{name}.{part.id.name}", part.value) for part in entry.attributes]
        for key, pattern in named:
            if pattern is not None and key not in known:
                keys.append(key)
                catalogue.texts[key] = CatalogueText(file, key, pattern, comment)


def literal_text(pattern: ast.Pattern) -> str:
    """Return the words that a pattern writes out, of all its variants, without its variables."""
    words = _Words()
    words.visit(pattern)
    return "".join(words.parts)


def selects(pattern: ast.Pattern) -> list[ast.SelectExpression]:
    """Return the choices between variants in a pattern, the inner ones too."""
    found = _Selects()
    found.visit(pattern)
    return found.expressions


def references_of(pattern: ast.Pattern) -> set[str]:
    """Return the messages and terms that the pattern refers to."""
    return _Uses.of(pattern).references


def uses_variable(pattern: ast.Pattern, name: str) -> bool:
    """Return whether the pattern writes or tests a variable."""
    return name in _Uses.of(pattern).variables


def _entries(folder: Path) -> Iterator[tuple[str, ast.Message | ast.Term | ast.Junk]]:
    parser = FluentParser(with_spans=False)
    for file in sorted(folder.glob("*.ftl")):
        for entry in parser.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, (ast.Message, ast.Term, ast.Junk)):
                yield file.name, entry


def _variables(key: str, found: Mapping[str, _Uses], seen: set[str]) -> set[str]:
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


class _Words(Visitor):
    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.parts.append(str(node.parse()["value"]))

    def visit_Variant(self, node: ast.Variant) -> None:
        self.visit(node.value)
        self.parts.append("\n")


class _Selects(Visitor):
    def __init__(self) -> None:
        self.expressions: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.expressions.append(node)
        self.generic_visit(node)
