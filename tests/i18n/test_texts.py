from __future__ import annotations

from pathlib import Path

import pytest

from bot.i18n import TextError, Texts, folded

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
BROKEN = "greeting = Hallo\nthis is no Fluent\n"
GERMAN = """
greeting = Hallo { $name }
cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
button = Ziehen
    .label = Eine Karte ziehen
"""

NOUNS = """
back = Rückseite
    .gender = feminine
skip = Aussetzen
    .gender = neuter
"""


def load(tmp_path: Path, *, german: str = GERMAN, strict: bool = False) -> Texts:
    for language, text in (("en", ENGLISH), ("de", german)):
        folder = tmp_path / language
        folder.mkdir()
        (folder / "texts.ftl").write_text(text, encoding="utf-8")
    return Texts.load(tmp_path, strict=strict)


def test_variables_and_plurals(tmp_path: Path) -> None:
    texts = load(tmp_path)
    assert texts.get("de").format("greeting", name="Änne") == "Hallo Änne"
    assert texts.get("de").format("cards", count=1) == "eine Karte"
    assert texts.get("en-GB").format("cards", count=2) == "2 cards"


@pytest.mark.parametrize("count", [10**15 - 1, 10**15, 10**30, 10**30 + 7, -(10**40), 10**1000 - 1])
def test_a_number_of_any_size_is_written_out(tmp_path: Path, count: int) -> None:
    written = load(tmp_path).get("en").format("cards", count=count)
    assert written.replace(",", "") == f"{count} cards"


@pytest.mark.parametrize(
    ("noun", "agrees"), [("back", "rote"), ("card", "rote"), ("skip", "rot"), ("button", "rot")]
)
def test_a_word_agrees_with_the_gender_of_a_noun(tmp_path: Path, noun: str, agrees: str) -> None:
    """As far as the language names the gender, and has a form for it."""
    load(tmp_path, german=f"{GERMAN}red = rot\n    .feminine = rote\n{NOUNS}")
    (tmp_path / "de-CH").mkdir()
    (tmp_path / "de-CH" / "texts.ftl").write_text("card = Chart\n    .gender = feminine\n", "utf-8")
    texts = Texts.load(tmp_path, strict=True)
    assert texts.get("de-CH").agreeing("red", noun) == agrees


def test_no_isolation_marks_around_variables(tmp_path: Path) -> None:
    assert load(tmp_path).get("en").format("greeting", name="Ben") == "Hello Ben"


def test_an_attribute_is_a_text_of_its_own(tmp_path: Path) -> None:
    t = load(tmp_path).get("de")
    assert t.format("button") == "Ziehen"
    assert t.format("button.label") == "Eine Karte ziehen"
    assert t.has("button.label")
    assert not t.has("button.tooltip")


