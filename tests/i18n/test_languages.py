"""Which languages there are, and which of them serves a reader."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bot.i18n import FALLBACK, Texts, language_of, languages, name_of_language
from bot.i18n.languages import languages_for, languages_in, own_folder, signed_in
from bot.render import computer_names
from bot.render.clicks.click_id import Click
from bot.render.private import settings_pages
from bot.render.private.settings_pages import Setting, SettingClick, SettingOwner, language_choices
from bot.setting_values import Choices, ServerSettings
from cogs.setting_pages import person_changed, server_changed

ROOT = Path(__file__).resolve().parents[2]
KNOWN = ("de", "en", "es-419", "es-ES", "fr", "pt-BR", "sr-Latn", "zh-CN")


@pytest.mark.parametrize(
    ("locale", "found"),
    [
        ("de", ["de", "en"]),
        ("de-AT", ["de", "en"]),
        ("DE", ["de", "en"]),
        ("en-US", ["en"]),
        ("en-GB", ["en"]),
        ("fr-CA", ["fr", "en"]),
        ("es-MX", ["es-419", "es-ES", "en"]),
        ("es-419", ["es-419", "es-ES", "en"]),
        ("es-ES", ["es-ES", "en"]),
        ("es", ["es-ES", "en"]),
        ("pt-PT", ["pt-BR", "en"]),
        ("zh-CN", ["zh-CN", "en"]),
        ("zh-SG", ["zh-CN", "en"]),
        ("zh-TW", ["en"]),
        ("zh-HK", ["en"]),
        ("sr", ["en"]),
        ("sr-Latn", ["sr-Latn", "en"]),
        ("den", ["en"]),
        ("C", ["en"]),
        ("no such locale", ["en"]),
        ("", ["en"]),
        (None, ["en"]),
    ],
)
def test_the_languages_that_serve_a_locale(locale: str | None, found: list[str]) -> None:
    assert list(languages_for(locale, KNOWN)) == found


def test_latin_americans_read_european_spanish_if_there_is_no_other() -> None:
    assert languages_for("es-MX", ("en", "es-ES")) == ("es-ES", "en")


def test_a_folder_with_texts_is_a_language(tmp_path: Path) -> None:
    for code in ("en", "xx"):
        (tmp_path / code).mkdir()
        (tmp_path / code / "texts.ftl").write_text("a = A\n", encoding="utf-8")
    (tmp_path / "empty").mkdir()
    assert languages_in(tmp_path) == ("en", "xx")
    assert languages() == languages_in(own_folder())
    assert {"de", "en"} <= set(languages())
    assert [language_of(code) for code in languages()] == list(languages())


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("de", "Deutsch"),
        ("en", "English"),
        ("pt-BR", "Português (Brasil)"),
        ("zh-TW", "中文 (繁體, 台灣)"),
        ("xx", "xx"),
    ],
)
def test_a_language_calls_itself_as_its_people_do(language: str, name: str) -> None:
    assert name_of_language(language) == name


@pytest.mark.parametrize("language", languages())
def test_every_language_can_be_chosen(language: str) -> None:
    choices = dict(language_choices(Texts.load().get(language)))
    assert choices[language.lower()].startswith(name_of_language(language))
    parsed = Click.parse(str(SettingClick(SettingOwner.ME, Setting.LANGUAGE, language.lower())))
    assert parsed is not None
    click = SettingClick.of(parsed)
    assert click is not None
    assert person_changed(Choices(), click).language == language
    assert server_changed(ServerSettings(1), click, 70).language == language


def test_a_language_is_beta_until_a_native_reader_has_signed_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert signed_in(tmp_path / "nowhere") == frozenset()
    (tmp_path / "signed.toml").write_text('de = "Anna, 2027-01-02"\n', encoding="utf-8")
    monkeypatch.setattr(settings_pages, "own_folder", lambda: tmp_path)
    choices = dict(language_choices(Texts.load().get("fr")))
    assert (choices["de"], choices["en"]) == ("Deutsch", "English (bêta)")
    assert signed_in(own_folder()) <= set(languages())


def test_pontoon_knows_every_language() -> None:
    config = tomllib.loads((ROOT / "l10n.toml").read_text(encoding="utf-8"))
    assert sorted([FALLBACK, *config["locales"]]) == list(languages())


@pytest.mark.parametrize("language", languages())
def test_computer_players_have_names_of_people(language: str) -> None:
    names = computer_names(Texts.load().get(language))
    assert len(set(names)) == len(names) == 20
    assert [name for name in names if not (2 < len(name) <= 10 and name.istitle())] == []
