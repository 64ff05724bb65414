"""Learning to play plain classic by playing against oneself (and RLCard's rule policy).

Proximal policy optimisation: thousands of rounds are played at once, then the network is moved
towards the moves that ended better than it had expected. Each round has one result, 1 for who wins
and 0 for the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bot.players.plain_cards import COLOURS, WILD_DRAW_FOUR_KIND, WILD_KIND
from workbench.training.array_inputs import Decisions, Inputs, Turns, turns_of
from workbench.training.array_network import ArrayNetwork, Floats, log_shares
from workbench.training.array_rounds import ArrayRounds, Bools, Ints, deal
from workbench.training.learning_network import LearningNetwork, MeanNetwork

MOST_STEPS = 600
"""The most steps of a round; a longer one is stopped without a winner."""

_BATCH = 4096
_PASSES = 2
_CLIP = 0.2
_LAMBDA = 0.95
_VALUE_WEIGHT = 2.0
_LEAST_ENTROPY, _MOST_ENTROPY = 0.001, 0.011
_LEAST_RATE = 0.05


class Plan(Struct, frozen=True):
    """The training plan: ``laps`` times ``rounds`` rounds.

    In a share of the rounds, all seats but one are played by the rule policy. The result is the
    mean of the networks after each lap of the last ``averaged`` share of laps. Reported shares of
    wins are measured in ``measured`` rounds.
    """

    seats: int
    hidden: int
    laps: int
    rounds: int
    seed: int
    rate: float = 0.002
    against_rule: float = 0.4
    averaged: float = 0.0
    begin_with: ArrayNetwork | None = None
    measured: int = 8000


class Chosen(Struct):
    """The decisions of one step: place, inputs, open moves, choice, probability and value."""

    rows: Ints
    seats: Ints
    inputs: NDArray[np.uint8]
    may: Bools
    moves: Ints
    log_share: Floats
    value: Floats


def train(plan: Plan, report: Callable[[int, float], None]) -> ArrayNetwork:
    """Return the network after ``plan.laps``.

    ``report`` is called occasionally with the number of laps and the share of wins against the rule
    policy.
    """
    rng = np.random.default_rng(plan.seed)
    begin = plan.begin_with
    network = (
        LearningNetwork.fresh(plan.hidden, rng)
        if begin is None
        else LearningNetwork.widened(begin, plan.hidden, rng)
    )
    mean = MeanNetwork()
    for lap in range(plan.laps):
        left = 1 - lap / plan.laps
        dealt = deal(plan.rounds, plan.seats, rng)
        by_rule = _seats_of_the_rule(plan, rng)
        chosen = list(play_on(dealt, network, by_rule))
        won = (dealt.winner[:, None] == np.arange(plan.seats)).astype(np.float32)
        better, returns = _advantages(chosen, won)
        rate = plan.rate * (left + _LEAST_RATE)
        entropy = _LEAST_ENTROPY + left * (_MOST_ENTROPY - _LEAST_ENTROPY)
        _improve(network, chosen, better, returns, rate, entropy, rng)
        if lap >= plan.laps * (1 - plan.averaged) or lap == plan.laps - 1:
            mean.add(network)
        if lap % 20 == 19 or lap == plan.laps - 1:
            trained = mean.network or network
            report(lap + 1, share_against_rule(trained, plan.seats, plan.measured, plan.seed))
    assert mean.network is not None
    return mean.network


def share_against_rule(network: ArrayNetwork, seats: int, rounds: int, seed: int) -> float:
    """Return the share of rounds that the network wins alone against the rule policy."""
    rng = np.random.default_rng((seed, seats))
    dealt = deal(rounds, seats, rng)
    mine = rng.integers(0, seats, rounds)
    by_rule = np.ones((rounds, seats), dtype=bool)
    by_rule[np.arange(rounds), mine] = False
    for _ in play_on(dealt, network, by_rule, greedy=True):
        pass
    return float((dealt.winner == mine).mean())


def _seats_of_the_rule(plan: Plan, rng: np.random.Generator) -> Bools:
    by_rule = np.zeros((plan.rounds, plan.seats), dtype=bool)
    against = int(plan.rounds * plan.against_rule)
    by_rule[:against] = True
    by_rule[np.arange(against), rng.integers(0, plan.seats, against)] = False
    return by_rule


def play_on(
    rounds: ArrayRounds, network: ArrayNetwork, by_rule: Bools, *, greedy: bool = False
) -> Iterator[Chosen]:
    """Play the rounds to their end, yielding the network's decisions in each step."""
    live = np.arange(len(rounds.turn))
    for _ in range(MOST_STEPS):
        if not live.size:
            return
        turns = turns_of(rounds, live)
        ruled = by_rule[turns.rows, rounds.turn[turns.rows]]
        by_network = turns.where(~ruled)
        _play_by_rule(rounds, turns.where(ruled))
        yield _play_by_network(rounds, network, by_network, greedy=greedy)
        live = live[rounds.winner[live] < 0]


