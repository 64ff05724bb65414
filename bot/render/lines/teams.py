"""Teams of the partner variant (V9): partners sit opposite each other, and bear one mark."""

from __future__ import annotations

from bot.engine import SetupRefusedError, check_seats, compile_rules, partner_of
from bot.i18n import Translator
from bot.views.table_view import TableView

from ..emoji import TEAM_MARKS


def mate_of(context: TableView, seat: int) -> int | None:
    """The seat opposite, None where nobody plays in teams or not everybody has a partner."""
    mate = partner_of(context.options, len(context.seats), seat)
    return None if mate is None or _refusal(context) is not None else mate


def team_seats(context: TableView, seat: int) -> tuple[int, ...]:
    """The seats of this one's team, the lower first; alone where nobody plays in teams."""
    mate = mate_of(context, seat)
    return (seat,) if mate is None else (min(seat, mate), max(seat, mate))


def team_mark(context: TableView, seat: int) -> str:
    """What stands before the names of a team, nothing where there are none."""
    mate = mate_of(context, seat)
    return "" if mate is None else f"{TEAM_MARKS[min(seat, mate)]} "


def team_marks(context: TableView) -> list[str]:
    """Return what stands before each player's name."""
    seats = range(len(context.seats))
    if not compile_rules(context.options).partners:
        return [""] * len(seats)
    return [team_mark(context, seat) for seat in seats]


def team_lines(context: TableView, t: Translator) -> str:
    """Who plays with whom, a line a team."""
    lines: list[str] = []
    for seat, name in enumerate(context.names):
        mate = mate_of(context, seat)
        if mate is not None and seat < mate:
            pair = {"first": name, "second": context.names[mate]}
            lines.append(f"{team_mark(context, seat)}{t.format('team', **pair)}")
    return "\n".join(lines)


def teams_hint(context: TableView, t: Translator) -> str | None:
    """Why there are no teams yet although they are wanted, and what to do about it."""
    return seats_hint(context, t) if compile_rules(context.options).partners else None


def seats_hint(context: TableView, t: Translator) -> str | None:
    """Why so many cannot begin by these rules (V9, X16), and what to do about it.

    That a game lacks players needs no word but where teams are wanted.
    """
    clause = _refusal(context)
    wants_teams = compile_rules(context.options).partners
    if clause is None or (clause == context.options.game.seats_clause and not wants_teams):
        return None
    return t.format(f"seats-{clause}")


def _refusal(context: TableView) -> str | None:
    try:
        check_seats(context.options, len(context.seats))
    except SetupRefusedError as refused:
        return refused.clause
    return None
