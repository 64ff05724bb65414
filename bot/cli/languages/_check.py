"""What is wrong with a language, message by message.

Each message has the variables and plural forms that it needs, is short enough where Discord or a
phone has little room, and keeps to the glossary. `glossary.ftl` of each language has an entry for
each thing: the words for it, separated by “|”. A star is for any ending. Where the English message
has a word for a thing, its translation needs one of its own language. A word with a capital letter
is searched as it is, others in any case.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from textwrap import shorten

from fluent.syntax import ast

from bot.i18n import FALLBACK
from bot.i18n.languages import cldr_locale, languages_in
from bot.i18n.message_catalogue import (
    Catalogue,
    catalogue_of,
    literal_text,
    read,
    references_of,
    selects,
    uses_variable,
)
from bot.i18n.texts import GENDER, GENDERS, SOUNDS

_LONGEST_QUOTE = 60

SAME = "Same:"
"""Begins the comment above a message that says why it is as in English."""


@dataclass(frozen=True, slots=True)
class LanguageFault:
    """Something that a translator has to mend: in which file, at which message, and what."""

    file: str
    key: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}: {self.key}: {self.what}"


def lacks_of(language: str, folder: Path) -> list[LanguageFault]:
    """Return the messages that a language lacks: players read them in English until a release."""
    return [*_missing(language, catalogue_of(language, folder), read(folder / FALLBACK))]


def faults_of(language: str, folder: Path) -> list[LanguageFault]:
    """Return what is wrong with the messages of a language, in the order of its files."""
    english, own = read(folder / FALLBACK), catalogue_of(language, folder)
    faults = [*_not_fluent(language, read(folder / language)), *_unknown(language, own, english)]
    for key, text in own.texts.items():
        place = f"{language}/{text.file}"
        faults += [LanguageFault(place, key, what) for what in _faults(language, key, own, english)]
    return sorted(faults, key=lambda fault: fault.file)


def fault_of_all(folder: Path) -> str | None:
    """Return what is wrong with all languages together, or None."""
    length = length_of_commands([read(folder / language) for language in languages_in(folder)])
    if length <= WHOLE_COMMAND:
        return None
    return (
        f"The commands have {length} characters, counting the longest translation of each text;"
        f" Discord takes {WHOLE_COMMAND}: shorten those of the longest language."
    )


def _not_fluent(language: str, own: Catalogue) -> Iterator[LanguageFault]:
    for file, line in own.damaged:
        yield LanguageFault(f"{language}/{file}", line, "is no Fluent")


def _unknown(language: str, own: Catalogue, english: Catalogue) -> Iterator[LanguageFault]:
    for key in own.keys:
        if key not in english.texts and not _is_grammar(key, english):
            place = f"{language}/{own.texts[key].file}"
            yield LanguageFault(place, key, "is unused: English has no such message")
    for term in own.terms:
        if term not in own.referenced:
            yield LanguageFault(f"{language}/{own.texts[term].file}", term, "is unused")


def _is_grammar(key: str, english: Catalogue) -> bool:
    """Return whether a text says only how a text of English agrees with others."""
    name, _, attribute = key.partition(".")
    return name in english.texts and attribute in (GENDER, *GENDERS, *SOUNDS)


def _missing(language: str, own: Catalogue, english: Catalogue) -> Iterator[LanguageFault]:
    for key in english.keys:
        if key not in own.texts:
            place = f"{language}/{english.texts[key].file}"
            yield LanguageFault(place, key, f"is missing: “{_shortly(_shown(key, english))}”")


def _faults(language: str, key: str, own: Catalogue, english: Catalogue) -> Iterator[str]:
    pattern = own.texts[key].pattern
    yield from plural_faults(language, pattern)
    yield from _ending_faults(language, pattern)
    for name in _references(key, own):
        yield f"refers to {name}, which the language does not have"
    if key.endswith(f".{GENDER}") and _shown(key, own) not in GENDERS:
        yield f"is none of: {', '.join(GENDERS)}"
    if key not in english.keys:
        return
    if language != FALLBACK and _is_same(key, own, english):
        yield f"is as in English: translate it, or write “# {SAME}” and why above it"
    yield from length_faults(key, literal_text(pattern), _shown(key, english))
    yield from _uninflected(language, pattern, english.texts[key].pattern)
    wanted, given = english.variables[key], own.variables[key]
    yield from (f"does not write ${name}" for name in sorted(wanted - given))
    yield from (f"writes ${name}, which it is not given" for name in sorted(given - wanted))
    yield from strays(key, own, english)


def _references(key: str, own: Catalogue) -> Sequence[str]:
    names = sorted(references_of(own.texts[key].pattern))
    return [name for name in names if name not in own.texts]


def _is_same(key: str, own: Catalogue, english: Catalogue) -> bool:
    text = own.texts[key]
    has_words = any(letter.isalpha() for letter in literal_text(text.pattern))
    same = text.pattern.equals(english.texts[key].pattern)
    may_be = SAME in text.comment or key.startswith(PREFIX) or key.endswith(".name")
    return has_words and same and not may_be


def _shortly(text: str) -> str:
    return shorten(text, _LONGEST_QUOTE, placeholder=" …")


def _shown(key: str, catalogue: Catalogue) -> str:
    return literal_text(catalogue.texts[key].pattern).strip()


PREFIX = "glossary-"
EXEMPT = "Glossary:"
"""Begins the comment above a message that says why it has another word."""


def words_of(catalogue: Catalogue) -> dict[str, str]:
    """Return the words for each thing that the glossary names."""
    return {
        key: literal_text(text.pattern)
        for key, text in catalogue.texts.items()
        if key.startswith(PREFIX)
    }


def strays(key: str, own: Catalogue, english: Catalogue) -> Iterator[str]:
    """Yield the words of the glossary that the translation of a message lacks."""
    if EXEMPT in own.texts[key].comment or key.startswith(PREFIX):
        return
    words = words_of(own)
    asked, said = (literal_text(each.texts[key].pattern) for each in (english, own))
    for thing, forms in words_of(english).items():
        wanted = words.get(thing)
        if wanted and _pattern(forms).search(asked) and not _pattern(wanted).search(said):
            yield f"has no word for “{forms}”: the glossary says “{wanted}”"


@cache
def _pattern(forms: str) -> re.Pattern[str]:
    return re.compile("|".join(_way(form.strip()) for form in forms.split("|")))


def _way(form: str) -> str:
    way = re.escape(form).replace(r"\*", r"\w*")
    bounded = rf"(?<!\w){way}(?!\w)"
    return bounded if form != form.lower() else f"(?i:{bounded})"


WHOLE_COMMAND = 8000
"""Characters of a command with all its parts, each in its longest translation."""

_NAMES = re.compile(r"command-.*\.name")
_NAME = re.compile(r"[-_'\w]{1,32}")
_DESCRIBED = re.compile(r"command-[^.]*")
_CHOICES = re.compile(r"(?:choice|offence)-[^.]*")
_MENUS = re.compile(r"menu-[^.]*")
_BUTTONS = re.compile(r"button-[^.]*")
_ONE_LINE = re.compile(r"(?:option|preset|level|pace)-.*\.description")
_FORM_LINES = re.compile(r"(?:form|seed-word)-.*(?:title|label)")
_CHARACTERS = (
    (_DESCRIBED, 100),
    (_CHOICES, 100),
    (_MENUS, 32),
    (_ONE_LINE, 100),
    (_FORM_LINES, 45),
)
_SAME_EVERYWHERE = ("command-uno-start.name", "command-leaderboard.name")


def length_faults(key: str, text: str, english: str) -> Iterator[str]:
    """Yield what is wrong with the length of a text, or with the name of a command."""
    if _NAMES.fullmatch(key):
        if not _NAME.fullmatch(text) or text != text.lower():
            yield f"“{text}” is no name of a command: up to 32 small letters without spaces"
        if key in _SAME_EVERYWHERE and text != english:
            yield f"is called “{english}” in every language"
    for kind, most in _CHARACTERS:
        if kind.fullmatch(key) and len(text) > most:
            yield f"has {len(text)} characters, and Discord shows {most}"
    if _BUTTONS.fullmatch(key):
        yield from _button_faults(text)


def _button_faults(text: str) -> Iterator[str]:
    from bot.render.button_rows import PHONE_ROOM, phone_width
    from bot.render.page import Button

    for label in text.split("\n"):
        width = phone_width(Button(label, "", "🃏"))
        if width > PHONE_ROOM:
            yield f"the button “{label}” is {width:.0f} pixels wide, and a phone has {PHONE_ROOM}"


def longest_button(catalogue: Catalogue) -> tuple[str, int]:
    """Return the widest label of a button, and how many pixels of a phone it takes."""
    from bot.render.button_rows import phone_width
    from bot.render.page import Button

    labels = [
        label
        for key in catalogue.keys
        if _BUTTONS.fullmatch(key)
        for label in literal_text(catalogue.texts[key].pattern).split("\n")
    ]
    width, label = max((phone_width(Button(label, "", "🃏")), label) for label in labels)
    return label, round(width)


def length_of_commands(languages: Iterable[Catalogue]) -> int:
    """Return the characters of all commands together, with the longest translation of each text."""
    longest: dict[str, int] = {}
    for catalogue in languages:
        for key in catalogue.keys:
            if any(kind.fullmatch(key) for kind in (_NAMES, _DESCRIBED, _CHOICES)):
                length = len(literal_text(catalogue.texts[key].pattern))
                longest[key] = max(length, longest.get(key, 0))
    return sum(longest.values())


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
        variants = {_name_of_form(variant): variant for variant in select.variants}
        if isinstance(select.selector, ast.VariableReference) and _counts(variants):
            yield from _form_faults(language, select.selector.id.name, variants)


def _name_of_form(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def _counts(variants: dict[str, ast.Variant]) -> bool:
    """Return whether the variants are for numbers, at least one of them in words."""
    return all(name in _CATEGORIES or name.isdecimal() for name in variants) and any(
        name in _CATEGORIES and not variant.default for name, variant in variants.items()
    )


def _form_faults(language: str, counted: str, variants: dict[str, ast.Variant]) -> Iterator[str]:
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


_Written = tuple[str, str, bool]
"""A variable that a text writes, the text right behind it, and whether it is a number by which the
words around it were chosen."""


def _written(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[_Written]:
    """Yield every variable that a pattern writes, of all its variants."""
    for element, behind in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        match element:
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                text = behind.value if isinstance(behind, ast.TextElement) else ""
                yield name, text or "", name in chosen
            case ast.Placeable(expression=ast.SelectExpression() as select):
                for variant in select.variants:
                    yield from _written(variant.value, chosen | _chosen_by(select, variant))
            case _:
                pass


def _chosen_by(select: ast.SelectExpression, variant: ast.Variant) -> frozenset[str]:
    """Return the number that decides on the words of the variant, if there is one."""
    name = _name_of_form(variant)
    counts = _counts({_name_of_form(each): each for each in select.variants})
    if isinstance(select.selector, ast.VariableReference) and (counts or name.isdecimal()):
        return frozenset({select.selector.id.name})
    return frozenset()


_ENDING = re.compile(r"['’]?[^\W\d_ªº¹²³⁰-⁹]+")
_FIT_ALL = {"en": "’s", "fr": "e"}
"""Endings that fit all names, or all numbers for which they are written."""


def _ending_faults(language: str, pattern: ast.Pattern) -> Iterator[str]:
    """Yield the endings right behind a variable: in most languages, they depend on its sound."""
    for name, behind, _ in _written(pattern):
        ending = _ENDING.match(behind)
        if ending and ending[0].replace("'", "’") != _FIT_ALL.get(language):
            yield f"writes “{ending[0]}” right behind ${name}: no ending fits them all"


_NOUN = re.compile(r"[ \N{NO-BREAK SPACE}]\w{3,}(?![\w.])")
"""A word behind a number, but for short prepositions and abbreviations."""


def _uninflected(language: str, own: ast.Pattern, english: ast.Pattern) -> Iterator[str]:
    """Yield the numbers whose noun is the same for all, in a language with more than two forms."""
    if numbers_of_forms(language).keys() <= {"one", "other"}:
        return
    counted = {name for name, _, chosen in _written(english) if chosen}
    for name, behind, chosen in _written(own):
        if name in counted and not chosen and _NOUN.match(behind):
            yield f"has “{behind.split()[0]}” behind every ${name}: write its plural forms"
