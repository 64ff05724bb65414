"""`contra-uno train`, also with `--weights`: what cannot end well is said before the work."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.cli import main

TRAIN = ("train", "--laps", "1", "--rounds", "8", "--hidden", "4")
PRACTISE = ("train", "--weights", "--laps", "1", "--deals", "1")


def _nobody_plays(*_arguments: object) -> None:
    raise AssertionError("the work began")


@pytest.fixture(autouse=True)
def _no_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workbench.training.network_training.train", _nobody_plays)
    monkeypatch.setattr("workbench.training.weight_training.practise", _nobody_plays)


def _said(capsys: pytest.CaptureFixture[str], arguments: Sequence[str | Path]) -> tuple[int, str]:
    try:
        status = main([str(argument) for argument in arguments])
    except SystemExit as ended:
        status = int(ended.code or 0)
    return status, capsys.readouterr().err


@pytest.mark.parametrize("command", [TRAIN, PRACTISE])
def test_a_file_that_cannot_be_written(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = tmp_path / "no-such-folder" / "out.json"

    status, said = _said(capsys, (*command, nowhere))

    assert status == 1
    assert said == f"{nowhere} cannot be written: No such file or directory.\n"


@pytest.mark.parametrize(("command", "why"), [(TRAIN, "2 to 10 seats"), (PRACTISE, "C1")])
@pytest.mark.parametrize("seats", ["1", "40"])
def test_seats_that_no_game_takes(
    command: tuple[str, ...],
    why: str,
    seats: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, said = _said(capsys, (*command, "--seats", seats, tmp_path / "out.json"))

    assert status == 2
    assert why in said
    assert list(tmp_path.iterdir()) == []


def test_a_network_that_has_no_room(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    weights = Path(__file__).parents[3] / "bot" / "players" / "weights" / "two.json"

    status, said = _said(capsys, (*TRAIN, "--begin-with", weights, tmp_path / "out.json"))

    assert status == 2
    assert "has 96 hidden units, which do not fit into 4" in said


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ((*TRAIN, "--deals", "1"), "--deals goes with --weights."),
        ((*TRAIN, "--mode", "flip"), "--mode goes with --weights."),
        ((*PRACTISE, "--hidden", "4"), "--hidden goes without --weights."),
        ((*PRACTISE, "--begin-with", "two.json"), "--begin-with goes without --weights."),
    ],
)
def test_an_option_of_the_other_one(
    command: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = _said(capsys, (*command, tmp_path / "out.json"))

    assert status == 2
    assert said in told
