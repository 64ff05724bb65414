"""What a click asks for -> an action of the engine's, or what is still to be asked."""

from __future__ import annotations

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
    Take,
)
from bot.render import CardChoice, Click, Question, Verb, resolve
from bot.tables import SeatAction, TableView

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
ACTION_VERBS = frozenset({*_PLAIN, Verb.CARD, Verb.COLOUR, Verb.SAY})


def action_of(click: Click, view: TableView) -> SeatAction | Question | None:
    """The action that the click means at this table, a question, or None for nonsense."""
    match click.verb:
        case Verb.CARD:
            return _card(click.arg, view)
        case Verb.COLOUR:
            return NameColour(_SEAT, int(click.arg)) if click.arg in tuple("01234567") else None
        case Verb.SAY:
            return Say(_SEAT, Call(int(click.arg))) if click.arg in _CALLS else None
        case _:
            return _PLAIN.get(click.verb)


def version_for(click: Click) -> int | None:
    """The version that the action is judged by, None: as things are when it arrives."""
    return None if click.verb in _AS_THINGS_ARE else click.version


def _card(text: str, view: TableView) -> SeatAction | Question | None:
    choice, seen = CardChoice.parse(text), view.observation
    if choice is None or seen is None:
        return None
    # What is not open any more is for the rules to refuse: they know by which clause.
    tried = Play(_SEAT, choice.card, colour=choice.colour)
    return resolve(choice, (*view.legal, *view.side), seen) or tried
