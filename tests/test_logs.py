from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator

import pytest

from bot import logs

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"
log = logging.getLogger("bot.test")


@pytest.fixture(autouse=True)
def logging_is_put_back() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.captureWarnings(False)


@pytest.fixture
def stream() -> io.StringIO:
    return io.StringIO()


def test_text_names_the_ids(stream: io.StringIO) -> None:
    logs.configure(stream=stream)
    log.info("action applied", extra={"game": 7, "seat": "anna b"})
    line = stream.getvalue()
    assert 'INFO bot.test: action applied game=7 seat="anna b"\n' in line
    assert line.split()[0].endswith("Z")


def test_json_is_one_object_a_line(stream: io.StringIO) -> None:
    logs.configure(format="json", stream=stream)
    log.warning("two\nlines", extra={"game": 7, "guild": None, "seats": ("anna", "ben")})
    (line,) = stream.getvalue().splitlines()
    entry = json.loads(line)
    assert entry.pop("time").endswith("Z")
    assert entry == {
        "level": "WARNING",
        "logger": "bot.test",
        "message": "two\nlines",
        "game": 7,
        "guild": None,
        "seats": ["anna", "ben"],
    }


def test_ids_are_text_in_json_and_counts_are_numbers(stream: io.StringIO) -> None:
    logs.configure(format="json", stream=stream)
    large = 1347261953472446851
    ids = {
        "guild": 0,
        "channel": None,
        "game": "a1",
        "else": large,
        "many": [large, {large: large}],
    }
    log.info("all kinds", extra=ids | {"seat": 3, "servers": 100_000, "last": 2**53 - 1})
    entry = json.loads(stream.getvalue())
    assert {name: entry[name] for name in ids} == {
        "guild": "0",
        "channel": None,
        "game": "a1",
        "else": str(large),
        "many": [str(large), {str(large): str(large)}],
    }
    assert (entry["seat"], entry["servers"], entry["last"]) == (3, 100_000, 2**53 - 1)


def test_text_shows_an_id_as_it_is(stream: io.StringIO) -> None:
    logs.configure(stream=stream)
    log.info("of a server", extra={"guild": 1347261953472446851})
    assert "of a server guild=1347261953472446851\n" in stream.getvalue()


def test_the_level_is_kept(stream: io.StringIO) -> None:
    logs.configure(level="ERROR", stream=stream)
    log.warning("not this")
    log.error("this")
    assert "not this" not in stream.getvalue()
    assert "this" in stream.getvalue()


def test_configuring_twice_logs_once(stream: io.StringIO) -> None:
    logs.configure(stream=io.StringIO())
    logs.configure(stream=stream)
    log.info("once")
    assert stream.getvalue().count("once") == 1


@pytest.mark.parametrize("format", ["text", "json"])
@pytest.mark.parametrize(
    "secret",
    [TOKEN, "configured secret", 'quo"ted\\secret', "aW50ZXJhY3Rpb24tdG9rZW4"],
)
def test_no_secret_reaches_the_log(stream: io.StringIO, format: str, secret: str) -> None:
    known = () if secret == TOKEN else (secret,)
    logs.configure(format=format, secrets=known, stream=stream)
    try:
        raise RuntimeError(f"login with {secret} failed")
    except RuntimeError:
        log.exception(
            "token %s", secret, extra={"id": secret, "headers": {"Authorization": secret}}
        )
    written = stream.getvalue()
    assert secret not in written
    assert json.dumps(secret)[1:-1] not in written
    assert logs.MASK in written
    assert "login with" in written


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("POST /webhooks/123/abc-DEF_9/messages", "POST /webhooks/123/[hidden]/messages"),
        ("/interactions/45/tok3n/callback", "/interactions/45/[hidden]/callback"),
        ("postgresql://uno:pw@db/contra", "postgresql://uno:[hidden]@db/contra"),
        ("https://discord.com/api/v10/channels/1", "https://discord.com/api/v10/channels/1"),
        ("see docs/a.b.c and 1.2.3", "see docs/a.b.c and 1.2.3"),
    ],
)
def test_what_has_the_shape_of_a_secret_is_masked(text: str, shown: str) -> None:
    assert logs.Redactor()(text) == shown


def test_a_secret_within_a_secret_leaves_nothing_over() -> None:
    assert logs.Redactor(["abc", "abcdef"])("abcdef") == logs.MASK


def test_a_known_secret_is_masked_in_its_percent_encoded_form_too() -> None:
    assert "p%40ss" not in logs.Redactor(["p@ss"])("cannot reach p%40ss")


def test_what_asyncpg_leaves_behind_of_a_silent_database_is_no_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    given_up = ConnectionError("unexpected connection_lost() call")
    log = logging.getLogger("asyncio")
    log.error("Future exception was never retrieved", exc_info=given_up)
    log.error("Task exception was never retrieved", exc_info=given_up)
    log.error("Future exception was never retrieved", exc_info=ValueError("a fault"))
    assert [logs.is_known_noise(record) for record in caplog.records] == [True, False, False]


def test_a_task_that_is_cancelled_while_it_closes_a_connection_is_no_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    cancelled = asyncio.CancelledError()
    logging.getLogger("sqlalchemy.pool.impl.AsyncAdaptedQueuePool").error("", exc_info=cancelled)
    logging.getLogger("bot.tables").error("", exc_info=cancelled)
    assert [logs.is_known_noise(record) for record in caplog.records] == [True, False]
