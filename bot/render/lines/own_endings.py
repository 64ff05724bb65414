"""One's own ending: what a hand says when a round or a match is over, to whoever holds it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import MatchOver, Observation, RoundOver
from bot.facts import Hurdle
from bot.i18n import Translator

from ..page_context import PageContext
from .score_lines import points_of_the_round, ranked
from .story import listed
from .teams import team_seats
from .variants import variant_of


def round_ending(context: PageContext, seen: Observation, over: RoundOver, t: Translator) -> str:
    """The heading of a hand when the round is over."""
    seat = context.seat
    assert seat is not None
    if over.winner == seat:
        key = "ending-won-with-cards" if seen.counts[seat] else "ending-won"
        return t.format(key, variant=_variant(context, "won"))
    if over.winner is not None and seat in team_seats(context, over.winner):
        return t.format("ending-shared")
    if seat in seen.knocked:
        return t.format("ending-knocked-out")
    cards = seen.counts[seat]
    return t.format("ending-lost", cards=cards, variant=_variant(context, "lost"))


def round_ending_lines(
    context: PageContext, seen: Observation, over: RoundOver, t: Translator
) -> list[str]:
    """What the winner has got by it; the others, what stood in the winner's way."""
    if over.winner is None or context.seat is None:
        return []
    if over.winner == context.seat:
        points = points_of_the_round(context)
        if seen.rules.scoring.penalty:
            return [t.format("ending-won-no-points")]
        return [t.format("ending-won-points", gained=points[over.winner])] if points else []
    winner = context.names[over.winner]
    lines = [t.format("ending-winner", player=winner)]
    if context.hurdle is not None and context.hurdle.winner == over.winner:
        lines.append(_hurdle_text(context, context.hurdle, t))
    return lines


def match_ending(context: PageContext, seen: Observation, over: MatchOver, t: Translator) -> str:
    """One line: what has become of the reader in the match."""
    seat = context.seat
    assert seat is not None
    if seat in over.winners:
        if len(over.winners) > 1:
            return t.format("ending-match-shared")
        return t.format("ending-match-won", variant=_variant(context, "match"))
    score = seen.scores[seat]
    place = next((place for place, other in ranked(context, seen) if other == seat), None)
    if not over.winners or place is None:
        return t.format("ending-match-over", score=score)
    winners = listed((context.names[winner] for winner in over.winners), t)
    count = len(over.winners)
    place, key = max(place + 1, 2), "ending-match-lost"
    level, others = _others_who_lost(context, seen, over)
    if others and level == others:
        return t.format("ending-match-level", player=winners, count=count, score=score)
    if level:
        key = "ending-match-tied"
    return t.format(key, player=winners, count=count, place=place, score=score)


def _others_who_lost(context: PageContext, seen: Observation, over: MatchOver) -> tuple[int, int]:
    """Return how many others lost with the reader's score, and how many others lost at all.

    A partner of the reader (V9) is none of them, nor is whoever has left.
    """
    seat = context.seat
    assert seat is not None
    own = (*over.winners, *team_seats(context, seat))
    others = [
        other for place, other in ranked(context, seen) if place is not None and other not in own
    ]
    level = [other for other in others if seen.scores[other] == seen.scores[seat]]
    return len(level), len(others)


def _hurdle_text(context: PageContext, hurdle: Hurdle, t: Translator) -> str:
    player = context.names[hurdle.winner]
    said = next((key for key in _hurdle_keys(context, hurdle) if t.has(key)), None)
    if said is None:
        return t.format("hurdle-none", player=player)
    other = "" if hurdle.other is None else context.names[hurdle.other]
    cards = hurdle.longest if said == "hurdle-longest" else hurdle.cards
    return t.format(said, player=player, other=other, cards=cards)


def _hurdle_keys(context: PageContext, hurdle: Hurdle) -> Iterator[str]:
    if hurdle.kind is not None:
        whose = "own" if hurdle.other is None else "other"
        yield f"hurdle-{hurdle.kind}-{'you' if hurdle.other == context.seat else whose}"
    if hurdle.longest > _LONG:
        yield "hurdle-longest"


_LONG = 9
"""So many cards in a hand are worth a word."""


def _variant(context: PageContext, what: str) -> int:
    """Chosen by the deal's seed; the same for everybody who looks again."""
    return variant_of(f"{context.commitment}:{what}:{context.seat}")
