"""The languages compared with each other and with the code."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from bot.cli.languages._check import fault_of_all, faults_of
from bot.i18n import FALLBACK, Texts, languages
from bot.i18n import message_catalogue as _locales
from bot.i18n.languages import own_folder
from bot.paths import data_dir
from bot.tables import Reason
from tests.i18n import _uses

ROOT = Path(__file__).resolve().parents[2]
CODE = [ROOT / "bot", ROOT / "cogs"]


def _catalogue(language: str) -> _locales.Catalogue:
    return _locales.catalogue_of(language, own_folder())


def _keys() -> set[str]:
    return set(_catalogue("en").keys)


def test_the_texts_of_the_bot_can_be_loaded() -> None:
    texts = Texts.load()
    assert all(texts.get(FALLBACK).has(key) for key in _keys())
    assert [texts.get(language).language for language in languages()] == list(languages())


@pytest.mark.parametrize("language", languages())
def test_no_key_is_defined_twice(language: str) -> None:
    catalogue = _catalogue(language)
    twice = [key for key, n in Counter(catalogue.keys + catalogue.terms).items() if n > 1]
    assert twice == []


@pytest.mark.parametrize("language", languages())
def test_nothing_is_wrong_with_a_language(language: str) -> None:
    """What `contra-uno languages check` says of it, but for what it lacks: a release wants that."""
    assert [str(fault) for fault in faults_of(language, own_folder())] == []


def test_the_commands_fit_with_the_longest_translation_of_each_text() -> None:
    assert fault_of_all(own_folder()) is None


def test_every_key_that_the_code_asks_for_exists() -> None:
    keys = _keys()
    missing = [
        f"{use.place}: {use.key.pattern}"
        for use in _uses.calls(CODE)
        if not any(use.key.fullmatch(key) for key in keys)
    ]
    assert missing == []


def test_a_call_hands_over_the_variables_of_its_text() -> None:
    keys = _keys()
    variables = _catalogue("en").variables
    lacking = [
        f"{use.place}: {key} needs {', '.join(sorted(variables[key] - use.variables))}"
        for use in _uses.calls(CODE)
        if use.variables is not None
        for key in keys
        if use.key.fullmatch(key) and not variables[key] <= use.variables
    ]
    assert lacking == []


def test_no_text_is_unused() -> None:
    keys = _keys()
    patterns = set(_uses.strings(CODE))
    literal = {pattern.pattern.replace("\\", "") for pattern in patterns}
    unused = [
        key
        for key in keys
        if key not in literal
        and not key.startswith("glossary-")
        and key not in _catalogue("en").referenced
        and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert sorted(unused) == []


def test_the_reasons_of_the_tables_have_a_text_each_and_no_other() -> None:
    """Except for reasons whose text depends on the clause in the answer."""
    keys = _keys()
    by_clause = {Reason.NOT_ALLOWED, Reason.SETUP}
    told = {key for key in keys if key.startswith("reason-")}
    assert told == {f"reason-{reason}" for reason in Reason if reason not in by_clause}


@pytest.mark.parametrize("language", languages())
def test_no_term_is_unused_or_unknown(language: str) -> None:
    catalogue = _catalogue(language)
    terms = {term for term in catalogue.terms if "." not in term}
    assert terms == {name for name in catalogue.referenced if name.startswith("-")}


def test_a_text_stands_in_the_file_of_the_same_name_in_every_language() -> None:
    files = {
        language: {
            (file.name, key)
            for file in (data_dir() / "locales" / language).glob("*.ftl")
            for key in re.findall(r"(?m)^([a-zA-Z][\w-]*) *=", file.read_text(encoding="utf-8"))
        }
        for language in languages()
    }
    assert all(files[language] <= files["en"] for language in languages())
