"""Ratings: estimates of how strong people play, from the facts of their rounds. Pure.

The mathematics are openskill's Plackett-Luce model: each player has a mean and an uncertainty, and
a round changes both by how the places compare with the expected ones.
"""

# pyright: reportUnusedImport=false

from .acquaintance import STRANGERS, Acquaintance, weights
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
