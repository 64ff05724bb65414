"""Whoever is to act has something to do, also with the only card that could be drawn (I5)."""

from __future__ import annotations

import pytest

from bot.engine import Draw, Pass, Play, apply, legal_actions, observe
from bot.players.levels import LEVELS
from bot.players.policy import decide
from bot.players.self_play import MOST_ACTIONS, derive, next_action
from tests.engine import forced_play
from tests.engine.test_harmless import ROUND, games
from tests.positions import position

THE_ONLY_CARD = (
    "option jump_in\nseats anna ben\nhand anna B3 Y1\nhand ben G1\ntop R9\nturn anna\ndraw R5"
)
SEEDS = [bytes((number,)) for number in range(40)]


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_the_only_card_is_kept_at_times(level: str) -> None:
    state, _ = apply(position(THE_ONLY_CARD), Draw(0))
    seen, legal = observe(state, 0), legal_actions(state, 0)
    assert {type(decide(seen, legal, [], level, seed)) for seed in SEEDS} == {Pass, Play}


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_it_is_played_where_the_rules_want_that(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced_play.pretend(monkeypatch)
    state, _ = apply(position(THE_ONLY_CARD), Draw(0))
    seen, legal = observe(state, 0), legal_actions(state, 0)
    assert {type(decide(seen, legal, [], level, seed)) for seed in SEEDS} == {Play}


def test_computer_players_end_rounds_in_which_nobody_may_pass(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forced_play.pretend(monkeypatch)
    played = 0
    for game in games(3000, 40):
        state, _ = game.begin()
        if state.rules.quick.lists:
            continue
        played += 1
        levels = ("medium",) * len(state.hands)
        for number in range(MOST_ACTIONS):
            if isinstance(state.phase, ROUND):
                break
            state, _ = apply(state, next_action(state, levels, derive(game.seed, number)))
        assert isinstance(state.phase, ROUND)
    assert played > 10
