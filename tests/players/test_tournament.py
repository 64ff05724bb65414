"""Duplicate deals, shares of wins and their intervals."""

from __future__ import annotations

import pytest

from bot.engine import Mode, NextRound, build_options
from bot.players.shares import share_of
from bot.players.tournament import Match, Result, Tournament, play, shares

OPTIONS = build_options(Mode.CLASSIC, [("target", "round"), ("bluff", "off")])


def test_each_deal_is_played_once_from_each_seat() -> None:
    plan = Tournament(OPTIONS, ("random", "rlcard", "hard"), 3, b"deals", duplicate=True)
    played: list[Match] = []
    results = list(play(plan, 1, lambda _number, match: played.append(match)))

    assert [result.number for result in results] == list(range(9))
    assert [match.levels for match in played[:3]] == [
        ("random", "rlcard", "hard"),
        ("hard", "random", "rlcard"),
        ("rlcard", "hard", "random"),
    ]
    assert [match.seed for match in played[:3]] == [played[0].seed] * 3
    assert len({match.seed for match in played}) == 3


def test_winners_are_players_wherever_they_sat() -> None:
    plan = Tournament(OPTIONS, ("random", "hard"), 20, b"who", duplicate=True)
    played: list[Match] = []
    results = list(play(plan, 1, lambda _number, match: played.append(match)))

    for result, match in zip(results, played, strict=True):
        assert plan.players[result.winners[0]] == match.levels[match.winners[0]]


def test_equal_players_share_every_duplicate_deal() -> None:
    """Whose decisions are the same wins the same seat's deal each time: no luck is left."""
    plan = Tournament(OPTIONS, ("hard", "hard"), 10, b"equal", duplicate=True)

    assert [(share.value, share.margin) for share in shares(plan, list(play(plan)))] == [
        (0.5, 0.0)
    ] * 2


def test_a_shared_first_place_is_a_shared_win() -> None:
    plan = Tournament(OPTIONS, ("hard", "hard"), 2, b"", duplicate=False)
    results = [Result(0, 9, 1, (0, 1), True), Result(1, 9, 1, (1,), True)]

    assert [share.value for share in shares(plan, results)] == [0.25, 0.75]


def test_the_interval_is_that_of_the_mean_of_the_deals() -> None:
    share = share_of([0.0, 0.5, 0.5, 1.0])

    assert share.value == 0.5
    assert share.margin == pytest.approx(1.959964 * (0.5 / 3) ** 0.5 / 2)
    assert (share.lower, share.upper) == (0.5 - share.margin, 0.5 + share.margin)
    assert share_of([1.0]).margin == 1.0


def test_the_attentive_never_forget_a_call() -> None:
    plan = Tournament(OPTIONS, ("random", "random"), 10, b"calls", attentive=True)
    played: list[Match] = []
    list(play(plan, 1, lambda _number, match: played.append(match)))

    acted = {type(action).__name__ for match in played for action in match.actions}
    assert not acted & {"Say", "Contra", NextRound.__name__}
