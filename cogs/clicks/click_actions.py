"""What a click asks for -> an action of the engine's, or what is still to be asked.

Which card a button means depends on the table: it is found inside the change, not on a view from
before it.
"""

from __future__ import annotations

from functools import partial

from bot.engine import (
    Call,
    Challenge,
    Discard,
    Draw,
    Keep,
    MakeGesture,
    NameColour,
    Pass,
    Play,
    Say,
    SeatAction,
    Take,
)
from bot.render import CardChoice, Click, Question, Verb, resolve
from bot.tables import Meaning, TableView

_SEAT = 0
"""The tables put the seat of whoever clicked in its place."""

_PLAIN: dict[Verb, SeatAction] = {
    Verb.DRAW: Draw(_SEAT),
    Verb.PASS: Pass(_SEAT),
    Verb.TAKE: Take(_SEAT),
    Verb.CHALLENGE: Challenge(_SEAT),
    Verb.KEEP: Keep(_SEAT),
    Verb.DISCARD: Discard(_SEAT),
    Verb.GESTURE: MakeGesture(_SEAT),
}
_AS_THINGS_ARE = (Verb.GESTURE, Verb.SAY)
"""The rules refuse these the second time by themselves: no click on them is too old."""

_CALLS = frozenset(str(call.value) for call in Call)


class UnclearError(Exception):
    """What was clicked is no action: ``question`` is still to be asked, None for nonsense.

    ``view`` is the table as it was when this was found.
    """

    def __init__(self, view: TableView, question: Question | None = None) -> None:
        super().__init__("what was clicked is no action")
        self.view = view
        self.question = question


def wanted_by(click: Click) -> SeatAction | Meaning:
    """The action that the click asks for, as far as it is known before the table is looked at.

    The meaning raises `UnclearError` where it is none.
    """
    if click.verb is Verb.CARD:
        return partial(_card, click.arg)
    return _plain(click) or _nonsense


def _plain(click: Click) -> SeatAction | None:
    match click.verb:
        case Verb.COLOUR:
            return NameColour(_SEAT, int(click.arg)) if click.arg in tuple("01234567") else None
        case Verb.SAY:
            return Say(_SEAT, Call(int(click.arg))) if click.arg in _CALLS else None
        case _:
            return _PLAIN.get(click.verb)


def _nonsense(view: TableView) -> SeatAction:
    raise UnclearError(view)


def version_for(click: Click) -> int | None:
    """The version that the action is judged by, None: as things are when it arrives."""
    return None if click.verb in _AS_THINGS_ARE else click.version


def _card(text: str, view: TableView) -> SeatAction:
    choice, seen = CardChoice.parse(text), view.observation
    if choice is None or seen is None:
        raise UnclearError(view)
    # What is not open any more is for the rules to refuse: they know by which clause.
    tried = Play(_SEAT, choice.card, colour=choice.colour)
    meant = resolve(choice, (*view.legal, *view.side), seen) or tried
    if isinstance(meant, Question):
        raise UnclearError(view, meant)
    return meant
