"""What is wrong with a language, message by message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import shorten

from bot.i18n import FALLBACK
from bot.i18n.languages import languages_for, languages_in
from bot.i18n.message_catalogue import Catalogue, literal_text, read, references_of
from bot.i18n.texts import GENDER, GENDERS, SOUNDS

from ._glossary import PREFIX, strays
from ._lengths import WHOLE_COMMAND, length_faults, length_of_commands
from ._plural_forms import plural_faults

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
    if _inherits(language, folder):
        return []
    return [*_missing(language, read(folder / language), read(folder / FALLBACK))]


def faults_of(language: str, folder: Path) -> list[LanguageFault]:
    """Return what is wrong with the messages of a language, in the order of its files."""
    english, own = read(folder / FALLBACK), read(folder / language)
    faults = [*_not_fluent(language, own), *_unknown(language, own, english)]
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


def _inherits(language: str, folder: Path) -> bool:
    """Return whether a language of other countries stands in for what is missing."""
    return len(languages_for(language, languages_in(folder))) > 2


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
    for name in _references(key, own):
        yield f"refers to {name}, which the language does not have"
    if key.endswith(f".{GENDER}") and _shown(key, own) not in GENDERS:
        yield f"is none of: {', '.join(GENDERS)}"
    if key not in english.keys:
        return
    if language != FALLBACK and _is_same(key, own, english):
        yield f"is as in English: translate it, or write “# {SAME}” and why above it"
    yield from length_faults(key, literal_text(pattern), _shown(key, english))
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
