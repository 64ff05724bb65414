"""The bench measures what it says, and its page is kept up to date by it."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from bot.cli import main
from bot.engine import MatchOver, Turn
from bot.paths import data_dir
from workbench.bench import engine_rounds, engine_speed
from workbench.bench.bench_output import Table, print_table, with_table
from workbench.bench.engine_speed import MARK, Comparison, Pace, Report, table_of

REPORT = Report(
    "CPython 3.11.0",
    10,
    (
        Comparison(2, Pace((1.0, 3000.0, 2.0), 3000.0), Pace((2000.0,), 2000.0), 1.5),
        Comparison(4, Pace((4000.0,), 4000.0)),
    ),
    0.5,
    12.3,
    10_000,
    8.1,
)


@pytest.fixture(autouse=True)
def the_tests_keep_their_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_speed, "stay_on_one_core", lambda: None)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """So small a measurement that it says nothing, but says it soon."""
    for name, value in {"_REPEATS": 2, "_CLONES": 10, "_DEALS": 10, "LIVE_STATES": 10}.items():
        monkeypatch.setattr(engine_speed, name, value)


def test_the_same_rounds_are_played_in_every_run() -> None:
    first, second = (moves_of(3, engine_rounds.rounds(4, b"s", Random(1).random)) for _ in range(2))

    assert first == second > 30


def moves_of(count: int, rounds: engine_speed.Rounds) -> int:
    return sum(moves for moves, _ in islice(rounds, count))


def test_contenders_take_turns_to_the_last_round(monkeypatch: pytest.MonkeyPatch) -> None:
    played = ""

    def contender(name: str) -> engine_speed.Rounds:
        nonlocal played
        while True:
            played += name
            yield 100, 0.5

    monkeypatch.setattr(engine_speed, "_ROUNDS_A_TURN", 2)

    paces = engine_speed._one_run([contender("a"), contender("b")], 5)

    assert played == "aabbaabbab"
    assert paces == [200, 200]


def test_rounds_are_played_to_their_end() -> None:
    state = engine_rounds.new_round(2, b"s", 0)
    assert isinstance(state.phase, Turn)

    moves = moves_of(1, engine_rounds.rounds(2, b"s", Random(1).random))
    late = engine_rounds.state_within(2, b"s", 0, moves * 9, Random(1).random)
    assert not isinstance(late.phase, MatchOver)
    assert moves > 7


def test_live_states_take_memory_for_each() -> None:
    few, many = (engine_speed.bytes_of_live_states(count) for count in (50, 500))

    assert many > 5 * few > 0


def test_ratio_is_that_of_the_medians() -> None:
    assert [row[1:] for row in table_of(REPORT).rows[:2]] == [
        ("3,000", "2,000", "1.50"),
        ("4,000", "", ""),
    ]


def test_lines_of_a_cell_are_lines_in_markdown_and_at_a_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = Table(("", "routes"), [("a round", "POST\nPATCH")], "note")
    page = with_table("<!-- bench: begin --><!-- bench: end -->", MARK, table)
    assert "| a round | POST<br>PATCH |" in page
    print_table(table)
    printed = capsys.readouterr().out
    assert "<br>" not in printed
    assert [line.split()[-1] for line in printed.splitlines() if "P" in line] == ["POST", "PATCH"]


def test_the_table_is_replaced_and_nothing_else() -> None:
    page = "before\n<!-- bench: begin -->\nold\n<!-- bench: end -->\nafter\n"

    once = with_table(page, MARK, table_of(REPORT))
    assert once == with_table(once, MARK, table_of(REPORT))
    assert once.startswith("before\n<!-- bench: begin -->\n| ")
    assert once.endswith("<!-- bench: end -->\nafter\n")
    assert "| moves a second, 2 players | 3,000 | 2,000 | 1.50 |" in once
    assert "old" not in once


@pytest.mark.usefixtures("small")
def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--rounds", "1", "--json"]) == 0

    report = json.loads(capsys.readouterr().out)
    assert [at["seats"] for at in report["moves"]] == [2, 4]
    assert all(len(at["ours"]["runs"]) == engine_speed.RUNS for at in report["moves"])
    assert report["clone_microseconds"] > 0
    assert report["new_game_microseconds"] > 0


def test_the_command_brings_a_page_up_to_date(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_speed, "measure", lambda *_, **__: REPORT)
    page = tmp_path / "page.md"
    page.write_text("<!-- bench: begin -->\n<!-- bench: end -->\n", encoding="utf-8")

    assert main(["bench", "--rounds", "1", "--update", str(page)]) == 0
    assert "moves a second, 4 players" in page.read_text(encoding="utf-8")
    assert "moves a second, 4 players" in capsys.readouterr().out


def test_what_is_no_page_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "picture.md"
    picture.write_bytes(b"\xff\xd8\xff")
    for file, said in ((picture, "no Markdown page"), (tmp_path, "cannot be read")):
        assert main(["bench", "--update", str(file)]) == 1
        assert said in capsys.readouterr().err


def test_a_page_without_a_place_for_the_table_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text("prose\n", encoding="utf-8")

    assert main(["bench", "--update", str(page)]) == 1
    assert page.read_text(encoding="utf-8") == "prose\n"
    assert "no place for the table" in capsys.readouterr().err


def test_a_missing_rlcard_is_said_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from importlib.metadata import PackageNotFoundError

    def nothing_installed(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr("workbench.bench.rlcard_rounds.version", nothing_installed)

    assert main(["bench", "--against", "rlcard"]) == 1
    assert "pip install -e '.[bench]'" in capsys.readouterr().err


@pytest.mark.rlcard
def test_another_rlcard_is_not_compared_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("rlcard", reason="rlcard (the extra bench) is not installed")
    monkeypatch.setattr("workbench.bench.rlcard_rounds.version", lambda _: "1.0.0")

    assert main(["bench", "--against", "rlcard"]) == 1
    assert "1.0.0" in capsys.readouterr().err


@pytest.mark.rlcard
def test_rlcard_plays_the_number_of_seats_it_is_asked_for() -> None:
    pytest.importorskip("rlcard", reason="rlcard (the extra bench) is not installed")
    comparison = engine_speed.compare(4, 2, engine_speed.rlcard_rounds.load())

    assert comparison.rlcard is not None
    assert comparison.ratio is not None


def test_the_page_of_the_checkout_has_a_place_for_the_table() -> None:
    page = data_dir().parent / "docs" / "performance.md"
    if not page.is_file():
        pytest.skip("installed without its documents")

    assert with_table(page.read_text(encoding="utf-8"), MARK, table_of(REPORT))
