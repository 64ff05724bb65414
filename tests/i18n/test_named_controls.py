"""Texts name a control by its own key and a command by its English name, and in no other form.

A reference (`{ button-hand }`) says what the button says, in the language of the text, and cannot
name a button that is gone. An emoji of a control may begin a line as its sign, never be a word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.i18n import FALLBACK, Texts, languages
from bot.i18n import message_catalogue as catalogue
from bot.i18n.languages import own_folder
from tests.i18n.named_controls import REACTIONS, commands, controls, named, texts_of

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())

_ALSO_WORDS = {"button-contra", "button-scores", "button-stay"}
"""Labels that are ordinary words: what people shout, a heading, the name of a house rule."""

_MARKUP = re.compile(r"^(?:#+ |-# |- |> |[*_]+)*")
_QUOTED = re.compile(r"(?:\*{1,2}|[„“«‘\"])\s*([^*„“”«»‘’\"\n]+?)[.:,]?\s*(?:\*{1,2}|[“”»’\"])")


def lines_of(text: catalogue.CatalogueText) -> Iterator[str]:
    """Yield the lines of a text without what is filled in, one for each variant."""
    shown = catalogue.literal_text(text.pattern)
    yield from (_MARKUP.sub("", line.strip()) for line in shown.splitlines())


def emoji_as_words(line: str, symbols: set[str]) -> set[str]:
    """Return the symbols that stand within a line, or begin it as its first word.

    A sign before a sentence, or after its exclamation mark, is none. Where a variable follows a
    sign, there are two spaces, or one before a comma.
    """
    line = re.sub(r"(!) \S+$", r"\1", line)
    within = {symbol for symbol in symbols if symbol in line[1:]}
    rests = {symbol: line.removeprefix(symbol) for symbol in symbols if line.startswith(symbol)}
    return within | {symbol for symbol, rest in rests.items() if _goes_on(rest)}


def _goes_on(rest: str) -> bool:
    """Return whether the rest of a line makes its sign a word: a small letter does, or a comma."""
    return rest[:1] in tuple("`,;.)") or re.sub(r"^\s", "", rest)[:1].islower()


@EVERY_LANGUAGE
def test_no_text_names_a_control_by_its_emoji(language: str) -> None:
    symbols = set[str]().union(*controls().values())
    wrong = [
        f"{text.file} {key}: {''.join(sorted(found))} in {line!r}"
        for key, text in texts_of(language).items()
        if not key.startswith("button-") and key not in REACTIONS
        for line in lines_of(text)
        if (found := emoji_as_words(line, symbols))
    ]
    assert wrong == []


@EVERY_LANGUAGE
def test_a_control_that_a_text_names_is_on_a_page(language: str) -> None:
    there = controls().keys() | REACTIONS.keys()
    wrong = [
        f"{text.file} {key}: {name}"
        for key, text in texts_of(language).items()
        for name in named(text)
        if not name.startswith("/") and name not in there
    ]
    assert wrong == []


@EVERY_LANGUAGE
def test_no_text_spells_out_what_a_control_says(language: str) -> None:
    t = Texts.load(strict=True).get(language)
    variables = catalogue.catalogue_of(language, own_folder()).variables
    said = {
        t.format(key)
        for key in controls().keys() - _ALSO_WORDS
        if key.startswith("button-") and not variables.get(key)
    }
    wrong = [
        f"{text.file} {key}: {label!r}"
        for key, text in texts_of(language).items()
        if not key.startswith("button-")
        for label in _QUOTED.findall(catalogue.literal_text(text.pattern))
        if label in said
    ]
    assert wrong == []


@EVERY_LANGUAGE
def test_a_command_has_its_english_name(language: str) -> None:
    wrong = [
        f"{text.file} {key}: {name}"
        for key, text in texts_of(language).items()
        for name in named(text)
        if name.startswith("/") and name[1:] not in commands()
    ]
    assert wrong == []


@EVERY_LANGUAGE
def test_every_language_names_what_english_names(language: str) -> None:
    english = texts_of(FALLBACK)
    wrong = [
        f"{text.file} {key}: {sorted(set(named(text)) ^ set(named(english[key])))}"
        for key, text in texts_of(language).items()
        if key in english and set(named(text)) != set(named(english[key]))
    ]
    assert wrong == []


@EVERY_LANGUAGE
@pytest.mark.parametrize("reaction", REACTIONS)
def test_a_reaction_is_written_as_the_bot_knows_it(language: str, reaction: str) -> None:
    assert Texts.load(strict=True).get(language).format(reaction) == REACTIONS[reaction]
