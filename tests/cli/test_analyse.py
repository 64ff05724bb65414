"""`contra-uno analyse`: every move with a choice, and what a deal is worth."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.cli import main

RECORD = """
option bluff=off
option target=round
seats anna ben
hand anna RS R5 W
hand ben B1 B2 B3
top R9
draw Y1 Y2 Y3 Y4 Y6 Y7

anna: play R5
ben: draw
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.uno"
    file.write_text(RECORD, encoding="utf-8")
    return file


def test_moves_with_a_choice_are_judged(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--playouts", "200", "--json"]) == 0
    (move,) = json.loads(capsys.readouterr().out)

    assert (move["player"], move["played"]) == ("anna", "play R5")
    assert move["lost"] == round(move["best_share"] - move["played_share"], 4) >= 0
    assert move["margin"] > 0


def test_the_moves_that_lost_most_stand_last(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(record), "--playouts", "200"]) == 0

    assert "anna: play R5 wins" in capsys.readouterr().out


def test_a_deal_has_a_share_for_each_seat(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "--deal", str(record), "--playouts", "200", "--json"]) == 0
    (deal,) = json.loads(capsys.readouterr().out)

    assert sum(seat["share"] for seat in deal["seats"].values()) == pytest.approx(1, abs=0.02)
    assert deal["seats"]["anna"]["share"] > deal["seats"]["ben"]["share"]


def test_a_game_that_is_not_known_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "duo.uno"
    file.write_text(
        "mode duo\nseats anna ben\nhand anna R5 R6 G1\nhand ben B1 B2\ntop R9\ndraw Y1\n"
        "anna: play R5\n",
        encoding="utf-8",
    )

    assert main(["analyse", str(file)]) == 0
    assert main(["analyse", "--deal", str(file)]) == 0
    said = capsys.readouterr().out
    assert "no move with a choice" in said
    assert "no deal" in said
