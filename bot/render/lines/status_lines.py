"""What the table waits for, what lies open, who holds how much: shared by board and hands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from bot.engine import (
    ColourChoice,
    Draft,
    Drawn,
    GestureDuty,
    MatchOver,
    Observation,
    Pass,
    Pending,
    PendingDraw,
    RoundOver,
    Turn,
    waited_for,
)
from bot.engine.cards import (
    COLOUR_OF,
    FACES,
    NO_COLOUR,
    WILD_DRAW_COLOUR,
    wanted_colour,
)
from bot.i18n import Translator
from bot.views.table_view import SeatView, StepView, TableView
from bot.views.tile_emoji import TileEmoji

from .. import emoji
from ..cards.card_look import colour_text, face_name, face_text, rank_name
from ..page import relative
from .few_cards import count_told, holds_few
from .gesture_labels import gesture_symbol, gesture_text
from .story import direction_text, listed, tell_step
from .teams import team_marks


def top_card_lines(
    seen: Observation, t: Translator, *, large: bool = False, tiles: TileEmoji | None = None
) -> str:
    """The top card, the current colour where it is another, and the side of play.

    With ``tiles`` the card's own stands before its words, but where it lies beside them, ``large``.
    """
    if seen.top >= FACES:
        return t.format("nothing-lies")
    top = face_text(seen.top, t)
    if tiles is not None:
        name = face_name(seen.top, t)
        top = name if large else f"{tiles.face(seen.top, seen.colour)} {name}"
    lines = [f"## {top}" if large else t.format("top-card", card=top)]
    if COLOUR_OF[seen.top] != seen.colour or seen.colour == NO_COLOUR:
        lines.append(t.format("current-colour", colour=colour_text(seen.colour, t, tiles)))
    if seen.complement and seen.colour != NO_COLOUR:
        fits = colour_text(wanted_colour(seen.colour, seen.complement), t, tiles)
        lines.append(t.format("complement-on", colour=fits))
    if seen.rules.game.two_sided:
        lines.append(t.format(f"on-side-{seen.side}"))
    return "\n".join(lines)


def waiting_line(  # noqa: C901 - a case a phase
    context: TableView, seen: Observation, t: Translator, *, own: bool = False
) -> str:
    """What the table waits for; with ``own`` it speaks to the viewer where it is their turn."""
    phase, tiles = seen.phase, context.card_tiles
    seats = waited_for(seen.phase)
    mine = own and context.seat in seats
    who = listed((context.names[seat] for seat in seats), t) if seats else ""
    key = "you" if mine else "other"
    match phase:
        case Turn():
            if phase.granted is None:
                return t.format(f"turn-{key}", player=who)
            colour = colour_text(phase.granted, t, tiles)
            return t.format(f"granted-{key}", player=who, colour=colour)
        case Drawn():
            forced = "-forced" if seen.rules.draws.forced else ""
            if not mine:
                return t.format(f"has-drawn{forced}", player=who)
            if forced and any(isinstance(offer, Pass) for offer in context.legal):
                forced = ""
            return t.format(f"you-drew{forced}", card=_drawn_face(seen, phase, t, tiles))
        case Pending():
            draw = draw_text(phase.draw, seen, t, tiles)
            return t.format(f"pending-{key}", player=who, draw=draw)
        case ColourChoice(draws=True):
            return t.format(f"roulette-{key}", player=who)
        case ColourChoice():
            return t.format(f"naming-{key}", player=who)
        case GestureDuty():
            does, symbol = gesture_text(context.gesture, t), gesture_symbol(context.gesture)
            return t.format(f"gesture-{key}", player=who, gesture=does, symbol=symbol)
        case Draft():
            if seen.looked_at is None:
                return t.format("drafting", player=who)
            card = face_text(seen.looked_at, t, tiles=tiles)
            number = seen.counts[phase.seat] + 1
            return t.format("you-draft", card=card, number=number, count=_drafted(seen))
        case RoundOver() | MatchOver():
            return t.format("round-is-over")


def steps_told(context: TableView, most: int, t: Translator) -> list[str]:
    """The round's last actions that there is something to say of, oldest first, a line each."""
    names, tiles = context.names, context.card_tiles
    newest_first = reversed(steps_of_the_round(context))
    told = (tell_step(step.events, step.acted_for, names, t, tiles) for step in newest_first)
    return [*islice(filter(None, told), most)][::-1]


def steps_of_the_round(context: TableView) -> Sequence[StepView]:
    """The last actions from the deal on: what was before it stands in that round's result."""
    for place in range(len(context.steps) - 1, -1, -1):
        if context.steps[place].has_dealt:
            return context.steps[place:]
    return context.steps


