"""A version of the source with an environment of its own, to be measured beside another."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from bot.errors import MisuseError, OperatorError

_LINES_SHOWN = 10


class SourceTree(Struct, frozen=True):
    """A checkout of the source; ``python`` is the interpreter of its environment."""

    commit: str
    folder: Path
    python: str


_FOLDER = Path(__file__).parents[2]

HERE = SourceTree("this one", _FOLDER, sys.executable)
"""The source that runs now."""


def commit_of(ref: str) -> str:
    """Return the short name of the commit. Raise `MisuseError` if Git does not know ``ref``."""
    found = _called(["git", "rev-parse", "--short", "--verify", "--quiet", f"{ref}^{{commit}}"])
    if found.returncode:
        raise MisuseError(f"Git knows no commit {ref!r} in {_FOLDER.name}.")
    return found.stdout.strip()


def present_version() -> str:
    """Return the short name of the commit that is checked out, and whether files were changed."""
    changed = _called(["git", "status", "--porcelain", "--untracked-files=no"]).stdout.strip()
    return commit_of("HEAD") + (" and changes" if changed else "")


@contextmanager
def checked_out(
    ref: str, packages: Sequence[str], report_progress: Callable[[str], None]
) -> Generator[SourceTree]:
    """Check ``ref`` out into a worktree with an environment of its own, and remove both at the end.

    The environment has the versions pinned there, and ``packages``. Raise `MisuseError` if Git does
    not know ``ref``, `OperatorError` if the environment cannot be made.
    """
    commit = commit_of(ref)
    with TemporaryDirectory(prefix="contra-beside-") as folder:
        tree = Path(folder) / "tree"
        _must(["git", "worktree", "add", "--quiet", "--detach", str(tree), commit])
        try:
            report_progress(f"making an environment for {commit}")
            _must(["sh", str(tree / "scripts" / "setup.sh"), "run"])
            python = str(tree / ".venv" / "bin" / "python")
            if packages:
                _must([python, "-m", "pip", "install", "--quiet", *packages])
            yield SourceTree(commit, tree, python)
        finally:
            _called(["git", "worktree", "remove", "--force", str(tree)])


def output_of(tree: SourceTree, program: str, arguments: Sequence[str]) -> str:
    """Run a program of ours with the source of ``tree``, and return what it prints.

    ``program`` is Python. Its imports of ``workbench`` are ours, all others are of ``tree``. Raise
    `OperatorError` if it fails.
    """
    return _must([tree.python, "-c", _BEGIN + program, *arguments], tree.folder)


_BEGIN = f"""\
import sys
sys.path.insert(0, {str(_FOLDER)!r})
import workbench
sys.path[0] = ""
"""


def _must(command: list[str], folder: Path | None = None) -> str:
    done = _called(command, folder)
    if done.returncode:
        said = "\n".join((done.stdout + done.stderr).splitlines()[-_LINES_SHOWN:])
        raise OperatorError(f"{Path(command[0]).name} has failed:\n{said}")
    return done.stdout


def _called(command: list[str], folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    where = folder or _FOLDER
    return subprocess.run(command, cwd=where, capture_output=True, text=True, check=False)
