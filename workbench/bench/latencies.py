"""How long things took: percentiles and a histogram."""

from __future__ import annotations

from bisect import bisect_left
from math import ceil

from msgspec import Struct

BOUNDS = (0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)
"""Upper bounds of the histogram's buckets in seconds; one more bucket holds the rest."""


class Latency(Struct, frozen=True):
    """The measured times in seconds; ``buckets`` count those up to each bound, and the rest."""

    count: int
    p50: float
    p90: float
    p99: float
    longest: float
    buckets: tuple[int, ...]


class Latencies:
    """Single times, in seconds."""

    def __init__(self) -> None:
        self._seconds: list[float] = []

    def add(self, seconds: float) -> None:
        """Add one time."""
        self._seconds.append(seconds)

    def clear(self) -> None:
        """Forget all times."""
        self._seconds.clear()

    def measured(self) -> Latency:
        """Return all times together."""
        ordered = sorted(self._seconds)
        buckets = [0] * (len(BOUNDS) + 1)
        for seconds in ordered:
            buckets[bisect_left(BOUNDS, seconds)] += 1
        p50, p90, p99, longest = (_quantile(ordered, share) for share in (0.5, 0.9, 0.99, 1.0))
        return Latency(len(ordered), p50, p90, p99, longest, tuple(buckets))


def _quantile(ordered: list[float], share: float) -> float:
    """Return a quantile to the tenth of a millisecond, or 0 if there are no times."""
    return round(ordered[ceil(len(ordered) * share) - 1], 4) if ordered else 0.0


def milliseconds(latency: Latency) -> str:
    """Return the percentiles as the text of a table cell."""
    return ", ".join(f"{1000 * s:.0f}" for s in (latency.p50, latency.p90, latency.p99)) + " ms"
