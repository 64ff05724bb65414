"""Entries that are parsed one by one, compared with files that are parsed as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from bot.i18n import TextError
from bot.i18n.entries import Entries
from bot.paths import data_dir
from tests.languages import DRAWN_LANGUAGES

REFERRING = """
# A comment of the first.
title = { -name } and { button }

    the same again: { -name(case: "of") }
button = Draw
    .label = Draw from { -pile }
cards = { $count ->
    [one] one card
   *[other] { $count } of { -pile }
}
-name = Contra
-pile = the pile
"""


def entries_of(tmp_path: Path, text: str) -> Entries:
    file = tmp_path / "texts.ftl"
    file.write_text(text, encoding="utf-8")
    return Entries("en", [file])


def shown(entries: Entries, name: str, **variables: str | int) -> str:
    message = entries.message(name)
    assert message is not None
    assert message.value is not None
    text, errors = entries.format(message.value, variables)
    assert errors == []
    return text


def test_entries_that_are_referred_to_are_parsed_too(tmp_path: Path) -> None:
    entries = entries_of(tmp_path, REFERRING)
    assert shown(entries, "title") == "Contra and Draw\n\nthe same again: Contra"
    assert shown(entries, "cards", count=3) == "3 of the pile"


def test_the_order_in_which_they_are_asked_for_does_not_matter(tmp_path: Path) -> None:
    entries = entries_of(tmp_path, REFERRING)
    message = entries.message("button")
    assert message is not None
    assert entries.format(message.attributes["label"], {})[0] == "Draw from the pile"
    assert shown(entries, "title").startswith("Contra and Draw")


def test_of_two_entries_with_one_name_the_first_counts(tmp_path: Path) -> None:
    assert shown(entries_of(tmp_path, "a = first\na = second\n"), "a") == "first"


def test_there_is_no_message_of_an_unknown_name(tmp_path: Path) -> None:
    assert entries_of(tmp_path, REFERRING).message("nowhere") is None


@pytest.mark.parametrize("broken", ["a = { $open\n", "a =\n", "a = { -name.case }\n"])
def test_an_entry_that_cannot_be_parsed_is_refused_when_it_is_asked_for(
    tmp_path: Path, broken: str
) -> None:
    entries = entries_of(tmp_path, f"-name = Contra\n{broken}b = well\n")
    assert shown(entries, "b") == "well"
    with pytest.raises(TextError, match="text a of language en"):
        entries.message("a")


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
def test_our_files_have_the_entries_that_the_whole_parser_finds(language: str) -> None:
    files = sorted((data_dir() / "locales" / language).glob("*.ftl"))
    entries = Entries(language, files)
    for file in files:
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                message = entries.message(entry.id.name)
                assert message is not None, entry.id.name
                assert set(message.attributes) == {part.id.name for part in entry.attributes}
