"""What can be done below the board while a round is played, by anybody who plays."""

from __future__ import annotations

from functools import partial

from bot.engine import Draft, GestureDuty, Observation, Pending
from bot.i18n import Translator
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.clicks.click_id import Verb
from bot.render.emphasis import with_one_bright
from bot.render.lines.gesture_labels import gesture_label, gesture_symbol
from bot.render.lines.penalty_votes import penalty_buttons
from bot.render.lines.standing_buttons import contra_button, more_button
from bot.render.page import Button, Row, table_button
from bot.render.public.absence_buttons import absence_buttons
from bot.views.table_view import TableView


def board_buttons(context: TableView, seen: Observation, t: Translator) -> list[Row]:
    """The own hand and what is shouted across the table; the rest is behind *More*.

    What cannot be done now is not there; *Contra Uno!* keeps its place, for to notice who forgot
    a call is the players' part.
    """
    button = partial(table_button, context)
    buttons: list[Button] = [button(Verb.HAND, t.format("button-hand"), emoji.HAND)]
    if not isinstance(seen.phase, Draft):
        buttons.append(contra_button(context, seen, t))
    if isinstance(seen.phase, GestureDuty):
        label, symbol = gesture_label(context.gesture, t), gesture_symbol(context.gesture)
        buttons.append(button(Verb.GESTURE, label, symbol))
    if isinstance(seen.phase, Pending) and seen.phase.draw.accusation is not None:
        challenge = t.format("button-challenge")
        buttons.append(button(Verb.CHALLENGE, challenge, emoji.CHALLENGE_REACTION))
    if seen.rules.sight.backs:
        buttons.append(button(Verb.BACKS, t.format("button-backs"), emoji.BACKS))
    buttons.append(more_button(context, t))
    buttons += penalty_buttons(context, t)
    buttons += absence_buttons(context, t)
    first = (Verb.RETURN,) if context.paused else ()
    return balanced_rows(with_one_bright(buttons, (*first, Verb.GESTURE, Verb.HAND)))
