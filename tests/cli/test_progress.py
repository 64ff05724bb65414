"""Long commands say how far they are: with a bar on a terminal, else in the log."""

from __future__ import annotations

import io
import logging
import sys

import pytest

from bot.cli import _progress


def test_without_a_terminal_there_is_a_line_a_minute(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    caplog.set_level(logging.INFO, _progress.__name__)
    with _progress.progress("Copying") as report:
        for done in range(180):
            report(done, 180)
            now += 1
    told = [(line.message, line.__dict__["done"], line.__dict__["of"]) for line in caplog.records]
    assert told == [("copying", 60, 180), ("copying", 120, 180)]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_there_is_a_bar(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    caplog.set_level(logging.INFO, _progress.__name__)
    with _progress.progress("Copying") as report:
        report(3, 9)
    assert "Copying" in terminal.getvalue()
    assert "33%" in terminal.getvalue()
    assert caplog.records == []
