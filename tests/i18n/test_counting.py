"""Everything that is counted says each number in the form that the language has for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

import pytest
from fluent.syntax import ast

from bot.i18n import Texts, languages
from bot.i18n.languages import cldr_locale, own_folder
from bot.i18n.message_catalogue import Catalogue, catalogue_of, selects

NUMBERS = (0, 1, 2, 5, 21, 101)
OTHERS = (1, 5)
"""The numbers that stand beside."""

Variables = dict[str, str | int]


class Reader:
    """Reads the texts of a language as CLDR says, with nothing of the bot's own reading."""

    def __init__(self, language: str, catalogue: Catalogue) -> None:
        self._form = cldr_locale(language).plural_form
        self._texts = catalogue.texts

    def read(self, pattern: ast.Pattern, variables: Mapping[str, str | int]) -> str:
        """Return what the pattern says."""
        return "".join(self._said(element, variables) for element in pattern.elements)

    def _said(
        self,
        element: ast.TextElement | ast.Placeable | ast.InlineExpression | ast.SelectExpression,
        variables: Mapping[str, str | int],
    ) -> str:
        match element:
            case ast.TextElement(value=str(text)):
                return text
            case ast.StringLiteral():
                return str(element.parse()["value"])
            case ast.Placeable():
                return self._said(element.expression, variables)
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return str(variables[name])
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name))):
                return self.read(self._chosen(element, variables[name]).value, variables)
            case ast.MessageReference() | ast.TermReference():
                dash = "-" if isinstance(element, ast.TermReference) else ""
                attribute = f".{element.attribute.name}" if element.attribute else ""
                key = f"{dash}{element.id.name}{attribute}"
                return self.read(self._texts[key].pattern, {} if dash else variables)
            case _:
                raise AssertionError(f"texts do without {element}")

    def _chosen(self, select: ast.SelectExpression, value: str | int) -> ast.Variant:
        names = [
            each.key.name if isinstance(each.key, ast.Identifier) else each.key.value
            for each in select.variants
        ]
        by_name = dict(zip(names, select.variants, strict=True))
        form = str(self._form(value)) if isinstance(value, int) else value
        default = next(variant for variant in select.variants if variant.default)
        return by_name.get(str(value)) or by_name.get(form) or default


def counted(pattern: ast.Pattern) -> tuple[set[str], set[str]]:
    """Return the numbers that decide on the words of a pattern, and its questions of yes or no."""
    numbers, questions = set[str](), set[str]()
    for select in selects(pattern):
        if isinstance(select.selector, ast.VariableReference):
            asked = any(
                isinstance(each.key, ast.Identifier) and each.key.name in ("yes", "no")
                for each in select.variants
            )
            (questions if asked else numbers).add(select.selector.id.name)
    return numbers, questions


def settings(pattern: ast.Pattern, variables: frozenset[str]) -> Iterator[Variables]:
    """Yield values for the variables: each number that counts, beside others, and yes and no."""
    numbers, questions = counted(pattern)
    for name, number, other in product(sorted(numbers), NUMBERS, OTHERS):
        for answers in product(("yes", "no"), repeat=len(questions)):
            values: Variables = dict.fromkeys(variables, "Anna")
            values |= dict.fromkeys(numbers, other)
            values |= zip(sorted(questions), answers, strict=True)
            yield values | {name: number}


@pytest.mark.parametrize("language", languages())
def test_every_number_is_in_the_form_that_the_language_has_for_it(language: str) -> None:
    catalogue = catalogue_of(language, own_folder())
    reader, t = Reader(language, catalogue), Texts.load(strict=True).get(language)
    wrong: list[str] = []
    tried = 0
    for key, variables in catalogue.variables.items():
        pattern = catalogue.texts[key].pattern
        for values in settings(pattern, variables):
            tried += 1
            said, wanted = t.fill(key, **values), reader.read(pattern, values)
            if said != wanted:
                wrong.append(f"{key} with {values}: {said!r} for {wanted!r}")
    assert wrong == []
    assert tried > 1000


def test_the_reader_knows_the_forms_of_languages_with_many() -> None:
    forms = [str(cldr_locale("ru").plural_form(number)) for number in NUMBERS]
    assert forms == ["many", "one", "few", "many", "one", "one"]
