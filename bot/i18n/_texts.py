"""`Texts` holds every language, a `Translator` is one of them."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from decimal import Context, localcontext
from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar, Literal, Protocol

from fluent.runtime.resolver import Pattern

from bot.paths import data_dir

from ._entries import Entries
from ._text_error import TextError

Language = Literal["de", "en"]
LANGUAGES: tuple[Language, ...] = ("de", "en")
FALLBACK: Language = "en"

_ANY_NUMBER = 10**15
"""Numbers below are formatted with the precision that decimals have anyway."""
_DECIMAL_PLACES = 20

_MOST_KEPT = 8192
"""Texts of a language that are kept with their variables filled in: a hand is some thirty, and the
next one of the same table is nearly the same."""

log = logging.getLogger(__name__)


@lru_cache
def language_of(locale: str | None) -> Language:
    """The language to answer in, from a Discord locale such as `de` or `en-US`."""
    prefix = (locale or "").partition("-")[0].lower()
    for language in LANGUAGES:
        if language == prefix:
            return language
    return FALLBACK


class Format(Protocol):
    """Returns the text `key` (of a message, or `message.attribute`) with its variables filled in.

    Numbers are written as the language does, with a plural's form chosen by them; an id is handed
    over as `str`.
    """

    def __call__(self, key: str, **variables: str | int | float) -> str:
        """Return the text."""
        ...


class Translator:
    """The texts of one language. Each is filled in once by `format`, which keeps the last ones.

    What is missing in it comes from `fallback`; what is missing there too shows its key. Both are
    logged, and under `strict` both are a `TextError`.
    """

    def __init__(
        self,
        language: Language,
        entries: Entries,
        fallback: Translator | None = None,
        *,
        strict: bool = False,
    ) -> None:
        self.language: Language = language
        self._entries = entries
        self._fallback = fallback
        self._strict = strict
        # Typed: a language may write 1 and 1.0 differently.
        self._filled = lru_cache(_MOST_KEPT, typed=True)(self.fill)
        self.format: Format = self._filled

    def has(self, key: str) -> bool:
        """Whether this language itself has a text of that key."""
        return self._pattern(key) is not None

    def forget(self) -> None:
        """Keep no text any longer that was filled in: names stand in them."""
        self._filled.cache_clear()

    def fill(self, key: str, **variables: str | int | float) -> str:
        """Return what `format` keeps: the text, its variables filled in anew."""
        pattern = self._pattern(key)
        if pattern is None:
            self._complain("no text %s in language %s", key, self.language)
            return self._fallback.format(key, **variables) if self._fallback else key
        with _room_for(variables.values()):
            text, errors = self._entries.format(pattern, variables)
        for error in errors:
            self._complain("text %s in language %s: %s", key, self.language, error)
        return text

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        message = self._entries.message(name)
        if message is None:
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def _complain(self, fault: str, *details: object) -> None:
        if self._strict:
            raise TextError(fault % details)
        log.error(fault, *details)


class Texts:
    """Every language's texts."""

    strict_by_default: ClassVar[bool] = False
    """Whether a missing text is an exception. The tests turn it on; players get a fallback."""

    def __init__(self, translators: Mapping[Language, Translator]) -> None:
        self._translators = dict(translators)

    @classmethod
    def load(cls, folder: Path | None = None, *, strict: bool | None = None) -> Texts:
        """The texts of `folder`; by default those that came with the bot, read once a process.

        Raises `TextError` where a language is missing or a file is not Fluent; an entry that is
        not raises it when it is asked for.
        """
        strict = cls.strict_by_default if strict is None else strict
        return _own_texts(strict) if folder is None else _read_texts(folder, strict)

    def get(self, locale: str | None) -> Translator:
        """The translator for a Discord locale; English for one that there are no texts for."""
        return self._translators[language_of(locale)]

    def each(self) -> tuple[Translator, ...]:
        """The translator of every language: people may write in any."""
        return tuple(self._translators[language] for language in LANGUAGES)

    def forget(self) -> None:
        """Keep no text of any language that was filled in."""
        for translator in self._translators.values():
            translator.forget()


def _room_for(values: Iterable[str | int | float]) -> AbstractContextManager[object]:
    """Decimals precise enough for the largest number: a target may be of any size (C18)."""
    largest = max((abs(value) for value in values if isinstance(value, int)), default=0)
    if largest < _ANY_NUMBER:
        return nullcontext()
    return localcontext(Context(prec=len(str(largest)) + _DECIMAL_PLACES))


@cache
def _own_texts(strict: bool) -> Texts:
    return _read_texts(data_dir() / "locales", strict)


def _read_texts(folder: Path, strict: bool) -> Texts:
    fallback = Translator(FALLBACK, _entries(folder, FALLBACK), strict=strict)
    translators: dict[Language, Translator] = {FALLBACK: fallback}
    for language in LANGUAGES:
        if language != FALLBACK:
            entries = _entries(folder, language)
            translators[language] = Translator(language, entries, fallback, strict=strict)
    return Texts(translators)


def _entries(folder: Path, language: Language) -> Entries:
    files = sorted((folder / language).glob("*.ftl"))
    if not files:
        raise TextError(f"no texts for language {language} in {folder}")
    return Entries(language, files)
