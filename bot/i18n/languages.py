"""Which languages there are, and which of them serves the reader of a locale.

A language is a folder of Fluent files in `data/locales`, named by its code: `de`, `pt-BR`. What a
language is called and how it is related to others comes from the Unicode CLDR.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator
from functools import cache, lru_cache
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.core import get_global, parse_locale

from bot.paths import data_dir

FALLBACK = "en"
"""The language that has every text."""

_LOCALES_REMEMBERED = 512

_CALLED = {"id": "Bahasa Indonesia"}
"""Names that the CLDR shortens to that of the country."""


def own_folder() -> Path:
    """Return the folder with the languages that came with the bot."""
    return data_dir() / "locales"


def languages_in(folder: Path) -> tuple[str, ...]:
    """Return the codes of the languages that have texts in ``folder``, sorted."""
    return tuple(sorted({file.parent.name for file in folder.glob("*/*.ftl")}))


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of the languages that came with the bot."""
    return languages_in(own_folder())


@cache
def signed_in(folder: Path) -> frozenset[str]:
    """Return the languages in ``folder`` that a native reader has signed; the others are beta."""
    file = folder / "signed.toml"
    return frozenset(tomllib.loads(file.read_text("utf-8")) if file.exists() else ())


def language_of(locale: str | None) -> str:
    """Return the language to answer in, from a locale such as `de` or `en-US`."""
    return languages_for(locale, languages())[0]


@lru_cache(_LOCALES_REMEMBERED)
def languages_for(locale: str | None, known: Collection[str]) -> tuple[str, ...]:
    """Return those of the ``known`` languages that serve a locale, best first, English last.

    The locale itself and the locales that it inherits from come first (`es-MX`, `es-419`), then
    that of the main country (`es-ES`), which is whole; where there is none, others of the same
    language in the same script.
    """
    found = [code for code in _related(locale or "", known) if code != FALLBACK]
    return (*dict.fromkeys(found), FALLBACK)


def _related(locale: str, known: Collection[str]) -> Iterator[str]:
    try:
        language, region, script, _ = parse_locale(locale, sep="-")[:4]
    except ValueError:
        return
    wanted = "_".join(filter(None, (language, script, region)))
    spelled = {code.replace("-", "_").casefold(): code for code in known}
    alike = [code for code in sorted(known) if _written_alike(code, wanted)]
    for ancestor in _with_ancestors(wanted):
        code = spelled.get(ancestor.casefold())
        if code in alike:
            yield code
    main = _likely(language)[2]
    yield from [code for code in alike if _likely(code.replace("-", "_"))[2] == main] or alike


def _with_ancestors(wanted: str) -> Iterator[str]:
    """Yield the locale and those that it inherits from, as the CLDR lists or shortens them."""
    exceptions = get_global("parent_exceptions")
    while wanted:
        yield wanted
        wanted = exceptions.get(wanted) or wanted.rpartition("_")[0]


def _written_alike(code: str, wanted: str) -> bool:
    """Return whether the language of ``code`` and script are those of the locale ``wanted``."""
    return _likely(code.replace("-", "_"))[:2] == _likely(wanted)[:2]


@cache
def _likely(locale: str) -> tuple[str, str, str]:
    """Return the language, script and country of a locale, the likely ones where it has none."""
    language, region, script, _ = parse_locale(locale)[:4]
    likely = get_global("likely_subtags")
    usual = likely.get(f"{language}_{region}") or likely.get(language) or language
    _, usual_region, usual_script, _ = parse_locale(usual)[:4]
    return language, script or usual_script or "", region or usual_region or ""


def name_of_language(language: str) -> str:
    """Return what a language calls itself: `Deutsch`, `Português (Brasil)`."""
    locale = _locale_of(language)
    name = _CALLED.get(language) or (locale.get_display_name() if locale else None)
    return name[:1].upper() + name[1:] if name else language


def cldr_locale(language: str) -> Locale:
    """Return the rules of a language for plurals, numbers and direction; English if unknown."""
    return _locale_of(language) or Locale.parse(FALLBACK)


def _locale_of(language: str) -> Locale | None:
    try:
        return Locale.parse(language, sep="-")
    except (ValueError, UnknownLocaleError):
        return None
