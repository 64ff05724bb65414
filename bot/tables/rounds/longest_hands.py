"""The most cards that each seat has held in a round: of whom came down from them is told."""

from __future__ import annotations

from bot.engine import State


def longest_hands(
    known: tuple[int, ...], before: State | None, now: State | None
) -> tuple[int, ...]:
    """The most cards by seat; empty before anything is dealt.

    ``known`` are those up to ``before``, and what has come of that is ``now``.
    """
    if now is None:
        return ()
    counts = tuple(map(len, now.hands))
    if before is None or before.number != now.number or len(known) != len(counts):
        return counts
    return tuple(map(max, known, counts))
