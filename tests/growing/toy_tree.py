"""A copy of the house in which a toy is added, place by place, as CONTRIBUTING says."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import takewhile
from pathlib import Path

from .places import END_OF_ANSWER

ROOT = Path(__file__).resolve().parent.parent.parent
_PARTS = ("bot", "data", "docs")
_TESTS = (
    "__init__.py",
    "languages.py",
    "positions.py",
    "growing",
    "render",
    "games",
    "engine/stored",
)

Edit = Callable[[str], str]
"""What becomes of the text of a file; of a new one the text is empty."""


def after(anchor: str, added: str) -> Edit:
    """Adds text behind the first place where the anchor stands."""

    def edit(text: str) -> str:
        assert anchor in text, f"{anchor!r} is not where it was"
        return text.replace(anchor, anchor + added, 1)

    return edit


def before(anchor: str, added: str) -> Edit:
    """Adds text in front of the first place where the anchor stands."""

    def edit(text: str) -> str:
        assert anchor in text, f"{anchor!r} is not where it was"
        return text.replace(anchor, added + anchor, 1)

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


class ToyTree:
    """What is needed of the house, with what is compiled of it, and a toy in every place."""

    def __init__(self, folder: Path, edits: Mapping[str, Edit]) -> None:
        self._folder = folder
        self._looking: subprocess.Popen[str] | None = None
        ignored = shutil.ignore_patterns("*.png", "*.sqlite3*")
        for part in _PARTS:
            shutil.copytree(ROOT / part, folder / part, ignore=ignored)
        (folder / "tests").mkdir()
        for part in _TESTS:
            source, target = ROOT / "tests" / part, folder / "tests" / part
            target.parent.mkdir(exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=ignored)
            else:
                shutil.copy(source, target)
        for file, edit in edits.items():
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            before = path.read_text(encoding="utf-8") if path.exists() else ""
            path.write_text(edit(before), encoding="utf-8")

    @classmethod
    @contextmanager
    def planted(cls, folder: Path, edits: Mapping[str, Edit]) -> Iterator[ToyTree]:
        """Yield a tree; end what has looked at it."""
        tree = cls(folder, edits)
        try:
            yield tree
        finally:
            if tree._looking is not None:
                tree._looking.communicate()

    def named_without(self, file: str, *asked: str) -> str:
        """Return the places that are named while the toy is missing in this one, and in no other.

        `asked` is as for `tests.growing.places`.
        """
        with self._without(file):
            if not file.endswith(".py"):
                return self._look(*asked)
            looked = self.run("tests.growing.places", *asked)
            return looked.stdout + looked.stderr

    @contextmanager
    def _without(self, file: str) -> Iterator[None]:
        path = self._folder / file
        planted = path.read_text(encoding="utf-8")
        if (ROOT / file).exists():
            path.write_text((ROOT / file).read_text(encoding="utf-8"), encoding="utf-8")
        else:
            path.unlink()
        try:
            yield
        finally:
            path.write_text(planted, encoding="utf-8")

    def _look(self, *asked: str) -> str:
        """Return the missing places, from a process that has already imported the modules."""
        if self._looking is None:
            self._looking = subprocess.Popen(
                [sys.executable, "-m", "tests.growing.places"],
                cwd=self._folder,
                env=self._environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        assert self._looking.stdin is not None
        assert self._looking.stdout is not None
        print(*asked, file=self._looking.stdin, flush=True)
        return "".join(takewhile(lambda line: line != END_OF_ANSWER, self._looking.stdout))

    def run(self, module: str, *asked: str) -> subprocess.CompletedProcess[str]:
        """Run a module of the tests in the tree."""
        return subprocess.run(
            [sys.executable, "-m", module, *asked],
            cwd=self._folder,
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def _environment(self) -> dict[str, str]:
        return {"PYTHONPATH": str(self._folder), "PATH": ""}


def named_by_contributing(heading: str) -> set[str]:
    """The files that the paragraph names in which something is added, a `*` for each language."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    begins = re.search(rf"\*\*{heading}(\.\*\*|\*\*,)", text)
    assert begins is not None, heading
    paragraph = text[begins.start() :].split("\n\n", 1)[0]
    return set(re.findall(r"`((?:bot|cogs|data|docs|tests)/[^`]*)`", paragraph))
