"""Training: the same plan gives the same network."""

from __future__ import annotations

from bot.players.arrays.array_network import ArrayNetwork
from bot.players.arrays.training import Plan, train


def _network(seed: int) -> ArrayNetwork:
    plan = Plan(seats=3, hidden=8, laps=1, rounds=24, seed=seed, measured=50)
    return train(plan, lambda _laps, _share: None)


def test_the_same_plan_gives_the_same_network_and_another_seed_another() -> None:
    one, again, other = _network(3), _network(3), _network(4)

    for layer, same, differs in zip(one.layers, again.layers, other.layers, strict=True):
        assert (layer == same).all()
        assert (layer != differs).any()
