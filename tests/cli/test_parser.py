from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli import COMMANDS
from bot.version import own_version

from .status import status_of

ROOT = Path(__file__).resolve().parents[2]
CONTRACT = {
    "run",
    "playground",
    "check",
    "replay",
    "verify",
    "simulate",
    "train",
    "analyse",
    "rules",
    "languages",
    "bench",
    "emoji",
    "games",
    "servers",
    "render",
    "perft",
    "privacy",
    "block",
    "unblock",
    "blocks",
    "announce",
    "db",
    "doctor",
}


def test_there_are_the_commands_of_the_contract() -> None:
    assert set(COMMANDS) == CONTRACT


@pytest.mark.parametrize("argv", [(name, "--help") for name in sorted(CONTRACT)])
def test_each_command_explains_itself(
    argv: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert status_of(*argv) == 0
    assert f"contra-uno {argv[0]}" in capsys.readouterr().out


@pytest.mark.parametrize(
    "argv",
    [
        (),
        ("fly",),
        ("check",),
        ("replay",),
        ("replay", "one.uno", "two.uno"),
        ("verify",),
        ("db",),
        ("db", "downgrade"),
        ("db", "upgrade", "now"),
        ("db", "backup"),
        ("db", "backup", "file", "--into", "folder"),
        ("db", "backup", "--into", "folder", "--keep", "0"),
        ("db", "backup", "--into", "folder", "--keep-days", "-1"),
        ("db", "backup", "--into", "folder", "--keep-days", "99999999999"),
        ("db", "restore"),
        ("db", "recount", "all"),
        ("privacy",),
        ("privacy", "export"),
        ("privacy", "delete", "Anna"),
        ("privacy", "delete", str(1 << 63)),
        ("privacy", "list"),
        ("privacy", "apply"),
        ("doctor", "--offline", "--channel", "1"),
        ("run", "fast"),
        ("--env-file", "not-there.env", "db", "upgrade"),
        ("playground", "--port", "65536"),
        ("simulate", "--games", "0"),
        ("simulate", "--mode", "poker"),
        ("simulate", "--seed", "0g"),
        ("simulate", "--seed", ""),
        ("simulate", "--jobs", "many"),
        ("perft", "position.uno", "--depth", "-1"),
        ("rules", "--language", "xx"),
    ],
)
def test_misuse_is_status_2_with_the_usage(
    argv: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert status_of(*argv) == 2
    assert "usage: contra-uno" in capsys.readouterr().err


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("--version") == 0
    assert capsys.readouterr().out == f"contra-uno {own_version()}\n"


def test_settings_that_cannot_be_used_are_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "chatty")
    monkeypatch.setenv("METRICS_PORT", "none")
    assert status_of("db", "upgrade") == 2
    error = capsys.readouterr().err
    assert "LOG_LEVEL" in error
    assert "METRICS_PORT" in error


def test_help_asks_for_none_of_the_heavy_libraries() -> None:
    code = (
        "import sys; from bot.cli import build_parser; build_parser().format_help();"
        "heavy = {'discord', 'sqlalchemy', 'alembic', 'PIL', 'aiohttp', 'bot.engine'};"
        "sys.exit(' '.join(sorted(heavy & set(sys.modules))) or 0)"
    )
    process = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (process.returncode, process.stderr) == (0, "")


def test_a_reader_that_has_had_enough_is_no_traceback() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", "rules"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.wait() == 1
    assert process.stderr.read() == ""
    process.stderr.close()
