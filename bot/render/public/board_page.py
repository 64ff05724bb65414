"""The table as the channel sees it, with buttons for everybody who plays."""

from __future__ import annotations

from functools import partial

from msgspec import structs

from bot.artwork import tile_of
from bot.engine import Draft, MatchOver, Observation, RoundOver
from bot.engine.cards import FACES
from bot.i18n import Translator
from bot.render import emoji
from bot.render.button_rows import balanced_rows, with_one_bright
from bot.render.cards.card_look import accent, face_text, tile_name
from bot.render.clicks.click_id import Verb
from bot.render.lines.evening_lines import evening_lines
from bot.render.lines.headline import headline
from bot.render.lines.score_lines import friends_blocks
from bot.render.lines.seat_lines import direction_told, few_cards_line, seat_line
from bot.render.lines.shown_phases import phase_buttons, waiting_heading
from bot.render.lines.status_lines import (
    absence_lines,
    deleted_note,
    notice_blocks,
    round_title,
    steps_told,
    top_card_lines,
)
from bot.render.lines.table_buttons import (
    absence_buttons,
    contra_button,
    follow_button,
    more_button,
    recess_buttons,
    shows_ways_in,
    wake_buttons,
)
from bot.render.lines.vote_lines import vote_buttons, vote_lines
from bot.render.page import (
    Block,
    Button,
    Illustrated,
    Line,
    PublicPage,
    Row,
    Text,
    shortened,
    table_button,
)
from bot.render.public.poster_page import Poster
from bot.render.public.result_page import match_page, round_page
from bot.views.table_view import TableView

_STEPS_SHOWN = 4


_LONGEST_STEP = 350


def board_page(context: TableView, t: Translator, poster: Poster | None = None) -> PublicPage:
    """Return the board while a round is played, its result, or the end of the match.

    `poster` has what the result shows besides scores, once that is ready. Raise ValueError if
    nothing has been dealt, or if the context has a viewer.
    """
    context.require_no_viewer()
    seen = context.observation
    if seen is None:
        raise ValueError("a board needs a deal")
    page = _page_of_phase(context, seen, poster or Poster(), t)
    return structs.replace(page, blocks=(*deleted_note(context, t), *page.blocks))


def _page_of_phase(
    context: TableView, seen: Observation, poster: Poster, t: Translator
) -> PublicPage:
    match seen.phase:
        case RoundOver() as over:
            return round_page(context, seen, over, t, poster)
        case MatchOver() as over:
            return match_page(context, seen, over, t, poster)
        case _:
            return _play_page(context, seen, t)


def _play_page(context: TableView, seen: Observation, t: Translator) -> PublicPage:
    """Return the board, with what matters at its end: a phone shows the end of a long message."""
    blocks: list[Block] = [
        Text(players_text(context, seen, t)),
        *(friends_blocks(context, context.game.friend_scores, t) if seen.number == 1 else ()),
        *_seat_next_round(context, t),
        *_story(context, t),
        *notice_blocks(context, t),
        Line(),
        _top_card(context, seen, f"{_lies(context, seen, t)}\n{_moment(context, seen, t)}", t),
        *board_buttons(context, seen, t),
    ]
    return PublicPage(tuple(blocks), accent(seen.colour))


def _lies(context: TableView, seen: Observation, t: Translator) -> str:
    return top_card_lines(seen, t, large=True, tiles=context.card_tiles)


def _top_card(context: TableView, seen: Observation, text: str, t: Translator) -> Block:
    """Return what lies open and what is waited for, beside the card's picture if there is one."""
    tiles = context.card_tiles
    if tiles is None or seen.top >= FACES:
        return Text(text)
    picture = tiles.face_picture(seen.top, seen.colour)
    return Illustrated(text, picture, tile_name(tile_of(seen.top, seen.side, seen.colour), t))


def _moment(context: TableView, seen: Observation, t: Translator) -> str:
    heading = waiting_heading(context, seen, t)
    close = few_cards_line(context, seen, t)
    lines = [heading, close, *absence_lines(context, t), *vote_lines(context, t)]
    return "\n".join(filter(None, lines))


def players_text(
    context: TableView, seen: Observation, t: Translator, *, backs: bool = True
) -> str:
    """Return the round, a line for each player, and what else lies on the table.

    ``backs``: show the backs of the players' cards, too.
    """
    lines = [f"-# {round_title(seen.options, seen.number, t)}"]
    lines[:0] = evening_lines(context, t)
    lines += [seat_line(context, seat, t, backs=backs) for seat in range(len(context.seats))]
    around = [*direction_told(seen, t), _piles(context, seen, t)]
    if context.game.followers:
        around.append(t.format("board-followers", count=len(context.game.followers)))
    if context.game.hints:
        around.append(t.format("hints-board"))
    lines.append(f"-# {' · '.join(around)}")
    return "\n".join(lines)


def _seat_next_round(context: TableView, t: Translator) -> tuple[Row, ...]:
    """Return the button for people without a seat, if they are there and can have one.

    It stands below the players, apart from the buttons of those who play.
    """
    wanted = context.can_join_next_round and shows_ways_in(context)
    return (Row((follow_button(context, t),)),) if wanted else ()


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


def board_buttons(context: TableView, seen: Observation, t: Translator) -> list[Row]:
    """Return buttons for the hand and for what is called out; all else is behind *More*.
    Actions that are not possible now have no button. *Contra Uno!* always keeps its place, because
    noticing a forgotten call is up to the players.
    """
    button = partial(table_button, context)
    buttons: list[Button] = [button(Verb.HAND, t.format("button-hand"), emoji.HAND)]
    if going_on := recess_buttons(context, t):
        buttons.append(more_button(context, t))
        return balanced_rows([*going_on, *buttons, *vote_buttons(context, t)])
    if not isinstance(seen.phase, Draft):
        buttons.append(contra_button(context, seen, t))
    buttons += phase_buttons(context, seen, t)
    if seen.rules.sight.backs:
        buttons.append(button(Verb.BACKS, t.format("button-backs"), emoji.BACKS))
    buttons.append(more_button(context, t))
    buttons += vote_buttons(context, t)
    buttons += wake_buttons(context, t)
    buttons += absence_buttons(context, t)
    first = (Verb.RETURN,) if context.clock.paused else ()
    return balanced_rows(with_one_bright(buttons, (*first, Verb.GESTURE, Verb.HAND)))
