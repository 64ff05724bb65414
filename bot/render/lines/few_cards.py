"""Who holds so few cards that a call comes with them, told loud, with the calls that were heard."""

from __future__ import annotations

from bot.engine import Draft, Observation
from bot.i18n import Translator
from bot.views.table_view import TableView

from .. import emoji
from .story import calls_text

_MOST_TOLD = 3
"""Of more the list of players tells."""


def holds_few(seen: Observation, seat: int) -> bool:
    """Whether a call comes with as many cards as ``seat`` holds (C13, V14), made or not."""
    if isinstance(seen.phase, Draft):
        return False
    return bool(seen.rules.calls.owed_at(seen.counts[seat]))


def count_told(context: TableView, seen: Observation, seat: int, t: Translator) -> str:
    """`ONE CARD`, and beside it the call where everybody heard it.

    Whether one is still owed is not said: to notice that is the players' part (C14).
    """
    count = seen.counts[seat]
    loud = t.format("few-cards", count=count)
    if seat not in context.called:
        return loud
    call = calls_text(seen.rules.calls.owed_at(count), t)
    return f"{loud} {t.format('heard-call', call=call)}"


def _mark_of_call(context: TableView, seat: int) -> str:
    """That a call was heard, without its words: they would not fit a phone's line."""
    return f" {emoji.HEARD}" if seat in context.called else ""


def few_cards_line(context: TableView, seen: Observation, t: Translator) -> str:
    """All but the viewer who are close to the end, the closest first; empty where nobody is."""
    if isinstance(seen.phase, Draft):
        return ""
    few = [
        seat
        for seat in seen.rules.calls.owing(seen.counts)
        if seat != context.seat and not context.seats[seat].has_left
    ]
    few.sort(key=lambda seat: seen.counts[seat])
    told = [
        t.format(
            "few-cards-of",
            player=context.short_names[seat],
            cards=t.format("few-cards", count=seen.counts[seat]) + _mark_of_call(context, seat),
        )
        for seat in few[:_MOST_TOLD]
    ]
    return f"### {t.format('few-cards-line', all=' · '.join(told))}" if told else ""
