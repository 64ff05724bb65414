"""A copy of the house in which a toy is added, place by place, as CONTRIBUTING says."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
_PARTS = ("bot", "data", "docs")
_TESTS = ("__init__.py", "positions.py", "growing", "render", "games")

Edit = Callable[[str], str]
"""What becomes of the text of a file; of a new one the text is empty."""


def after(anchor: str, added: str) -> Edit:
    """Adds text behind the first place where the anchor stands."""

    def edit(text: str) -> str:
        assert anchor in text, f"{anchor!r} is not where it was"
        return text.replace(anchor, anchor + added, 1)

    return edit


def at_end(added: str) -> Edit:
    """Adds text at the end of a file, or makes the file."""
    return lambda text: text + added


def all_of(*edits: Edit) -> Edit:
    """One edit after the other."""

    def edit(text: str) -> str:
        for each in edits:
            text = each(text)
        return text

    return edit


def plant(tree: Path, edits: Mapping[str, Edit]) -> None:
    """Copy what is needed of the house into ``tree`` and add the toy."""
    ignored = shutil.ignore_patterns("__pycache__", "*.png", "*.sqlite3*")
    for part in _PARTS:
        shutil.copytree(ROOT / part, tree / part, ignore=ignored)
    (tree / "tests").mkdir()
    for part in _TESTS:
        source, target = ROOT / "tests" / part, tree / "tests" / part
        if source.is_dir():
            shutil.copytree(source, target, ignore=ignored)
        else:
            shutil.copy(source, target)
    for file, edit in edits.items():
        path = tree / file
        path.parent.mkdir(parents=True, exist_ok=True)
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(edit(before), encoding="utf-8")


def run(tree: Path, module: str, what: str, name: str) -> subprocess.CompletedProcess[str]:
    """Run a module of the tests in the tree."""
    return subprocess.run(
        [sys.executable, "-m", module, what, name],
        cwd=tree,
        env={"PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )


def named_by_contributing(heading: str) -> set[str]:
    """The files that the paragraph names in which something is added, a `*` for each language."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    paragraph = text[text.index(f"**{heading}.**") :].split("\n\n", 1)[0]
    return set(re.findall(r"`((?:bot|data|docs|tests)/[^`]*)`", paragraph))
