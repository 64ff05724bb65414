"""The version of this bot: the release that it is, or comes after, and the commit if it is known.

A clone asks git, because a file would go on saying what was true when it was written. An sdist and
a wheel have a file that `hatch_build.py` adds, and `git archive`, of which zip files to download
are made, fills in `.git_archival.txt`. A tree with none of these has no version, rather than a
wrong one. The build runs this file by itself, so it imports nothing of ours.
"""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path
from typing import NamedTuple

UNKNOWN = "0.0+unknown"
"""The version where no release is known. Any release is newer."""
BUILT = "bot/built.txt"
"""The file in which a build states its version and commit."""

_HOME = Path(__file__).resolve().parent.parent
# A clone of another user is named to git, which would refuse it otherwise.
_DESCRIBE = (
    *("git", "--no-optional-locks", f"--git-dir={_HOME / '.git'}", f"--work-tree={_HOME}"),
    *("describe", "--tags", "--match=v[0-9]*", "--long", "--dirty", "--always", "--abbrev=40"),
)
_DESCRIPTION = re.compile(r"(?:v(\d.*)-(\d+)-g)?([0-9a-f]{40})(-dirty)?")


class Version(NamedTuple):
    """A version, with its commit or "" if that is unknown."""

    number: str
    """Such as 1.2.3, or 1.2.3+g67fdd60d1.changed where a later commit has been changed."""
    commit: str = ""

    def __str__(self) -> str:
        return f"{self.number} (commit {self.commit})" if self.commit else self.number


@cache
def own_version() -> Version:
    """Return the version of the files around this one, as it was when it was first asked for."""
    if (_HOME / ".git").exists():
        return _parse(_describe())
    if built := _read_fields(BUILT):
        return Version(built["version"], built["commit"])
    archived = _read_fields(".git_archival.txt")
    commit, name = archived.get("commit", ""), archived.get("describe-name", "")
    tag_and_distance = name.rpartition("-g")[0] or f"{name}-0"
    return _parse(f"{tag_and_distance}-g{commit}" if name else commit)


def _describe() -> str:
    """Return what git says of the commit, or "" if git is missing or does not answer."""
    try:
        return subprocess.run(
            _DESCRIBE, capture_output=True, check=True, text=True, timeout=10
        ).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""


def _parse(description: str) -> Version:
    """Return the version in a long description by git: a tag, a distance and a commit."""
    found = _DESCRIPTION.fullmatch(description)
    if found is None:
        return Version(UNKNOWN)
    release, ahead, commit, changed = found.groups()
    number = release or UNKNOWN
    if ahead != "0" or changed:  # not the release itself
        number += f"{'+' if release else '.'}g{commit[:9]}{'.changed' if changed else ''}"
    return Version(number, commit)


def _read_fields(name: str) -> dict[str, str]:
    """Return the values of a file, if it is there; without those that git has not filled in."""
    if not (_HOME / name).is_file():
        return {}
    lines = (_HOME / name).read_text(encoding="utf-8").splitlines()
    fields = (line.partition(":") for line in lines if "$" not in line)
    return {field: value.strip() for field, _, value in fields}
