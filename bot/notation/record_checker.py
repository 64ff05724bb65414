"""`contra-uno check`: play records and say which expectations fail."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from .record_reader import Record


def check_text(text: str) -> Record:
    """Play one record to its end or its first unreadable line."""
    record = Record(text)
    record.play_out()
    return record


def check_files(files: Iterable[Path]) -> tuple[list[str], bool]:
    """The lines to print for these records, and whether all is well."""
    lines: list[str] = []
    passed = failed = 0
    readable = True
    for file in files:
        try:
            text = file.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            lines.append(f"{file}:0: expected a record, got {_reason(error)}")
            readable = False
            continue
        record = Record(text)
        try:
            record.play_out()
        except Exception as fault:  # it is ours, and must not stop the other files
            record.give_up(fault)
        lines += [f"{file}:{finding}" for finding in record.findings]
        passed += record.passed
        failed += record.failed
        readable = readable and not any(finding.unreadable for finding in record.findings)
    lines.append(f"{passed} passed, {failed} failed")
    return lines, readable and not failed


def _reason(error: OSError | UnicodeDecodeError) -> str:
    if isinstance(error, UnicodeDecodeError):
        return "bytes that are not UTF-8"
    return error.strerror or "a file that cannot be read"
