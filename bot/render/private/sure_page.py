"""The question before something that cannot be taken back: leaving a match, or ending it."""

from __future__ import annotations

from bot.engine import Draft, MatchOver, Observation, RoundOver
from bot.i18n import Translator
from bot.render import emoji
from bot.render.clicks.click_id import SURE, Verb
from bot.render.page import Button, PrivatePage, Row, Style, Text
from bot.views.table_view import TableView

_SYMBOLS = {Verb.LEAVE: emoji.LEAVE, Verb.STOP: emoji.STOP}


def sure_page(context: TableView, verb: Verb, t: Translator) -> PrivatePage:
    """Whether the viewer really wants to leave the match, or to stop it."""
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
    return "sure-leave-with-cards" if seen and _cards_count(seen) else "sure-leave"


def _cards_count(seen: Observation) -> bool:
    """Whether what the viewer holds counts against them when they leave (L1a).

    A partner's hand is played on by a computer player (L1), and a draft scores nothing.
    """
    playing = not isinstance(seen.phase, Draft | RoundOver | MatchOver)
    rules = seen.rules
    return playing and rules.scoring.penalty and not rules.partners and bool(seen.hand)