@pytest.mark.parametrize("strict", [False, True])
def test_a_text_that_a_language_lacks_is_english(
    strict: bool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert load(tmp_path, strict=strict).get("de").format("only-english") == "Only here"
    assert not caplog.records


def test_a_text_missing_everywhere_shows_its_key(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert load(tmp_path).get("de").format("nowhere") == "nowhere"
    assert load_count(caplog) == 1


def load_count(caplog: pytest.LogCaptureFixture) -> int:
    return sum("nowhere" in record.getMessage() for record in caplog.records)


def test_a_missing_variable_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert load(tmp_path).get("en").format("greeting").startswith("Hello")
    assert "name" in caplog.text


@pytest.mark.parametrize("key", ["nowhere", "greeting", "button.tooltip"])
def test_strict_texts_raise(tmp_path: Path, key: str) -> None:
    with pytest.raises(TextError, match=key):
        load(tmp_path, strict=True).get("de").format(key)


def test_texts_are_strict_under_test(tmp_path: Path) -> None:
    load(tmp_path)
    with pytest.raises(TextError):
        Texts.load(tmp_path).get("en").format("nowhere")


def test_a_file_that_is_not_fluent_is_refused(tmp_path: Path) -> None:
    texts = load(tmp_path, german=BROKEN, strict=True)
    with pytest.raises(TextError, match="this is no Fluent"):
        texts.get("de")


def test_players_read_english_where_a_file_is_not_fluent(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    texts = load(tmp_path, german=BROKEN, strict=False)
    assert texts.get("de").format("greeting", name="Ben") == "Hello Ben"
    assert "this is no Fluent" in caplog.text


def test_english_that_is_not_fluent_is_refused_at_once(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "texts.ftl").write_text(BROKEN, encoding="utf-8")
    with pytest.raises(TextError, match="this is no Fluent"):
        Texts.load(tmp_path, strict=False)


@pytest.mark.parametrize(
    "german",
    [
        "greeting = Hallo { $name }, { button }\n",
        "greeting = Hallo { $name } { -nobody }\n",
        "greeting = Hallo { $open\n",
    ],
)
def test_half_a_sentence_is_never_german_and_half_english(tmp_path: Path, german: str) -> None:
    t = load(tmp_path, german=german, strict=False).get("de")
    assert t.format("greeting", name="Ben") == "Hello Ben"


def test_a_language_is_read_when_somebody_asks_for_it(tmp_path: Path) -> None:
    texts = load(tmp_path)
    (tmp_path / "de" / "texts.ftl").write_text("greeting = Servus { $name }\n", encoding="utf-8")
    assert texts.languages == ("de", "en")
    assert texts.get("de").format("greeting", name="Ben") == "Servus Ben"


def test_a_country_needs_only_the_texts_that_are_other_there(tmp_path: Path) -> None:
    texts = load(tmp_path, strict=True)
    (tmp_path / "de-CH").mkdir()
    (tmp_path / "de-CH" / "texts.ftl").write_text("greeting = Grüezi { $name }\n", encoding="utf-8")
    swiss = Texts.load(tmp_path, strict=True).get("de-CH")
    assert swiss.format("greeting", name="Ben") == "Grüezi Ben"
    assert swiss.format("button") == "Ziehen"
    assert texts.get("de-CH").format("greeting", name="Ben") == "Hallo Ben"


def test_a_text_of_the_whole_language_names_the_things_as_the_country_does(tmp_path: Path) -> None:
    load(tmp_path, german=f"{GERMAN}skip = {{ button }} oder nicht\n")
    (tmp_path / "de-CH").mkdir()
    (tmp_path / "de-CH" / "texts.ftl").write_text("button = Näh\n", encoding="utf-8")
    texts = Texts.load(tmp_path, strict=True)
    said = [texts.get(locale).format("skip") for locale in ("de", "de-CH")]
    assert said == ["Ziehen oder nicht", "Näh oder nicht"]


def test_numbers_and_lists_are_written_as_the_language_does(tmp_path: Path) -> None:
    texts = load(tmp_path, german=f'{GERMAN}list-comma = {{ "; " }}\n')
    assert texts.get("de").decimal(1234.56) == "1234,6"
    assert texts.get("en").decimal(0.25) == "0.2"
    assert texts.get("de").joined(["a", "b", "c"]) == "a; b; c"


def test_names_in_text_from_right_to_left_are_set_apart(tmp_path: Path) -> None:
    load(tmp_path)
    (tmp_path / "he").mkdir()
    (tmp_path / "he" / "texts.ftl").write_text("greeting = שלום { $name }\n", encoding="utf-8")
    told = Texts.load(tmp_path).get("he").format("greeting", name="Ben")
    assert told == "שלום \u2068Ben\u2069"


def test_a_language_without_texts_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="language en"):
        Texts.load(tmp_path)


def test_a_share_is_written_as_the_language_does() -> None:
    said = {language: Texts.load().get(language).percent(33) for language in ("de", "en", "tr")}
    assert said == {"de": "33\u00a0%", "en": "33%", "tr": "%33"}


def test_what_is_typed_in_turkish_is_found_in_small_and_capital_letters() -> None:
    assert folded("İTİRAZ") == folded("itiraz")
    assert folded("IPUCU") == folded("ıpucu")
