from __future__ import annotations

import re

import pytest

from bot.cli import main
from bot.engine import CATALOGUE, Mode
from bot.i18n import Texts
from bot.presets import load_presets
from tests.languages import DRAWN_LANGUAGES

from .status import status_of


def test_all_house_rules_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    lines = capsys.readouterr().out.splitlines()
    listed = {line.split()[0] for line in lines if line.split()}
    assert {option.name for option in CATALOGUE} <= listed


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
@pytest.mark.parametrize("name", [option.name for option in CATALOGUE])
def test_each_house_rule_is_described(
    name: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    assert main(["rules", name, "--language", language]) == 0
    out = capsys.readouterr().out
    translator = Texts.load().get(language)
    assert translator.format(f"option-{name}") in out
    assert translator.format(f"option-{name}.description") in out
    details = f"option-{name}.details"
    assert not translator.has(details) or translator.format(details) in out


def test_what_a_house_rule_goes_with(capsys: pytest.CaptureFixture[str]) -> None:
    for name, said in (
        ("partner", "not with    play_on (Play on, K2)"),
        ("JUMP-IN-WILD", "switches on jump_in (Jump-in)"),
        ("strafpunkte", "short for   off: scoring=winner"),
        ("complement", "alone       5 (5 of every colour)"),
        ("action_uno", "alone       3:all (on 3 everybody)"),
    ):
        assert main(["rules", name, "--language", "en"]) == 0
        assert said in capsys.readouterr().out


def test_what_a_game_fixes_is_shown_with_its_value(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["rules", "--mode", "duo", "--language", "en"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    stands_at = {row[0]: " ".join(row[1:]) for row in rows if row}
    assert "on, fixed" in stands_at["bluff"]
    assert "penalty points for all, fixed" in stands_at["scoring"]
    assert "only +2 on +2, fixed" in stands_at["stacking"]
    assert "200 C18" in stands_at["target"]

    assert main(["rules", "bluff", "--mode", "duo", "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Duo         on, fixed" in shown
    assert "Classic" not in shown


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("challenge", "nothing is challenged, fixed"),
        ("cross_stacking", "any draw card worth at least as much, fixed"),
        ("stacking", "any draw card worth at least as much, fixed"),
    ],
)
def test_what_no_mercy_does_instead_is_told(
    name: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is nothing to be challenged (M6), and draw cards answer by their value (M5)."""
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["rules", name, "--mode", "mercy", "--language", "en"]) == 0
    assert said in capsys.readouterr().out


ENGLISH = re.compile(
    r"\b(on|off|winner|penalty|colour|numbers|any|light|active|option|clause|value|values|default|"
    r"fixed|none|takes|alone|mode|switches|short|with|not|together|everybody|round|rule|preset|"
    r"classic|written)\b",
    re.IGNORECASE,
)
TYPED = {option.name for option in CATALOGUE} | set(load_presets())
"""What is typed is the same in every language, wherever it stands."""


@pytest.mark.parametrize("arguments", [(), *(("--mode", mode) for mode in Mode)])
def test_the_list_is_german_throughout(
    arguments: tuple[str, ...],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    assert main(["rules", "--language", "de", *arguments]) == 0
    for line in capsys.readouterr().out.replace("contra-uno rules OPTION", "").splitlines():
        name, _, rest = line.strip().partition(" ")
        told = rest if name in TYPED else line
        assert ENGLISH.findall(told.replace("Option ", "")) == []


@pytest.mark.parametrize("name", sorted(TYPED))
def test_what_stands_at_a_rule_is_german_throughout(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    assert main(["rules", name, "--language", "de"]) == 0
    _, _, facts = capsys.readouterr().out.partition("\n\n")
    for line in facts.splitlines():
        heading, fact = line[:12], line[12:]
        assert ENGLISH.findall(heading) == []
        if heading.strip() in ("Klassisch", "Flip", "Duo", "Spiel", "Hausregeln"):
            assert ENGLISH.findall(fact) == []


def test_a_house_rule_misspelt_is_asked_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("rules", "stakcing", "--language", "en") == 2
    assert "Did you mean stacking" in capsys.readouterr().err
    assert status_of("rules", "stakcing", "--language", "de") == 2
    assert "Meintest du stacking" in capsys.readouterr().err
    assert status_of("rules", "xyz", "--language", "en") == 2
    assert "lists them all" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("terminal", "label"),
    [("de_AT.UTF-8", "Stapeln"), ("de", "Kumulieren"), ("C", "Stacking"), ("", "Stacking")],
)
@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_the_language_is_that_of_the_terminal(
    terminal: str,
    label: str,
    variable: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for unset in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(unset, raising=False)
    monkeypatch.setenv(variable, terminal)
    assert main(["rules", "stacking"]) == 0
    assert label in capsys.readouterr().out
