"""The odds of a deal: how often each seat wins with it when all play alike.

The hands and the start card stay as they were dealt; the draw pile is shuffled again for each
round, otherwise all rounds would be the same. This works for every game and house rule, since the
engine plays.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct, structs

from bot.engine import Opening, Options, RefusedError, State, deal_again
from bot.facts import RoundRecord, UnreadableRecordError

from .engine_playouts import winners_of
from .levels import PLAYERS
from .self_play import derive

LEVEL = "medium"
"""The level that plays out: quick and without a favourite. The strongest would take minutes a
deal."""

PLAYED_BY = f"{LEVEL}-4"
"""The level and its version. Increase the version when the play of that level changes; then all
deals are played out again."""

PLAYOUTS = 100
"""Rounds for a deal: enough to know a share to ten percent, and the sum of a hundred to one."""


class DealOdds(Struct, frozen=True):
    """The wins of each seat in ``playouts`` rounds with the same hands; partners win together."""

    playouts: int
    wins: tuple[int, ...]

    def shares_among(self, seats: Collection[int]) -> dict[int, float]:
        """Return what each of these seats wins of the rounds that one of them wins.

        The shares add up to 1, or to 2 where partners win together; a player who has left (L1) is
        left out of them. All are 0 if none of these seats has won a round.
        """
        wins = {seat: self.wins[seat] for seat in seats}
        winners_of_one = max(1, round(sum(self.wins) / self.playouts))
        each = sum(wins.values()) / winners_of_one
        return {seat: won / each if each else 0.0 for seat, won in wins.items()}


def odds_of(
    options: Options, opening: Opening, playouts: int = PLAYOUTS, *, first: int = 0
) -> DealOdds:
    """Play this deal out; the same deal gives the same odds.

    ``first`` is the number of the first playout, so that a deal can be played out in parts.
    """
    dealt = deal_again(options, opening)
    return odds_of_position(dealt, opening.seed, playouts, first=first)


def wins_with_deal(record: bytes, first: int, playouts: int) -> tuple[int, ...] | None:
    """Play the deal of a stored record out, and return the wins of each seat.

    Return None if the record cannot be read or dealt. See :func:`odds_of`.
    """
    try:
        kept = RoundRecord.decode(record)
        return odds_of(kept.options, kept.opening, playouts, first=first).wins
    except (UnreadableRecordError, RefusedError):
        return None


def odds_of_position(
    dealt: State, seed: bytes, playouts: int, level: str = LEVEL, *, first: int = 0
) -> DealOdds:
    """Return the odds from a position in mid-round, played out by any level."""
    players = [PLAYERS[level]] * len(dealt.hands)
    wins = [0] * len(dealt.hands)
    for number in range(first, first + playouts):
        luck = derive(seed, number)
        drawn = structs.replace(dealt, draw=_shuffled(dealt.draw, luck), seed=luck, shuffles=1)
        for seat in winners_of(drawn, players, luck):
            wins[seat] += 1
    return DealOdds(playouts, tuple(wins))


def _shuffled(cards: bytes, seed: bytes) -> bytes:
    return bytes(cards[place] for place in sorted(range(len(cards)), key=lambda n: derive(seed, n)))
