"""The table as the channel sees it, with buttons for everybody who plays."""

from __future__ import annotations

from bot.artwork import tile_of
from bot.engine import MatchOver, Observation, Pending, RoundOver
from bot.engine.cards import FACES
from bot.i18n import Translator
from bot.render import emoji
from bot.render.cards.card_look import accent, face_text, tile_name
from bot.render.lines.few_cards import few_cards_line
from bot.render.lines.headline import headline
from bot.render.lines.penalty_votes import accusation_lines
from bot.render.lines.round_title import round_title
from bot.render.lines.status_lines import (
    absence_lines,
    direction_told,
    seat_line,
    steps_told,
    top_card_lines,
    waiting_line,
)
from bot.render.page import Block, Illustrated, Line, PublicPage, Text, shortened
from bot.render.public.board_buttons import board_buttons
from bot.render.public.poster_page import Poster
from bot.render.public.result_page import match_page, round_page
from bot.views.table_view import TableView

_STEPS_SHOWN = 4
_LONGEST_STEP = 350


def board_page(context: TableView, t: Translator, poster: Poster | None = None) -> PublicPage:
    """The board while a round is played, its result, or the end of the match.

    What the result shows besides its points is told by `poster`, once that is there.

    Raises ValueError for a table where nothing has been dealt, and for a context with a viewer.
    """
    context.require_no_viewer()
    seen = context.observation
    if seen is None:
        raise ValueError("a board needs a deal")
    match seen.phase:
        case RoundOver() as over:
            return round_page(context, seen, over, t, poster or Poster())
        case MatchOver() as over:
            return match_page(context, seen, over, t, poster or Poster())
        case _:
            return _play_page(context, seen, t)


def _play_page(context: TableView, seen: Observation, t: Translator) -> PublicPage:
    """Of a long message a phone shows the end: what lies, whose turn it is and what can be done."""
    blocks: list[Block] = [
        Text(_players(context, seen, t)),
        *_story(context, t),
        Line(),
        _top_card(context, seen, f"{_lies(context, seen, t)}\n{_moment(context, seen, t)}", t),
        *board_buttons(context, seen, t),
    ]
    return PublicPage(tuple(blocks), accent(seen.colour))


def _lies(context: TableView, seen: Observation, t: Translator) -> str:
    return top_card_lines(seen, t, large=True, tiles=context.card_tiles)


def _top_card(context: TableView, seen: Observation, text: str, t: Translator) -> Block:
    """What lies open and what is waited for, beside the card where its tile has an address."""
    tiles = context.card_tiles
    if tiles is None or seen.top >= FACES:
        return Text(text)
    picture = tiles.face_picture(seen.top, seen.colour)
    return Illustrated(text, picture, tile_name(tile_of(seen.top, seen.side, seen.colour), t))


def _moment(context: TableView, seen: Observation, t: Translator) -> str:
    waiting = waiting_line(context, seen, t)
    # A pending draw is what everybody has to see first.
    pending = isinstance(seen.phase, Pending)
    heading = f"## {emoji.TAKE} {waiting}" if pending else f"### {waiting}"
    close = few_cards_line(context, seen, t)
    lines = [heading, close, *absence_lines(context, t), *accusation_lines(context, t)]
    return "\n".join(filter(None, lines))


def _players(context: TableView, seen: Observation, t: Translator) -> str:
    lines = [f"-# {round_title(seen.options, seen.number, t)}"]
    lines += [seat_line(context, seat, t) for seat in range(len(context.seats))]
    around = [*direction_told(seen, t), _piles(context, seen, t)]
    if context.followers:
        around.append(t.format("board-followers", count=len(context.followers)))
    if context.hints:
        around.append(t.format("hints-board"))
    lines.append(f"-# {' · '.join(around)}")
    return "\n".join(lines)


def _piles(context: TableView, seen: Observation, t: Translator) -> str:
    pile = t.format("draw-pile", count=seen.draw_count)
    if seen.pile_back is None:
        return pile
    back = face_text(seen.pile_back, t, tiles=context.card_tiles)
    return f"{pile} ({t.format('pile-back', card=back)})"


def _story(context: TableView, t: Translator) -> tuple[Block, ...]:
    told = steps_told(context, _STEPS_SHOWN, t)
    lines = [f"-# • {shortened(step, _LONGEST_STEP)}" for step in told]
    if moment := headline(context, t):
        lines.append(f"## {shortened(moment, _LONGEST_STEP)}")
    text = "\n".join(lines)
    return (Text(text),) if text else ()
