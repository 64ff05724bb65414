"""How sure a share is: what was won in one round out of one says little."""

from __future__ import annotations

from math import sqrt

ENOUGH = 10
"""Rounds; who has played fewer stands below everybody who has played as many."""

_SURE = 1.96
"""Standard deviations: the share is this high or higher in 39 of 40 cases."""


def sure_share(wins: int, rounds: int) -> float:
    """The lower bound of Wilson's interval for a share of wins, between 0 and 1."""
    if rounds == 0:
        return 0.0
    square = _SURE * _SURE
    middle = wins + square / 2
    spread = _SURE * sqrt(wins * (rounds - wins) / rounds + square / 4)
    return (middle - spread) / (rounds + square)


def share_to_sort_by(wins: int, rounds: int) -> float:
    """The same; below nought where too little was played to say."""
    share = sure_share(wins, rounds)
    return share if rounds >= ENOUGH else share - 1
