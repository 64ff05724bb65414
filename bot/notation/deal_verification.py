"""`contra-uno verify`: prove the deals of a record from their seeds."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.engine import NextRound, commitment

from .record_reader import Record
from .tokens import lines_of

_COMMITMENT = re.compile(r"#\s*commitment\s+([0-9a-fA-F]{64})\s*$")


@dataclass(frozen=True)
class Deal:
    """One deal of a record: its seed, the hash of it, and the hash the record says was published.

    ``published`` is None where the record names none.
    """

    line: int
    seed: bytes
    computed: str
    published: str | None

    @property
    def proven(self) -> bool:
        """Whether nothing contradicts the deal."""
        return self.published in (None, self.computed)


def verify_text(text: str) -> tuple[list[Deal], Record]:
    """The deals of a record, each dealt again from its seed, and the record as played."""
    record = Record(text)
    published = _published(text)
    deals: list[Deal] = []
    for step in record.play():
        if step.action is None and record.setup.deal is not None:
            line = record.setup.given["deal"].line
            deals.append(_deal(line, record.setup.deal, published))
        elif isinstance(step.action, NextRound):
            deals.append(_deal(step.line, step.action.seed, published))
    return deals, record


def _published(text: str) -> dict[int, str]:
    """The commitments written down, by the number of their line."""
    found: dict[int, str] = {}
    for number, line in enumerate(lines_of(text), start=1):
        match = _COMMITMENT.search(line)
        if match:
            found[number] = match.group(1).lower()
    return found


def _deal(line: int, seed: bytes, published: dict[int, str]) -> Deal:
    """The deal on ``line``; its commitment stands on the line or on the nearest one before it."""
    before = [number for number in published if number <= line]
    stated = published.pop(max(before)) if before else None
    return Deal(line, seed, commitment(seed), stated)
