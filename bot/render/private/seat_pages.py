"""Pages about the viewer's own seat: following a match, offering the seat, leaving, ending it."""

from __future__ import annotations

from bot.engine import Draft, MatchOver, Observation, RoundOver, compile_rules
from bot.i18n import Translator
from bot.render import emoji
from bot.render.clicks.click_id import SURE, Verb
from bot.render.page import Button, PrivatePage, Row, Style, Text
from bot.views.table_view import TableView


def own_seat_page(context: TableView, t: Translator) -> PrivatePage:
    """Return whether the viewer's seat is offered to others, and a button to change that."""
    offered = context.me is not None and context.me.is_offered
    penalty = compile_rules(context.options).scoring.penalty
    how = t.format("seat-offered-how", penalty=int(penalty))
    text = how if offered else t.format("seat-stays")
    return PrivatePage((Text(text), Row((seat_button(context, t),))))


def seat_button(context: TableView, t: Translator) -> Button:
    """Return the button by which the viewer offers their seat, or keeps it."""
    if context.me is not None and context.me.is_offered:
        return Button(t.format("button-keep-seat"), context.click(Verb.KEEP_SEAT), emoji.JOIN)
    click = context.click(Verb.OFFER_SEAT)
    return Button(t.format("button-offer-seat"), click, emoji.OFFER_SEAT)


def seated_already_page(context: TableView, t: Translator) -> PrivatePage:
    """Return to a player who wants to join that they have joined, and a button to leave."""
    leave = Button(t.format("button-leave"), context.click(Verb.LEAVE), emoji.LEAVE)
    return PrivatePage((Text(t.format("reason-already-at-table")), Row((leave,))))


def following_page(context: TableView, t: Translator, *, follows: bool) -> PrivatePage:
    """Return whether the viewer follows the match, and a button to change that."""
    if follows:
        key = "following-now" if context.can_make_room else "following-to-the-end"
        text, label = t.format(key), t.format("button-unfollow")
        button = Button(label, context.click(Verb.UNFOLLOW), emoji.UNFOLLOW)
    else:
        text, label = t.format("following-no-longer"), t.format("button-follow")
        button = Button(label, context.click(Verb.FOLLOW), emoji.FOLLOW)
    return PrivatePage((Text(text), Row((button,))))


_SYMBOLS = {Verb.LEAVE: emoji.LEAVE, Verb.STOP: emoji.STOP}


def sure_page(context: TableView, verb: Verb, t: Translator) -> PrivatePage:
    """Return the question whether the viewer really wants to leave the match, or to stop it."""
    yes = Button(
        t.format(f"button-sure-{verb}"),
        context.click(verb, SURE),
        _SYMBOLS[verb],
        Style.DANGER,
    )
    buttons = [yes]
    if context.seat is not None:
        hand = context.click(Verb.PAGE)
        buttons.append(Button(t.format("button-stay"), hand, emoji.HAND))
    return PrivatePage((Text(t.format(_question(context, verb))), Row(tuple(buttons))))


def _question(context: TableView, verb: Verb) -> str:
    """Return the key of the question: between rounds nothing is lost by ending the match."""
    seen = context.observation
    between = seen is not None and isinstance(seen.phase, RoundOver)
    if verb is Verb.STOP:
        return "sure-stop-between" if between else "sure-stop"
    return "sure-leave-with-cards" if seen and _has_cards_that_count(seen) else "sure-leave"


def _has_cards_that_count(seen: Observation) -> bool:
    """Check whether the viewer has cards that count against them when they leave (L1a).

    A computer player plays on a partner's hand (L1), and a draft scores nothing.
    """
    playing = not isinstance(seen.phase, Draft | RoundOver | MatchOver)
    rules = seen.rules
    return playing and rules.scoring.penalty and not rules.partners and bool(seen.hand)
