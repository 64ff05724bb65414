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
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.engine import (
    NextRound,
    OriginVerdict,
    SeatWord,
    SeedOrigin,
    SeedWord,
    State,
    commitment,
    new_match,
)

from .record_reader import Record
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


class DealFault(StrEnum):
    """What contradicts a deal, besides the hash of its seed."""

    TWICE = "twice"
    """The record deals from this seed already."""
    OTHER_MATCH = "other-match"
    """The deal before it has another announced hash, other words, or none."""
    SEAL = "seal"
    NUMBER = "number"
    SEAT = "seat"
    DEALER = "dealer"
    SALT = "salt"
    SEED = "seed"


@dataclass(frozen=True)
class DealProof:
    """One deal of a record: its seed, the hash of the seed, and the hash published for it.

    ``published`` is None if the record names none. ``number`` is the round, ``dealer`` the seat
    that dealt to ``seats``. ``origin`` is None if the record does not say what the seed was made
    from; ``verdict`` is what that proves. ``due_dealer`` dealt this round if nobody has joined or
    left before it (C2), None if the record cannot tell.
    """

    line: int
    seed: bytes
    computed: str
    published: str | None
    number: int
    dealer: int
    seats: tuple[int, ...]
    origin: SeedOrigin | None = None
    fault: DealFault | None = None
    due_dealer: int | None = None

    @property
    def verdict(self) -> OriginVerdict | None:
        """What the origin of the seed proves, None without one."""
        if self.origin is None:
            return None
        if self.fault is not None:
            return OriginVerdict.WRONG
        return self.origin.verdict_if_right

    @property
    def holds(self) -> bool:
        """Whether nothing contradicts the deal."""
        return self.published in (None, self.computed) and self.fault is None


def condition_of(deals: Sequence[DealProof]) -> str | None:
    """Return what the proof of these deals depends on, and a record alone cannot tell.

    It is None if a deal does not hold, or has neither a published hash nor an origin.
    """
    if not deals or not all(deal.holds and (deal.published or deal.origin) for deal in deals):
        return None
    first, last = deals[0], deals[-1]
    rounds = f"it was round {first.number}"
    if last is not first:
        rounds = f"these were rounds {first.number} to {last.number}"
    is_weak = any(deal.verdict is OriginVerdict.DELETED for deal in deals)
    told = "dealt as announced" if is_weak else "proven"
    told = f"{told}, if {rounds} of that match and dealt to these seats: compare the board"
    if first.due_dealer in (None, first.dealer):
        return told
    return f"{told} (had nobody joined or left, seat {first.due_dealer + 1} would have dealt)"


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
    published, lines, known = _published(record.text), lines_of(record.text), list[DealProof]()
    for step in record.play():
        if step.action is None and record.setup.deal is not None:
            line = record.setup.given["deal"].line
        elif isinstance(step.action, NextRound):
            line = step.line
        else:
            continue
        origin = read_origin(lines[known[-1].line if known else 0 : line])
        deal = _deal(line, step.after, published, origin)
        fault = _contradiction(deal, known) or _fault_of_origin(record, deal, step.after)
        due = _due_dealer(record, deal, step.after) if not known and fault is None else None
        known.append(replace(deal, fault=fault, due_dealer=due))
        yield known[-1]


def _contradiction(deal: DealProof, before: Sequence[DealProof]) -> DealFault | None:
    """Return what contradicts the deals ``before`` it: a match has one seal and the same words."""
    if before and _sealed(deal.origin) != _sealed(before[-1].origin):
        return DealFault.OTHER_MATCH
    is_published = deal.origin is not None or deal.published is not None
    if is_published and deal.seed in {each.seed for each in before}:
        return DealFault.TWICE
    return None


def _sealed(origin: SeedOrigin | None) -> tuple[object, ...] | None:
    """Return what an origin has in common with those of the other rounds of its match."""
    if origin is None:
        return None
    return origin.announced, origin.salt_hashes, [(each.seat, each.digest) for each in origin.words]


def _fault_of_origin(record: Record, deal: DealProof, dealt: State) -> DealFault | None:
    """Return what contradicts that the deal has this origin. Words are of the first seats."""
    origin, seats = deal.origin, len(record.setup.names)
    if origin is None:
        return None
    if not origin.is_announced:
        return DealFault.SEAL
    if origin.number != deal.number:
        return DealFault.NUMBER
    if deal.number == 1 and not _has_drawn_dealer(record, dealt):
        return DealFault.DEALER
    if not origin.is_list_of_seats(seats):
        return DealFault.SEAT
    if origin.verdict(deal.seed, deal.number, seats) is not OriginVerdict.WRONG:
        return None
    return DealFault.SALT if origin.seed == deal.seed else DealFault.SEED


def _has_drawn_dealer(record: Record, dealt: State) -> bool:
    """Return whether the first deal is by the seat that is drawn from the seed (C2, F2, D2).

    To draw cards for it takes shuffles, so that the same dealer without them deals other cards.
    """
    return "dealer" not in record.setup.given or dealt == record.setup.begin(draws_dealer=True)[0]


def _due_dealer(record: Record, deal: DealProof, dealt: State) -> int | None:
    """Return who deals the first round of the record if all seats have been there from the first
    round of the match (C2)."""
    seats = len(dealt.hands)
    if deal.origin is None or len(deal.seats) < seats:
        return None
    first, _ = new_match(record.setup.check(), seats, deal.origin.first_seed)
    return (first.dealer + deal.number - 1) % seats


def _published(text: str) -> dict[int, str]:
    """Return the commitments in the record, by their line numbers."""
    found: dict[int, str] = {}
    for number, line in enumerate(lines_of(text), start=1):
        match = _COMMITMENT.search(line)
        if match:
            found[number] = match.group(1).lower()
    return found


def _deal(
    line: int, dealt: State, published: dict[int, str], origin: SeedOrigin | None
) -> DealProof:
    """Return the deal on ``line``. Its commitment is on the line or on the nearest one before
    it."""
    before = [at for at in published if at <= line]
    stated = published.pop(max(before)) if before else None
    computed, seats = commitment(dealt.seed), dealt.present
    return DealProof(line, dealt.seed, computed, stated, dealt.number, dealt.dealer, seats, origin)
