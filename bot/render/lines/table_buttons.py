"""Buttons that appear on several pages of a table, with the words on them."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine import MatchOver, Observation, Presence, RoundOver, may_owe
from bot.i18n import Translator
from bot.setting_values import OWN_GESTURE, TableGesture
from bot.views.names import escaped, plain_name
from bot.views.table_values import VoteKind
from bot.views.table_view import TableView

from .. import emoji
from ..clicks.click_id import NO_GAME, Click, Verb
from ..page import BUTTONS_IN_ROW, MAX_LABEL, Button, Style, shortened, table_button
from ..shown_replay import ReplayStep, Way
from .score_lines import points_of_the_round


def contra_button(context: TableView, seen: Observation, t: Translator) -> Button:
    """Return the button *Contra Uno!*: red while another player could owe a call (C14).

    The colour depends on the numbers of cards alone: noticing a forgotten call is up to the
    players. The label shows what a miss costs (X8), because the button is easily hit on a phone.
    """
    others = may_owe(seen) - {context.seat}
    style = Style.DANGER if others else Style.PLAIN
    cost = seen.rules.penalties.false_contra
    label = t.format("button-contra-costs", count=cost) if cost else t.format("button-contra")
    return table_button(context, Verb.CONTRA, label, emoji.CONTRA_REACTION, style)


def shows_ways_in(context: TableView) -> bool:
    """Check whether everybody is shown how to get a seat: somebody is there who has none.

    That is a person who has pressed something or has left, or whom an offered seat looks for, but
    not one whom the table has removed: they can have no seat any more (L1).
    """
    gone = (Presence.AWAY, Presence.STAND_IN)
    if context.game.has_onlookers or context.game.followers:
        return True
    return any(
        seat.is_offered or (seat.user_id is not None and seat.presence in gone and not seat.removed)
        for seat in context.seats
    )


def has_room(context: TableView, seen: Observation) -> bool:
    """Check whether somebody could join: at a free or an offered seat, or at their old one.

    After an elimination nobody joins any more (X10), and nobody else sees a board that is a hand.
    """
    if context.game.board_is_hand or seen.rules.ends.elimination:
        return False
    stand_in = any(presence is Presence.STAND_IN for presence in seen.presence)
    return stand_in or context.has_seat_for_newcomer


def follow_button(context: TableView, t: Translator) -> Button:
    """Return the button for people without a seat: to join the next round, else to follow."""
    if context.can_join_next_round:
        return table_button(context, Verb.FOLLOW, t.format("button-join-next"), emoji.JOIN)
    return table_button(context, Verb.FOLLOW, t.format("button-follow"), emoji.FOLLOW)


def more_button(context: TableView, t: Translator) -> Button:
    """Return the button that leads to all lookups, shown only to the player who presses it."""
    return table_button(context, Verb.MORE, t.format("button-more"), emoji.MORE)


def has_details(context: TableView) -> bool:
    """Return whether the round was announced, and is played or was played to its end (L3)."""
    seen = context.observation
    if seen is None or context.hashes.commitment is None:
        return False
    over = isinstance(seen.phase, RoundOver | MatchOver)
    return not over or bool(points_of_the_round(context))


def details_button(context: TableView, seen: Observation, t: Translator) -> Button:
    """Return the button for the round's hash and, once it is over, its seed, luck and record."""
    label = t.format("button-details")
    if not isinstance(seen.phase, RoundOver | MatchOver):
        return table_button(context, Verb.DETAILS, label, emoji.DETAILS)
    step = ReplayStep(seen.number, 0, Way.OPEN_DETAILS)
    return table_button(context, Verb.REPLAY, label, emoji.DETAILS, arg=str(step))


_SYMBOLS = {
    TableGesture.CLAP: "👏",
    TableGesture.STAND: "🧍",
    TableGesture.SLAP: "✋",
    TableGesture.SALUTE: "🫡",
}


def gesture_label(gesture: str | None, t: Translator) -> str:
    """Return the label of the gesture's button."""
    return _gesture_in_words(gesture, plain_name, t)


def gesture_text(gesture: str | None, t: Translator) -> str:
    """Return the gesture for a text, with a player's own word escaped."""
    return _gesture_in_words(gesture, escaped, t)


def _gesture_in_words(gesture: str | None, written: Callable[[str], str], t: Translator) -> str:
    if gesture is None:
        return t.format("button-gesture")
    if gesture.startswith(OWN_GESTURE):
        return t.format("own-gesture", word=written(gesture.removeprefix(OWN_GESTURE)))
    return t.format(f"does-{TableGesture(gesture)}")


def gesture_symbol(gesture: str | None) -> str:
    """Return the emoji of the gesture's button."""
    if gesture is None or gesture.startswith(OWN_GESTURE):
        return emoji.GESTURE
    return _SYMBOLS[TableGesture(gesture)]


def recess_buttons(context: TableView, t: Translator) -> list[Button]:
    """Return the button that ends the break, if there is one."""
    if context.game.recess is None:
        return []
    return [table_button(context, Verb.GO_ON, t.format("button-go-on"), emoji.START, Style.GOOD)]


def wake_buttons(context: TableView, t: Translator) -> list[Button]:
    """Return the button to wake the player whose turn it is (P3), once others may press it."""
    if context.clock.can_be_woken is None or context.seat == context.clock.can_be_woken:
        return []
    return [Button(t.format("button-wake"), context.click(Verb.WAKE), emoji.WAKE)]


def absence_buttons(context: TableView, t: Translator) -> list[Button]:
    """Return buttons to come back, and to ask that the computer plays for an absent player."""
    buttons: list[Button] = []
    if any(label.is_away for label in context.seats):
        back = context.click(Verb.RETURN)
        buttons.append(Button(t.format("button-return"), back, emoji.RETURN))
    for seat, label in enumerate(context.seats):
        is_asked = context.open_vote(VoteKind.HANDOVER, seat) is not None
        if label.misses_turns and not is_asked and len(buttons) < BUTTONS_IN_ROW:
            click = context.click(Verb.HAND_OVER, str(seat))
            text = t.format("button-hand-over", player=plain_name(label.name))
            buttons.append(Button(shortened(text, MAX_LABEL), click, emoji.COMPUTER))
    return buttons


def weekly_button(t: Translator) -> Button:
    """Return the button that leads to the weekly evenings of this channel."""
    return Button(
        t.format("button-weekly"), str(Click(NO_GAME, 0, Verb.WEEKLY)), emoji.EVENING_ASKED
    )
