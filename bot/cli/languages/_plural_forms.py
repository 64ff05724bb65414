"""Which forms of a plural a language has, and which of them a message leaves out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast

from bot.i18n.languages import cldr_locale
from bot.i18n.message_catalogue import selects, uses_variable

_COUNTED = range(201)
"""The numbers that are tried: in every language, they need all forms but those of millions."""

_CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})

_OF_MILLIONS = ("many", "other")
"""Forms that a language may have for larger numbers or fractions."""


@cache
def numbers_of_forms(language: str) -> dict[str, list[int]]:
    """Return the forms of a language, each with the whole numbers up to 200 that take it."""
    form_of = cldr_locale(language).plural_form
    forms: dict[str, list[int]] = {}
    for number in _COUNTED:
        forms.setdefault(str(form_of(number)), []).append(number)
    return forms


def plural_faults(language: str, pattern: ast.Pattern) -> Iterator[str]:
    """Yield what is wrong with the plurals of a message."""
    for select in selects(pattern):
        variants = {_name(variant): variant for variant in select.variants}
        if isinstance(select.selector, ast.VariableReference) and _counts(variants):
            yield from _faults(language, select.selector.id.name, variants)


def _name(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def _counts(variants: dict[str, ast.Variant]) -> bool:
    """Return whether the variants are for numbers, at least one of them in words."""
    return all(name in _CATEGORIES or name.isdecimal() for name in variants) and any(
        name in _CATEGORIES and not variant.default for name, variant in variants.items()
    )


def _faults(language: str, counted: str, variants: dict[str, ast.Variant]) -> Iterator[str]:
    default = next(variant for variant in variants.values() if variant.default)
    spelled_out = {int(name) for name in variants if name.isdecimal()}
    for form, numbers in numbers_of_forms(language).items():
        open_numbers = [number for number in numbers if number not in spelled_out]
        if form not in variants:
            if form != "other" and open_numbers:
                examples = ", ".join(map(str, open_numbers[:3]))
                yield f"lacks the plural form [{form}] of ${counted} (for {examples})"
        elif (
            len(open_numbers) > 1
            and not variants[form].default
            and uses_variable(default.value, counted)
            and not uses_variable(variants[form].value, counted)
        ):
            examples = ", ".join(map(str, open_numbers[:3]))
            yield f"the form [{form}] writes no ${counted}, but is read for {examples}: write [1]"
    for name in variants:
        if (
            name in _CATEGORIES
            and name not in numbers_of_forms(language)
            and name not in _OF_MILLIONS
        ):
            yield f"the language has no plural form [{name}]"
