"""`contra-uno rules` lists the presets and says what goes together."""

from __future__ import annotations

import pytest

from bot.cli import main
from bot.presets import load_presets

from .status import status_of


def test_all_presets_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--language", "de"]) == 0

    shown = capsys.readouterr().out
    assert all(name in shown for name in load_presets())
    assert "Wikipedia-offiziell" in shown


def test_one_preset_shows_what_it_is_made_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "quick", "--language", "en"]) == 0

    shown = capsys.readouterr().out
    assert "Quick round" in shown
    assert "stacking, fast_doubles, jump_in, target=round" in shown


@pytest.mark.parametrize(
    ("mode", "chosen", "said"),
    [
        ("duo", ["stacking"], ("stacking", "duo", "K1")),
        ("classic", ["partner", "play_on"], ("partner", "play_on", "K2")),
        ("flip", ["complement=0"], ("complement", "flip", "K2")),
    ],
)
def test_a_refused_combination_names_both_and_the_clause(
    mode: str, chosen: list[str], said: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "--mode", mode, "--check", *chosen]) == 1

    shown = capsys.readouterr().out
    assert all(word in shown for word in said)


def test_the_number_of_players_is_checked_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--seats", "5", "--check", "partner"]) == 1
    assert "V9" in capsys.readouterr().out
    assert main(["rules", "--seats", "6", "--check", "partner"]) == 0


def test_what_goes_together_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--check", "stacking", "jump_in", "seven_o"]) == 0
    assert "stacking, jump_in, seven_o" in capsys.readouterr().out


def test_a_rule_that_does_not_exist_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("rules", "--check", "cheating") == 2
    assert "cheating" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments", [("stacking", "--check", "doubles"), ("--seats", "5"), ("--mode", "flip")]
)
def test_nothing_asked_is_ignored(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert status_of("rules", *arguments) == 2
    assert "--check" in capsys.readouterr().err
