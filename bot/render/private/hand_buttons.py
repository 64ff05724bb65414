"""What can be done with a hand besides playing its cards, as buttons."""

from __future__ import annotations

from bot.engine import (
    Action,
    Call,
    Challenge,
    ColourChoice,
    Discard,
    Draft,
    Draw,
    Keep,
    MakeGesture,
    MatchOver,
    Observation,
    Pass,
    RoundOver,
    Say,
    Take,
)
from bot.engine.cards import colours_of_side
from bot.i18n import Translator
from bot.render import emoji
from bot.render.cards.card_look import colour_name, colour_on_button
from bot.render.clicks.click_id import Verb
from bot.render.lines.gesture_labels import gesture_label, gesture_symbol
from bot.render.lines.penalty_votes import penalty_buttons
from bot.render.lines.story import calls_text
from bot.render.page import Button, Style
from bot.render.page_context import PageContext
from bot.render.private.own_place_pages import seat_button

_OFFERED: dict[type[Action], tuple[Verb, str, str, Style]] = {
    Draw: (Verb.DRAW, "button-draw", emoji.DRAW, Style.PLAIN),
    Pass: (Verb.PASS, "button-pass", emoji.PASS, Style.PLAIN),
    Take: (Verb.TAKE, "button-take", emoji.TAKE, Style.DANGER),
    Challenge: (Verb.CHALLENGE, "button-challenge", emoji.CHALLENGE_REACTION, Style.DANGER),
    Keep: (Verb.KEEP, "button-keep", emoji.KEEP, Style.GOOD),
    Discard: (Verb.DISCARD, "button-discard", emoji.DISCARD, Style.PLAIN),
}
"""The turn actions that have a button of their own; cards have tiles."""


def hand_buttons(context: PageContext, seen: Observation, t: Translator) -> list[Button]:
    """The turn actions first, then what can be called, and the ways to elsewhere."""
    buttons = _turn_actions(context, t)
    if context.me is not None and context.me.autopilot:
        back = context.click(Verb.RETURN)
        buttons.insert(0, Button(t.format("button-return"), back, emoji.RETURN, Style.GOOD))
    if context.me is not None and (context.me.autopilot or context.me.offered):
        buttons += [seat_button(context, t)] if context.can_make_room else []
    if isinstance(seen.phase, ColourChoice) and seen.phase.seat == context.seat:
        buttons += _colours(context, seen, t)
    if isinstance(seen.phase, RoundOver):
        following = context.click(Verb.NEXT)
        buttons.append(Button(t.format("button-next"), following, emoji.START, Style.GOOD))
    elif not isinstance(seen.phase, MatchOver | Draft):
        buttons += _out_of_turn(context, seen, t)
    buttons += penalty_buttons(context, t)
    if context.rings:
        quiet = context.click(Verb.QUIET)
        buttons.append(Button(t.format("button-quiet"), quiet, emoji.QUIET))
    if context.board_link is not None:
        link = context.board_link
        buttons.append(Button(t.format("button-to-board"), url=link, emoji=emoji.TO_BOARD))
    return buttons


def _turn_actions(context: PageContext, t: Translator) -> list[Button]:
    offered = [_OFFERED[type(offer)] for offer in context.legal if type(offer) in _OFFERED]
    return [
        Button(t.format(key), context.click(verb), symbol, style)
        for verb, key, symbol, style in offered
    ]


def _colours(context: PageContext, seen: Observation, t: Translator) -> list[Button]:
    tiles = context.card_tiles
    return [
        Button(
            colour_name(colour, t) if tiles is None else "",
            context.click(Verb.COLOUR, str(colour)),
            colour_on_button(colour, tiles),
            Style.PRIMARY,
        )
        for colour in colours_of_side(seen.side)
    ]


def _out_of_turn(context: PageContext, seen: Observation, t: Translator) -> list[Button]:
    """What may be done whoever is on: call, gesture, catch, look at the backs."""
    buttons = _calls(context, t)
    if any(isinstance(offer, MakeGesture) for offer in context.side):
        label, symbol = gesture_label(context.gesture, t), gesture_symbol(context.gesture)
        buttons.append(Button(label, context.click(Verb.GESTURE), symbol, Style.GOOD))
    contra = context.click(Verb.CONTRA)
    buttons.append(Button(t.format("button-contra"), contra, emoji.CONTRA_REACTION, Style.DANGER))
    if seen.rules.sight.backs:
        buttons.append(Button(t.format("button-backs"), context.click(Verb.BACKS), emoji.BACKS))
    return buttons


def _calls(context: PageContext, t: Translator) -> list[Button]:
    """A button for each call that can be said; one that cannot be pressed where there is none."""

    def button(call: Call, style: Style = Style.PLAIN, *, disabled: bool = False) -> Button:
        label = t.format("button-say", call=calls_text(call, t))
        click = context.click(Verb.SAY, str(int(call)))
        return Button(label, click, emoji.CALL, style, disabled)

    said = [button(offer.call, Style.GOOD) for offer in context.side if isinstance(offer, Say)]
    return said or [button(Call.UNO, disabled=True)]
