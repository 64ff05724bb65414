"""The page between a card and its action: which colour, with whom, alone or together."""

from __future__ import annotations

from bot.engine import Observation
from bot.engine.cards import COLOUR_OF, in_order, is_number
from bot.i18n import Translator
from bot.render import emoji
from bot.render.button_rows import fits_phone, rows_within
from bot.render.cards.card_look import (
    accent,
    colour_name,
    colour_on_button,
    colours_in_words,
    face_name,
    face_on_button,
    face_text,
    faces_text,
    within,
)
from bot.render.clicks.click_id import Verb
from bot.render.lines.card_choice import NOBODY, CardChoice, Question, QuestionKind
from bot.render.lines.seat_lines import card_counts_line
from bot.render.lines.shown_actions import PLAYED, how_key
from bot.render.lines.status_lines import top_card_lines
from bot.render.lines.story import calls_text
from bot.render.page import (
    MAX_COMPONENTS,
    MAX_LABEL,
    Button,
    Line,
    PrivatePage,
    Row,
    Style,
    Text,
    shortened,
    size,
)
from bot.views.names import plain_name
from bot.views.table_view import TableView
from bot.views.tile_emoji import TileEmoji

_ANSWERS = 25
_LONGEST_HAND = 900


def choice_page(context: TableView, question: Question, t: Translator) -> PrivatePage:
    """Return the question to answer before a card is played, one button for each answer."""
    seen = context.observation
    if seen is None:
        raise ValueError("there is nothing to choose before the deal")
    card = question.answers[0].card
    faces = dict(zip(seen.hand, seen.faces, strict=True))
    of_partner = question.asked is QuestionKind.SWAP
    key = question.pressed.ask if of_partner else f"ask-{question.asked}"
    asked = t.format(key, card=face_text(faces[card], t, tiles=context.card_tiles))
    answers = [_answer(context, seen, question, choice, faces, t) for choice in question.answers]
    way_back = Button(t.format("button-back"), context.click(Verb.PAGE), emoji.BACK)
    lines = (
        f"### {asked}",
        top_card_lines(seen, t, tiles=context.card_tiles),
        card_counts_line(context),
    )
    text = Text("\n".join((*lines, *_in_words(context, question, t), _own_cards(context, seen, t))))
    room = MAX_COMPONENTS - size(PrivatePage((text, Line(), Row((way_back,)))))
    rows = rows_within(room, answers[:_ANSWERS])
    if len(rows[-1].buttons) == 1 and fits_phone((*rows[-1].buttons, way_back)):
        rows[-1] = Row((*rows[-1].buttons, way_back))
    else:
        rows.append(Row((way_back,)))
    return PrivatePage((text, Line(), *rows), accent(seen.colour))


def _in_words(context: TableView, question: Question, t: Translator) -> list[str]:
    """Return the words for tiles without labels."""
    if question.asked is not QuestionKind.COLOUR or context.card_tiles is None:
        return []
    return [colours_in_words((answer.colour or 0 for answer in question.answers), t)]


def _own_cards(context: TableView, seen: Observation, t: Translator) -> str:
    """Return the hand as text, so that the player sees it while choosing a colour."""
    faces = in_order(seen.faces)

    def write(tiles: TileEmoji | None) -> str:
        return t.format("your-cards", cards=faces_text(faces, t, tiles))

    return f"-# {within(_LONGEST_HAND, write, context.card_tiles)}"


def _answer(
    context: TableView,
    seen: Observation,
    question: Question,
    choice: CardChoice,
    faces: dict[int, int],
    t: Translator,
) -> Button:
    emoji: str | None = None
    style = Style.PRIMARY
    match question.asked:
        case QuestionKind.HOW:
            label = t.format(how_key(choice.how or PLAYED))
            emoji = _how_symbol(context, choice, faces)
        case QuestionKind.SET:
            label, emoji = _set_label(context, seen, choice, faces, t)
        case QuestionKind.COLOUR:
            colour = choice.colour or 0
            emoji = colour_on_button(colour, context.card_tiles)
            label = colour_name(colour, t) if context.card_tiles is None else ""
        case QuestionKind.SWAP:
            label, emoji, style = _partner_label(context, seen, question, choice, t)
        case QuestionKind.CALL:
            label, emoji, style = _call_label(choice, t)
    click = context.click(Verb.CARD, str(choice))
    return Button(shortened(label, MAX_LABEL), click, emoji, style)


def _how_symbol(context: TableView, choice: CardChoice, faces: dict[int, int]) -> str:
    """Return the card itself if it is simply played, or else the symbol of jumping in."""
    if choice.how in (None, PLAYED):
        return face_on_button(faces[choice.card], context.card_tiles)
    return emoji.JUMP


def _set_label(
    context: TableView,
    seen: Observation,
    choice: CardChoice,
    faces: dict[int, int],
    t: Translator,
) -> tuple[str, str]:
    tiles = context.card_tiles
    if choice.last is not None:
        last = faces[choice.last]
        return t.format("set-last", card=face_name(last, t)), face_on_button(last, tiles)
    own = faces[choice.card]
    if choice.size == 1:
        return t.format("set-alone"), face_on_button(own, tiles)
    if seen.options.game.series:
        label = t.format("set-series", count=choice.size or 0)
        return label, colour_on_button(COLOUR_OF[own], tiles)
    several = seen.rules.faces.several and is_number(own)
    label = t.format("set-several" if several else "set-pair", count=choice.size or 0)
    return label, face_on_button(own, tiles)


def _partner_label(
    context: TableView, seen: Observation, question: Question, choice: CardChoice, t: Translator
) -> tuple[str, str | None, Style]:
    if choice.swap in (None, NOBODY):
        return t.format("swap-nobody"), None, Style.PLAIN
    name, count = plain_name(context.seats[choice.swap].name), seen.counts[choice.swap]
    label = t.format(question.pressed.answer, player=name, count=count)
    return label, emoji.SWAP, Style.PRIMARY


def _call_label(choice: CardChoice, t: Translator) -> tuple[str, str | None, Style]:
    if not choice.call:
        return t.format("without-call"), None, Style.PLAIN
    call = calls_text(choice.call, t)
    return t.format("with-call", call=call), emoji.CALL, Style.GOOD
