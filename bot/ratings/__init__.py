"""How strong somebody plays, estimated from the rounds they played: pure, and knows facts alone.

The mathematics are openskill's Plackett-Luce model: everybody has a mean and an uncertainty, and a
round moves both by how the places compare with what was to be expected.
"""

from .rating import (
    NEW,
    Rating,
    chances,
    is_provisional,
    places_of,
    rated_seats,
    ratings_after,
    shown,
    trend,
)

__all__ = [
    "NEW",
    "Rating",
    "chances",
    "is_provisional",
    "places_of",
    "rated_seats",
    "ratings_after",
    "shown",
    "trend",
]
