"""Prove from the record of a finished game that its cards were dealt from the announced seed.

At every deal the bot announces a hash of its seed, and in the record it gives the seed away. Here
the hash is computed anew, the cards are dealt from the seed, and the game is played on from there:
had a card been dealt otherwise, an action of the record would not be possible.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli._terminal import complain, read_record

if TYPE_CHECKING:
    from bot.engine import SeedOrigin
    from bot.notation.deal_verification import DealProof

SUMMARY = "prove the deal of a finished game from its record"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a game record (.uno)")


def run(arguments: argparse.Namespace) -> int:
    from bot.notation.deal_verification import verify_text

    deals, record = verify_text(read_record(arguments.file))
    for number, deal in enumerate(deals, start=1):
        print(f"{arguments.file}:{deal.line}: deal {number}, seed {deal.seed.hex()}")
        print(f"  {_judgement(deal)}")
        if deal.origin is not None:
            print(f"  {_origin(deal.origin, holds=deal.origin_holds)}")
    if not deals:
        print(f"{arguments.file}: nothing to prove: the record holds no deal from a seed")
    status = complain(arguments.file, record.findings)
    return status if deals and all(deal.proven for deal in deals) else 1


def _origin(origin: SeedOrigin, *, holds: bool) -> str:
    count = len(origin.words)
    words = f"{count} {'word' if count == 1 else 'words'}"
    if holds:
        return f"proven: made from {words} and a secret announced as {origin.announced.hex()}"
    if not origin.is_announced:
        return f"NOT proven: the secret of round {origin.number} is not the announced one"
    return f"NOT proven: the secret and {words} make the seed {origin.seed.hex()}"


def _judgement(deal: DealProof) -> str:
    if deal.published is None:
        return f"its hash is {deal.computed}; compare it with the one that was announced"
    if deal.proven:
        return f"proven: its hash is the announced {deal.computed}"
    return f"NOT proven: its hash is {deal.computed}, but {deal.published} was announced"
