"""`contra-uno verify`: prove the deals of a record from their seeds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine import NextRound, SeedOrigin, commitment

from .record_reader import Record
from .seed_origin import read_origin
from .tokens import lines_of

_COMMITMENT = re.compile(r"#\s*commitment\s+([0-9a-fA-F]{64})\s*$")


@dataclass(frozen=True)
class Deal:
    """One deal of a record: its seed, the hash of it, and the hash the record says was published.

    ``published`` is None where the record names none, ``origin`` where it does not say what the
    seed was made from.
    """

    line: int
    seed: bytes
    computed: str
    published: str | None
    origin: SeedOrigin | None = None

    @property
    def origin_holds(self) -> bool:
        """Whether the seed was made from what the record says, if it says anything."""
        return self.origin is None or self.origin.holds(self.seed)

    @property
    def proven(self) -> bool:
        """Whether nothing contradicts the deal."""
        return self.published in (None, self.computed) and self.origin_holds


@dataclass(frozen=True)
class RecordVerification:
    """The deals of a record that somebody hands over, and the first line that does not hold.

    ``bad_line`` is None where every action was possible from the deal.
    """

    deals: tuple[Deal, ...]
    bad_line: int | None

    @property
    def proven(self) -> bool:
        """Whether there is a deal, and nothing contradicts any."""
        return bool(self.deals) and self.bad_line is None and all(d.proven for d in self.deals)


def verify_foreign(text: str) -> RecordVerification:
    """:func:`verify_text` for a text that may hold anything: whatever happens is an outcome."""
    record, deals = Record(text), list[Deal]()
    try:
        deals.extend(_deals(record))
    except Exception as fault:  # it is ours, and must not reach who handed the text over
        record.give_up(fault)
    bad = min((finding.line for finding in record.findings), default=None)
    return RecordVerification(tuple(deals), bad)


def verify_text(text: str) -> tuple[list[Deal], Record]:
    """The deals of a record, each dealt again from its seed, and the record as played."""
    record = Record(text)
    return list(_deals(record)), record


def _deals(record: Record) -> Iterator[Deal]:
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
    """The commitments written down, by the number of their line."""
    found: dict[int, str] = {}
    for number, line in enumerate(lines_of(text), start=1):
        match = _COMMITMENT.search(line)
        if match:
            found[number] = match.group(1).lower()
    return found


def _deal(line: int, seed: bytes, published: dict[int, str], origin: SeedOrigin | None) -> Deal:
    """The deal on ``line``; its commitment stands on the line or on the nearest one before it."""
    before = [number for number in published if number <= line]
    stated = published.pop(max(before)) if before else None
    return Deal(line, seed, commitment(seed), stated, origin)
