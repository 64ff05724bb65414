"""Prove from the record of a finished game that its cards were dealt from the announced seed.

Every deal is made again from its seed and every action played again; the hash of each seed is
compared with the `# commitment` that the record holds, the one published at the deal.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.errors import OperatorError

SUMMARY = "prove the deal of a finished game from its record"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a game record (.uno)")


def run(arguments: argparse.Namespace) -> int:
    from bot.cli._records import read_record
    from bot.notation.verify import verify_text

    deals, record = verify_text(read_record(arguments.file))
    if not deals and not record.findings:
        raise OperatorError("The record deals no cards from a seed: there is nothing to verify.")
    for finding in record.findings:
        print(f"{arguments.file}:{finding}")
    for deal in deals:
        verdict = "matches the published commitment" if deal.published else "published nowhere here"
        if not deal.proven:
            verdict = f"DIFFERS from the published commitment {deal.published}"
        print(f"line {deal.line}: seed {deal.seed.hex()} hashes to {deal.computed}, {verdict}")
    return 0 if not record.findings and all(deal.proven for deal in deals) else 1
