"""`Texts` holds the texts of every language, a `Translator` those of one."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from decimal import Context, localcontext
from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar, Protocol

from babel.dates import get_day_names
from babel.numbers import format_decimal, format_percent
from fluent.runtime.resolver import Pattern

from .entries import Entries, TextError
from .languages import FALLBACK, cldr_locale, languages_for, languages_in, own_folder

_ANY_NUMBER = 10**15
"""Numbers below are formatted with the precision that decimals have anyway."""
_DECIMAL_PLACES = 20

_MOST_KEPT = 8192
"""The number of formatted texts that are cached per language. A hand needs about thirty, and the
next hand at a table is nearly the same."""

GENDER = "gender"
"""The attribute of a noun that says its grammatical gender, one of `GENDERS`."""
GENDERS = ("feminine", "masculine", "neuter")

SOUNDS = {
    "before-i": re.compile(r"\W*(h?[ií]|y)(?![aeiouáéíóú])", re.IGNORECASE),
    "before-o": re.compile(r"\W*h?[oó]", re.IGNORECASE),
}
"""The attributes of a text that joins others, by how the last of them begins: in Spanish, *y* and
*o* are other words before their own sound."""

_ALIKE = str.maketrans({"ı": "i", "\N{COMBINING DOT ABOVE}": None})

log = logging.getLogger(__name__)


def folded(text: str) -> str:
    """Return a text as it is compared with what people type: in small letters, in Turkish too.

    There, *ı* and *i* are two letters, whose capitals *I* and *İ* are small as *i* elsewhere.
    """
    return text.casefold().translate(_ALIKE)


class Format(Protocol):
    """Returns the text `key` (of a message, or `message.attribute`) with its variables filled in.

    Numbers are written as the language does, with a plural's form chosen by them; an id is handed
    over as `str`.
    """

    def __call__(self, key: str, **variables: str | int | float) -> str:
        """Return the text."""
        ...


class Translator:
    """The texts of one language. `format` fills a text in once and keeps the latest results.

    A text that is missing, or cannot be written as a whole, comes from `fallback`; one that is
    missing there too shows its key. This and what cannot be written is logged, and raises
    `TextError` under `strict`; what only this language lacks is listed by `contra-uno languages`.
    """

    def __init__(
        self,
        language: str,
        entries: Entries,
        fallback: Translator | None = None,
        *,
        strict: bool = False,
    ) -> None:
        self.language = language
        self._entries = entries
        self._fallback = fallback
        self._strict = strict
        # Typed: a language may write 1 and 1.0 differently.
        self._filled = lru_cache(_MOST_KEPT, typed=True)(self.fill)
        self.format: Format = self._filled

    def has(self, key: str) -> bool:
        """Return whether this language itself has a text of that key."""
        return self._pattern(key) is not None

    def agreeing(self, key: str, noun: str) -> str:
        """Return the text `key` as it agrees with the text `noun`.

        `noun` names its gender in the attribute `gender`, where the language has genders, and `key`
        has an attribute for each gender in which it is another word.
        """
        named = f"{noun}.{GENDER}"
        form = f"{key}.{self.format(named)}" if self._is_known(named) else key
        return self.format(form if self._is_known(form) else key)

    def _is_known(self, key: str) -> bool:
        """Return whether this language has a text of that key, or one that it falls back on."""
        return self.has(key) or (self._fallback is not None and self._fallback._is_known(key))

    def joined(self, texts: Iterable[str]) -> str:
        """Return the texts one after the other, separated as the language does."""
        return self.format("list-comma").join(texts)

    def decimal(self, number: float) -> str:
        """Return the number with one decimal place, in the notation of the language."""
        return format_decimal(number, format="0.0", locale=cldr_locale(self.language))

    def percent(self, number: int) -> str:
        """Return a hundredfold share with its sign, where the language puts it: `33%`, `%33`."""
        return format_percent(number / 100, locale=cldr_locale(self.language))

    def weekday(self, day: int) -> str:
        """Return the name of a day of the week, 0 for Monday."""
        name = get_day_names("wide", "stand-alone", cldr_locale(self.language))[day]
        return name[:1].upper() + name[1:]

    def forget(self) -> None:
        """Drop the texts that were filled in: they contain names."""
        self._filled.cache_clear()

    def fill(self, key: str, **variables: str | int | float) -> str:
        """Return the text with its variables filled in anew; `format` keeps the result."""
        pattern = self._pattern(key)
        if pattern is None:
            if self._fallback:
                return self._fallback.format(key, **variables)
            self._complain("no text %s in language %s", key, self.language)
            return key
        with _room_for(variables.values()):
            text, errors = self._entries.format(pattern, variables)
        for error in errors:
            self._complain("text %s in language %s: %s", key, self.language, error)
        if errors and self._fallback:
            return self._fallback.format(key, **variables)
        return text

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        try:
            message = self._entries.message(name)
        except TextError as error:
            if self._fallback is None:
                raise
            self._complain("%s", error)
            return None
        if message is None:
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def _complain(self, fault: str, *details: object) -> None:
        if self._strict:
            raise TextError(fault % details)
        log.error(fault, *details)


class Texts:
    """The texts of every language in a folder. A language is read when it is first asked for."""

    strict_by_default: ClassVar[bool] = False
    """Whether a missing text is an exception. Tests turn it on; players get a fallback."""

    def __init__(self, folder: Path, *, strict: bool) -> None:
        self._folder = folder
        self._strict = strict
        self.languages = languages_in(folder)
        self._translators: dict[tuple[str, ...], Translator] = {}

    @classmethod
    def load(cls, folder: Path | None = None, *, strict: bool | None = None) -> Texts:
        """Return the texts of `folder`; by default those that came with the bot, one object a
        process.

        Raise `TextError` if English is missing or one of its files is not Fluent. Of the other
        languages, only a strict one raises it, when it is first asked for; in English, an entry
        that is not Fluent does when it is looked up.
        """
        strict = cls.strict_by_default if strict is None else strict
        texts = _own_texts(strict) if folder is None else Texts(folder, strict=strict)
        texts.get(FALLBACK)
        return texts

    def get(self, locale: str | None) -> Translator:
        """Return the translator for a Discord locale: English if there are no texts for it."""
        return self._translator(languages_for(locale, self.languages))

    def each(self) -> tuple[Translator, ...]:
        """Return the translator of every language: people may write in any."""
        return tuple(self.get(language) for language in self.languages)

    def forget(self) -> None:
        """Drop the texts of all languages that were filled in."""
        for translator in self._translators.values():
            translator.forget()

    def _translator(self, chain: tuple[str, ...]) -> Translator:
        """Return the translator of the first language, which falls back on the others in turn."""
        if chain not in self._translators:
            self._translators[chain] = self._new_translator(*chain)
        return self._translators[chain]

    def _new_translator(self, language: str, *others: str) -> Translator:
        fallback = self._translator(others) if others else None
        try:
            entries = self._read(language, others[:-1])
        except TextError as error:
            if self._strict or fallback is None:
                raise
            log.error("%s; the language is left out", error)
            return fallback
        return Translator(language, entries, fallback, strict=self._strict)

    def _read(self, language: str, others: Sequence[str]) -> Entries:
        """Return the entries of a language.

        What it lacks is read from the others, so that their texts name things as it does.
        """
        files = [
            file
            for folder in (language, *others)
            for file in sorted((self._folder / folder).glob("*.ftl"))
        ]
        if not files:
            raise TextError(f"no texts for language {language} in {self._folder}")
        return Entries(language, files)


def _room_for(values: Iterable[str | int | float]) -> AbstractContextManager[object]:
    """Make decimals precise enough for the largest number: a target may be of any size (C18)."""
    largest = max((abs(value) for value in values if isinstance(value, int)), default=0)
    if largest < _ANY_NUMBER:
        return nullcontext()
    return localcontext(Context(prec=len(str(largest)) + _DECIMAL_PLACES))


@cache
def _own_texts(strict: bool) -> Texts:
    return Texts(own_folder(), strict=strict)
