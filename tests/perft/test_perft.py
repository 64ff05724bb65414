"""The number of positions that follow from tiny decks, compared with stored counts.

After an intended change of the rules, check each count that changed (`--divide` shows by which
action), then write them again:

    contra-uno perft tests/perft/*.uno --depth 7 --json > tests/perft/expected.json
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.cli import main
from bot.engine import Mode
from bot.notation.tokens import NotationError
from workbench.perft_counts import count, divide, position_of

FOLDER = Path(__file__).parent
EXPECTED: dict[str, list[int]] = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
FILES = sorted(file.name for file in FOLDER.glob("*.uno"))


def _text(file: str) -> str:
    return (FOLDER / file).read_text(encoding="utf-8")


def test_every_deck_has_its_counts_and_every_mode_its_decks() -> None:
    assert sorted(EXPECTED) == FILES
    assert {file.partition("-")[0] for file in FILES} == {*Mode, "variants"}


@pytest.mark.parametrize("file", FILES)
def test_the_number_of_positions_is_the_stored_count(file: str) -> None:
    state, _ = position_of(_text(file))

    assert count(state, len(EXPECTED[file])) == EXPECTED[file]


@pytest.mark.parametrize("file", FILES)
def test_the_counts_by_first_action_add_up(file: str) -> None:
    state, names = position_of(_text(file))

    by_action = divide(state, names, 3)
    assert sum(by_action.values()) == EXPECTED[file][2]
    assert len(by_action) == EXPECTED[file][0]


def test_counting_begins_where_the_record_ends() -> None:
    record = _text("classic-numbers.uno")
    state, _ = position_of(record + "\nanna: play R1\n")
    start, names = position_of(record)

    assert count(state, 2)[1] == divide(start, names, 3)["anna: play R1"]


def test_the_counts_of_a_plain_position_by_hand() -> None:
    """anna plays R1 or R2, or draws Y1, which ends her turn; ben plays R3, or draws and passes."""
    state, names = position_of(
        "seats anna ben\nhand anna R1 R2\nhand ben R3 B4\ntop R9\ndraw Y1 Y2\n"
    )

    assert count(state, 2) == [3, 6]
    assert set(divide(state, names, 1).values()) == {1}
    assert divide(state, names, 2) == {
        "anna: play R1": 2,
        "anna: play R2": 2,
        "anna: draw": 2,
    }


def test_a_record_that_does_not_hold_is_no_position() -> None:
    with pytest.raises(NotationError, match=r"^expected turn ben, got anna$") as caught:
        position_of("seats anna ben\nhand anna R1\nhand ben R2\ntop R9\n? turn ben\n")
    assert caught.value.line == 5


def test_the_command_prints_counts(capsys: pytest.CaptureFixture[str]) -> None:
    file = FOLDER / "classic-numbers.uno"

    assert main(["perft", str(file), "--depth", "2", "--json"]) == 0
    counts = json.loads(capsys.readouterr().out)
    assert counts == {file.name: EXPECTED[file.name][:2]}

    assert main(["perft", str(file), "--depth", "2", "--divide"]) == 0
    assert "anna: play R1" in capsys.readouterr().out


def test_the_command_says_what_is_wrong_with_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "torn.uno"
    file.write_text("seats anna ben\nhand anna X9\n", encoding="utf-8")

    assert main(["perft", str(file)]) == 1
    assert "torn.uno" in capsys.readouterr().err
