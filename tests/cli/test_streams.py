"""Where there is no terminal: an output that is closed, full, or lacks letters."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "tests" / "games" / "classic" / "C2-deal-seven.uno"
COMMANDS = {
    "rules": ("rules",),
    "rule": ("rules", "stacking"),
    "check": ("check", str(RECORD)),
    "replay": ("replay", str(RECORD)),
    "simulate": ("simulate", "--games", "1", "--option", "target=round", "--jobs", "1"),
}
EVERY_COMMAND = pytest.mark.parametrize(
    "command",
    [
        name if name in ("check", "simulate") else pytest.param(name, marks=pytest.mark.lengthy)
        for name in COMMANDS
    ],
)
FULL = Path("/dev/full")


def run(command: str, tail: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """The command with `tail` behind it, as a shell understands it."""
    line = f'exec "$PYTHON" -m bot {shlex.join(COMMANDS[command])} {tail}'
    return subprocess.run(
        ["/bin/sh", "-c", line],
        cwd=ROOT,
        env={**os.environ, "PYTHON": sys.executable, **variables},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


posix = pytest.mark.skipif(os.name != "posix", reason="closes streams as a POSIX shell does")


@posix
@EVERY_COMMAND
def test_an_output_that_is_closed_is_no_fault(command: str) -> None:
    done = run(command, ">&-")
    assert (done.returncode, done.stderr) == (0, "")


@posix
def test_an_error_does_not_go_to_the_output_where_errors_have_no_place() -> None:
    done = run("check", "missing.uno 2>&-")
    assert done.stdout.endswith("\n")
    assert done.returncode == 1
    done = run("rule", "--seats 5 2>&-")
    assert (done.returncode, done.stdout) == (2, "")


@posix
@pytest.mark.skipif(not FULL.exists(), reason="needs /dev/full")
@EVERY_COMMAND
def test_an_output_that_is_full_is_said(command: str) -> None:
    done = run(command, f">{FULL}")
    assert done.returncode == 1
    assert done.stderr.startswith("The output cannot be written: ")
    assert len(done.stderr.splitlines()) == 1


@posix
@EVERY_COMMAND
def test_letters_that_the_terminal_lacks_are_question_marks(command: str) -> None:
    done = run(command, LC_ALL="C", PYTHONIOENCODING="ascii", LANG="de_DE")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()
