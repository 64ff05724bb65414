"""check, replay and verify: what they print and how they end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.cli import main
from bot.engine import Mode, Turn, build_options, commitment, legal_actions, new_match
from bot.notation.record_writer import write_record

SEED = bytes(range(16))
GOOD = """
seats anna ben
hand anna R5 R6
hand ben G5 G6
top R1
draw B1 B2
anna: play R5 uno
? turn ben
ben: play R6 ! C5
"""


def record(tmp_path: Path, text: str, name: str = "game.uno") -> str:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.fixture
def dealt() -> str:
    """A record of a match that was dealt from the seed, with its first turn."""
    options = build_options(Mode.CLASSIC)
    state, _ = new_match(options, 2, SEED, dealer=1)
    assert isinstance(state.phase, Turn)
    first = legal_actions(state, state.phase.seat)[0]
    return write_record(options, ["anna", "ben"], SEED, [(first, None)], dealer=1)


def test_a_record_that_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", record(tmp_path, GOOD)]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"


def test_what_does_not_hold_is_named_by_file_and_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = record(tmp_path, GOOD + "? turn anna\n")
    unreadable = record(tmp_path, GOOD + "anna sings\n", "song.uno")
    missing = str(tmp_path / "missing.uno")
    assert main(["check", wrong, unreadable, missing]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{wrong}:10: expected turn anna, got ")
    assert lines[1].startswith(f"{unreadable}:10: expected")
    assert lines[2].startswith(f"{missing}:")
    assert lines[-1] == "4 passed, 1 failed"


def test_a_game_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = record(tmp_path, GOOD)
    assert main(["replay", file, "--language", "en"]) == 0
    english = capsys.readouterr().out
    assert main(["replay", file, "--language", "de"]) == 0
    german = capsys.readouterr().out
    assert "anna" in english
    assert "anna" in german
    assert english != german
    assert len(english.splitlines()) == len(german.splitlines())


def test_a_record_that_cannot_be_told_to_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", record(tmp_path, GOOD + "anna sings\n")]) == 1
    captured = capsys.readouterr()
    assert "anna" in captured.out
    assert "game.uno:10:" in captured.err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_not_there(
    tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, str(tmp_path / "missing.uno")]) == 1
    assert "missing.uno cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_no_text(
    tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "picture.uno").write_bytes(b"\xff\xd8\xff")
    assert main([command, str(tmp_path / "picture.uno")]) == 1
    assert "not UTF-8" in capsys.readouterr().err


def test_a_record_in_which_nothing_happens(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for text in ("", "# nothing yet\n", "option target=0\nseats anna ben\n? refused K2\n"):
        assert main(["replay", record(tmp_path, text), "--language", "de"]) == 0
        told = capsys.readouterr()
        assert told.out == ""
        assert "nichts zu erzählen" in told.err


@pytest.mark.parametrize("command", ["check", "replay", "verify", "perft"])
@pytest.mark.parametrize(
    "broken", [b"\xff\xd8\xff\x00", b"\x00\x00seats anna ben\n", b"\x1f\x8b\x08", b"PK\x03\x04"]
)
def test_a_file_of_another_kind_is_told(
    tmp_path: Path, command: str, broken: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "other.uno"
    file.write_bytes(broken)
    assert main([command, str(file)]) == 1
    told = capsys.readouterr()
    assert "other.uno" in told.out + told.err


@pytest.mark.parametrize("command", ["check", "replay", "verify", "perft"])
def test_a_folder_is_no_record(
    tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, str(tmp_path)]) == 1
    told = capsys.readouterr()
    assert "directory" in told.out + told.err


def test_a_position_that_cannot_be_read_is_told_by_file_and_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = record(tmp_path, "seats anna ben\nhand anna X1\n")
    assert main(["perft", file]) == 1
    assert capsys.readouterr().err.startswith(f"{file}:2: expected ")


@pytest.mark.parametrize("command", ["check", "replay"])
def test_a_target_of_any_size_is_played(
    tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """C18: a target and a score are whole numbers, however long."""
    huge = f"option target={10**30}\nseats anna ben\nscore anna {10**30 - 1}\n"
    huge += "hand anna R5\nhand ben R7\ntop R9\nanna: play R5\n? match anna\n"
    huge += f"? score anna {10**30 + 6}\n"
    assert main([command, record(tmp_path, huge)]) == 0
    assert capsys.readouterr().err == ""


def test_the_deal_of_a_match_with_a_target_of_any_size_is_proven(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = build_options(Mode.FLIP, [("target", str(10**30))])
    text = write_record(options, ["anna", "ben"], SEED, [])
    assert f"option target={10**30}\n" in text
    assert main(["verify", record(tmp_path, text)]) == 0
    assert "proven" in capsys.readouterr().out


def test_a_deal_as_announced_is_proven(
    tmp_path: Path, dealt: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", record(tmp_path, dealt)]) == 0
    out = capsys.readouterr().out
    assert SEED.hex() in out
    assert f"proven: its hash is the announced {commitment(SEED)}" in out


def test_a_deal_from_another_seed_is_not_proven(
    tmp_path: Path, dealt: str, capsys: pytest.CaptureFixture[str]
) -> None:
    forged = dealt.replace(SEED.hex(), bytes(16).hex())
    assert main(["verify", record(tmp_path, forged)]) == 1
    assert "NOT proven" in capsys.readouterr().out


def test_a_deal_without_its_announcement_shows_the_hash(
    tmp_path: Path, dealt: str, capsys: pytest.CaptureFixture[str]
) -> None:
    silent = re.sub(r"# commitment.*\n", "", dealt)
    assert main(["verify", record(tmp_path, silent)]) == 0
    assert commitment(SEED) in capsys.readouterr().out


def test_a_game_that_was_not_dealt_so_is_not_proven(
    tmp_path: Path, dealt: str, capsys: pytest.CaptureFixture[str]
) -> None:
    actions = "".join(f"{name}: play W+4:R\n" for name in ("anna", "ben"))
    assert main(["verify", record(tmp_path, dealt + actions)]) == 1
    assert "game.uno:" in capsys.readouterr().err


def test_a_position_proves_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", record(tmp_path, GOOD)]) == 1
    assert "nothing to prove" in capsys.readouterr().out
