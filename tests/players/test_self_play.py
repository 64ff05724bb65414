"""Matches between computer players: legal, the same again, and over at some time (I3, I5)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot.cli.simulate import write_game
from bot.engine import Mode, apply, build_options, new_match, observe
from bot.players import decide
from bot.players.self_play import play_match
from bot.players.tournament import Result, Tournament, play
from tests.positions import plain

ROUND = (("target", "round"),)
BUSY = (
    *ROUND,
    ("stacking", None),
    ("fast_doubles", None),
    ("seven_o", None),
    ("jump_in_action", None),
    ("jump_in_wild", None),
    ("action_uno", "3:all,5:self"),
    ("bruno_kuno", None),
    ("uno_uno", None),
    ("play_on", None),
)
MIXED = ("random", "easy", "medium", "hard")


@pytest.mark.parametrize("mode", list(Mode))
def test_a_match_is_played_to_its_end(mode: Mode) -> None:
    match = play_match(build_options(mode), ("easy", "hard"), b"seed")

    assert match.finished
    assert len(match.winners) >= 1
    assert match.rounds > 1


def test_the_actions_of_a_match_lead_to_its_end() -> None:
    options = build_options(Mode.CLASSIC, BUSY)
    match = play_match(options, MIXED, b"again")

    state, _ = new_match(options, len(MIXED), b"again")
    for action in match.actions:
        state, _ = apply(state, action)

    assert state.phase.winners == match.winners  # type: ignore[union-attr]


def test_the_same_seed_gives_the_same_match() -> None:
    options = build_options(Mode.CLASSIC, BUSY)

    assert play_match(options, MIXED, b"one") == play_match(options, MIXED, b"one")
    assert play_match(options, MIXED, b"one") != play_match(options, MIXED, b"two")


def test_a_match_that_takes_too_long_is_given_up() -> None:
    match = play_match(build_options(Mode.CLASSIC), ("easy", "easy"), b"seed", most_actions=20)

    assert not match.finished
    assert match.winners == ()
    assert len(match.actions) == 20


def test_everybody_who_is_to_act_acts_and_nobody_else_may() -> None:
    state = plain(build_options(Mode.CLASSIC), 2)

    assert decide(observe(state, 1), [], [], "hard", b"") is None


def test_an_onlooker_has_nothing_to_decide() -> None:
    state = plain(build_options(Mode.CLASSIC), 2)

    with pytest.raises(ValueError, match="onlooker"):
        decide(observe(state, None), [], [], "hard", b"")


@pytest.mark.lengthy
def test_higher_levels_win_more() -> None:
    """Every level against the next higher one, as many rounds on either side of the dealer."""
    options = build_options(Mode.CLASSIC, ROUND)

    def wins(lower: str, higher: str) -> int:
        plan = Tournament(options, (lower, higher, lower, higher), 150, b"strength")
        return sum(result.winners[0] % 2 for result in play(plan))

    assert wins("random", "medium") > 80
    assert wins("random", "hard") > 85
    assert wins("easy", "hard") > 80


def test_two_jobs_play_the_same_matches_as_one(tmp_path: Path) -> None:
    options = build_options(Mode.CLASSIC, BUSY)
    plan = Tournament(options, MIXED, 10, b"jobs")
    results: dict[int, list[Result]] = {}
    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        folder.mkdir()
        results[jobs] = list(play(plan, jobs, partial(write_game, folder)))

    assert results[1] == results[2]
    assert [result.number for result in results[1]] == list(range(10))
    written = [file.name for file in sorted((tmp_path / "1").iterdir())]
    assert len(written) == 10
    for name in written:
        assert (tmp_path / "1" / name).read_text() == (tmp_path / "2" / name).read_text()
