"""What can be done with a hand besides playing its cards, as buttons."""

from __future__ import annotations

from bot.engine import (
    Action,
    Challenge,
    ColourChoice,
    Discard,
    Draft,
    Draw,
    Keep,
    MakeGesture,
    Observation,
    Pass,
    RoundOver,
    Say,
    Take,
)
from bot.engine.cards import colours_of_side
from bot.i18n import Translator
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.cards.card_look import colour_name, colour_on_button
from bot.render.clicks.click_id import Verb
from bot.render.emphasis import with_one_bright
from bot.render.lines.gesture_labels import gesture_label, gesture_symbol
from bot.render.lines.penalty_votes import penalty_buttons
from bot.render.lines.standing_buttons import contra_button, more_button
from bot.render.lines.story import calls_text
from bot.render.page import Button, Row, Style, table_button
from bot.render.private.own_place_pages import seat_button
from bot.views.table_view import TableView

_OFFERED: dict[type[Action], tuple[Verb, str, str]] = {
    Draw: (Verb.DRAW, "button-draw", emoji.DRAW),
    Pass: (Verb.PASS, "button-pass", emoji.PASS),
    Take: (Verb.TAKE, "button-take", emoji.TAKE),
    Challenge: (Verb.CHALLENGE, "button-challenge", emoji.CHALLENGE_REACTION),
    Keep: (Verb.KEEP, "button-keep", emoji.KEEP),
    Discard: (Verb.DISCARD, "button-discard", emoji.DISCARD),
}
"""The turn actions that have a button of their own; cards have tiles."""

_MATTERS = (Verb.RETURN, Verb.NEXT, Verb.GESTURE, Verb.KEEP)
"""What is bright before all else, in this order."""
_WITHOUT_CARDS = (Verb.TAKE, Verb.PASS, Verb.DRAW)
"""What is bright where no card is: it is the way on, and a call ahead of it would lapse."""


def hand_buttons(
    context: TableView, seen: Observation, t: Translator, *, cards_bright: bool
) -> list[Row]:
    """The turn actions first, then what can be called, and the ways to elsewhere.

    One of them is bright; with ``cards_bright`` the cards are, unless there is more to be done than
    to play one. What cannot be done now is not there.
    """
    buttons = [*_coming_back(context, t), *_turn_actions(context, t)]
    if isinstance(seen.phase, RoundOver):
        following = t.format("button-next")
        buttons.append(table_button(context, Verb.NEXT, following, emoji.START))
    elif not isinstance(seen.phase, Draft):
        buttons += _out_of_turn(context, seen, t)
    buttons.append(more_button(context, t))
    if context.board_link is not None:
        link = context.board_link
        buttons.append(Button(t.format("button-to-board"), url=link))
    # What is there at times comes last, so that what always is has its place.
    buttons += penalty_buttons(context, t)
    if context.rings:
        quiet = t.format("button-quiet")
        buttons.append(table_button(context, Verb.QUIET, quiet, emoji.QUIET))
    bright = _MATTERS if cards_bright else (*_MATTERS, *_WITHOUT_CARDS)
    if not isinstance(seen.phase, ColourChoice):
        bright = (*bright, Verb.SAY)
    return balanced_rows(with_one_bright(buttons, bright, Style.GOOD))


def colour_rows(context: TableView, seen: Observation, t: Translator) -> list[Row]:
    """The colours of which the viewer names one for a start card (C3e), where they do."""
    if not isinstance(seen.phase, ColourChoice) or seen.phase.seat != context.seat:
        return []
    tiles = context.card_tiles
    buttons = [
        Button(
            colour_name(colour, t) if tiles is None else "",
            context.click(Verb.COLOUR, str(colour)),
            colour_on_button(colour, tiles),
            Style.PRIMARY,
        )
        for colour in colours_of_side(seen.side)
    ]
    return [Row(tuple(buttons))]


def _coming_back(context: TableView, t: Translator) -> list[Button]:
    """For who was away, and for who lets others have the own place."""
    me, buttons = context.me, list[Button]()
    if me is not None and me.is_away:
        label = t.format("button-return")
        buttons.append(table_button(context, Verb.RETURN, label, emoji.RETURN))
    if me is not None and (me.is_away or me.is_offered) and context.can_make_room:
        buttons.append(seat_button(context, t))
    return buttons


def _turn_actions(context: TableView, t: Translator) -> list[Button]:
    offered = [_OFFERED[type(offer)] for offer in context.legal if type(offer) in _OFFERED]
    return [table_button(context, verb, t.format(key), symbol) for verb, key, symbol in offered]


def _out_of_turn(context: TableView, seen: Observation, t: Translator) -> list[Button]:
    """What may be done whoever is on: call, gesture, catch."""
    buttons = [
        Button(
            t.format("button-say", call=calls_text(offer.call, t)),
            context.click(Verb.SAY, str(int(offer.call))),
            emoji.CALL,
        )
        for offer in context.side
        if isinstance(offer, Say)
    ]
    if any(isinstance(offer, MakeGesture) for offer in context.side):
        label, symbol = gesture_label(context.gesture, t), gesture_symbol(context.gesture)
        buttons.append(table_button(context, Verb.GESTURE, label, symbol))
    return [*buttons, contra_button(context, seen, t)]
