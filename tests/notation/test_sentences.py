"""Each sentence of sections 7, 10 and 11 is shown by records: tests/games/sentences.txt says which.

A sentence that is changed in the law, or added, fails here until somebody says what shows it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_law import RULES, units

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "tests" / "games"
NOTHING = "nothing: "
"""Before why a sentence decides nothing."""

_OF_THE_SECTIONS = re.compile(r"[KXM][0-9]+[a-z]?")


def stated() -> dict[str, str]:
    """The clauses of the three sections, without their names."""
    return {
        clause: re.sub(r"^ *- \S+ ", "", text)
        for clause, text in units(RULES).items()
        if _OF_THE_SECTIONS.fullmatch(clause)
    }


def table() -> Iterator[tuple[str, str, str]]:
    """Each sentence of the table: its clause, its words, and what shows it."""
    text = re.sub(r"^#( .*)?\n", "", (GAMES / "sentences.txt").read_text("utf-8"), flags=re.M)
    for section in text.split("## ")[1:]:
        clause, _, sentences = section.partition("\n")
        for sentence in re.split(r"^> ", sentences, flags=re.M)[1:]:
            words, _, shown_by = sentence.partition("\n")
            yield clause, words, " ".join(shown_by.split())


TABLE = list(table())
SHOWN = [(clause, words, by) for clause, words, by in TABLE if not by.startswith(NOTHING)]


def records_named() -> set[str]:
    return {name for _, _, by in SHOWN for name in by.split()}


def test_the_sentences_are_those_of_the_law() -> None:
    said: dict[str, list[str]] = {}
    for clause, words, _ in TABLE:
        said.setdefault(clause, []).append(words)
    assert {clause: " ".join(words) for clause, words in said.items()} == stated()


@pytest.mark.parametrize(("clause", "words", "by"), SHOWN, ids=lambda text: text[:30])
def test_a_sentence_is_shown(clause: str, words: str, by: str) -> None:
    assert by, f"nothing shows {clause}: {words}"
    missing = [name for name in by.split() if not (_record(name) or _test(name))]
    assert missing == []


def _record(name: str) -> bool:
    return (GAMES / f"{name}.uno").is_file()


def _test(name: str) -> bool:
    return name.startswith("tests/") and (ROOT / name).is_file()


def test_what_decides_nothing_has_a_reason() -> None:
    reasons = [by.removeprefix(NOTHING) for _, _, by in TABLE if by.startswith(NOTHING)]
    assert all(len(reason.split()) > 1 for reason in reasons)
    assert len(reasons) < len(SHOWN) / 20


def test_each_record_of_the_two_sections_shows_a_sentence() -> None:
    there = {f"{p.parent.name}/{p.stem}" for d in ("house", "mercy") for p in (GAMES / d).glob("*")}
    assert there - records_named() == set()
