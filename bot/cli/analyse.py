"""Say of each move of a record how good it was, by trying the others out.

Each line names the move, how often it goes on to win, and the better one where there was one, with
why: what the better move does that the other does not. Only moves with a choice are told, each as
its player saw the table. Those that lost most stand at the end. With --deal it is the deal that is
judged: how often each seat wins when all play hard, the draw pile shuffled anew each time.

Shares are those of rounds played out by the level hard. The moves that are compared are the one
made and the few that look best.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.cli._arguments import positive
from bot.cli._terminal import complain, read_record

if TYPE_CHECKING:
    from bot.engine import State
    from bot.notation.record_reader import Record, RecordStep
    from bot.players.shares import Share

SUMMARY = "say of each move of a record how good it was"
_WORST = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a game record (.uno)")
    parser.add_argument("--deal", action="store_true", help="judge the deal, not the moves")
    parser.add_argument(
        "--playouts",
        type=positive,
        default=100,
        metavar="N",
        help="rounds played out for each move, or for the deal (default: 100)",
    )
    parser.add_argument(
        "--luck", type=positive, default=1, metavar="N", help="seed of the play-outs (default: 1)"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(arguments: argparse.Namespace) -> int:
    from bot.notation.record_reader import Record

    record = Record(read_record(arguments.file))
    if arguments.deal:
        _print_deals(record, arguments)
    else:
        _print_moves(record, arguments)
    return complain(arguments.file, record.findings)


def _print_moves(record: Record, arguments: argparse.Namespace) -> None:
    found: list[dict[str, Any]] = []
    for step in record.play():
        told = _judged(record, step, arguments)
        if told is not None:
            found.append(told)
            if not arguments.json:
                print(_line(told))
    if arguments.json:
        print(json.dumps(found, indent=2))
        return
    lost = sorted((told for told in found if told["lost"] > told["margin"]), key=_by_loss)
    if lost:
        print(f"\nLost most, of {len(found)} moves with a choice:")
    for told in lost[:_WORST]:
        print(_line(told))
    if not found:
        print("There is no move with a choice.")


def _by_loss(told: dict[str, Any]) -> float:
    return -told["lost"]


def _judged(
    record: Record, step: RecordStep, arguments: argparse.Namespace
) -> dict[str, Any] | None:
    """Return what there is to say of the action, None if it was no choice."""
    from bot.engine import TurnAction, legal_actions, observe, to_act
    from bot.notation.action_text import action_text
    from bot.players.teacher import judge_move

    before, action = step.before, step.action
    if before is None or action is None or to_act(before.phase) is None:
        return None
    seat = to_act(before.phase)
    if seat is None or not isinstance(action, TurnAction) or action.seat != seat:
        return None
    legal = legal_actions(before, seat)
    verdict = judge_move(observe(before, seat), legal, action, arguments.luck, arguments.playouts)
    if verdict is None:
        return None
    return {
        "line": step.line,
        "player": record.names[seat],
        "played": action_text(before, record.names, verdict.played),
        "played_share": round(verdict.played_share, 4),
        "best": action_text(before, record.names, verdict.best),
        "best_share": round(verdict.best_share, 4),
        "lost": round(verdict.lost, 4),
        "margin": round(verdict.margin, 4),
        "reasons": [str(reason) for reason in verdict.reasons],
    }


def _line(told: dict[str, Any]) -> str:
    line = f"{told['line']}: {told['player']}: {told['played']} wins {told['played_share']:.1%}"
    if told["lost"] <= told["margin"]:
        return f"{line}, as good as any"
    why = f" ({', '.join(told['reasons'])})" if told["reasons"] else ""
    lost = f"{told['lost']:.1%} ±{told['margin']:.1%}"
    return f"{line}; {told['best']} wins {told['best_share']:.1%}, {lost} more{why}"


def _print_deals(record: Record, arguments: argparse.Namespace) -> None:
    deals: list[dict[str, Any]] = []
    round_number = 0
    for step in record.play():
        if step.after.number == round_number or not _is_dealt(step.after):
            continue
        round_number = step.after.number
        worth = _worth(step.after, arguments)
        seats = {
            name: {"share": round(share.value, 4), "margin": round(share.margin, 4)}
            for name, share in zip(record.names, worth, strict=True)
        }
        deals.append({"round": round_number, "seats": seats})
    if arguments.json:
        print(json.dumps(deals, indent=2))
        return
    for deal in deals:
        shares = ", ".join(
            f"{name} {seat['share']:.1%} ±{seat['margin']:.1%}"
            for name, seat in deal["seats"].items()
        )
        print(f"round {deal['round']}: {shares}")
    if not deals:
        print("There is no deal.")


def _is_dealt(state: State) -> bool:
    """Return whether everybody holds their cards, in Duo after the draft (D2)."""
    from bot.engine import Draft

    return any(state.hands) and not isinstance(state.phase, Draft)


def _worth(state: State, arguments: argparse.Namespace) -> list[Share]:
    from bot.players.deal_odds import odds_of_position
    from bot.players.self_play import derive
    from bot.players.shares import share_of_wins

    rounds = arguments.playouts
    odds = odds_of_position(state, derive(b"", arguments.luck), rounds, "hard")
    return [share_of_wins(wins, rounds) for wins in odds.wins]
