"""The law in the house: docs/rules.md and docs/notation.md, cited by clause wherever they rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.engine import CATALOGUE, Option
from bot.notation.record_checker import check_text

ROOT = Path(__file__).resolve().parent.parent
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
ORIGINALS = ROOT.parent / "shared"
RECORDS = sorted((ROOT / "tests" / "games").glob("**/*.uno"))

CLAUSE = r"[CPFDVKLI][0-9]{1,2}[a-z]?"
STATED = re.findall(rf"(?:^ *- |(?<=[.)] ))({CLAUSE})(?= )", RULES, re.MULTILINE)
CLAUSES = list(dict.fromkeys(STATED))
"""Every clause that docs/rules.md states, its parts (C3a) too, in order."""

NO_RECORD_CAN_SHOW = {"I2"}
"""What a seat may see is no expectation of a record; property tests show it."""


PINK_CARDS = {"P6", "P7", "P8", "P9"}
"""They look like clauses; no clause has their names."""


@pytest.mark.parametrize("clause", [c for c in CLAUSES if c not in NO_RECORD_CAN_SHOW])
def test_every_clause_has_a_record(clause: str) -> None:
    named = re.compile(rf"{clause}[a-z]?")  # the record of a part is one of the whole
    assert any(named.fullmatch(word) for path in RECORDS for word in path.stem.split("-"))


@pytest.mark.parametrize("option", CATALOGUE, ids=lambda option: option.name)
def test_each_option_is_stated_by_its_clause(option: Option) -> None:
    states = re.compile(rf"(^ *- |(?<=[.)] )){option.clause} ")
    stating = [line for line in RULES.splitlines() if states.search(line)]
    assert any(f"`{option.name}" in line for line in stating)


def citing_files() -> Iterator[Path]:
    for part in ("bot", "cogs", "playground", "data", "docs", "tests", "scripts"):
        for pattern in ("*.py", "*.ftl", "*.toml", "*.md", "*.uno", "*.js", "*.html", "*.sh"):
            yield from (ROOT / part).rglob(pattern)
    yield from ROOT.glob("*.md")


def test_every_clause_that_is_cited_is_stated() -> None:
    cited = re.compile(rf"(?<![\w+#.%]){CLAUSE}(?![\w+])")
    unknown = {
        f"{path.relative_to(ROOT)}: {clause}"
        for path in citing_files()
        for clause in cited.findall(f"{path.stem} {path.read_text(encoding='utf-8')}")
        if clause not in CLAUSES and clause not in PINK_CARDS
    }
    assert unknown == set()


@pytest.mark.parametrize(
    ("name", "ours", "adjusted"),
    [
        (
            "RULES.md",
            RULES,
            {
                "(all German; they lie in `seeds/` beside this file, in this order, for reading, "
                "not for copying)": "(all German)"
            },
        ),
        ("NOTATION.md", NOTATION, {"RULES.md": "[rules.md](rules.md)"}),
    ],
)
def test_the_words_are_those_of_the_original(
    name: str, ours: str, adjusted: dict[str, str]
) -> None:
    original = ORIGINALS / name
    if not original.is_file():
        pytest.skip(f"shared/{name} is not beside the checkout")
    theirs = original.read_text(encoding="utf-8")
    for old, new in adjusted.items():
        assert old in theirs
        theirs = theirs.replace(old, new)
    assert ours == theirs


def test_the_example_of_the_notation_holds() -> None:
    (example,) = re.findall(r"(?s)\n## Example\n```\n(.*?)```", NOTATION)
    played = check_text(example)
    assert [str(finding) for finding in played.findings] == []
    assert played.passed > 0
