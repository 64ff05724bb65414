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
    assert main(["analyse", str(record), "--playouts", "60", "--json"]) == 0
    (move,) = json.loads(capsys.readouterr().out)

    assert (move["player"], move["played"]) == ("anna", "play R5")
    assert move["lost"] == round(move["best_share"] - move["played_share"], 4) >= 0
    assert move["margin"] > 0


def test_the_moves_that_lost_most_stand_last(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(record), "--playouts", "60"]) == 0

    assert "anna: play R5 wins" in capsys.readouterr().out


def test_a_deal_has_a_share_for_each_seat(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "--deal", str(record), "--playouts", "60", "--json"]) == 0
    (deal,) = json.loads(capsys.readouterr().out)

    assert sum(seat["share"] for seat in deal["seats"].values()) == pytest.approx(1, abs=0.001)
    assert deal["seats"]["anna"]["share"] > deal["seats"]["ben"]["share"]


@pytest.mark.parametrize(
    "setup",
    [
        "mode duo\nseats anna ben\nhand anna R5 R6 GS\nhand ben B1 B2 RS\ntop R9",
        "mode mercy\nseats anna ben\nhand anna R5 R6 GS\nhand ben B1 B2 RS\ntop R9",
        "option seven_o\nseats anna ben\nhand anna R5 R6 GS\nhand ben B1 B2 RS\ntop R9",
        "mode flip\nseats anna ben\nhand anna R5/P1 R6/T1\nhand ben B1/P3 B2/O1\ntop R9/T5",
    ],
)
def test_every_game_is_known(
    setup: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.uno"
    backs = "/O1" if "flip" in setup else ""
    draw = " ".join(f"{colour}{rank}{backs}" for colour in "YGB" for rank in "345678")
    file.write_text(f"{setup}\ndraw {draw}\nanna: play R5{backs and '/P1'}\n", encoding="utf-8")

    assert main(["analyse", str(file), "--playouts", "10"]) == 0
    assert "anna: play R5" in capsys.readouterr().out
    assert main(["analyse", "--deal", str(file), "--playouts", "10"]) == 0
    assert capsys.readouterr().out.startswith("round 1: anna ")


def test_a_record_without_a_choice_is_said_to_have_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "draft.uno"
    file.write_text("seats anna ben\nhand anna R5\nhand ben B1\ntop G9\ndraw Y1\n")

    assert main(["analyse", str(file)]) == 0
    assert "no move with a choice" in capsys.readouterr().out
