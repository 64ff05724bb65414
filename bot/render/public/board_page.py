"""The table as the channel sees it, with buttons for everybody who plays."""

from __future__ import annotations

from functools import partial

from bot.artwork import tile_of
from bot.engine import GestureDuty, MatchOver, Observation, Pending, RoundOver
from bot.engine.cards import FACES
from bot.i18n import Translator
from bot.render import emoji
from bot.render.cards.card_look import accent, face_text, tile_name
from bot.render.clicks.click_id import Verb
from bot.render.lines.gesture_labels import gesture_label, gesture_symbol
from bot.render.lines.penalty_votes import accusation_lines, penalty_buttons
from bot.render.lines.status_lines import (
    absence_lines,
    seat_line,
    steps_told,
    top_card_lines,
    waiting_line,
)
from bot.render.lines.story import direction_text
from bot.render.page import (
    Block,
    Illustrated,
    Line,
    PublicPage,
    Row,
    Style,
    Text,
    rows_of,
    shortened,
)
from bot.render.page_context import PageContext, table_button
from bot.render.public.absence_buttons import absence_buttons
from bot.render.public.result_page import HASH_SHOWN, match_page, round_page

_STEPS_SHOWN = 4
_LONGEST_STEP = 350


def board_page(context: PageContext, t: Translator) -> PublicPage:
    """The board while a round is played, its result, or the end of the match.

    Raises ValueError for a table where nothing has been dealt, and for a context with a viewer.
    """
    context.require_no_viewer()
    seen = context.observation
    if seen is None:
        raise ValueError("a board needs a deal")
    match seen.phase:
        case RoundOver() as over:
            return round_page(context, seen, over, t)
        case MatchOver() as over:
            return match_page(context, seen, over, t)
        case _:
            return _play_page(context, seen, t)


def _play_page(context: PageContext, seen: Observation, t: Translator) -> PublicPage:
    mode = t.format(f"mode-{seen.options.mode}")
    heading = t.format("board-title", mode=mode, number=seen.number)
    top = top_card_lines(seen, t, large=True, tiles=context.card_tiles)
    blocks: list[Block] = [
        _headline(context, seen, f"-# {heading}\n{top}", t),
        Text(_moment(context, seen, t)),
        Text(_players(context, seen, t)),
        Line(),
        Text(f"{_story(context, t)}{_shuffle(context, t)}"),
        *_buttons(context, seen, t),
        *rows_of(penalty_buttons(context, t)),
        *absence_buttons(context, t),
    ]
    return PublicPage(tuple(blocks), accent(seen.colour))


def _headline(context: PageContext, seen: Observation, text: str, t: Translator) -> Block:
    """What lies open, with the card beside it where its tile has an address."""
    tiles = context.card_tiles
    if tiles is None or seen.top >= FACES:
        return Text(text)
    picture = tiles.face_picture(seen.top, seen.colour)
    return Illustrated(text, picture, tile_name(tile_of(seen.top, seen.side, seen.colour), t))


def _moment(context: PageContext, seen: Observation, t: Translator) -> str:
    waiting = waiting_line(context, seen, t)
    # A pending draw is what everybody has to see first.
    pending = isinstance(seen.phase, Pending)
    heading = f"## {emoji.TAKE} {waiting}" if pending else f"### {waiting}"
    return "\n".join([heading, *absence_lines(context, t), *accusation_lines(context, t)])


def _players(context: PageContext, seen: Observation, t: Translator) -> str:
    lines = [seat_line(context, seat, t) for seat in range(len(context.seats))]
    around = [direction_text(seen.direction, t), _piles(context, seen, t)]
    if context.followers:
        around.append(t.format("board-followers", count=context.followers))
    lines.append(f"-# {' · '.join(around)}")
    return "\n".join(lines)


def _piles(context: PageContext, seen: Observation, t: Translator) -> str:
    pile = t.format("draw-pile", count=seen.draw_count)
    if seen.pile_back is None:
        return pile
    back = face_text(seen.pile_back, t, tiles=context.card_tiles)
    return f"{pile} ({t.format('pile-back', card=back)})"


def _story(context: PageContext, t: Translator) -> str:
    told = steps_told(context, _STEPS_SHOWN, t)
    return "\n".join(f"-# • {shortened(step, _LONGEST_STEP)}" for step in told) or "-# …"


def _shuffle(context: PageContext, t: Translator) -> str:
    """The hash of the seed, announced before anybody plays: the deal can be checked by it."""
    if context.commitment is None:
        return ""
    return f"\n{t.format('shuffle-announced', commitment=context.commitment[:HASH_SHOWN])}"


def _buttons(context: PageContext, seen: Observation, t: Translator) -> tuple[Row, Row]:
    """What is done in the game, and below it what is looked up."""
    button = partial(table_button, context)
    challengeable = isinstance(seen.phase, Pending) and seen.phase.draw.accusation is not None
    hand = button(Verb.HAND, t.format("button-hand"), emoji.HAND, Style.PRIMARY)
    contra = button(Verb.CONTRA, t.format("button-contra"), emoji.CONTRA_REACTION, Style.DANGER)
    challenge = button(
        Verb.CHALLENGE,
        t.format("button-challenge"),
        emoji.CHALLENGE_REACTION,
        disabled=not challengeable,
    )
    play = [hand, contra, challenge]
    if seen.rules.faces.gestures:
        raced = isinstance(seen.phase, GestureDuty)
        style = Style.GOOD if raced else Style.PLAIN
        label, symbol = gesture_label(context.gesture, t), gesture_symbol(context.gesture)
        play.append(button(Verb.GESTURE, label, symbol, style))
    look = [
        button(Verb.SCORES, t.format("button-scores"), emoji.SCORES),
        button(Verb.RULES, t.format("button-rules"), emoji.RULES),
        button(Verb.FOLLOW, t.format("button-follow"), emoji.FOLLOW),
    ]
    if seen.rules.sight.backs:
        look.insert(0, button(Verb.BACKS, t.format("button-backs"), emoji.BACKS))
    return Row(tuple(play)), Row(tuple(look))
