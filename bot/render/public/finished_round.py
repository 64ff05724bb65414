"""A round that is over, as everybody may hear of it: what posters are made from."""

from __future__ import annotations

from msgspec import Struct

from bot.engine import Options, compile_rules
from bot.facts import HighlightKind, RoundFacts
from bot.views.cards_worth import CardsWorth


class SeatResult(Struct, frozen=True):
    """How a round ended for whoever sat at a seat; a computer player has a ``level``."""

    seat: int
    name: str
    won: bool
    points: int
    score: int
    cards: int
    level: str | None = None


class FinishedRound(Struct, frozen=True):
    """The ``number``-th round of a match; one of old has no ``facts``.

    ``worth`` is what its cards were worth, once that is known.
    """

    number: int
    options: Options
    results: tuple[SeatResult, ...]
    facts: RoundFacts | None = None
    worth: CardsWorth | None = None

    @property
    def names(self) -> dict[int, str]:
        """Everybody's name as they wrote it, by seat."""
        return {result.seat: result.name for result in self.results}

    @property
    def winners(self) -> list[str]:
        """Who has won it: of partners both."""
        return [result.name for result in self.results if result.won]

    @property
    def knocked_out(self) -> frozenset[int]:
        """The seats whose hands were set aside (X5)."""
        told = () if self.facts is None else self.facts.highlights
        return frozenset(each.seat for each in told if each.kind is HighlightKind.KNOCKED_OUT)

    def standing(self) -> list[tuple[int, SeatResult]]:
        """Everybody with their place in the match from 0, the best first; partners share theirs."""
        rules = compile_rules(self.options)
        better, in_team = (1 if rules.scoring.penalty else -1), 1 + rules.partners
        order = sorted(self.results, key=lambda each: (better * each.score, each.seat))
        scores = [result.score for result in order]
        return [(scores.index(each.score) // in_team, each) for each in order]
