"""`contra-uno simulate`: its figures, its records and what it says to misuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from bot.notation.record_reader import check_files


def _figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["simulate", "--jobs", "1", "--json", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_figures_are_those_of_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    figures = _figures(
        capsys, "--games", "6", "--seats", "random,easy,hard", "--option", "target=round"
    )

    assert figures["games"] == figures["rounds"] == 6
    assert sum(figures["wins_per_seat"]) == 6
    assert len(figures["wins_per_seat"]) == 3
    assert figures["mean_actions_per_game"] == round(figures["actions"] / 6, 1)
    assert figures["unfinished"] == 0
    for rate in ("seconds", "games_per_second", "actions_per_second"):
        assert figures[rate] > 0


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    again = ("--games", "3", "--mode", "duo", "--seats", "easy,medium")
    one, same, other = (
        _figures(capsys, *again, "--seed", seed)["actions"] for seed in ("01", "01", "02")
    )

    assert one == same != other


def test_a_seed_may_have_an_odd_number_of_digits(capsys: pytest.CaptureFixture[str]) -> None:
    assert _figures(capsys, "--games", "1", "--seed", "7")["seed"] == "07"


def test_options_stand_in_one_list_or_in_several(capsys: pytest.CaptureFixture[str]) -> None:
    one = ("--option", "stacking", "target=round")
    several = ("--option", "stacking", "--option", "target=round")

    for written in (one, several):
        options = _figures(capsys, "--games", "1", *written)["options"]
        assert options == {"stacking": "on", "target": "round"}


def test_duo_seats_two_unless_told_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    assert _figures(capsys, "--games", "1", "--mode", "duo")["seats"] == ["easy", "hard"]


def test_records_are_written_and_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "records"
    figures = _figures(
        capsys, "--games", "2", "--preset", "wild", "--records", str(folder), "--option",
        "target=round",
    )  # fmt: skip

    files = sorted(folder.glob("*.uno"))
    assert [file.name for file in files] == ["game-000001.uno", "game-000002.uno"]
    lines, all_well = check_files(files)
    assert all_well, lines
    actions = [
        line
        for file in files
        for line in file.read_text(encoding="utf-8").splitlines()
        if ": " in line
    ]
    assert len(actions) == figures["actions"]


def test_a_preset_brings_its_mode_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    figures = _figures(capsys, "--games", "1", "--preset", "flip", "--seats", "easy,easy")

    assert figures["mode"] == "flip"
    assert figures["options"]["stacking"] == "on"


def test_a_table_without_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "2", "--jobs", "1", "--option", "target=round", "--seats", "easy,hard"]

    assert main(["simulate", *arguments]) == 0
    assert "hard" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seats", "easy,genius"), "genius"),
        (("--preset", "nobody"), "wikipedia"),
        (("--preset", "flip", "--mode", "duo"), "flip"),
        (("--mode", "duo"), "D1"),
        (("--option", "partner"), "V9"),
        (("--option", "cheating"), "cheating"),
        (("--option", "target=soon"), "soon"),
        (("--option", "target=-1"), "whole number from 1"),
        (("--option", "stakcing"), "stacking"),
        (
            ("--seats", ""),
            "easy, medium, hard, master, master-by-rounds, random, rlcard",
        ),
        (("--option", "partner", "--option", "play_on"), "K2"),
    ],
)
def test_misuse_is_said_and_ends_with_2(
    arguments: tuple[str, ...],
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "--seats", "easy,medium,hard", *arguments])

    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_misuse_is_said_in_the_language_of_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "--mode", "duo", "--option", "doubles"])

    assert ended.value.code == 2
    assert "steht bei Duo nicht zur Wahl" in capsys.readouterr().err


def test_a_folder_for_records_that_cannot_be_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "taken"
    file.write_text("", encoding="utf-8")
    for folder in (file, file / "inside"):
        assert main(["simulate", "--games", "1", "--records", str(folder)]) == 1
        assert str(folder) in capsys.readouterr().err
