from __future__ import annotations

import pytest

from bot.cli import main
from bot.engine.catalogue import CATALOGUE
from bot.i18n import LANGUAGES, Texts

from .status import status_of


def test_all_house_rules_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    lines = capsys.readouterr().out.splitlines()
    listed = {line.split()[0] for line in lines if line.split()}
    assert {option.name for option in CATALOGUE} <= listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [option.name for option in CATALOGUE])
def test_each_house_rule_is_described(
    name: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    assert main(["rules", name, "--language", language]) == 0
    out = capsys.readouterr().out
    translator = Texts.load().get(language)
    assert translator.format(f"option-{name}") in out
    assert translator.format(f"option-{name}.description") in out


def test_what_a_house_rule_goes_with(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "partner"]) == 0
    assert "play_on (K2)" in capsys.readouterr().out
    assert main(["rules", "JUMP-IN-WILD"]) == 0
    assert "switches on jump_in" in capsys.readouterr().out
    assert main(["rules", "strafpunkte"]) == 0
    assert "scoring=penalty" in capsys.readouterr().out


def test_a_house_rule_misspelt_is_asked_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("rules", "stakcing") == 2
    assert "Did you mean stacking" in capsys.readouterr().err
    assert status_of("rules", "xyz") == 2
    assert "lists them all" in capsys.readouterr().err


@pytest.mark.parametrize(("terminal", "label"), [("de_AT.UTF-8", "Kumulieren"), ("C", "Stacking")])
def test_the_language_is_that_of_the_terminal(
    terminal: str,
    label: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LANG", terminal)
    assert main(["rules", "stacking"]) == 0
    assert label in capsys.readouterr().out
