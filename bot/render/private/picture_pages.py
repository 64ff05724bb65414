"""Pictures, each with the same in words: how a round or a match went, the best, one's own hand."""

from __future__ import annotations

from bot.artwork.pictures import MatchResult, RoundResult
from bot.i18n import Translator
from bot.render.cards.card_look import GOLD_ACCENT
from bot.render.page import MAX_TEXT, PrivatePage, Text, pictured, shortened
from bot.render.pictures.hand_picture import HandFan, fan_in_words
from bot.render.pictures.leaderboard_picture import BestPlayers, best_in_words
from bot.render.pictures.match_picture import match_result_in_words
from bot.render.pictures.result_picture import round_result_in_words
from bot.views.names import escaped, plain_name

_LONGEST_TEXT = MAX_TEXT // 2
"""Two pictures may stand on a page."""


def chart_page(result: RoundResult, png: bytes, t: Translator) -> PrivatePage:
    """The picture ``png`` of a result, and its words below."""
    words = round_result_in_words(result, t, plain_name)
    return _page("round.png", png, words, round_result_in_words(result, t, escaped))


def match_chart_page(
    match: MatchResult, match_png: bytes, last: RoundResult, last_png: bytes, t: Translator
) -> PrivatePage:
    """The pictures of a match that is over and of its ``last`` round, each with its words below."""
    words = match_result_in_words(match, t, plain_name)
    whole = _page("match.png", match_png, words, match_result_in_words(match, t, escaped))
    return PrivatePage((*whole.blocks, *chart_page(last, last_png, t).blocks), whole.accent)


def best_players_page(best: BestPlayers, png: bytes, t: Translator) -> PrivatePage:
    """The picture ``png`` of the leaderboard, and its words below."""
    words = best_in_words(best, t, plain_name)
    return _page("leaderboard.png", png, words, best_in_words(best, t, escaped))


def hand_fan_page(fan: HandFan, png: bytes, t: Translator) -> PrivatePage:
    """The picture ``png`` of a hand, and its words below; it is not kept fresh, and says so."""
    words = fan_in_words(fan, t)
    return _page("hand.png", png, words, f"{words}\n{t.format('hand-picture-stays')}")


def _page(name: str, png: bytes, alt: str, below: str) -> PrivatePage:
    picture = pictured(name, png, alt)
    small = "\n".join(f"-# {line}" for line in below.split("\n"))
    return PrivatePage((picture, Text(shortened(small, _LONGEST_TEXT))), GOLD_ACCENT)
