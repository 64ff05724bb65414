"""What achievements are called, and who has earned some with the round that is over."""

from __future__ import annotations

from bot.i18n import Translator
from bot.render.page import shortened
from bot.render.page_context import PageContext

_LONGEST = 800


def achievement_name(name: str, t: Translator) -> str:
    """What an achievement is called; one of a newer bot by its own name."""
    key = f"achievement-{name}"
    return t.format(key) if t.has(key) else name


def earned_lines(context: PageContext, t: Translator) -> str | None:
    """Return who has earned what, and for what, a line each, or None if nobody has earned anything.

    The medals of one person stand together.
    """
    seats = list(dict.fromkeys(seat for seat, _ in context.earned))
    by_seat = sorted(context.earned, key=lambda each: seats.index(each[0]))
    told = [_earned_line(context.names[seat], name, t) for seat, name in by_seat]
    return shortened("\n".join(told), _LONGEST) if told else None


def _earned_line(player: str, name: str, t: Translator) -> str:
    called, about = achievement_name(name, t), f"achievement-{name}-about"
    if not t.has(about):
        return t.format("achievements-earned-unknown", player=player, name=called)
    return t.format("achievements-earned", player=player, name=called, about=t.format(about))
