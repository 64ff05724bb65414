"""What a choice on the pages before the deal means: a change of the rules, or of the seats.

A forged choice that no select offers means nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine import BY_NAME, Family, Mode, Options, stands_at, written_options
from bot.engine.cards import NUMBER_RANKS, RANKS
from bot.render.private.choosing import (
    EVERYBODY,
    HINTS_OFF,
    HINTS_ON,
    NO_LIMIT,
    WHO_PLAYS,
    LobbyChoice,
)
from bot.render.rules.house_rules import switches
from bot.rule_choice import Chosen, instead, with_end, with_rules, with_value
from bot.rule_gate import rule_gate
from bot.tables.seating.hosting import (
    AddComputer,
    Arrangement,
    ChooseGesture,
    ChooseHints,
    ChoosePace,
    ChooseTurnTime,
    MakeHost,
    RemovePlayer,
    SetLevel,
    TeamUp,
)
from bot.views.table_values import Pace

Revision = Callable[[Options], Chosen]

_NUMBERS = tuple(RANKS[rank] for rank in NUMBER_RANKS)


def revision(what: LobbyChoice, which: str, values: Sequence[str]) -> Revision | None:
    """Return the change of the rules, or None if the choice is not about them.

    The change raises `bot.engine.BadValueError` for a value that cannot be read.
    """
    first = values[0] if values else ""
    match what:
        case LobbyChoice.MODE if first in tuple(Mode):
            return lambda options: rule_gate().chosen(Mode(first), written_options(options))
        case LobbyChoice.PRESET if first in rule_gate().presets:
            return lambda _: Chosen(rule_gate().presets[first])
        case LobbyChoice.TARGET if values:
            return lambda options: with_end(options, first)
        case LobbyChoice.CARDS if values:
            return lambda options: with_value(options, "hand_size", first)
        case LobbyChoice.FAMILY if which in tuple(Family):
            family = Family(which)
            return lambda o: with_rules(o, switches(family, o.mode), values)
        case LobbyChoice.VALUE if which in BY_NAME and values:
            return lambda options: with_value(options, which, first)
        case LobbyChoice.GESTURE if which in (EVERYBODY, WHO_PLAYS) and set(values) <= set(
            _NUMBERS
        ):
            return lambda o: with_value(o, "action_uno", _gestures(o, which, values))
        case LobbyChoice.INSTEAD if which.partition(".")[0] in BY_NAME:
            name, _, text = which.partition(".")
            return lambda options: Chosen(instead(options, name, text or None))
        case _:
            return None


def arrangement(  # noqa: C901 - a case a choice
    what: LobbyChoice, which: str, values: Sequence[str]
) -> Arrangement | None:
    """Return the change of seats or times, or None if the choice is not about them."""
    first = values[0] if values else ""
    match what:
        case LobbyChoice.TURN_TIME if first == NO_LIMIT:
            return ChooseTurnTime(None)
        case LobbyChoice.TURN_TIME if first.isascii() and first.isdecimal():
            return ChooseTurnTime(min(int(first), _LONGEST_TURN))
        case LobbyChoice.HINTS if first in (HINTS_ON, HINTS_OFF):
            return ChooseHints(first == HINTS_ON)
        case LobbyChoice.PACE if first in tuple(Pace):
            return ChoosePace(Pace(first))
        case LobbyChoice.DOES if values:
            return ChooseGesture(first)
        case LobbyChoice.ADD:
            return AddComputer(first)
        case LobbyChoice.LEVEL:
            return SetLevel(which, first)
        case LobbyChoice.REMOVE:
            return RemovePlayer(which)
        case LobbyChoice.HOST:
            return MakeHost(which)
        case LobbyChoice.MATE:
            return TeamUp(which, first)
        case _:
            return None


_LONGEST_TURN = 24 * 60 * 60
"""In seconds."""


def _gestures(options: Options, who: str, ranks: Sequence[str]) -> str:
    """Return the gestures with these ranks for `who`; the others stay as they are (V11)."""
    written = stands_at(options, "action_uno")
    standing = [] if written == "off" else written.split(",")
    others = [part for part in standing if part.partition(":")[2] != who and part[0] not in ranks]
    return ",".join([*others, *(f"{rank}:{who}" for rank in ranks)]) or "off"
