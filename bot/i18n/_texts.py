"""`Texts` holds the texts of every language, a `Translator` those of one."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from decimal import Context, localcontext
from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import ast

from bot.paths import data_dir


class TextError(LookupError):
    """A text that is missing, lacks one of its variables, or cannot be read."""


_ENTRY = re.compile(r"(-?[A-Za-z][A-Za-z0-9_-]*) *=")
"""The beginning of an entry, at the start of a line."""

_GOES_ON = re.compile(r"[ }]|$")
"""A line that is indented, closes a brace or is empty belongs to the entry above."""
_REFERENCE = re.compile(r"\{\s*(-?[a-z][A-Za-z0-9_-]*)")
"""A message or term that is used in another one."""


class Entries:
    """The texts of a language; raises `TextError` if a file is not Fluent."""

    def __init__(self, language: str, files: list[Path]) -> None:
        self._language = language
        # Discord shows the marks that Fluent would put around variables as boxes in some fonts.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for file in files:
            for name, source in self._sources(file):
                self._unread.setdefault(name, source)

    def message(self, name: str) -> Message | None:
        """Return the message of that name, None if there is none."""
        if name in self._unread:
            self._read(name)
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def format(
        self, pattern: Pattern, variables: Mapping[str, str | int | float]
    ) -> tuple[str, list[Exception]]:
        """Return the text of a message's pattern with its variables filled in, and the errors."""
        text, errors = self._bundle.format_pattern(pattern, dict(variables))
        return str(text), errors

    def _read(self, name: str) -> None:
        """Parse an entry, and those that it refers to."""
        source = self._unread.pop(name)
        for referred in _REFERENCE.findall(source):
            if referred in self._unread:
                self._read(referred)
        resource = FluentResource(source)
        if any(isinstance(entry, ast.Junk) for entry in resource.body):
            raise TextError(f"text {name} of language {self._language} is not Fluent")
        self._bundle.add_resource(resource)

    def _sources(self, file: Path) -> list[tuple[str, str]]:
        """Return each entry of a file: its name and its lines."""
        sources: list[tuple[str, list[str]]] = []
        for line in file.read_text(encoding="utf-8").split("\n"):
            if begun := _ENTRY.match(line):
                sources.append((begun[1], [line]))
            elif _GOES_ON.match(line) and sources:
                sources[-1][1].append(line)
            elif line and not line.startswith("#"):
                raise TextError(
                    f"{file.name} of language {self._language} is not Fluent at: {line}"
                )
        return [(name, "\n".join(lines)) for name, lines in sources]


Language = Literal["de", "en"]
LANGUAGES: tuple[Language, ...] = ("de", "en")
FALLBACK: Language = "en"

_ANY_NUMBER = 10**15
"""Numbers below are formatted with the precision that decimals have anyway."""
_DECIMAL_PLACES = 20

_MOST_KEPT = 8192
"""The number of formatted texts that are cached per language. A hand needs about thirty, and the
next hand at a table is nearly the same."""

log = logging.getLogger(__name__)


def language_of(locale: str | None) -> Language:
    """Return the language to answer in, from a Discord locale such as `de` or `en-US`."""
    prefix = (locale or "").partition("-")[0].lower()
    for language in LANGUAGES:
        if language == prefix:
            return language
    return FALLBACK


class Translator:
    """The texts of one language.

    A text that is missing comes from `fallback`; one that is missing there too shows its key. Both
    are logged, and under `strict` both raise `TextError`.
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
        self._kept = lru_cache(_MOST_KEPT, typed=True)(self._formatted)

    def has(self, key: str) -> bool:
        """Return whether this language itself has a text of that key."""
        return self._pattern(key) is not None

    def format(self, key: str, **variables: str | int | float) -> str:
        """Return the text `key` (of a message, or `message.attribute`) with its variables filled
        in.

        Numbers are written as the language does, with a plural's form chosen by them; an id is
        handed over as `str`.
        """
        return self._kept(key, **variables)

    def forget(self) -> None:
        """Drop the texts that were filled in: they contain names."""
        self._kept.cache_clear()

    def _formatted(self, key: str, **variables: str | int | float) -> str:
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
    """The texts of every language."""

    strict_by_default: ClassVar[bool] = False
    """Whether a missing text is an exception. Tests turn it on; players get a fallback."""

    def __init__(self, translators: Mapping[Language, Translator]) -> None:
        self._translators = dict(translators)

    @classmethod
    def load(cls, folder: Path | None = None, *, strict: bool | None = None) -> Texts:
        """Return the texts of `folder`; by default those that came with the bot, read once a
        process.

        Raise `TextError` if a language is missing or a file is not Fluent. An entry that is not
        Fluent raises it when it is looked up.
        """
        strict = cls.strict_by_default if strict is None else strict
        return _own_texts(strict) if folder is None else _read_texts(folder, strict)

    def get(self, locale: str | None) -> Translator:
        """Return the translator for a Discord locale: English if there are no texts for it."""
        return self._translators[language_of(locale)]

    def each(self) -> tuple[Translator, ...]:
        """Return the translator of every language: people may write in any."""
        return tuple(self._translators[language] for language in LANGUAGES)

    def forget(self) -> None:
        """Drop the texts of all languages that were filled in."""
        for translator in self._translators.values():
            translator.forget()


def _room_for(values: Iterable[str | int | float]) -> AbstractContextManager[object]:
    """Make decimals precise enough for the largest number: a target may be of any size (C18)."""
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
