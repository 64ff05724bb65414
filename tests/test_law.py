"""The law: docs/rules.md and docs/notation.md equal the originals and are cited correctly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.engine import CATALOGUE, Option
from bot.notation.record_reader import check_text

ROOT = Path(__file__).resolve().parent.parent
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
ORIGINALS = ROOT.parent / "shared"
RECORDS = sorted((ROOT / "tests" / "games").glob("**/*.uno"))

CLAUSE = r"[CPFDVKLIXM][0-9]{1,2}[a-z]?"
STATED = re.findall(rf"(?:^ *- |(?<=[.)] ))({CLAUSE})(?= )", RULES, re.MULTILINE)
CLAUSES = list(dict.fromkeys(STATED))
"""Every clause that docs/rules.md states, including parts such as C3a, in order."""

NO_RECORD_CAN_SHOW = {"I2"}
"""Records cannot state what a seat may see; property tests check that."""


PINK_CARDS = {"P6", "P7", "P8", "P9"}
"""Names of cards that look like clauses."""


@pytest.mark.parametrize("clause", [c for c in CLAUSES if c not in NO_RECORD_CAN_SHOW])
def test_every_clause_has_a_record(clause: str) -> None:
    named = re.compile(rf"{clause}[a-z]?")  # a record of a part counts for the whole clause
    assert any(named.fullmatch(word) for path in RECORDS for word in path.stem.split("-"))


@pytest.mark.parametrize("option", CATALOGUE, ids=lambda option: option.name)
def test_each_option_is_stated_by_its_clause(option: Option) -> None:
    states = re.compile(rf"(^ *- |(?<=[.)] )){option.clause} ")
    stating = [line for line in RULES.splitlines() if states.search(line)]
    assert any(f"`{option.name}" in line for line in stating)


DRAWN = "icons.js"
"""A file whose SVG paths (`M4 5`) look like clauses."""


def citing_files() -> Iterator[Path]:
    for part in ("bot", "cogs", "playground", "workbench", "data", "docs", "tests", "scripts"):
        for pattern in ("*.py", "*.ftl", "*.toml", "*.md", "*.uno", "*.js", "*.html", "*.sh"):
            yield from (p for p in (ROOT / part).rglob(pattern) if p.name != DRAWN)
    yield from ROOT.glob("*.md")


def test_every_clause_that_is_cited_is_stated() -> None:
    cited = re.compile(rf"(?<![\w+#.%]){CLAUSE}(?![\w+])")
    unknown = {
        f"{path.relative_to(ROOT)}: {clause}"
        for path in citing_files()
        for clause in cited.findall(f"{path.stem} {path.read_text(encoding='utf-8')}")
        if clause not in {*CLAUSES, *PINK_CARDS, *NOT_PLAYED_YET}
    }
    assert unknown == set()


NOT_PLAYED_YET: frozenset[str] = frozenset()
"""Clauses that the law states and docs/rules.md does not state yet."""


def units(text: str) -> dict[str, str]:
    """Return the paragraphs of a document by clause, each with its continuation lines.

    Paragraphs without a clause have their first three words as key.
    """
    stated: dict[str, str] = {}
    key = ""
    for line in text.splitlines():
        clause = re.match(rf" *- ({CLAUSE}) ", line)
        term = re.match(r"- \*\*([^*]*)\*\*", line)
        if line.startswith("  ") and not line.lstrip().startswith("-"):
            stated[key] += f" {line.strip()}"
            continue
        if line.strip():
            words = re.sub(r"[`|*]|^ *- ", "", line).split()
            named = clause or term
            key = str(named[1]) if named else " ".join(words[:3])
            stated[key] = line
    return stated


def clauses_in(text: str) -> set[str]:
    """Return the clauses that a text cites, its own included."""
    return set(re.findall(rf"(?<![\w+#.%])({CLAUSE})(?![\w+])", text))


LAW = [("RULES.md", RULES), ("NOTATION.md", NOTATION)]


def law(name: str) -> dict[str, str]:
    original = ORIGINALS / name
    if not original.is_file():
        pytest.skip(f"shared/{name} is not beside the checkout")
    text = original.read_text(encoding="utf-8")
    beside = (
        "(all German; they lie in `seeds/` beside this file, in this order, for reading, "
        "not for copying)"
    )
    return units(text.replace(beside, "(all German)"))


@pytest.mark.parametrize(("name", "ours"), LAW)
def test_the_documents_have_the_words_of_the_law(name: str, ours: str) -> None:
    """Except for clauses that cite one which only one of the two documents states."""
    theirs = law(name)
    stated = units(ours.replace("[rules.md](rules.md)", "RULES.md"))
    known_there = clauses_in("\n".join(law("RULES.md").values()))

    def comparable(key: str) -> bool:
        if key in NOT_PLAYED_YET:
            return False
        cited = clauses_in(theirs[key]) | clauses_in(stated.get(key, ""))
        return not cited & NOT_PLAYED_YET and cited <= known_there

    unlike = {key for key in theirs if comparable(key) and stated.get(key) != theirs[key]}
    assert unlike == set()


def test_unimplemented_clauses_are_not_stated() -> None:
    """A clause is removed from the list once it is implemented."""
    assert NOT_PLAYED_YET & (units(RULES).keys() | units(NOTATION).keys()) == set()


def test_unimplemented_clauses_are_in_the_law() -> None:
    assert NOT_PLAYED_YET - (law("RULES.md").keys() | law("NOTATION.md").keys()) == set()


def test_the_example_of_the_notation_holds() -> None:
    (example,) = re.findall(r"(?s)\n## Example\n```\n(.*?)```", NOTATION)
    played = check_text(example)
    assert [str(finding) for finding in played.findings] == []
    assert played.passed > 0
