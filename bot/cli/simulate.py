"""Let computer players play matches against each other, and count.

A game is a whole match, to the target of the mode or of --option; --option target=round makes
each a single round, --option rounds=5 five of them. Players who share the first place all count a
win, and share it in the share of wins, whose 95 % interval stands beside it.

--duplicate plays each of --games deals once from each seat, so that the luck of the deal cancels.
To measure how well somebody plays, and not how often somebody forgets to call:

  contra-uno simulate --seats hard,rlcard --duplicate --attentive --games 2000 \\
      --option target=round bluff=off

With --json the result is one JSON object: games, actions, rounds, seconds, games_per_second,
actions_per_second, wins_per_seat (in the order of --seats), shares, margins (half an interval),
mean_actions_per_game, unfinished, and what was played.
The same arguments give the same games, whatever --jobs is.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli._arguments import add_game_arguments, positive

if TYPE_CHECKING:
    from bot.players.self_play import Match
    from bot.players.tournament import Result, Tournament

SUMMARY = "let computer players play against each other"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="default: 100")
    parser.add_argument(
        "--seats",
        metavar="LEVEL,…",
        help="who plays, in seat order: easy, medium, hard, master, master-by-rounds (who plays "
        "each round for itself), random, rlcard (RLCard's rule policy) "
        "(default: easy,medium,hard; in duo easy,hard)",
    )
    parser.add_argument(
        "--duplicate", action="store_true", help="play each deal once from each seat"
    )
    parser.add_argument("--attentive", action="store_true", help="nobody forgets a call")
    add_game_arguments(parser)
    parser.add_argument(
        "--preset", metavar="NAME", help="a set of rules with a name; `contra-uno rules` lists them"
    )
    parser.add_argument(
        "--jobs",
        type=positive,
        default=os.cpu_count() or 1,
        metavar="J",
        help="processes at work (default: one for each processor)",
    )
    parser.add_argument(
        "--records", type=Path, metavar="DIR", help="write each game as a record into this folder"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(arguments: argparse.Namespace) -> int:
    from functools import partial

    from bot.players import tournament

    plan = _plan(arguments)
    folder: Path | None = arguments.records
    if folder is not None:
        _make_folder(folder)
    on_match = None if folder is None else partial(write_game, folder)
    began = time.perf_counter()
    results = list(_with_progress(tournament.play(plan, arguments.jobs, on_match), plan.matches))
    figures = summary(plan, results, time.perf_counter() - began)
    if arguments.json:
        print(json.dumps(figures, indent=2))
    else:
        _print_table(plan, results, figures)
    return 0


def _make_folder(folder: Path) -> None:
    from bot.errors import OperatorError

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OperatorError(
            f"The records cannot be written into {folder}: {error.strerror}."
        ) from None


def _plan(arguments: argparse.Namespace) -> Tournament:
    from bot.cli._game_options import misuse, options_of, require_seats
    from bot.players.levels import PLAYERS
    from bot.players.tournament import Tournament

    options = options_of(arguments)
    usual = "easy,medium,hard" if 3 in options.game.seats else "easy,hard"
    levels = tuple((usual if arguments.seats is None else arguments.seats).split(","))
    for level in levels:
        if level not in PLAYERS:
            misuse(f"No computer player is called {level!r}; there are {', '.join(PLAYERS)}.")
    require_seats(options, len(levels))
    return Tournament(
        options,
        levels,
        arguments.games,
        arguments.seed,
        duplicate=arguments.duplicate,
        attentive=arguments.attentive,
    )


def write_game(folder: Path, number: int, match: Match) -> None:
    """Write a match as `game-NNNNNN.uno`, the players named by seat and level."""
    from bot.notation.record_writer import write_record

    names = [f"{level}-{seat}" for seat, level in enumerate(match.levels, start=1)]
    record = write_record(match.options, names, match.seed, ((a, None) for a in match.actions))
    (folder / f"game-{number + 1:06}.uno").write_text(record, encoding="utf-8")


def _with_progress(results: Iterator[Result], total: int) -> Iterable[Result]:
    """Return the results, with a bar on standard error while somebody watches."""
    if not sys.stderr.isatty():
        return results
    from rich.console import Console
    from rich.progress import track

    return track(results, "Playing", total, console=Console(stderr=True), transient=True)


def summary(plan: Tournament, results: list[Result], seconds: float) -> dict[str, object]:
    """Return what was played and what came of it, as the JSON object of --json."""
    from bot.engine import written_options
    from bot.players.tournament import shares

    shared = shares(plan, results)
    actions = sum(result.actions for result in results)
    wins = [sum(seat in result.winners for result in results) for seat in range(len(plan.players))]
    return {
        "mode": str(plan.options.mode),
        "options": dict(written_options(plan.options)),
        "seats": list(plan.players),
        "seed": plan.seed.hex(),
        "duplicate": plan.duplicate,
        "attentive": plan.attentive,
        "deals": plan.deals,
        "games": len(results),
        "rounds": sum(result.rounds for result in results),
        "actions": actions,
        "seconds": round(seconds, 3),
        "games_per_second": round(len(results) / seconds, 2),
        "actions_per_second": round(actions / seconds, 1),
        "wins_per_seat": wins,
        "shares": [round(share.value, 4) for share in shared],
        "margins": [round(share.margin, 4) for share in shared],
        "mean_actions_per_game": round(actions / len(results), 1),
        "unfinished": sum(not result.finished for result in results),
    }


def _print_table(plan: Tournament, results: list[Result], figures: dict[str, object]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from bot.players.tournament import shares

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("Player" if plan.duplicate else "Seat", "Level"):
        table.add_column(heading)
    for heading in ("Wins", "Share", "95 %"):
        table.add_column(heading, justify="right")
    for seat, share in enumerate(shares(plan, results)):
        won = sum(seat in result.winners for result in results)
        table.add_row(
            str(seat + 1),
            plan.players[seat],
            str(won),
            f"{share.value:.1%}",
            f"±{share.margin:.1%}",
        )
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"{_counted(figures['games'], 'game')}, {_counted(figures['rounds'], 'round')}, "
        f"{_counted(figures['actions'], 'action')} "
        f"({figures['mean_actions_per_game']} a game) in {figures['seconds']} s: "
        f"{figures['games_per_second']} games and {figures['actions_per_second']} actions a second"
    )
    if figures["unfinished"]:
        console.print(f"Given up unfinished: {_counted(figures['unfinished'], 'game')}")


def _counted(number: object, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