def place_line(context: TableView, t: Translator) -> str:
    """Server and channel of the table, for who reads of it elsewhere; empty where unknown."""
    if context.what_if:
        return t.format("what-if-place")
    return t.format("hand-place", place=context.place) if context.place else ""


def absence_lines(context: TableView, t: Translator) -> list[str]:
    """Until when the table waits, that the computer plays for the viewer, who may make room."""
    lines: list[str] = []
    if context.ends_at is not None:
        end = "match-ends-soon" if context.ends_soon else "match-ends"
        lines.append(t.format(end, when=relative(context.ends_at)))
    if context.paused:
        lines.append(t.format("paused"))
    elif (until := context.turn_until) is not None:
        lines.append(t.format("time-is-up", when=relative(until)))
    if context.me is not None and context.me.is_away and not context.paused:
        lines.append(t.format("autopilot-you"))
    if context.me is not None and context.me.is_offered:
        lines.append(t.format("seat-offered-you"))
    return lines


def draw_text(
    draw: PendingDraw, seen: Observation, t: Translator, tiles: TileEmoji | None = None
) -> str:
    """How much is to be drawn."""
    if draw.kind == WILD_DRAW_COLOUR:
        return t.format("draw-colour", colour=colour_text(seen.colour, t, tiles), count=draw.amount)
    return t.format("draw-count", count=draw.amount, kind=rank_name(draw.kind, t))


def match_title(context: TableView, over: MatchOver, t: Translator) -> str:
    """Who has won the match."""
    if not over.winners:
        return _stopped_title(context, t)
    who = listed((context.names[seat] for seat in over.winners), t)
    return t.format("match-over-won", player=who, count=len(over.winners))


def _stopped_title(context: TableView, t: Translator) -> str:
    """Nobody has won a match that was stopped (L3); who was in front is told."""
    seen = context.observation
    if seen is None or not any(seen.scores):
        return t.format("match-over-nobody")
    here = [seat for seat, label in enumerate(context.seats) if not label.has_left]
    best = (min if seen.rules.scoring.penalty else max)(seen.scores[seat] for seat in here)
    leaders = [context.names[seat] for seat in here if seen.scores[seat] == best]
    return t.format("match-stopped-leader", player=listed(leaders, t), count=len(leaders))


def card_counts_line(context: TableView, t: Translator) -> str:
    """Everybody's number of cards in one line."""
    seen = context.observation
    if seen is None:
        return ""
    waited = waited_for(seen.phase)
    held = {
        seat: emoji.KNOCKED_OUT if seat in seen.knocked else str(count)
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


def _way_round(seen: Observation) -> str:
    """An arrow along the line of players: a phone would put the words on a line of their own."""
    if len(seen.active) <= 2 or isinstance(seen.phase, RoundOver | MatchOver):
        return ""
    return f" {emoji.TO_THE_RIGHT if seen.direction > 0 else emoji.TO_THE_LEFT}"


def direction_told(seen: Observation, t: Translator) -> list[str]:
    """The direction of play, where there is more than one: not between two (C8)."""
    return [direction_text(seen.direction, t)] if len(seen.active) > 2 else []


def seat_line(context: TableView, seat: int, t: Translator) -> str:
    """One player of a list: whose turn, name, cards, what is owed or won."""
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
    if holds_few(seen, seat):
        cards = count_told(context, seen, seat, t)
        line = t.format("seat-few-cards", mark=mark, player=name, cards=cards)
    else:
        line = t.format("seat", mark=mark, player=name, count=seen.counts[seat])
    return f"{line}{_backs(context, seen, seat)}"


_BACKS_IN_A_ROW = 5
"""From the next one on they would take a line of their own on a phone."""
_BACKS_ON_A_BOARD = 30
"""Each costs some forty of a message's 4,000 characters."""


def _backs(context: TableView, seen: Observation, seat: int) -> str:
    """As many small backs as a player holds cards; of more, one."""
    tiles = context.card_tiles
    backs = [count if count <= _BACKS_IN_A_ROW else 1 for count in seen.counts]
    if tiles is None or sum(backs) > _BACKS_ON_A_BOARD:
        return ""
    return f" {tiles.back() * backs[seat]}"


def seat_marks(label: SeatView) -> str:
    """Small signs behind a name: host, computer player, somebody who is away."""
    host = f" {emoji.HOST}" if label.is_host else ""
    computer = f" {emoji.COMPUTER}" if label.is_computer else ""
    away = f" {emoji.AWAY}" if label.is_away else ""
    return f"{host}{computer}{away}"


def _drafted(seen: Observation) -> int:
    """How many cards each player chooses (D2)."""
    return seen.options.game.hand_size


def _drawn_face(seen: Observation, phase: Drawn, t: Translator, tiles: TileEmoji | None) -> str:
    faces = dict(zip(seen.hand, seen.faces, strict=True))
    return face_text(faces[phase.card], t, tiles=tiles)
