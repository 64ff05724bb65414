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
    from bot.engine import SeatWord, SeedOrigin
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
        print(f"  {_of_origin(deal)}")
    if not deals:
        print(f"{arguments.file}: nothing to prove: the record holds no deal from a seed")
    status = complain(arguments.file, record.findings)
    return status if deals and all(deal.holds for deal in deals) else 1


def _judgement(deal: DealProof) -> str:
    if deal.published is None:
        return f"its hash is {deal.computed}; compare it with the one that was announced"
    if deal.published != deal.computed:
        return f"NOT proven: its hash is {deal.computed}, but {deal.published} was announced"
    weak = deal.origin is not None and not deal.proves_words
    return f"{'as announced' if weak else 'proven'}: its hash is the announced {deal.computed}"


def _of_origin(deal: DealProof) -> str:
    from bot.engine import OriginVerdict

    origin, verdict = deal.origin, deal.verdict
    if origin is None or verdict is None:
        return "made from no words: it proves nothing against whoever ran the bot"
    made = f"{_words(origin)} and the secret of round {origin.number}"
    announced = f"announced as {origin.announced_text}"
    match verdict:
        case OriginVerdict.PROVEN:
            return f"proven: made from {made}, {announced}"
        case OriginVerdict.DELETED:
            return (
                "dealt as announced; its words prove nothing any more against whoever ran the bot: "
                f"made from {made}, {announced}"
            )
        case OriginVerdict.WRONG:
            return f"NOT proven: {_why_wrong(deal, origin)}"


def _why_wrong(deal: DealProof, origin: SeedOrigin) -> str:
    if not origin.is_announced:
        return (
            f"what is said of salts and of the secret of round {origin.number} "
            f"is not what was announced, {origin.announced_text}"
        )
    if deal.number not in (None, origin.number):
        return f"the secret is that of round {origin.number}, but round {deal.number} was dealt"
    if not deal.dealer_fits:
        return "another seat has dealt than the one that is drawn from the seed"
    if origin.seed == deal.seed:
        return f"{_words(origin)} do not have the salts that were announced"
    return f"the secret and {_words(origin)} make the seed {origin.seed.hex()}"


def _words(origin: SeedOrigin) -> str:
    """Return the words with their seats. Letters that a terminal may not show are written out."""
    count = len(origin.words)
    told = ", ".join(map(_word, origin.words))
    return f"{count} {'word' if count == 1 else 'words'} ({told})"


def _word(said: SeatWord) -> str:
    text = "deleted" if said.word is None else repr(said.word.text)
    return f"seat {said.seat + 1}: {text}"
