from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.i18n import TextError, Texts, language_of

ENGLISH = """
greeting = Hello { $name }
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
only-english = Only here
button = Draw
    .label = Draw a card
"""
GERMAN = """
greeting = Hallo { $name }
cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
button = Ziehen
    .label = Eine Karte ziehen
"""


def load(tmp_path: Path, *, german: str = GERMAN, strict: bool = False) -> Texts:
    for language, text in (("en", ENGLISH), ("de", german)):
        folder = tmp_path / language
        folder.mkdir()
        (folder / "texts.ftl").write_text(text, encoding="utf-8")
    return Texts.load(tmp_path, strict=strict)


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("DE", "de"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("fr", "en"),
        ("den", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_language_of_a_discord_locale(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


def test_variables_and_plurals(tmp_path: Path) -> None:
    texts = load(tmp_path)
    assert texts.get("de").format("greeting", name="Änne") == "Hallo Änne"
    assert texts.get("de").format("cards", count=1) == "eine Karte"
    assert texts.get("en-GB").format("cards", count=2) == "2 cards"


@pytest.mark.parametrize("count", [10**15 - 1, 10**15, 10**30, 10**30 + 7, -(10**40), 10**1000 - 1])
def test_a_number_of_any_size_is_written_out(tmp_path: Path, count: int) -> None:
    written = load(tmp_path).get("en").format("cards", count=count)
    assert written.replace(",", "") == f"{count} cards"


def test_no_isolation_marks_around_variables(tmp_path: Path) -> None:
    assert load(tmp_path).get("en").format("greeting", name="Ben") == "Hello Ben"


def test_an_attribute_is_a_text_of_its_own(tmp_path: Path) -> None:
    t = load(tmp_path).get("de")
    assert t.format("button") == "Ziehen"
    assert t.format("button.label") == "Eine Karte ziehen"
    assert t.has("button.label")
    assert not t.has("button.tooltip")


def test_a_missing_text_is_english_and_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        assert load(tmp_path).get("de").format("only-english") == "Only here"
    assert "only-english" in caplog.text


def test_a_text_missing_everywhere_shows_its_key(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert load(tmp_path).get("de").format("nowhere") == "nowhere"
    assert load_count(caplog) == 2


def load_count(caplog: pytest.LogCaptureFixture) -> int:
    return sum("nowhere" in record.getMessage() for record in caplog.records)


def test_a_missing_variable_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert load(tmp_path).get("en").format("greeting").startswith("Hello")
    assert "name" in caplog.text


@pytest.mark.parametrize("key", ["only-english", "nowhere", "greeting", "button.tooltip"])
def test_strict_texts_raise(tmp_path: Path, key: str) -> None:
    with pytest.raises(TextError, match=key):
        load(tmp_path, strict=True).get("de").format(key)


def test_texts_are_strict_under_test(tmp_path: Path) -> None:
    load(tmp_path)
    with pytest.raises(TextError):
        Texts.load(tmp_path).get("en").format("nowhere")


def test_a_file_that_is_not_fluent_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="this is no Fluent"):
        load(tmp_path, german="greeting = Hallo\nthis is no Fluent\n")


def test_a_language_without_texts_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="language en"):
        Texts.load(tmp_path)
