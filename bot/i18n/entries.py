"""The texts of one language, read from its files and parsed one by one when they are needed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from sys import intern

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from .languages import FALLBACK, cldr_locale


class TextError(LookupError):
    """A text that is missing, lacks one of its variables, or cannot be read."""


_ENTRY = re.compile(r"(-?[A-Za-z][A-Za-z0-9_-]*) *=")
"""The beginning of an entry, at the start of a line."""

_GOES_ON = re.compile(r"[ }]|$")
"""A line that is indented, closes a brace or is empty belongs to the entry above."""
_REFERENCE = re.compile(r"\{\s*(-?[a-z][A-Za-z0-9_-]*)")
"""A message or term that is used in another one."""


_MOST_NUMBERS = 2048


class _WholeNumber(FluentInt):
    """A number whose notation in each language is kept: Babel takes long for it."""

    def format(self, locale: Locale) -> str:
        """Return the number in the notation of the language."""
        return _written(int(self), locale)


@lru_cache(_MOST_NUMBERS)
def _written(number: int, locale: Locale) -> str:
    return FluentInt(number).format(locale)


class Entries:
    """The texts of a language; raises `TextError` if a file is not Fluent."""

    def __init__(self, language: str, files: list[Path]) -> None:
        self._language = language
        # Some fonts show the marks that Fluent puts around variables as boxes: they are for text
        # that runs from right to left, which names in other scripts would break.
        isolates = cldr_locale(language).text_direction == "rtl"
        self._bundle = FluentBundle([language, FALLBACK], use_isolating=isolates)
        # Commands are named in every language, most of which have no reader. One sign beyond the
        # usual ones, such as an emoji, makes a str two or four times as long as these bytes.
        self._unread: dict[str, bytes] = {}
        for file in files:
            for name, source in self._sources(file):
                self._unread.setdefault(intern(name), source.encode())

    def message(self, name: str) -> Message | None:
        """Return the message of that name, None if there is none."""
        if name in self._unread:
            self._read(name)
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def format(
        self, pattern: Pattern, variables: Mapping[str, str | int | float]
    ) -> tuple[str, list[Exception]]:
        """Return the text of a message's pattern with its variables filled in, and the errors."""
        known = {
            name: _WholeNumber(value) if type(value) is int else value
            for name, value in variables.items()
        }
        text, errors = self._bundle.format_pattern(pattern, known)
        return str(text), errors

    def _read(self, name: str) -> None:
        """Parse an entry, and those that it refers to."""
        source = self._unread.pop(name).decode()
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
