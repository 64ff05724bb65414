"""What the cards were worth, in a line: the shares of a round, the wins of a match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.i18n import Translator
from bot.render.page import shortened
from bot.views.cards_worth import CardsWorth

from .decimals import tenths

_LONGEST = 400

Names = Mapping[int, str] | Sequence[str]
"""By seat, as Markdown."""


def worth_line(worth: CardsWorth, names: Names, t: Translator) -> str:
    """Whose cards were worth how much, the best first, beside what was won with them."""
    if worth.rounds == 1:
        return shares_line({each.seat: round(100 * each.worth) for each in worth.seats}, names, t)
    told = (
        t.format("worth-wins", player=names[each.seat], wins=each.wins, worth=tenths(each.worth, t))
        for each in sorted(worth.seats, key=lambda each: (-each.worth, each.seat))
    )
    return t.format("worth-of-match", seats=_listed(told))


def shares_line(shares: Mapping[int, int], names: Names, t: Translator) -> str:
    """Of how many rounds in a hundred the cards of one round would have won, the best first."""
    told = (
        t.format("worth-share", player=names[seat], share=share)
        for seat, share in sorted(shares.items(), key=lambda each: (-each[1], each[0]))
    )
    return t.format("worth-of-round", shares=_listed(told))


def _listed(told: Iterable[str]) -> str:
    return shortened(" · ".join(told), _LONGEST)
