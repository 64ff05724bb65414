"""Learning to play plain classic by playing against oneself (and RLCard's rule policy).

Proximal policy optimisation: thousands of rounds are played at once, then the network is moved
towards the moves that ended better than it had expected, or than a judge expects who looks into all
hands (:mod:`.open_hands`). Each round has one result, 1 for who wins and 0 for the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
from msgspec import Struct

from .array_inputs import Decisions, Inputs
from .array_network import ArrayNetwork, Floats, log_shares
from .array_rounds import ArrayRounds, Bools, Ints, deal
from .array_rule import rule_moves
from .open_hands import Bits, Judge, open_hands

MOST_STEPS = 600
"""A round that takes more is left as it is; nobody has won it."""

_BATCH = 4096
_PASSES = 2
_TINY = 1e-6
_CLIP = 0.2
_LAMBDA = 0.95
_LEAST_ENTROPY = 0.001
_JUDGES_RATE = 0.002
_JUDGES_FIRST_RATE = 0.003


class Method(Struct, frozen=True):
    """What learning with a judge does otherwise than learning without.

    With less ``trust`` in how a round ended more is put on what is expected after the next turns.
    ``value_weight`` is what the player's own expectation counts in the loss, and ``values_only``
    whether it is learned where there is no choice, too; ``entropy`` is what variety is worth at
    first beyond the least, ``least_rate`` the share of the rate that stays.
    """

    trust: float
    value_weight: float
    values_only: bool
    entropy: float
    least_rate: float


_BY_ITSELF = Method(_LAMBDA, 2.0, True, 0.01, 0.05)
_JUDGED = Method(0.75, 0.5, False, 0.004, 0.1)


class Plan(Struct, frozen=True):
    """How to train: ``laps`` times ``rounds`` rounds; in a share of these all but one seat is
    played by the rule policy.

    With a judge the first ``judge`` laps are for the judge to learn alone; 0: there is none. Shares
    that are reported are of so many ``measured`` rounds.
    """

    seats: int
    hidden: int
    laps: int
    rounds: int
    seed: int
    rate: float = 0.002
    against_rule: float = 0.4
    begin_with: ArrayNetwork | None = None
    judge: int = 0
    measured: int = 8000


class Chosen(Struct):
    """Decisions of one step: where, what was seen, open and done, how likely and how good.

    ``opened`` is what the judge saw beside the inputs, ``value`` what was expected.
    """

    rows: Ints
    seats: Ints
    inputs: Bits
    opened: Bits
    may: Bools
    moves: Ints
    log_share: Floats
    value: Floats


def train(plan: Plan, report: Callable[[int, float], None]) -> ArrayNetwork:
    """The network after ``plan.laps``; ``report`` is told the laps done and the share of wins
    against the rule policy, now and then."""
    rng = np.random.default_rng(plan.seed)
    judge = Judge(rng, 1 / plan.seats) if plan.judge else None
    method = _JUDGED if plan.judge else _BY_ITSELF
    begin = plan.begin_with
    network = (
        ArrayNetwork.fresh(plan.hidden, rng) if begin is None else begin.widened(plan.hidden, rng)
    )
    for lap in range(-plan.judge, plan.laps):
        left = 1 - max(lap, 0) / plan.laps
        dealt = deal(plan.rounds, plan.seats, rng)
        by_rule = _seats_of_the_rule(plan, rng)
        chosen = list(play_on(dealt, network, by_rule, judge=judge))
        won = (dealt.winner[:, None] == np.arange(plan.seats)).astype(np.float32)
        better = _advantages(chosen, won, method.trust)
        returns = _advantages(chosen, won, _LAMBDA) + np.concatenate([c.value for c in chosen])
        if judge is not None:
            judges_rate = _JUDGES_FIRST_RATE
            if lap >= 0:
                judges_rate = _JUDGES_RATE * (left + method.least_rate)
            _improve_judge(judge, chosen, returns, judges_rate, rng)
        if lap < 0:
            continue
        rate = plan.rate * (left + method.least_rate)
        entropy = _LEAST_ENTROPY + left * method.entropy
        _improve(network, chosen, better, returns, rate, entropy, method, rng)
        if lap % 20 == 19 or lap == plan.laps - 1:
            report(lap + 1, share_against_rule(network, plan.seats, plan.measured, plan.seed))
    return network


def share_against_rule(network: ArrayNetwork, seats: int, rounds: int, seed: int) -> float:
    """How many rounds the network wins alone against the rule policy, at its best."""
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


def decisions_of(rounds: ArrayRounds, live: Ints) -> Decisions:
    """Those of the ``live`` rounds where there is something to decide; others have drawn."""
    legal = rounds.legal(live)
    can = legal.any(axis=1)
    drawn = np.full(len(live), -1)
    without = np.flatnonzero(~can)
    if without.size:
        cards, fits = rounds.draw_in_turn(live[without])
        drawn[without[fits]] = cards[fits]
    acting = can | (drawn >= 0)
    return Decisions(rounds, live[acting], legal[acting], drawn[acting])


def play_on(
    rounds: ArrayRounds,
    network: ArrayNetwork,
    by_rule: Bools,
    *,
    greedy: bool = False,
    judge: Judge | None = None,
) -> Iterator[Chosen]:
    """Play the rounds to their end, yielding what the network chose in each step."""
    alone = np.asarray(by_rule.any(axis=1))
    live = np.arange(len(rounds.turn))
    for _ in range(MOST_STEPS):
        if not live.size:
            return
        decisions = decisions_of(rounds, live)
        rows = decisions.rows
        _, scores, values = network.forward(decisions.inputs)
        logs = log_shares(scores, decisions.open)
        noise = 0 if greedy else -np.log(-np.log(rounds.rng.random(logs.shape)))
        moves = (logs + noise).argmax(axis=1)
        seats = rounds.turn[rows].copy()
        ruled = by_rule[rows, seats]
        if ruled.any():
            moves = np.where(ruled, rule_moves(decisions, rounds), moves)
        own = np.flatnonzero(~ruled)
        inputs, values = decisions.inputs[own], values[own]
        opened = np.zeros((len(own), 0), dtype=np.uint8)
        if judge is not None:
            opened = open_hands(decisions, rounds, alone[rows])[own]
            values = judge.expects(inputs, opened)
        yield Chosen(
            rows[own],
            seats[own],
            inputs.astype(np.uint8),
            opened,
            decisions.open[own],
            moves[own],
            logs[own, moves[own]],
            values,
        )
        decisions.carry_out(rounds, moves)
        live = live[rounds.winner[live] < 0]


def _advantages(chosen: list[Chosen], won: Floats, trust: float) -> Floats:
    """How much better each choice turned out than expected."""
    following, carried = won.copy(), np.zeros_like(won)
    better: list[Floats] = []
    for step in reversed(chosen):
        at = (step.rows, step.seats)
        gained = following[at] - step.value + trust * carried[at]
        carried[at], following[at] = gained, step.value
        better.append(gained)
    return np.concatenate(better[::-1])


def _improve_judge(
    judge: Judge, chosen: list[Chosen], returns: Floats, rate: float, rng: np.random.Generator
) -> None:
    inputs = np.concatenate([step.inputs for step in chosen])
    opened = np.concatenate([step.opened for step in chosen])
    for batch in _batches(rng.permutation(len(inputs))):
        judge.learn(inputs[batch], opened[batch], returns[batch], rate)


def _batches(order: Ints) -> Iterator[Ints]:
    for at in range(0, len(order), _BATCH):
        yield order[at : at + _BATCH]


def _improve(
    network: ArrayNetwork,
    chosen: list[Chosen],
    better: Floats,
    returns: Floats,
    rate: float,
    entropy: float,
    method: Method,
    rng: np.random.Generator,
) -> None:
    inputs = np.concatenate([step.inputs for step in chosen])
    may = np.concatenate([step.may for step in chosen])
    moves = np.concatenate([step.moves for step in chosen])
    logs = np.concatenate([step.log_share for step in chosen])
    is_choice = may.sum(axis=1) > 1
    better = better / (better[is_choice].std() + _TINY)
    learned = np.arange(len(may)) if method.values_only else np.flatnonzero(is_choice)
    for _ in range(_PASSES):
        for batch in _batches(rng.permutation(learned)):
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
            value_slopes = method.value_weight * (values - returns[batch])
            slopes = np.concatenate([slopes, value_slopes[:, None]], axis=1) / len(batch)
            network.learn(seen, hidden, slopes.astype(np.float32), rate)


def _policy_slopes(
    logs: Floats, may: Bools, moves: Ints, before: Floats, better: Floats, entropy: float
) -> Floats:
    """The slopes of the clipped objective, less a little entropy, by each score."""
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
