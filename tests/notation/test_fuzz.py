"""Whatever a file holds, a record is read to its end or to a line that is told: nothing breaks.

`CONTRA_FUZZ=100000` makes more mutated records than the few of a usual run.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n import Texts, Translator
from bot.notation.deal_verification import verify_text
from bot.notation.record_reader import Record, check_text
from bot.render import tell

GAMES = Path(__file__).parent.parent / "games"
RECORDS = [path.read_text(encoding="utf-8") for path in sorted(GAMES.glob("**/*.uno"))]
LINES = sorted({line for record in RECORDS for line in record.splitlines()})
WORDS = sorted({word for line in LINES for word in line.split("#")[0].split()})
NUMBERS = ("-1", "0", "1_000", "٣", "9" * 5000)
SIGNS = ("", ":", "!", "?", ">", "/", "#", "R5/", "/P1", "W:", ":R", "R5:R", "W+4:G:B", "table:")
LETTERS = ("Ａ", "🃏", "\x00", "\x85", "\u2028", "\ufeff")
ODD_WORDS = [*NUMBERS, *SIGNS, *LETTERS]
MUTANTS = int(os.environ.get("CONTRA_FUZZ", "0")) or 2000
BATCH = 500


def read(text: str, t: Translator) -> None:
    """Do with a record what the commands do: `check`, `replay` and `verify`."""
    checked = check_text(text)
    assert checked.passed + checked.failed >= 0
    assert all(str(finding) for finding in checked.findings)
    told = Record(text)
    for step in told.play():
        for event in step.events:
            tell(event, told.names, t)
    assert [str(finding) for finding in told.findings] == [str(f) for f in checked.findings]
    verify_text(text)


def mutant(rng: Random) -> str:
    """A record with a few lines, words or letters that belong elsewhere, or nowhere."""
    lines = rng.choice(RECORDS).splitlines()
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(lines))
        rng.choice(MUTATIONS)(rng, lines, at)
        lines = lines or [""]
    return "\n".join(lines)


def _drop(_rng: Random, lines: list[str], at: int) -> None:
    del lines[at]


def _repeat(_rng: Random, lines: list[str], at: int) -> None:
    lines.insert(at, lines[at])


def _move(rng: Random, lines: list[str], at: int) -> None:
    lines.insert(rng.randrange(len(lines)), lines.pop(at))


def _borrow(rng: Random, lines: list[str], at: int) -> None:
    lines.insert(at, rng.choice(LINES))


def _exchange_word(rng: Random, lines: list[str], at: int) -> None:
    words = lines[at].split(" ")
    words[rng.randrange(len(words))] = rng.choice(rng.choice((WORDS, WORDS, ODD_WORDS)))
    lines[at] = " ".join(words)


def _add_word(rng: Random, lines: list[str], at: int) -> None:
    words = lines[at].split(" ")
    words.insert(rng.randint(0, len(words)), rng.choice(rng.choice((WORDS, ODD_WORDS))))
    lines[at] = " ".join(words)


def _spoil_letter(rng: Random, lines: list[str], at: int) -> None:
    place = rng.randint(0, len(lines[at]))
    letter = chr(rng.choice((rng.randrange(128), rng.randrange(0xD800))))
    lines[at] = lines[at][:place] + letter + lines[at][place + rng.randint(0, 1) :]


MUTATIONS = (_drop, _repeat, _move, _borrow, _exchange_word, _add_word, _spoil_letter)


@pytest.mark.parametrize("first", range(0, MUTANTS, BATCH))
def test_mutated_records_are_read_or_told(first: int) -> None:
    t = Texts.load(strict=True).get("en")
    for number in range(first, first + BATCH):
        text = mutant(Random(number))
        try:
            read(text, t)
        except Exception as fault:
            raise AssertionError(f"mutant {number}:\n{text}") from fault


STATEMENTS = st.lists(st.sampled_from(WORDS + ODD_WORDS), max_size=8).map(" ".join)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(st.one_of(STATEMENTS, st.sampled_from(LINES), st.text(max_size=40)), max_size=30))
def test_any_lines_are_read_or_told(lines: list[str]) -> None:
    read("\n".join(lines), Texts.load(strict=True).get("de"))
