"""`train --weights`: learn what a player of one kind of game weighs, by playing against itself.

Rounds are played in the engine, every deal four times; the weights are moved towards what ended
better than the deal did on average. They begin with those by hand, or with those that FILE has for
this kind of game with --go-on. FILE keeps its sets for other kinds; those that the levels use are
in bot/players/weights/features.json, with the command that made each. `contra-uno simulate` says
how strong a level is.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli._arguments import positive

if TYPE_CHECKING:
    from bot.players.weight_sets import LearnedSet


LAPS, RATE, DEALS = 60, 0.25, 40


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `train --weights` alone understands."""
    parser.add_argument(
        "--deals", type=positive, metavar="N", help=f"a lap of --weights (default: {DEALS})"
    )
    parser.add_argument(
        "--go-on", action="store_true", help="begin with the weights in FILE (with --weights)"
    )


def run(arguments: argparse.Namespace) -> int:
    from bot.cli._game_options import options_of, require_seats
    from bot.engine import build_options, written_options
    from bot.players.weight_sets import LearnedSet, kind_of
    from workbench.training.result_file import require_writable, write_result
    from workbench.training.weight_training import Practice, beginning, practise, to_file

    arguments.laps = arguments.laps or LAPS
    arguments.deals = arguments.deals or DEALS
    arguments.rate = RATE if arguments.rate is None else arguments.rate
    told = options_of(arguments)
    options = build_options(told.mode, [*written_options(told), ("target", "round")])
    require_seats(options, arguments.seats)
    require_writable(arguments.out)
    sets, kind = _sets_in(arguments.out), kind_of(options)
    begin = beginning()
    if arguments.go_on and kind in sets:
        begin = sets[kind].weights
    practice = Practice(
        options, arguments.seats, arguments.laps, arguments.deals, arguments.seed, arguments.rate
    )

    def report(lap: int, weights: dict[str, float]) -> None:
        shown = ", ".join(f"{name} {weight:.2f}" for name, weight in sorted(weights.items()))
        print(f"{lap} laps: {shown}", flush=True)

    weights = practise(practice, begin, report)
    kept = {name: round(weight, 3) for name, weight in sorted(weights.items())}
    before = f"{sets[kind].made_by}; " if arguments.go_on and kind in sets else ""
    sets[kind] = LearnedSet(f"{before}{_command(arguments)}", kept)
    write_result(arguments.out, to_file(sets))
    return 0


def _sets_in(path: Path) -> dict[str, LearnedSet]:
    from msgspec import DecodeError, json

    from bot.errors import OperatorError
    from bot.players.weight_sets import LearnedSet

    try:
        return json.decode(path.read_bytes(), type=dict[str, LearnedSet])
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise OperatorError(f"{path} cannot be read: {error.strerror}.") from None
    except (DecodeError, ValueError):
        raise OperatorError(f"{path} holds no weights that this command has written.") from None


def _command(arguments: argparse.Namespace) -> str:
    mode = f"--mode {arguments.mode} " if arguments.mode else ""
    options = f"--option {' '.join(arguments.option)} " if arguments.option else ""
    named = ("seats", "laps", "deals", "rate")
    numbers = " ".join(f"--{name} {getattr(arguments, name)}" for name in named)
    numbers += f" --seed {arguments.seed.hex()}"
    go_on = " --go-on" if arguments.go_on else ""
    return f"contra-uno train --weights {mode}{options}{numbers}{go_on} {arguments.out.name}"
