"""Train the network of the learned players anew, by playing plain classic against itself.

The files in bot/players/weights say by which command each was made. The same command gives a
network of the same strength, and on the same machine the same numbers. On the way it prints shares
of rounds won against RLCard's rule policy in the trainer's own rounds; `contra-uno simulate` says
how strong the network is in the engine.

Each file was begun with a smaller network, renamed to two-64.json and so on between the commands:

    train --seats 2 --hidden 64 --laps 200 --rounds 4096 --seed 1 --against-rule 0.4 two.json
    train --seats 4 --hidden 64 --laps 160 --rounds 6144 --seed 1 --against-rule 0.75 several.json
    train --seats 2 --hidden 96 --laps 160 --rounds 8192 --seed 2 --against-rule 0.4 \\
        --rate 0.0015 --begin-with two-64.json two.json
    train --seats 4 --hidden 96 --laps 160 --rounds 8192 --seed 2 --against-rule 0.75 \\
        --rate 0.0015 --begin-with several-64.json several.json

With --weights, learn anew what a computer player of one kind of game weighs, in the engine.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli._arguments import add_game_arguments, positive
from workbench.number_arguments import number_from_0
from workbench.training import weights_command

if TYPE_CHECKING:
    from workbench.training.array_network import ArrayNetwork


_LAPS, _RATE = 200, 0.002
_OF_NETWORK = {"hidden": 64, "rounds": 4096, "against_rule": 0.4, "averaged": 0.0}
_OF_WEIGHTS = ("mode", "option", "deals", "go_on")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--weights", action="store_true", help="learn what is weighed in one kind of game"
    )
    parser.add_argument("--seats", type=positive, default=2, metavar="N", help="default: 2")
    parser.add_argument(
        "--laps",
        type=positive,
        metavar="N",
        help=f"steps of learning (default: {_LAPS}, of weights {weights_command.LAPS})",
    )
    parser.add_argument(
        "--rate",
        type=number_from_0,
        metavar="RATE",
        help="how far a step of learning goes at first (default:"
        f" {_RATE}, of weights {weights_command.RATE} cards)",
    )
    add_game_arguments(parser)
    weights_command.add_arguments(parser)
    _add_network_arguments(parser)
    parser.add_argument("out", type=Path, metavar="FILE", help="where to write the result")


def _add_network_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--hidden", type=positive, metavar="N", help="hidden units (default: 64)")
    parser.add_argument("--rounds", type=positive, metavar="N", help="a lap (default: 4096)")
    parser.add_argument(
        "--against-rule",
        type=number_from_0,
        metavar="SHARE",
        help="of the rounds, those in which all but one play RLCard's rule policy (default: 0.4)",
    )
    parser.add_argument(
        "--averaged",
        type=number_from_0,
        metavar="SHARE",
        help="write the mean of the networks of the last SHARE of the laps, not the last one",
    )
    parser.add_argument(
        "--begin-with",
        type=Path,
        metavar="FILE",
        help="go on with this network, which may be narrower or know fewer inputs",
    )


def run(arguments: argparse.Namespace) -> int:
    """Train the weights or the network. Refuse options of the other one."""
    from bot.cli._game_options import misuse

    others = (*_OF_NETWORK, "begin_with") if arguments.weights else _OF_WEIGHTS
    strange = [name for name in others if getattr(arguments, name) not in (None, False, [])]
    if strange:
        option, without = f"--{strange[0].replace('_', '-')}", arguments.weights
        misuse(f"{option} goes {'without' if without else 'with'} --weights.")
    if arguments.weights:
        return weights_command.run(arguments)
    for name, default in _OF_NETWORK.items():
        if getattr(arguments, name) is None:
            setattr(arguments, name, default)
    arguments.laps = arguments.laps or _LAPS
    arguments.rate = _RATE if arguments.rate is None else arguments.rate
    arguments.seed = int.from_bytes(arguments.seed)
    return _train_network(arguments)


def _train_network(arguments: argparse.Namespace) -> int:
    from importlib.util import find_spec

    from bot.cli._game_options import misuse
    from bot.errors import OperatorError

    if find_spec("numpy") is None:
        raise OperatorError("numpy comes with the extra bench: pip install -e '.[bench]'")
    from workbench.training.array_rounds import MOST_SEATS
    from workbench.training.learning_network import to_file
    from workbench.training.network_training import Plan, train
    from workbench.training.result_file import require_writable, write_result

    if not 2 <= arguments.seats <= MOST_SEATS:
        misuse(f"The rounds to learn from have one deck of cards: 2 to {MOST_SEATS} seats.")
    require_writable(arguments.out)
    plan = Plan(
        arguments.seats,
        arguments.hidden,
        arguments.laps,
        arguments.rounds,
        arguments.seed,
        rate=arguments.rate,
        against_rule=min(arguments.against_rule, 1.0),
        averaged=min(arguments.averaged, 1.0),
        begin_with=_beginning(arguments),
    )

    def report(laps: int, share: float) -> None:
        print(f"{laps} laps: {share:.1%} of the rounds against the rule policy", flush=True)

    network = train(plan, report)
    write_result(arguments.out, to_file(network, _command(arguments)))
    return 0


def _beginning(arguments: argparse.Namespace) -> ArrayNetwork | None:
    from bot.cli._game_options import misuse

    if arguments.begin_with is None:
        return None
    network = _network_of(arguments.begin_with)
    hidden = len(network.layers[1])
    if hidden > arguments.hidden:
        misuse(
            f"{arguments.begin_with} has {hidden} hidden units, which do not fit into"
            f" {arguments.hidden}: ask for at least so many with --hidden."
        )
    return network


def _network_of(path: Path) -> ArrayNetwork:
    from msgspec import DecodeError

    from bot.errors import OperatorError
    from workbench.training.array_network import network_in

    try:
        return network_in(path.read_bytes())
    except OSError as error:
        raise OperatorError(f"{path} cannot be read: {error.strerror}.") from None
    except (DecodeError, ValueError):
        raise OperatorError(f"{path} holds no network that this command has written.") from None


def _command(arguments: argparse.Namespace) -> str:
    numbers = " ".join(
        f"--{name.replace('_', '-')} {getattr(arguments, name)}"
        for name in ("seats", "hidden", "laps", "rounds", "against_rule", "rate")
    )
    numbers += f" --seed {arguments.seed:x}"
    if arguments.averaged:
        numbers += f" --averaged {arguments.averaged}"
    if arguments.begin_with is not None:
        numbers += f" --begin-with {arguments.begin_with.name}"
    return f"contra-uno train {numbers} {arguments.out.name}"