def _play_by_rule(rounds: ArrayRounds, turns: Turns) -> None:
    rounds.play(turns.rows, *rule_plays(rounds, turns.rows, turns.fit))


def _play_by_network(
    rounds: ArrayRounds, network: ArrayNetwork, turns: Turns, *, greedy: bool
) -> Chosen:
    decisions = Decisions(rounds, turns)
    _, scores, values = network.forward(decisions.inputs)
    logs = log_shares(scores, decisions.open)
    noise = 0 if greedy else -np.log(rounds.rng.standard_exponential(logs.shape))
    moves = (logs + noise).argmax(axis=1)
    seats = rounds.turn[turns.rows].copy()
    log_share = logs[np.arange(len(moves)), moves]
    seen = decisions.inputs.astype(np.uint8)
    decisions.carry_out(rounds, moves)
    return Chosen(turns.rows, seats, seen, decisions.open, moves, log_share, values)


def _advantages(chosen: list[Chosen], won: Floats) -> tuple[Floats, Floats]:
    """Return how much better each choice was than expected, and the new expected values."""
    following, carried = won.copy(), np.zeros_like(won)
    better: list[Floats] = []
    returns: list[Floats] = []
    for step in reversed(chosen):
        at = (step.rows, step.seats)
        gained = following[at] - step.value + _LAMBDA * carried[at]
        carried[at], following[at] = gained, step.value
        better.append(gained)
        returns.append(gained + step.value)
    return np.concatenate(better[::-1]), np.concatenate(returns[::-1])


def _improve(
    network: LearningNetwork,
    chosen: list[Chosen],
    better: Floats,
    returns: Floats,
    rate: float,
    entropy: float,
    rng: np.random.Generator,
) -> None:
    inputs = np.concatenate([step.inputs for step in chosen])
    may = np.concatenate([step.may for step in chosen])
    moves = np.concatenate([step.moves for step in chosen])
    logs = np.concatenate([step.log_share for step in chosen])
    is_choice = may.sum(axis=1) > 1
    better = better / (better[is_choice].std() + 1e-6)
    for _ in range(_PASSES):
        order = rng.permutation(len(inputs))
        for at in range(0, len(order), _BATCH):
            batch = order[at : at + _BATCH]
            seen: Inputs = inputs[batch].astype(np.float32)
            hidden, scores, values = network.forward(seen)
            slopes = _policy_slopes(
                log_shares(scores, may[batch]),
                may[batch],
                moves[batch],
                logs[batch],
                better[batch] * is_choice[batch],
                entropy,
            )
            value_slopes = _VALUE_WEIGHT * (values - returns[batch])
            slopes = np.concatenate([slopes, value_slopes[:, None]], axis=1) / len(batch)
            network.learn(seen, hidden, slopes.astype(np.float32), rate)


def _policy_slopes(
    logs: Floats, may: Bools, moves: Ints, before: Floats, better: Floats, entropy: float
) -> Floats:
    """Return the slopes of the clipped objective, minus a little entropy, for each score."""
    rows = np.arange(len(moves))
    shares = np.exp(logs)
    ratio = np.exp(logs[rows, moves] - before)
    clipped = ((better > 0) & (ratio > 1 + _CLIP)) | ((better < 0) & (ratio < 1 - _CLIP))
    pull = (better * ratio * ~clipped)[:, None]
    slopes = pull * shares
    slopes[rows, moves] -= pull[:, 0]
    open_logs = np.where(may, logs, 0)
    spread = -(shares * open_logs).sum(axis=1, keepdims=True)
    slopes += entropy * shares * (open_logs + spread)
    return np.where(may, slopes, 0)


def rule_plays(rounds: ArrayRounds, rows: Ints, fits: Bools) -> tuple[Ints, Ints]:
    """Return the kind of card that the rule policy plays in each of the ``rows``, and its colour.

    The colour is the one that it names with a wild. ``fits`` are the kinds that it may play, at
    least one in each row.
    """
    chance = rounds.rng.random((len(rows), 2))
    hands = rounds.hands[rows, rounds.turn[rows], :WILD_KIND]
    up_to = (hands * fits[:, :WILD_KIND]).cumsum(axis=1)
    drawn = chance[:, :1] * up_to[:, -1:]
    cards = np.where(up_to[:, -1] > 0, (up_to > drawn).argmax(axis=1), WILD_KIND)
    colours = (chance[:, 1] * COLOURS).astype(np.int64)
    draw_four = np.flatnonzero(fits[:, WILD_DRAW_FOUR_KIND])
    cards[draw_four] = WILD_DRAW_FOUR_KIND
    held = hands[draw_four].reshape(-1, COLOURS, WILD_KIND // COLOURS).sum(axis=2)
    colours[draw_four] = held.argmax(axis=1)
    return cards, colours
