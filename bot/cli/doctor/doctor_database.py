"""Whether the database can be used. A file that is missing is not made, nothing is written."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from bot.cli.doctor.doctor_findings import Finding, Verdict
from bot.config import Settings
from bot.logs import Redactor

_PATIENCE = 10.0  # seconds for a database to answer
_LITTLE_SPACE = 1 << 30
_HARDLY_ANY_SPACE = 64 << 20


def examine(settings: Settings) -> Iterator[Finding]:
    """What there is to say of the database of these settings."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    from bot.store.own_file import is_private

    try:
        url = make_url(settings.database_url)
    except (ArgumentError, ValueError):
        text = "DATABASE_URL is not the address of a database"
        yield Finding("database", Verdict.BAD, text)
        return
    shown = url.render_as_string(hide_password=True)
    if url.get_backend_name() == "sqlite":
        file = Path(url.database or ":memory:")
        fault = _file(file)
        if fault is not None:
            yield fault
            return
        if not is_private(file):
            text = f"others on this machine can read {file}; `run` shuts it, or chmod 600"
            yield Finding("privacy", Verdict.NOTE, text)
        yield _disk(file.absolute().parent)
    yield _contents(settings, shown)


def _file(file: Path) -> Finding | None:
    if not file.exists():
        return Finding("database", Verdict.NOTE, f"{file} does not exist yet; `run` makes it")
    if file.is_dir():
        return Finding("database", Verdict.BAD, f"{file} is a folder; name a file in it")
    if not os.access(file, os.W_OK):
        return Finding("database", Verdict.BAD, f"{file} cannot be written to")
    if not os.access(file.absolute().parent, os.W_OK):
        text = f"the folder of {file} cannot be written to; SQLite makes files beside its own"
        return Finding("database", Verdict.BAD, text)
    return None


def _disk(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    text = f"{free / (1 << 30):.1f} GiB free in {folder}"
    if free < _HARDLY_ANY_SPACE:
        return Finding("disk", Verdict.BAD, f"{text}; make room, or games cannot be saved")
    if free < _LITTLE_SPACE:
        return Finding("disk", Verdict.NOTE, f"{text}; make room before games cannot be saved")
    return Finding("disk", Verdict.GOOD, text)


def _contents(settings: Settings, shown: str) -> Finding:
    from bot.store.examination import Schema, examine_schema

    hidden = Redactor(settings.secrets())
    look = asyncio.wait_for(examine_schema(settings.database_url), _PATIENCE)
    try:
        schema = asyncio.run(look)
    except ModuleNotFoundError as error:
        text = f"{shown} needs {error.name}: pip install '.[postgres]'"
        return Finding("database", Verdict.BAD, text)
    except TimeoutError:
        return Finding("database", Verdict.BAD, f"{shown} does not answer")
    except Exception as error:  # whatever a driver raises, it is a finding
        reason = hidden(str(getattr(error, "orig", None) or error)).partition("\n")[0]
        return Finding("database", Verdict.BAD, f"{shown} cannot be used: {reason}")
    match schema:
        case Schema.NEWEST:
            return Finding("database", Verdict.GOOD, f"{shown}: up to date, can be written to")
        case Schema.OLDER:
            text = f"{shown} lacks the newest tables; `run` or `db upgrade` makes them"
            return Finding("database", Verdict.NOTE, text)
        case Schema.UNKNOWN:
            text = f"{shown} was made by a newer version of the bot; run that one"
            return Finding("database", Verdict.BAD, text)
