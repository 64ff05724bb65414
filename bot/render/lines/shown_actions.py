"""What players see of each action: its button, what a click on it means, and how it is named.

An action is told in two sentences, in a hint and in a judged move of a replay. What it did to the
table is told by its events, in :mod:`.story`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from bot.engine import (
    Action,
    Call,
    Challenge,
    Contra,
    Discard,
    Double,
    Draw,
    JumpIn,
    Keep,
    MakeGesture,
    NameColour,
    Pass,
    Play,
    Say,
    SeatAction,
    SideAction,
    Take,
    Throw,
)
from bot.engine.cards import COLOURS
from bot.i18n import Translator
from bot.views.table_view import TableView
from bot.views.tile_emoji import TileEmoji

from .. import emoji
from ..cards.card_look import colour_name, colour_on_button, colour_text, face_text
from ..clicks.click_id import Click, Verb
from ..page import Button, Style, table_button
from .story import calls_text
from .table_buttons import gesture_label, gesture_symbol

S = TypeVar("S", bound=SeatAction)

PLAYED = "p"
"""The letter of a card that is played in turn."""

_SEAT = 0
"""The seat in the action of a click; the tables replace it with the seat of the player."""


class ActionWords(Struct, frozen=True):
    """The end of an action's text keys (`hint-KEY`, `replay-better-KEY`), and their variables."""

    key: str
    variables: Mapping[str, str] = {}


class FacesAndNames(Struct, frozen=True):
    """The ``faces`` of an action's cards by their numbers, and the ``names`` of all seats.

    With ``tiles`` cards are shown as emoji.
    """

    faces: Mapping[int, int]
    names: Sequence[str]
    tiles: TileEmoji | None = None


class ActionButton(Struct, frozen=True):
    """The button of an action.

    ``draw`` makes the button of one offered action. ``read`` returns the action that a click with
    this argument means, or None for an argument that no button of ours has. With ``has_own_row``
    these buttons stand in a row by themselves, above the others.
    """

    verb: Verb
    draw: Callable[[TableView, Any, Translator], Button]
    read: Callable[[str], SeatAction | None]
    has_own_row: bool = False


class PressedCards(Struct, frozen=True):
    """How an action is taken whose cards are pressed: :mod:`bot.render.lines.card_choice`.

    Its ``letter`` stands in clicks. ``how`` is the text of its button where one card can be used in
    several ways. Where it needs another player, ``partner`` is that field of the action, ``ask``
    the question's text and ``answer`` that of its buttons. ``interrupts``: it is done out of turn.
    """

    letter: str = PLAYED
    how: str = "how-play"
    partner: str = "swap"
    ask: str = "ask-swap"
    answer: str = "swap-with"
    interrupts: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownAction(Generic[S]):
    """All that players see of one type of action.

    It has a ``button``, or its cards are ``pressed``, or it has neither where the table decides
    whom it concerns. ``words`` is None for what nobody is advised to do: it is no turn action.
    """

    action: type[S]
    button: ActionButton | None = None
    pressed: PressedCards | None = None
    words: Callable[[S, FacesAndNames, Translator], ActionWords] | None


def buttons_of(
    context: TableView, offers: Sequence[Action], t: Translator, *, own_row: bool = False
) -> list[Button]:
    """Return the buttons of the offered actions: those in a row by themselves, or the others."""
    shown = ((_SHOWN_OF[type(offer)].button, offer) for offer in offers)
    return [
        button.draw(context, offer, t)
        for button, offer in shown
        if button is not None and button.has_own_row is own_row
    ]


def pressed_cards(action: Action) -> PressedCards | None:
    """Return how an action is taken by pressing its cards, or None if it is not."""
    return _SHOWN_OF[type(action)].pressed


def how_key(letter: str) -> str:
    """Return the text key of the way to use a pressed card that clicks name by ``letter``."""
    found = (shown.pressed for shown in SHOWN_ACTIONS if shown.pressed is not None)
    return next(pressed.how for pressed in found if pressed.letter == letter)


def clicked_action(click: Click) -> SeatAction | None:
    """Return the action that a click means, or None if its verb or argument means none."""
    shown = _SHOWN_BY.get(click.verb)
    return None if shown is None or shown.button is None else shown.button.read(click.arg)


def can_be_late(click: Click) -> bool:
    """Return whether a click may be too old.

    A call or a gesture never is: the rules refuse a second one by themselves.
    """
    shown = _SHOWN_BY.get(click.verb)
    return shown is None or not issubclass(shown.action, SideAction)


def advised_text(action: Action, shown: FacesAndNames, t: Translator) -> str:
    """Return the sentence of a hint. Raise ValueError for what is no turn action."""
    words = _words(action, shown, t)
    return t.format(f"hint-{words.key}", **words.variables)


def better_move_text(action: Action, shown: FacesAndNames, t: Translator) -> str:
    """Return what *hard* would have done. Raise ValueError for what is no turn action."""
    words = _words(action, shown, t)
    return t.format(f"replay-better-{words.key}", **words.variables)


def _words(action: Action, shown: FacesAndNames, t: Translator) -> ActionWords:
    name = _SHOWN_OF[type(action)].words
    if name is None:
        raise ValueError(f"{action} is no turn action")
    return name(action, shown, t)


