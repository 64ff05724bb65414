"""Training: the same plan gives the same network, and only the judge looks into hidden hands."""

from __future__ import annotations

import numpy as np
import pytest

from bot.players.arrays.array_inputs import Decisions
from bot.players.arrays.array_network import ArrayNetwork
from bot.players.arrays.array_rounds import ArrayRounds, deal
from bot.players.arrays.open_hands import Judge, open_hands
from bot.players.arrays.training import Plan, train


def _network(plan: Plan) -> ArrayNetwork:
    return train(plan, lambda _laps, _share: None)


@pytest.mark.parametrize("judge", [0, 1])
def test_the_same_plan_gives_the_same_network(judge: int) -> None:
    plan = Plan(seats=3, hidden=8, laps=1, rounds=24, seed=3, judge=judge, measured=50)

    one, two = _network(plan), _network(plan)

    for layer, again in zip(one.layers, two.layers, strict=True):
        assert (layer == again).all()


def test_a_network_of_the_same_size_goes_on_as_it_is() -> None:
    rng = np.random.default_rng(5)
    begun = ArrayNetwork.fresh(8, rng)

    wide = begun.widened(8, rng)

    for layer, same in zip(begun.layers, wide.layers, strict=True):
        assert layer is not same
        assert (layer == same).all()


def _seen(rounds: ArrayRounds) -> Decisions:
    rows = np.arange(len(rounds.turn))
    return Decisions(rounds, rows, rounds.legal(rows), np.full(len(rows), -1))


def test_only_the_judge_sees_hidden_cards() -> None:
    rounds = deal(40, 4, np.random.default_rng(7))
    alone = np.zeros(40, dtype=bool)
    before, judged = _seen(rounds), open_hands(_seen(rounds), rounds, alone)
    rows, turn = np.arange(40), rounds.turn
    one, two = (turn + 1) % 4, (turn + 2) % 4
    hands = rounds.hands.copy()
    hands[rows, one], hands[rows, two] = rounds.hands[rows, two], rounds.hands[rows, one]
    even = rounds.counts[rows, one] == rounds.counts[rows, two]
    rounds.hands = np.where(even[:, None, None], hands, rounds.hands)
    after = _seen(rounds)

    assert even.sum() > 20
    assert (before.inputs == after.inputs).all()
    assert (judged != open_hands(after, rounds, alone)).any(axis=1)[even].mean() > 0.9


def test_a_judge_learns_what_it_is_told() -> None:
    rng = np.random.default_rng(9)
    rounds = deal(200, 4, rng)
    seen = _seen(rounds)
    opened = open_hands(seen, rounds, np.ones(200, dtype=bool))
    judge, returns = Judge(rng, 0.25), rng.random(200).astype(np.float32)

    before = ((judge.expects(seen.inputs, opened) - returns) ** 2).mean()
    for _ in range(60):
        judge.learn(seen.inputs, opened, returns, 0.003)

    assert ((judge.expects(seen.inputs, opened) - returns) ** 2).mean() < before / 2
