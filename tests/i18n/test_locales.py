"""The languages compared with each other and with the code."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from bot.i18n import LANGUAGES, Texts
from bot.paths import data_dir
from bot.tables import Reason
from tests.i18n import _locales, _uses

ROOT = Path(__file__).resolve().parents[2]
CODE = [ROOT / "bot", ROOT / "cogs"]
CATALOGUES = {language: _locales.read(data_dir() / "locales" / language) for language in LANGUAGES}
KEYS = set(CATALOGUES["en"].keys)


def test_the_texts_of_the_bot_can_be_loaded() -> None:
    texts = Texts.load()
    assert all(texts.get(language).has(key) for language in LANGUAGES for key in KEYS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_defined_twice(language: str) -> None:
    catalogue = CATALOGUES[language]
    twice = [key for key, n in Counter(catalogue.keys + catalogue.terms).items() if n > 1]
    assert twice == []


def test_the_languages_have_the_same_keys_with_the_same_variables() -> None:
    assert CATALOGUES["de"].variables == CATALOGUES["en"].variables


def test_every_key_that_the_code_asks_for_exists() -> None:
    missing = [
        f"{use.place}: {use.key.pattern}"
        for use in _uses.calls(CODE)
        if not any(use.key.fullmatch(key) for key in KEYS)
    ]
    assert missing == []


def test_a_call_hands_over_the_variables_of_its_text() -> None:
    variables = CATALOGUES["en"].variables
    lacking = [
        f"{use.place}: {key} needs {', '.join(sorted(variables[key] - use.variables))}"
        for use in _uses.calls(CODE)
        if use.variables is not None
        for key in KEYS
        if use.key.fullmatch(key) and not variables[key] <= use.variables
    ]
    assert lacking == []


def test_no_text_is_unused() -> None:
    patterns = set(_uses.strings(CODE))
    literal = {pattern.pattern.replace("\\", "") for pattern in patterns}
    unused = [
        key
        for key in KEYS
        if key not in literal
        and key not in CATALOGUES["en"].referenced
        and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert sorted(unused) == []


def test_the_reasons_of_the_tables_have_a_text_each_and_no_other() -> None:
    """Except for reasons whose text depends on the clause in the answer."""
    by_clause = {Reason.NOT_ALLOWED, Reason.SETUP}
    told = {key for key in KEYS if key.startswith("reason-")}
    assert told == {f"reason-{reason}" for reason in Reason if reason not in by_clause}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_term_is_unused_or_unknown(language: str) -> None:
    catalogue = CATALOGUES[language]
    terms = {term for term in catalogue.terms if "." not in term}
    assert terms == {name for name in catalogue.referenced if name.startswith("-")}


def test_a_text_stands_in_the_file_of_the_same_name_in_every_language() -> None:
    files = {
        language: {
            (file.name, key)
            for file in (data_dir() / "locales" / language).glob("*.ftl")
            for key in re.findall(r"(?m)^([a-zA-Z][\w-]*) *=", file.read_text(encoding="utf-8"))
        }
        for language in LANGUAGES
    }
    assert all(files[language] == files["en"] for language in LANGUAGES)
