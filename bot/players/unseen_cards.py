"""What is left of the deck when one takes away what a seat sees."""

from __future__ import annotations

from functools import cache

from bot.engine import NO_CARD, Game, Observation, deck_of
from bot.engine.cards import COLOUR_OF

from .information_state import InformationState


def decks_in_play(seen: Observation) -> int:
    """In how many decks all the cards of the round come, seen or not."""
    light, _ = deck_of(seen.rules.game, 2)
    piles = seen.draw_count + seen.discard_count + seen.aside_count + (seen.top != NO_CARD)
    return -(-(sum(seen.counts) + piles) // len(light))


def draws_for(info: InformationState, colour: int) -> float:
    """About how many cards it takes until one of ``colour`` comes (F6, M9)."""
    seen = info.observation
    deck = _colours_in(seen.options.game, len(seen.counts), seen.side)
    known = [COLOUR_OF[face] for face in (*seen.faces, *seen.discards)]
    left = deck.count(colour) - known.count(colour)
    return (len(deck) - len(known) + 1) / (max(left, 0) + 1)


@cache
def _colours_in(game: Game, seats: int, side: int) -> bytes:
    """The colour of each card of the deck, on one side."""
    light, dark = deck_of(game, seats)
    return bytes(COLOUR_OF[face] for face in (dark if side else light))
