"""Training: the same plan gives the same network, and the mean of its last laps is kept."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.training.array_network import ArrayNetwork
from workbench.training.learning_network import MeanNetwork
from workbench.training.network_training import Plan, train


def _network(seed: int, laps: int = 1, averaged: float = 0.0) -> ArrayNetwork:
    plan = Plan(seats=3, hidden=8, laps=laps, rounds=24, seed=seed, averaged=averaged, measured=50)
    return train(plan, lambda _laps, _share: None)


def _is_same(one: ArrayNetwork, other: ArrayNetwork) -> bool:
    return all(
        np.array_equal(layer, as_before)
        for layer, as_before in zip(one.layers, other.layers, strict=True)
    )


def test_the_same_plan_gives_the_same_network_and_another_seed_another() -> None:
    one, again, other = _network(3), _network(3), _network(4)

    assert _is_same(one, again)
    assert not _is_same(one, other)


def test_the_mean_of_the_last_laps_is_what_is_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    added: list[list[np.ndarray]] = []
    add = MeanNetwork.add

    def note(mean: MeanNetwork, network: ArrayNetwork) -> None:
        added.append([layer.copy() for layer in network.layers])
        add(mean, network)

    last = _network(3, laps=4)
    monkeypatch.setattr(MeanNetwork, "add", note)
    mean = _network(3, laps=4, averaged=0.5)

    third, fourth = added
    assert _is_same(ArrayNetwork(fourth), last)
    for layer, one, other in zip(mean.layers, third, fourth, strict=True):
        assert layer == pytest.approx((one + other) / 2, abs=1e-6)
        assert (one != other).any()
