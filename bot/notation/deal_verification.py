"""`contra-uno verify`: prove the deals of a record from their seeds.

If players have added words to a seed, comments before its deal say what the seed was made from.
Each is on a line of its own: `# announced HASH`, `# secret ROUND HEX`, and for each word, in the
order of the seats, `# word SEAT SALT TEXT`, or `# word-hash SEAT HASH` if the word is forgotten.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.engine import NextRound, SeatWord, SeedOrigin, SeedWord, commitment

from .record_reader import Record
from .tokens import lines_of

_HASH = r"(?P<hash>[0-9a-fA-F]{64})"
_ANNOUNCED = re.compile(rf"\s*#\s*announced\s+{_HASH}\s*")
_SECRET = re.compile(r"\s*#\s*secret\s+(?P<number>[0-9]{1,6})\s+(?P<secret>[0-9a-fA-F]{64})\s*")
_WORD = re.compile(r"\s*#\s*word\s+(?P<seat>\S+)\s+(?P<salt>[0-9a-fA-F]{32})\s(?P<text>.*)")
_FORGOTTEN = re.compile(rf"\s*#\s*word-hash\s+\S+\s+{_HASH}\s*")


def origin_lines(origin: SeedOrigin, names: Sequence[str]) -> Iterator[str]:
    """Yield the comments, with the names that the seats have in the record."""
    yield f"# announced {origin.announced.hex()}"
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
    announced, secret, number, words = b"", b"", 0, list[SeatWord]()
    for line in lines:
        if found := _ANNOUNCED.fullmatch(line):
            announced = bytes.fromhex(found["hash"])
        elif found := _SECRET.fullmatch(line):
            number, secret = int(found["number"]), bytes.fromhex(found["secret"])
        elif found := _WORD.fullmatch(line):
            word = SeedWord(found["text"], bytes.fromhex(found["salt"]))
            words.append(SeatWord(len(words), word.digest, word))
        elif found := _FORGOTTEN.fullmatch(line):
            words.append(SeatWord(len(words), bytes.fromhex(found["hash"])))
    return SeedOrigin(announced, number, secret, tuple(words)) if secret else None


_COMMITMENT = re.compile(r"#\s*commitment\s+([0-9a-fA-F]{64})\s*$")


@dataclass(frozen=True)
class DealProof:
    """One deal of a record: its seed, the hash of the seed, and the hash published for it.

    ``published`` is None if the record names none, ``origin`` if it does not say what the seed was
    made from. ``origin_holds``: the seed was made from what the record says, if it says anything.
    """

    line: int
    seed: bytes
    computed: str
    published: str | None
    origin: SeedOrigin | None = None
    origin_holds: bool = True

    @property
    def proven(self) -> bool:
        """Whether nothing contradicts the deal."""
        return self.published in (None, self.computed) and self.origin_holds


@dataclass(frozen=True)
class RecordVerification:
    """The deals of a record from outside, and the first line that does not hold.

    ``bad_line`` is None if every action was possible from the deal.
    """

    deals: tuple[DealProof, ...]
    bad_line: int | None

    @property
    def proven(self) -> bool:
        """Whether there is a deal, and nothing contradicts any."""
        return bool(self.deals) and self.bad_line is None and all(d.proven for d in self.deals)


def verify_foreign(text: str) -> RecordVerification:
    """Return the outcome of :func:`verify_text` for a text that may hold anything.

    It raises nothing, but a text can be made to take long: call it in a worker.
    """
    record, deals = _record_of(text), list[DealProof]()
    try:
        deals.extend(_deals(record))
    except Exception as fault:  # it is ours, and must not reach who handed the text over
        record.give_up(fault)
    bad = min((finding.line for finding in record.findings), default=None)
    return RecordVerification(tuple(deals), bad)


def verify_text(text: str) -> tuple[list[DealProof], Record]:
    """Return the deals of a record, each dealt again from its seed, and the record as played."""
    record = _record_of(text)
    return list(_deals(record)), record


def _record_of(text: str) -> Record:
    """Return the record without its expectations: a deal is proven by what was done after it."""
    return Record(text, passes_over_expectations=True)


def _deals(record: Record) -> Iterator[DealProof]:
    published, lines, before = _published(record.text), lines_of(record.text), 0
    for step in record.play():
        if step.action is None and record.setup.deal is not None:
            line, seed = record.setup.given["deal"].line, record.setup.deal
        elif isinstance(step.action, NextRound):
            line, seed = step.line, step.action.seed
        else:
            continue
        yield _deal(line, seed, published, read_origin(lines[before:line]))
        before = line


def _published(text: str) -> dict[int, str]:
    """Return the commitments in the record, by their line numbers."""
    found: dict[int, str] = {}
    for number, line in enumerate(lines_of(text), start=1):
        match = _COMMITMENT.search(line)
        if match:
            found[number] = match.group(1).lower()
    return found


def _deal(
    line: int, seed: bytes, published: dict[int, str], origin: SeedOrigin | None
) -> DealProof:
    """Return the deal on ``line``. Its commitment is on the line or on the nearest one before
    it."""
    before = [number for number in published if number <= line]
    stated = published.pop(max(before)) if before else None
    holds = origin is None or origin.holds(seed)
    return DealProof(line, seed, commitment(seed), stated, origin, holds)
