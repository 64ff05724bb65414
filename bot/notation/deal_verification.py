"""`contra-uno verify`: prove the deals of a record from their seeds.

If players have added words to a seed, comments before its deal say what the seed was made from.
Each is on a line of its own: `# announced 2:HASH`, `# salts HASH HASH …` with the hash of the salt
of each seat, `# secret ROUND HEX`, and for each word, in the order of the seats,
`# word SEAT SALT TEXT`, or `# word-hash SEAT HASH` if the word is forgotten. SEAT is `seat1` for
the first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.engine import (
    NextRound,
    OriginVerdict,
    SeatWord,
    SeedOrigin,
    SeedWord,
    commitment,
)

from .record_reader import Record, RecordStep
from .tokens import lines_of

_HASH = r"(?P<hash>[0-9a-fA-F]{64})"
_SEAT = r"seat(?P<seat>[1-9][0-9]?)"
_ANNOUNCED = re.compile(rf"\s*#\s*announced\s+2:{_HASH}\s*")
_SALTS = re.compile(r"\s*#\s*salts((?:\s+[0-9a-fA-F]{64})+)\s*")
_SECRET = re.compile(r"\s*#\s*secret\s+(?P<number>[0-9]{1,6})\s+(?P<secret>[0-9a-fA-F]{64})\s*")
_WORD = re.compile(rf"\s*#\s*word\s+{_SEAT}\s+(?P<salt>[0-9a-fA-F]{{32}})\s(?P<text>.*)")
_FORGOTTEN = re.compile(rf"\s*#\s*word-hash\s+{_SEAT}\s+{_HASH}\s*")


def origin_lines(origin: SeedOrigin, names: Sequence[str]) -> Iterator[str]:
    """Yield the comments, with the names that the seats have in the record."""
    yield f"# announced {origin.announced_text}"
    yield " ".join(["# salts", *(each.hex() for each in origin.salt_hashes)])
    yield f"# secret {origin.number} {origin.secret.hex()}"
    for each in origin.words:
        if each.word is None:
            yield f"# word-hash {names[each.seat]} {each.digest.hex()}"
        else:
            yield f"# word {names[each.seat]} {each.word.salt.hex()} {each.word.text}"


def read_origin(lines: Iterable[str]) -> SeedOrigin | None:
    """Return what the comments among these lines say of a seed, None if they name no secret.

    A secret without an announced hash was not announced: it proves no seed.
    """
    announced, secret, number = b"", b"", 0
    salts, words = list[bytes](), list[SeatWord]()
    for line in lines:
        if found := _ANNOUNCED.fullmatch(line):
            announced = bytes.fromhex(found["hash"])
        elif found := _SALTS.fullmatch(line):
            salts = [bytes.fromhex(each) for each in found[1].split()]
        elif found := _SECRET.fullmatch(line):
            number, secret = int(found["number"]), bytes.fromhex(found["secret"])
        elif found := _WORD.fullmatch(line):
            word = SeedWord(found["text"], bytes.fromhex(found["salt"]))
            words.append(SeatWord(int(found["seat"]) - 1, word.digest(), word))
        elif found := _FORGOTTEN.fullmatch(line):
            words.append(SeatWord(int(found["seat"]) - 1, bytes.fromhex(found["hash"])))
    return SeedOrigin(announced, number, secret, tuple(words), tuple(salts)) if secret else None


_COMMITMENT = re.compile(r"#\s*commitment\s+([0-9a-fA-F]{64})\s*$")


@dataclass(frozen=True)
class DealProof:
    """One deal of a record: its seed, the hash of the seed, and the hash published for it.

    ``published`` is None if the record names none, ``origin`` if it does not say what the seed was
    made from; ``verdict`` is what that proves. ``dealer_fits``: the first dealer follows from the
    seed. ``number`` is the round that the record says it is, None if it does not say.
    """

    line: int
    seed: bytes
    computed: str
    published: str | None
    origin: SeedOrigin | None = None
    verdict: OriginVerdict | None = None
    dealer_fits: bool = True
    number: int | None = None

    @property
    def proves_words(self) -> bool:
        """Whether the words prove that nobody chose the seed who did not know them."""
        return self.verdict is OriginVerdict.PROVEN

    @property
    def holds(self) -> bool:
        """Whether nothing contradicts the deal."""
        return self.published in (None, self.computed) and self.verdict is not OriginVerdict.WRONG


@dataclass(frozen=True)
class RecordVerification:
    """The deals of a record from outside, and the first line that does not hold.

    ``bad_line`` is None if every action was possible from the deal.
    """

    deals: tuple[DealProof, ...]
    bad_line: int | None

    @property
    def holds(self) -> bool:
        """Whether there is a deal, and nothing contradicts any."""
        return bool(self.deals) and self.bad_line is None and all(d.holds for d in self.deals)


def verify_foreign(text: str) -> RecordVerification:
    """Return the outcome of :func:`verify_text` for a text that may hold anything.

    Expectations are passed over: a deal is proven by what was done after it, and a list of them can
    be made to take long. It raises nothing; call it in a worker, which has a limit.
    """
    record, deals = Record(text, passes_over_expectations=True), list[DealProof]()
    try:
        deals.extend(_deals(record))
    except Exception as fault:  # it is ours, and must not reach who handed the text over
        record.give_up(fault)
    bad = min((finding.line for finding in record.findings), default=None)
    return RecordVerification(tuple(deals), bad)


def verify_text(text: str) -> tuple[list[DealProof], Record]:
    """Return the deals of a record, each dealt again from its seed, and the record as played."""
    record = Record(text)
    return list(_deals(record)), record


def _deals(record: Record) -> Iterator[DealProof]:
    published, lines, before = _published(record.text), lines_of(record.text), 0
    for step in record.play():
        if step.action is None and record.setup.deal is not None:
            line, seed = record.setup.given["deal"].line, record.setup.deal
        elif isinstance(step.action, NextRound):
            line, seed = step.line, step.action.seed
        else:
            continue
        origin = read_origin(lines[before:line])
        number = step.after.number if "round" in record.setup.given else None
        fits = _has_drawn_dealer(record, step, origin)
        yield _deal(line, seed, published, origin, number, dealer_fits=fits)
        before = line


def _has_drawn_dealer(record: Record, step: RecordStep, origin: SeedOrigin | None) -> bool:
    """Return whether the first deal is by the seat that is drawn from the seed (C2, F2, D2).

    To draw cards for it takes shuffles, so that the same dealer without them deals other cards.
    Later rounds are dealt by who follows from the round before, which the record may not have.
    """
    is_later = record.setup.round > 1 or (origin is not None and origin.number > 1)
    if step.action is not None or is_later or "dealer" not in record.setup.given:
        return True
    drawn, _ = record.setup.begin(draws_dealer=True)
    return step.after == drawn


def _published(text: str) -> dict[int, str]:
    """Return the commitments in the record, by their line numbers."""
    found: dict[int, str] = {}
    for number, line in enumerate(lines_of(text), start=1):
        match = _COMMITMENT.search(line)
        if match:
            found[number] = match.group(1).lower()
    return found


def _deal(
    line: int,
    seed: bytes,
    published: dict[int, str],
    origin: SeedOrigin | None,
    number: int | None,
    *,
    dealer_fits: bool,
) -> DealProof:
    """Return the deal on ``line``. Its commitment is on the line or on the nearest one before
    it."""
    before = [at for at in published if at <= line]
    stated = published.pop(max(before)) if before else None
    verdict = None
    if origin is not None:
        fits = dealer_fits and number in (None, origin.number)
        verdict = origin.verdict(seed) if fits else OriginVerdict.WRONG
    computed = commitment(seed)
    return DealProof(line, seed, computed, stated, origin, verdict, dealer_fits, number)
