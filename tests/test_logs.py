from __future__ import annotations

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
