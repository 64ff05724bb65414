"""What can be done with a hand besides playing its cards, as buttons."""

from __future__ import annotations

from bot.engine import ColourChoice, Draft, Observation, RoundOver
from bot.i18n import Translator
from bot.render import emoji
from bot.render.button_rows import balanced_rows, with_one_bright
from bot.render.clicks.click_id import Verb
from bot.render.lines.shown_actions import buttons_of
from bot.render.lines.table_buttons import contra_button, more_button, recess_buttons, wake_buttons
from bot.render.lines.vote_lines import vote_buttons
from bot.render.page import Button, Row, Style, table_button
from bot.render.private.seat_pages import seat_button
from bot.views.table_view import TableView

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
    link = _to_board(context, t)
    if going_on := recess_buttons(context, t):
        return balanced_rows([*going_on, more_button(context, t), *link, *vote_buttons(context, t)])
    buttons = [*_coming_back(context, t), *buttons_of(context, context.legal, t)]
    if isinstance(seen.phase, RoundOver):
        following = t.format("button-next")
        buttons.append(table_button(context, Verb.NEXT, following, emoji.START))
    elif not isinstance(seen.phase, Draft):
        buttons += [*buttons_of(context, context.side, t), contra_button(context, seen, t)]
    if context.game.board_is_hand and seen.rules.sight.backs:
        buttons.append(table_button(context, Verb.BACKS, t.format("button-backs"), emoji.BACKS))
    buttons.append(more_button(context, t))
    buttons += link
    # What is there at times comes last, so that what always is has its place.
    buttons += vote_buttons(context, t)
    buttons += wake_buttons(context, t)
    if context.rings:
        quiet = t.format("button-quiet")
        buttons.append(table_button(context, Verb.QUIET, quiet, emoji.QUIET))
    bright = _MATTERS if cards_bright else (*_MATTERS, *_WITHOUT_CARDS)
    if not isinstance(seen.phase, ColourChoice):
        bright = (*bright, Verb.SAY)
    return balanced_rows(with_one_bright(buttons, bright, Style.GOOD))


def _to_board(context: TableView, t: Translator) -> list[Button]:
    if context.board_link is None or context.game.board_is_hand:
        return []
    return [Button(t.format("button-to-board"), url=context.board_link)]


def colour_rows(context: TableView, seen: Observation, t: Translator) -> list[Row]:
    """The colours of which the viewer names one for a start card (C3e), where they do."""
    if not isinstance(seen.phase, ColourChoice) or seen.phase.seat != context.seat:
        return []
    return [Row(tuple(buttons_of(context, context.legal, t, own_row=True)))]


def _coming_back(context: TableView, t: Translator) -> list[Button]:
    """For who was away, and for who lets others have the own place."""
    me, buttons = context.me, list[Button]()
    if me is not None and me.is_away:
        label = t.format("button-return")
        buttons.append(table_button(context, Verb.RETURN, label, emoji.RETURN))
    is_offerable = me is not None and (me.is_away or me.is_offered)
    if is_offerable and context.can_make_room and not context.game.board_is_hand:
        buttons.append(seat_button(context, t))
    return buttons
