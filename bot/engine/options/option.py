"""The entry of a house rule: all facts about an option, except its effect.

Its effect is compiled into tables, in one place. Its name for players is the text `option-NAME`
(data/locales).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum

from msgspec import Struct

from ..games.game import Game, Value
from ..games.registry import GAMES, Mode


class BadValueError(ValueError):
    """An option that does not exist, or a value that cannot be read.

    ``name`` and ``text`` are as they were written; ``text`` is None for a bare name.
    """

    def __init__(self, reason: str, name: str, text: str | None = None) -> None:
        super().__init__(f"{name if text is None else f'{name}={text}'}: {reason}")
        self.name = name
        self.text = text


class UnreadableValueError(ValueError):
    """A written value that the option does not have; the text says which it has."""


class Family(StrEnum):
    """The subject of a house rule, under which players look for it, in the order of the menus."""

    DRAWING = "drawing"
    JUMPING = "jumping"
    CALLING = "calling"
    PLAYING = "playing"
    PENALTIES = "penalties"
    SCORING = "scoring"


_LAST = 1000
"""The ``order`` of an option whose entry does not name one."""


def write_value(value: Value) -> str:
    """Return a switch, a word or a number as docs/notation.md writes it; no value is `off`."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return "off" if value is None else str(value)


class Clash(Struct, frozen=True):
    """Two options that do not go together at some of their values.

    ``when`` takes the value of the option that has the entry and the value of the other one, and
    returns whether the two are refused, by ``clause``.
    """

    clause: str
    when: Callable[[Value, Value], bool]


class Option(Struct, frozen=True, kw_only=True):
    """One option: what it may be, and what it means for the others.

    ``values`` are the written values for display: ``on`` and ``off``, words, or a pattern in
    capitals. ``bare`` is what the name alone and ``on`` stand for, None if the name alone says
    nothing. ``read`` makes a value of what is written and raises :class:`UnreadableValueError`; if
    it is None, ``values`` are all there are. ``write`` is its reverse. ``check`` returns the clause
    by which a game does not take a value.

    ``contains`` are options switched on with this one: for each, what its written value becomes
    (K6); a value that is not named stays. ``excludes`` are options that it cannot be combined with,
    each with the clause. It is enough to name it on one of the two (K2). ``clashes`` are options of
    which only some values cannot be combined with it, named on one of the two as well.
    ``replaces_default`` are options that have another default while this one is on; a value that
    somebody chose stays (X15a). ``needs`` are options that must have one of these values, once all
    are read.

    ``seats`` are the only numbers of players that it takes; if there are none, the game decides.
    ``takes_seats`` returns whether a value takes a number of players, given the number of seats of
    their match (X16a). ``offered`` are values to choose from if ``values`` has a pattern for
    numbers. ``short_for`` is for an option without a value of its own: for each of its words, the
    option and value that it writes. ``adds_action``
    says that the option does nothing but allow an action: the entry of that action looks for the
    option's name in ``rules.actions``.

    ``family`` is the menu in which players find the option, ``order`` its position in it: the
    lower comes first, and of equal ones the option that was added first.

    ``name`` and ``usual``, the default unless a game has another one, are those of its field in
    :class:`.options.Options`.
    """

    clause: str
    family: Family
    order: int = _LAST
    values: tuple[str, ...] = ("on", "off")
    bare: str | None = "on"
    read: Callable[[str], Value] | None = None
    write: Callable[[Value], str] = write_value
    check: Callable[[Game, Value], str | None] | None = None
    contains: Mapping[str, Mapping[str, str]] = {}
    excludes: Mapping[str, str] = {}
    clashes: Mapping[str, Clash] = {}
    replaces_default: Mapping[str, Value] = {}
    needs: Mapping[str, tuple[str, ...]] = {}
    seats: tuple[int, ...] = ()
    takes_seats: Callable[[Game, Value, int, int], bool] | None = None
    offered: tuple[str, ...] = ()
    short_for: Mapping[str, tuple[str, str]] = {}
    adds_action: bool = False
    name: str = ""
    usual: Value = None

    def value_of(self, text: str) -> Value:
        """Return the value that is written ``text``, or raise :class:`UnreadableValueError`."""
        if self.read is not None:
            return self.read(text)
        if text not in self.values:
            raise UnreadableValueError(f"one of {', '.join(self.values)}")
        return text == "on" if text in ("on", "off") else text

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The games that take it; in others it keeps its default (K1)."""
        return tuple(mode for mode, game in GAMES.items() if game.takes_option(self.name))

    def values_in(self, mode: Mode) -> tuple[str, ...]:
        """Return the ``values`` that the game takes; patterns are returned unchanged."""

        def taken(text: str) -> bool:
            game, pattern = GAMES[mode], text != text.lower()
            if pattern or self.check is None:
                return True
            return self.check(game, self.value_of(text)) is None

        return tuple(text for text in self.values if taken(text))

    def default(self, mode: Mode) -> Value:
        """Return the value in a match of this mode if nobody chooses another one."""
        return GAMES[mode].defaults.get(self.name, self.usual)


def words(clause: str, *values: str, family: Family, order: int = _LAST) -> Option:
    """Return the entry of an option whose values are these words."""
    return Option(clause=clause, family=family, order=order, values=values, bare=None)


SWITCHED_ON = {"off": "on"}
"""The value of a contained option that is on or off."""
