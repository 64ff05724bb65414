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
    assert "Offiziell" in shown


def test_one_preset_shows_what_it_is_made_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "quick", "--language", "en"]) == 0

    shown = capsys.readouterr().out
    assert "Quick round" in shown
    assert "stacking, fast_doubles, jump_in, target=round" in shown
    assert "Stacking · Fast doubles · Jump-in · a single round" in shown


@pytest.mark.parametrize(
    ("mode", "chosen", "said"),
    [
        ("duo", ["stacking"], ("stacking", "Stapeln", "Duo", "nur +2 auf +2", "K1")),
        ("duo", ["strafpunkte=off"], ("strafpunkte", "Duo", "„an“", "K1")),
        ("classic", ["partner", "play_on"], ("partner", "play_on", "Weiterspielen", "K2")),
        ("flip", ["complement=0"], ("Flip", "complement=5", "K2")),
        ("flip", ["complement=W"], ("schwarze", "complement=5", "V16")),
        ("flip", ["action_uno=0:all"], ("Flip", "action_uno=3:all", "K2")),
        ("classic", ["target=-1"], ("ganze Zahl ab 1", "target=round", "K2")),
    ],
)
def test_what_is_refused_is_named_with_the_clause_and_a_way_out(
    mode: str, chosen: list[str], said: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "--language", "de", "--mode", mode, "--check", *chosen]) == 1

    shown = capsys.readouterr().out
    assert all(word in shown for word in said)


def test_the_number_of_players_is_checked_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--seats", "5", "--check", "partner"]) == 1
    assert "V9" in capsys.readouterr().out
    assert main(["rules", "--seats", "6", "--check", "partner"]) == 0


def test_what_goes_together_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--language", "en", "--check", "stacking", "action_uno"]) == 0
    said = "in Classic: Stacking (stacking), Action Uno: on 3 everybody (action_uno)"
    assert said in capsys.readouterr().out
    assert main(["rules", "--language", "en", "--check", "bluff"]) == 0
    assert "Classic without house rules" in capsys.readouterr().out


def test_a_rule_that_does_not_exist_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("rules", "--check", "cheating") == 2
    assert "cheating" in capsys.readouterr().err
    assert status_of("rules", "--check", "stakcing") == 2
    assert "stacking" in capsys.readouterr().err


def test_a_value_that_cannot_be_read_is_an_error_with_those_that_can(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert status_of("rules", "--language", "de", "--check", "scoring=money") == 2
    assert "winner (Punkte für den Gewinner)" in capsys.readouterr().err


def test_a_preset_of_another_game_is_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("rules", "quick", "--mode", "flip", "--language", "de") == 2
    assert "Klassisch" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [("stacking", "--check", "doubles"), ("--seats", "5"), ("stacking", "--seats", "5")],
)
def test_nothing_asked_is_ignored(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert status_of("rules", *arguments) == 2
    assert "--check" in capsys.readouterr().err
