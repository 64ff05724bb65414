"""Prove from the record of a finished game that its cards were dealt from the announced seed.

At every deal the bot announces a hash of its seed, and in the record it gives the seed away. Here
the hash is computed anew, the cards are dealt from the seed, and the game is played on from there:
had a card been dealt otherwise, an action of the record would not be possible.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.cli._terminal import complain, read_record

if TYPE_CHECKING:
    from bot.engine import SeatWord, SeedOrigin
    from bot.notation.deal_verification import DealFault, DealProof
    from bot.notation.record_reader import Record

SUMMARY = "prove the deal of a finished game from its record"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a game record (.uno)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(arguments: argparse.Namespace) -> int:
    from bot.notation.deal_verification import condition_of, verify_text

    deals, record = verify_text(read_record(arguments.file))
    holds = bool(deals) and all(deal.holds for deal in deals) and not record.findings
    condition = condition_of(deals) if holds else None
    if arguments.json:
        rules, listed = _rules(record) if deals else None, [*map(_as_json, deals)]
        told = {"holds": holds, "condition": condition, "rules": rules, "deals": listed}
        print(json.dumps(told, indent=2))
    else:
        _print(arguments.file, record, deals, condition)
    complain(arguments.file, record.findings)
    return 0 if holds else 1


def _print(file: Path, record: Record, deals: Sequence[DealProof], condition: str | None) -> None:
    for number, deal in enumerate(deals, start=1):
        print(f"{file}:{deal.line}: deal {number}, seed {deal.seed.hex()}")
        seats = ", ".join(str(seat + 1) for seat in deal.seats)
        dealt = f"round {deal.number}, dealt by seat {deal.dealer + 1} to seats {seats}"
        print(f"  {dealt}, by the rules {_rules(record)}")
        print(f"  {_judgement(deal)}")
        print(f"  {_of_origin(deal)}")
    if not deals:
        print(f"{file}: nothing to prove: the record holds no deal from a seed")
    if condition is not None:
        print(condition)


def _as_json(deal: DealProof) -> dict[str, Any]:
    """Return what is said of a deal; seats are counted from 1."""
    return {
        "line": deal.line,
        "round": deal.number,
        "dealer": deal.dealer + 1,
        "seats": [seat + 1 for seat in deal.seats],
        "seed": deal.seed.hex(),
        "hash": deal.computed,
        "published": deal.published,
        "announced": None if deal.origin is None else deal.origin.announced_text,
        "verdict": deal.verdict,
        "fault": deal.fault,
        "holds": deal.holds,
        "told": [_judgement(deal), _of_origin(deal)],
    }


def _rules(record: Record) -> str:
    """Return the mode, and the options that differ from its defaults."""
    from bot.engine import written_options

    options = record.setup.check()
    written = (f"{name}={value}" for name, value in written_options(options))
    return " ".join([options.mode, *written])


def _judgement(deal: DealProof) -> str:
    from bot.engine import OriginVerdict

    if deal.published is None:
        return f"its hash is {deal.computed}; compare it with the one that was announced"
    if deal.published != deal.computed:
        return f"NOT proven: its hash is {deal.computed}, but {deal.published} was announced"
    weak = deal.verdict not in (None, OriginVerdict.PROVEN)
    return f"{'as announced' if weak else 'proven'}: its hash is the announced {deal.computed}"


def _of_origin(deal: DealProof) -> str:
    from bot.engine import OriginVerdict

    origin = deal.origin
    if deal.fault is not None:
        return f"NOT proven: {_why_wrong(deal, deal.fault)}"
    if origin is None:
        return "made from no words: it proves nothing against whoever ran the bot"
    made = f"{_words(origin)} and the secret of round {origin.number}"
    announced = f"announced as {origin.announced_text}"
    if deal.verdict is OriginVerdict.PROVEN:
        return f"proven: made from {made}, {announced}"
    return (
        "dealt as announced; its words prove nothing any more against whoever ran the bot: "
        f"made from {made}, {announced}"
    )


def _why_wrong(deal: DealProof, fault: DealFault) -> str:
    from bot.notation.deal_verification import DealFault

    origin = deal.origin
    if fault is DealFault.TWICE:
        return "the record has this deal already"
    if fault is DealFault.OTHER_MATCH or origin is None:
        return "another hash was announced for the deal before it, or it has other words"
    match fault:
        case DealFault.SEAL:
            return (
                f"what is said of salts and of the secret of round {origin.number} "
                f"is not what was announced, {origin.announced_text}"
            )
        case DealFault.NUMBER:
            return f"the secret is that of round {origin.number}, but round {deal.number} was dealt"
        case DealFault.SEAT:
            return f"{_words(origin)} are not each of a seat at this table, in the order of seats"
        case DealFault.DEALER:
            return "another seat has dealt than the one that is drawn from the seed"
        case DealFault.SALT:
            return f"{_words(origin)} do not have the salts that were announced"
        case DealFault.SEED:
            return f"the secret and {_words(origin)} make the seed {origin.seed.hex()}"


def _words(origin: SeedOrigin) -> str:
    """Return the words with their seats. Letters that a terminal may not show are written out."""
    count = len(origin.words)
    told = ", ".join(map(_word, origin.words))
    return f"{count} {'word' if count == 1 else 'words'} ({told})"


def _word(said: SeatWord) -> str:
    text = "deleted" if said.word is None else repr(said.word.text)
    return f"seat {said.seat + 1}: {text}"
