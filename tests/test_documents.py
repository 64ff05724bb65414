"""Everything that the documents name exists: files, names of the code, targets and commands."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.cli import COMMANDS
from bot.installation import person_link, server_link

ROOT = Path(__file__).resolve().parent.parent
LAW = {"rules.md", "notation.md"}
DOCUMENTS = sorted(
    path
    for folder in (ROOT, ROOT / "docs", ROOT / "playground")
    for path in folder.glob("*.md")
    if path.name not in LAW
)
# Files that are created at run time, by an installation or by the reader.
NOT_IN_THE_REPOSITORY = {
    *(".venv/bin/contra-uno", "contra_uno", "data/contra.sqlite3"),
    *("bot/cli/NAME.py", "nl", "APPLICATION_ID"),
}
PARTS = ("bot", "cogs", "playground", "workbench", "data")
FILE = re.compile(r"\.?[\w*][\w.*-]*/[\w.*/-]*|[\w.*-]+\.(?:py|toml|txt|ftl|md|sh|uno)|\.[a-z.]+")
NAME = re.compile(r"[A-Za-z_]\w*")


def spans(path: Path) -> set[str]:
    """Return the texts in backticks."""
    return set(re.findall(r"(?<!`)`([^`]+)`(?!`)", path.read_text(encoding="utf-8")))


def words_of_the_code() -> set[str]:
    words: set[str] = set()
    for part in PARTS:
        for path in (ROOT / part).rglob("*.py"):
            words.update(re.findall(r"\w+", path.read_text(encoding="utf-8")))
    return words


@pytest.fixture(params=DOCUMENTS, ids=lambda path: path.name)
def document(request: pytest.FixtureRequest) -> Path:
    return request.param


def test_every_file_that_is_named_is_there(document: Path) -> None:
    named = {span.rstrip("/") for span in spans(document) if FILE.fullmatch(span)}
    named |= {
        link
        for link in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8"))
        if "://" not in link
    }
    missing = {
        name
        for name in named - NOT_IN_THE_REPOSITORY
        if not any(ROOT.glob(name)) and not any(document.parent.glob(name))
        if "/" in name or not any(file for part in PARTS for file in (ROOT / part).rglob(name))
    }
    assert missing == set()


def test_every_name_of_the_code_is_there(document: Path) -> None:
    named = {span for span in spans(document) if NAME.fullmatch(span)}
    named -= {name for name in named if (ROOT / name).is_file()}
    # Prometheus adds a suffix to some metrics; the tests of metrics and alarms check those names.
    named -= {name for name in named if re.match("contra_uno_|ContraUno[A-Z]", name)}
    assert named - words_of_the_code() - NOT_IN_THE_REPOSITORY == set()


def test_every_target_and_command_is_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"(?m)^([a-z-]+):", makefile))
    assert set(re.findall(r"\bmake ([a-z-]+)(?=`|\s+#|\n| ARGS)", text)) - targets == set()
    assert set(re.findall(r"`contra-uno ([a-z][a-z-]*)", text)) - set(COMMANDS) == set()


NOT_THERE: dict[str, Callable[[], bool]] = {}
"""For each thing that the README calls missing, a function that checks that it is missing."""


def test_what_the_readme_calls_missing_is_missing() -> None:
    """A line is removed from the README when the thing is built; a new line needs a check here."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    section = readme.partition("## What is not there yet")[2].partition("\n## ")[0]
    lines = [line.removeprefix("- ") for line in section.splitlines() if line.startswith("- ")]
    for line in lines:
        seen = [is_missing for said, is_missing in NOT_THERE.items() if line.startswith(said)]
        assert len(seen) == 1, f"no check in NOT_THERE for the README's line: {line}"
        assert seen[0](), f"this exists now: {line}"
    assert len(lines) == len(NOT_THERE)


def test_the_readme_has_the_links_by_which_the_bot_is_installed() -> None:
    readme = spans(ROOT / "README.md")
    assert {server_link("APPLICATION_ID"), person_link("APPLICATION_ID")} <= readme
