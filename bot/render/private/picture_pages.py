"""Pages with a picture and the same in words: results, leaderboard, the viewer's own hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bot.artwork import Tile, tile_of
from bot.artwork.pictures import MatchResult, RoundResult
from bot.engine import Observation
from bot.engine.cards import in_order
from bot.i18n import Translator
from bot.render.cards.card_look import GOLD_ACCENT, tile_name
from bot.render.page import MAX_TEXT, PrivatePage, Text, pictured, shortened
from bot.render.pictures.result_pictures import match_result_in_words, round_result_in_words
from bot.render.public.leaderboard_page import BestPlayers, best_in_words
from bot.views.names import escaped, plain_name

_LONGEST_TEXT = MAX_TEXT // 2
"""A page can have two pictures."""


def chart_page(result: RoundResult, png: bytes, t: Translator) -> PrivatePage:
    """Return the picture ``png`` of a round's result, with its words below."""
    words = round_result_in_words(result, t, plain_name)
    return _page("round.png", png, words, round_result_in_words(result, t, escaped))


def match_chart_page(
    match: MatchResult, match_png: bytes, last: RoundResult, last_png: bytes, t: Translator
) -> PrivatePage:
    """Return the pictures of a finished match and of its ``last`` round, with their words."""
    words = match_result_in_words(match, t, plain_name)
    whole = _page("match.png", match_png, words, match_result_in_words(match, t, escaped))
    return PrivatePage((*whole.blocks, *chart_page(last, last_png, t).blocks), whole.accent)


def best_players_page(best: BestPlayers, png: bytes, t: Translator) -> PrivatePage:
    """Return the picture ``png`` of the leaderboard, with its words below."""
    words = best_in_words(best, t, plain_name)
    return _page("leaderboard.png", png, words, best_in_words(best, t, escaped))


def hand_fan_page(fan: HandFan, png: bytes, t: Translator) -> PrivatePage:
    """Return the picture ``png`` of a hand, with its words and a note that it is not updated."""
    words = fan_in_words(fan, t)
    return _page("hand.png", png, words, f"{words}\n{t.format('hand-picture-stays')}")


def _page(name: str, png: bytes, alt: str, below: str) -> PrivatePage:
    picture = pictured(name, png, alt)
    small = "\n".join(f"-# {line}" for line in below.split("\n"))
    return PrivatePage((picture, Text(shortened(small, _LONGEST_TEXT))), GOLD_ACCENT)


@dataclass(frozen=True, slots=True)
class HandFan:
    """The cards of one hand from left to right; ``side`` is the active one."""

    tiles: tuple[Tile, ...]
    side: int


def hand_picture(seen: Observation) -> HandFan:
    """Return the hand of the viewer of ``seen``, in the order of its buttons."""
    return HandFan(tuple(tile_of(face, seen.side) for face in in_order(seen.faces)), seen.side)


def fan_in_words(fan: HandFan, t: Translator) -> str:
    """Return the picture in words."""
    names = Counter(tile_name(tile, t) for tile in fan.tiles)
    cards = (name if count == 1 else f"{name} ×{count}" for name, count in names.items())
    return t.format("your-cards", cards=t.joined(cards))
