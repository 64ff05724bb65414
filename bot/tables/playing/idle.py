"""What the bot does for a person who does nothing."""

from __future__ import annotations

from collections import Counter

from bot import engine
from bot.engine import Action, Discard, Draw, NameColour, Pass, Play, State, Take, face_values
from bot.engine.cards import COLOUR_OF, NO_COLOUR

_HARMLESS = (Take, Pass, Draw, Discard)


def least_harmful(state: State, seat: int) -> Action:
    """Take what is pending, pass, draw, discard, or name the colour held most often.

    Where the rules want a card to be played (C6), the one that counts least. The seat must have
    a turn action open to it.
    """
    legal = engine.legal_actions(state, seat)
    for kind in _HARMLESS:
        found = next((action for action in legal if isinstance(action, kind)), None)
        if found is not None:
            return found
    return min(legal, key=lambda action: _harm(state, seat, action))


def _harm(state: State, seat: int, action: Action) -> tuple[int, int, int]:
    colours = _colours_held(state, seat)
    match action:
        case NameColour():
            return (0, -colours[action.colour], 0)
        case Play():
            faces = state.cards.faces[state.side]
            values = face_values(state.rules.options.mode)
            cost = sum(values[faces[card]] for card in (action.card, *action.more))
            named = 0 if action.colour is None else -colours[action.colour]
            return (0, cost, named)
        case _:
            return (1, 0, 0)


def _colours_held(state: State, seat: int) -> Counter[int]:
    shown = state.hands[seat].translate(state.cards.faces[state.side])
    held = Counter(COLOUR_OF[face] for face in shown)
    del held[NO_COLOUR]
    return held
