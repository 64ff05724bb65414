"""Players in a list or in a line: their names with team and marks, and their numbers of cards.

Partners (V9) sit opposite each other and have the same mark before their names.
"""

from __future__ import annotations

from bot.engine import (
    Draft,
    MatchOver,
    Observation,
    RoundOver,
    SetupRefusedError,
    check_seats,
    compile_rules,
    partner_of,
    seats_clause,
    waited_for,
)
from bot.i18n import Translator
from bot.views.table_parts import SeatView
from bot.views.table_view import TableView

from .. import emoji
from ..emoji import TEAM_MARKS
from .story import calls_text, direction_text


def computer_names(t: Translator) -> tuple[str, ...]:
    """Return the names that computer players have in a language."""
    return tuple(t.format("computer-names").split(" · "))


def card_counts_line(context: TableView) -> str:
    """Return each player's number of cards, all in one line."""
    seen = context.observation
    if seen is None:
        return ""
    waited = waited_for(seen.phase)
    held = {
        seat: _held(seen, seat, count)
        for seat, count in enumerate(seen.counts)
        if not context.seats[seat].has_left
    }
    marks = team_marks(context)
    parts = [
        marks[seat] + (f"**{name} {held[seat]}**" if seat in waited else f"{name} {held[seat]}")
        for seat, name in enumerate(context.short_names)
        if seat in held
    ]
    return f"{emoji.CARDS} {' · '.join(parts)}{_way_round(seen)}"


def _held(seen: Observation, seat: int, count: int) -> str:
    """Return a number of cards, or the sign of a player who was out of the round (X5, L1)."""
    if seat in seen.knocked:
        return emoji.KNOCKED_OUT
    return str(count) if seen.left_with(seat) is None else emoji.LEAVE


def _way_round(seen: Observation) -> str:
    """Return an arrow along the line of players, because words would not fit a phone's line."""
    if len(seen.active) <= 2 or isinstance(seen.phase, RoundOver | MatchOver):
        return ""
    return f" {emoji.TO_THE_RIGHT if seen.direction > 0 else emoji.TO_THE_LEFT}"


def direction_told(seen: Observation, t: Translator) -> list[str]:
    """Return the direction of play, or nothing between two players (C8)."""
    return [direction_text(seen.direction, t)] if len(seen.active) > 2 else []


def seat_line(context: TableView, seat: int, t: Translator, *, backs: bool = True) -> str:
    """Return one player of a list: whether it is their turn, name, cards, and the call or place.

    ``backs``: show the backs of the cards, too, as far as there is room.
    """
    label, seen = context.seats[seat], context.observation
    team = team_marks(context)[seat]
    names = context.names if seen is None else context.short_names
    name = f"{team}{names[seat]}{seat_marks(label)}"
    if label.has_left:
        return f"{emoji.NOT_ON} ~~{name}~~"
    if seen is None:
        level = "" if label.level is None else f" · {t.format(f'level-{label.level}')}"
        return f"{name}{level}" if team else f"{emoji.NOT_ON} {name}{level}"
    mark = emoji.ON_TURN if seat in waited_for(seen.phase) else emoji.NOT_ON
    if seat in seen.places:
        place = seen.places.index(seat) + 1
        return t.format("seat-out", mark=emoji.OUT, player=name, place=place)
    if seat in seen.knocked:
        return t.format("seat-knocked-out", player=name)
    if has_few_cards(seen, seat):
        cards = count_told(context, seen, seat, t)
        line = t.format("seat-few-cards", mark=mark, player=name, cards=cards)
    else:
        line = t.format("seat", mark=mark, player=name, count=seen.counts[seat])
    return f"{line}{_backs(context, seen, seat)}" if backs else line


_BACKS_IN_A_ROW = 5
"""More backs would take a line of their own on a phone."""


_BACKS_ON_A_BOARD = 45
"""Each back takes about forty of a message's 4,000 characters."""


def _backs(context: TableView, seen: Observation, seat: int) -> str:
    """Return a small back for each card of the player; a plus says that there are more cards."""
    tiles = context.card_tiles
    if tiles is None:
        return ""
    count, most = seen.counts[seat], _BACKS_IN_A_ROW
    while most > 1 and sum([min(each, most) for each in seen.counts]) > _BACKS_ON_A_BOARD:
        most -= 1
    return f" {tiles.back() * min(count, most)}{'+' if count > most else ''}" if count else ""