def _button(verb: Verb, label: str, symbol: str, make: Callable[[int], S]) -> ActionButton:
    """Return the button of an action that says nothing but its seat."""

    def draw(context: TableView, _action: S, t: Translator) -> Button:
        return table_button(context, verb, t.format(label), symbol)

    def read(_arg: str) -> SeatAction:
        return make(_SEAT)

    return ActionButton(verb, draw, read)


def _always(key: str) -> Callable[[SeatAction, FacesAndNames, Translator], ActionWords]:
    """Return the words of an action that says nothing but its seat."""
    words = ActionWords(key)
    return lambda _action, _shown, _t: words


def _words_of_throw(throw: Throw, shown: FacesAndNames, t: Translator) -> ActionWords:
    *first, last = (shown.faces[card] for card in throw.cards)
    before = [face_text(face, t, tiles=shown.tiles) for face in first]
    cards = t.joined([*before, face_text(last, t, throw.colour, shown.tiles)])
    if throw.swap is None:
        return ActionWords("play", {"cards": cards})
    return ActionWords("swap", {"cards": cards, "player": shown.names[throw.swap]})


def _colour_button(context: TableView, action: NameColour, t: Translator) -> Button:
    tiles = context.card_tiles
    return Button(
        colour_name(action.colour, t) if tiles is None else "",
        context.click(Verb.COLOUR, str(action.colour)),
        colour_on_button(action.colour, tiles),
        Style.PRIMARY,
    )


def _read_colour(arg: str) -> NameColour | None:
    return NameColour(_SEAT, int(arg)) if arg in _COLOURS else None


_COLOURS = frozenset(str(colour) for colour in range(len(COLOURS)))


def _words_of_colour(action: NameColour, shown: FacesAndNames, t: Translator) -> ActionWords:
    return ActionWords("colour", {"colour": colour_text(action.colour, t, shown.tiles)})


def _say_button(context: TableView, action: Say, t: Translator) -> Button:
    label = t.format("button-say", call=calls_text(action.call, t))
    return table_button(context, Verb.SAY, label, emoji.CALL, arg=str(int(action.call)))


def _read_call(arg: str) -> Say | None:
    return Say(_SEAT, Call(int(arg))) if arg in _CALLS else None


_CALLS = frozenset(str(call.value) for call in Call)


def _gesture_button(context: TableView, _action: MakeGesture, t: Translator) -> Button:
    label, symbol = gesture_label(context.game.gesture, t), gesture_symbol(context.game.gesture)
    return table_button(context, Verb.GESTURE, label, symbol)


SHOWN_ACTIONS: tuple[ShownAction[Any], ...] = (
    ShownAction(action=Play, pressed=PressedCards(), words=_words_of_throw),
    ShownAction(
        action=JumpIn,
        pressed=PressedCards("j", "how-jump", interrupts=True),
        words=_words_of_throw,
    ),
    ShownAction(
        action=Double,
        pressed=PressedCards("d", "how-double", interrupts=True),
        words=_words_of_throw,
    ),
    ShownAction(
        action=Draw,
        button=_button(Verb.DRAW, "button-draw", emoji.DRAW, Draw),
        words=_always("draw"),
    ),
    ShownAction(
        action=Pass,
        button=_button(Verb.PASS, "button-pass", emoji.PASS, Pass),
        words=_always("pass"),
    ),
    ShownAction(
        action=Take,
        button=_button(Verb.TAKE, "button-take", emoji.TAKE, Take),
        words=_always("take"),
    ),
    ShownAction(
        action=Challenge,
        button=_button(Verb.CHALLENGE, "button-challenge", emoji.CHALLENGE_REACTION, Challenge),
        words=_always("challenge"),
    ),
    ShownAction(
        action=Keep,
        button=_button(Verb.KEEP, "button-keep", emoji.KEEP, Keep),
        words=_always("keep"),
    ),
    ShownAction(
        action=Discard,
        button=_button(Verb.DISCARD, "button-discard", emoji.DISCARD, Discard),
        words=_always("discard"),
    ),
    ShownAction(
        action=NameColour,
        button=ActionButton(Verb.COLOUR, _colour_button, _read_colour, has_own_row=True),
        words=_words_of_colour,
    ),
    ShownAction(
        action=Say,
        button=ActionButton(Verb.SAY, _say_button, _read_call),
        words=None,
    ),
    ShownAction(
        action=MakeGesture,
        button=ActionButton(Verb.GESTURE, _gesture_button, lambda _arg: MakeGesture(_SEAT)),
        words=None,
    ),
    # Whom it concerns is decided by the tables: whoever owes a call.
    ShownAction(action=Contra, words=None),
)
"""What players see of every action that a player takes in a round."""

_SHOWN_OF: Mapping[type[Action], ShownAction[Any]] = {
    shown.action: shown for shown in SHOWN_ACTIONS
}
_SHOWN_BY: Mapping[Verb, ShownAction[Any]] = {
    shown.button.verb: shown for shown in SHOWN_ACTIONS if shown.button is not None
}

MOVE_VERBS: tuple[Verb, ...] = (Verb.CARD, *_SHOWN_BY)
"""The verbs of the clicks that make a move."""
