"""Train the network of the learned players anew, by playing plain classic against itself.

The files in bot/players/weights say by which command each was made. The same command gives a
network of the same strength, and on the same machine the same numbers. On the way it prints shares
of rounds won against RLCard's rule policy in the trainer's own rounds; `contra-uno simulate` says
how strong the network is in the engine.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli._arguments import number_from_0, positive

SUMMARY = "train the network of the learned computer players"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=positive, default=2, metavar="N", help="default: 2")
    parser.add_argument(
        "--hidden", type=positive, default=64, metavar="N", help="hidden units (default: 64)"
    )
    parser.add_argument(
        "--laps", type=positive, default=200, metavar="N", help="steps of learning (default: 200)"
    )
    parser.add_argument(
        "--rounds", type=positive, default=4096, metavar="N", help="a lap (default: 4096)"
    )
    parser.add_argument("--seed", type=positive, default=1, metavar="N", help="default: 1")
    parser.add_argument(
        "--against-rule",
        type=number_from_0,
        default=0.4,
        metavar="SHARE",
        help="of the rounds, those in which all but one play RLCard's rule policy (default: 0.4)",
    )
    parser.add_argument("out", type=Path, metavar="FILE", help="where to write the network")


def run(arguments: argparse.Namespace) -> int:
    from bot.errors import OperatorError
    from bot.players.arrays.training import Plan, train

    plan = Plan(
        arguments.seats,
        arguments.hidden,
        arguments.laps,
        arguments.rounds,
        arguments.seed,
        against_rule=min(arguments.against_rule, 1.0),
    )

    def report(laps: int, share: float) -> None:
        print(f"{laps} laps: {share:.1%} of the rounds against the rule policy", flush=True)

    network = train(plan, report)
    try:
        arguments.out.write_bytes(network.stored(_command(arguments)))
    except OSError as error:
        raise OperatorError(f"{arguments.out} cannot be written: {error.strerror}.") from None
    return 0


def _command(arguments: argparse.Namespace) -> str:
    numbers = " ".join(
        f"--{name.replace('_', '-')} {getattr(arguments, name)}"
        for name in ("seats", "hidden", "laps", "rounds", "seed", "against_rule")
    )
    return f"contra-uno train {numbers} {arguments.out.name}"