def seat_marks(label: SeatView) -> str:
    """Return the small signs behind a name: host, computer player, away."""
    host = f" {emoji.HOST}" if label.is_host else ""
    computer = f" {emoji.COMPUTER}" if label.is_computer or label.is_thrown_out else ""
    away = f" {emoji.AWAY}" if label.is_away else ""
    return f"{host}{computer}{away}"


_MOST_TOLD = 3
"""Further players are only in the list of players."""


def has_few_cards(seen: Observation, seat: int) -> bool:
    """Check whether this number of cards requires a call (C13, V14), whether or not it was made."""
    if isinstance(seen.phase, Draft):
        return False
    return bool(seen.rules.calls.owed_at(seen.counts[seat]))


def count_told(context: TableView, seen: Observation, seat: int, t: Translator) -> str:
    """Return `ONE CARD`, and beside it the call if everybody heard it.

    The text does not say that a call is missing: noticing that is up to the players (C14).
    """
    count = seen.counts[seat]
    loud = t.format("few-cards", count=count)
    if seat not in context.hands.called:
        return loud
    call = calls_text(seen.rules.calls.owed_at(count), t)
    return f"{loud} {t.format('heard-call', call=call)}"


def _mark_of_call(context: TableView, seat: int) -> str:
    """Return a sign that a call was heard: its words would not fit a phone's line."""
    return f" {emoji.HEARD}" if seat in context.hands.called else ""


def few_cards_line(context: TableView, seen: Observation, t: Translator) -> str:
    """Return the other players who hold few cards, the fewest first; empty if nobody does."""
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


def mate_of(context: TableView, seat: int) -> int | None:
    """Return the partner's seat, or None without teams or while somebody has no partner."""
    mate = partner_of(context.options, len(context.seats), seat)
    return None if mate is None or _refusal(context) is not None else mate


def partner_lines(context: TableView, t: Translator) -> list[str]:
    """Return a line that names the viewer's partner (V9), or nothing without teams."""
    mate = None if context.seat is None else mate_of(context, context.seat)
    if context.seat is None or mate is None:
        return []
    partner = t.format("your-partner", player=context.names[mate])
    return [f"-# {team_mark(context, context.seat)}{partner}"]


def team_seats(context: TableView, seat: int) -> tuple[int, ...]:
    """Return the seats of this seat's team, the lower first; without teams, the seat alone."""
    mate = mate_of(context, seat)
    return (seat,) if mate is None else (min(seat, mate), max(seat, mate))


def team_mark(context: TableView, seat: int) -> str:
    """Return the mark before the names of a team; empty without teams."""
    mate = mate_of(context, seat)
    return "" if mate is None else f"{TEAM_MARKS[min(seat, mate)]} "


def team_marks(context: TableView) -> list[str]:
    """Return the mark before each player's name, in seat order."""
    seats = range(len(context.seats))
    if not compile_rules(context.options).partners:
        return [""] * len(seats)
    return [team_mark(context, seat) for seat in seats]


def team_lines(context: TableView, t: Translator) -> str:
    """Return who plays with whom, a line for each team."""
    lines: list[str] = []
    for seat, name in enumerate(context.names):
        mate = mate_of(context, seat)
        if mate is not None and seat < mate:
            pair = {"first": name, "second": context.names[mate]}
            lines.append(f"{team_mark(context, seat)}{t.format('team', **pair)}")
    return "\n".join(lines)


def teams_hint(context: TableView, t: Translator) -> str | None:
    """Return why the wanted teams do not exist yet and what can be done, or None."""
    return seats_hint(context, t) if compile_rules(context.options).partners else None


def seats_hint(context: TableView, t: Translator) -> str | None:
    """Return why this number of players cannot begin by these rules (V9, X16), or None.

    A game that only lacks players needs no hint unless teams are wanted.
    """
    clause = _refusal(context)
    if clause == context.options.game.seats_clause:
        # With teams, fewer numbers of players are possible than the game takes without them.
        clause = seats_clause(context.options)
        if clause == context.options.game.seats_clause:
            return None
    return None if clause is None else t.format(f"seats-{clause}")


def missing_to_begin(context: TableView, t: Translator) -> str | None:
    """Return what this lobby lacks before its first deal, or None if it can begin."""
    clause = _refusal(context)
    if clause is None:
        return None
    hint = seats_hint(context, t)
    if hint is None and len(context.seats) > 1:
        hint = t.format(f"seats-{clause}")
    return hint or t.format("reason-too-few-seats")


def _refusal(context: TableView) -> str | None:
    try:
        check_seats(context.options, len(context.seats))
    except SetupRefusedError as refused:
        return refused.clause
    return None
