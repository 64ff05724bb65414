"""What achievements are called, and who has earned some with the round that is over."""

from __future__ import annotations

from bot.i18n import Translator
from bot.render.page import shortened
from bot.views.table_view import TableView

_LONGEST = 400


def achievement_name(name: str, t: Translator) -> str:
    """What an achievement is called; one of a newer bot by its own name."""
    key = f"achievement-{name}"
    return t.format(key) if t.has(key) else name


def earned_line(context: TableView, t: Translator) -> str | None:
    """Who has earned what, in one line; None where nobody has earned anything."""
    by_seat: dict[int, list[str]] = {}
    for seat, name in context.earned:
        by_seat.setdefault(seat, []).append(achievement_name(name, t))
    told = [
        t.format("achievements-earned", player=context.names[seat], names=", ".join(names))
        for seat, names in by_seat.items()
    ]
    return shortened(" · ".join(told), _LONGEST) if told else None
