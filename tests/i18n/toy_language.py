"""A language that nobody speaks, written as CONTRIBUTING.md asks of a translator.

It has the code of Arabic, which CLDR writes from right to left with five plural forms beside
`[other]`: more than any language that came with the bot. Each Latin letter becomes an Arabic one,
and each plural form ends in its own mark.
"""

from __future__ import annotations

import re
import string
from collections.abc import Mapping
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

TOY = "ar"
MARKS: Mapping[str, str] = {"zero": "⁰", "one": "¹", "two": "²", "few": "³", "many": "⁴"}
"""The five forms of the language, each with the mark at the end of its texts."""

_LETTERS = "ابتثجحخدذرزسشصضطظعغفقكلمنه"
_TO_ARABIC = str.maketrans(string.ascii_letters, _LETTERS + _LETTERS)
_CODE = re.compile(r"(`[^`]*`)")
_ENDING = re.compile("^['’]s")
"""The English genitive, which no other language may write right behind a name."""
_UNCHANGED = {"start", "leaderboard"}
"""Names of commands that are the same in every language."""
_WRITTEN_BY_PLAYERS = "form-line-hint"
"""A message that shows what is typed, so it is the same in every language."""


def write_toy_language(source: Path, target: Path) -> int:
    """Write a translation of the English folder ``source``; return the number of its messages."""
    target.mkdir(parents=True)
    messages = 0
    for file in sorted(source.glob("*.ftl")):
        resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, (ast.Message, ast.Term)):
                messages += 1
                _translate(entry)
        (target / file.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    return messages


def _translate(entry: ast.Message | ast.Term) -> None:
    if entry.id.name == _WRITTEN_BY_PLAYERS:
        entry.comment = ast.Comment("Same: so it is written")
        return
    if entry.value is not None:
        entry.value = _translated(entry.value)
    for attribute in entry.attributes:
        attribute.value = _translated(attribute.value)
    if entry.id.name == "glossary-leaderboard" and entry.value is not None:
        entry.value.elements.append(ast.TextElement(" | leaderboard"))


def _translated(pattern: ast.Pattern) -> ast.Pattern:
    text = "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
    return pattern if text in _UNCHANGED else _Translator().visit(pattern)


class _Translator(Transformer):
    """Rewrites texts in other letters, and choices between plural forms with all five."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        parts = _CODE.split(_ENDING.sub("", node.value))
        parts[::2] = [part.translate(_TO_ARABIC) for part in parts[::2]]
        return ast.TextElement("".join(parts))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:
        self.generic_visit(node)
        words = {v.key.name: v for v in node.variants if isinstance(v.key, ast.Identifier)}
        if "one" in words and "other" in words:
            numbers = [v for v in node.variants if isinstance(v.key, ast.NumberLiteral)]
            forms = [_form(form, words.get(form, words["other"])) for form in MARKS]
            node.variants = [*numbers, *forms, words["other"]]
        return node


def _form(form: str, like: ast.Variant) -> ast.Variant:
    """Return a variant for a plural form that says the same as another, with its mark."""
    value = like.value.clone()
    value.elements.append(ast.TextElement(MARKS[form]))
    return ast.Variant(ast.Identifier(form), value)
