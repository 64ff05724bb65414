"""What buttons, selects and forms of choosing carry, and the forms themselves.

A click is `options` with a page to open, `choose` with what is chosen, or `form` with what is to be
typed. A select hands over its values besides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from bot.engine import compile_rules
from bot.i18n import Translator
from bot.render.clicks.click_id import Verb
from bot.render.page import MAX_CHOICE, MAX_PLACEHOLDER, Choice, Field, Form, Select, shortened
from bot.render.rules.rule_line import write_line
from bot.setting_values import LONGEST_GESTURE
from bot.views.table_view import TableView


class ChoosingTab(StrEnum):
    """A page of choosing; a `value` and a `seat` are followed by a dot and which one."""

    GAME = "game"
    RULES = "rules"
    PEOPLE = "people"
    LINE = "line"
    VALUE = "value"
    SEAT = "seat"


class LobbyChoice(StrEnum):
    """What a click chooses; some are followed by a dot and a name."""

    MODE = "mode"
    PRESET = "preset"
    TARGET = "target"
    """The points that end the match, `round` or `rounds=NUMBER`."""
    CARDS = "cards"
    TURN_TIME = "time"
    HINTS = "hints"
    PACE = "pace"
    FAMILY = "family"
    """The rules of family NAME that are to be on."""
    VALUE = "value"
    """The value of option NAME."""
    GESTURE = "gesture"
    """The numbers at which `all` or `self` make the gesture (V11)."""
    DOES = "does"
    """The gesture itself."""
    INSTEAD = "instead"
    """Rule NAME, or NAME.VALUE, in place of rules that are not allowed beside it."""
    ADD = "add"
    """The level of a new computer player."""
    LEVEL = "level"
    """Another level for computer player KEY."""
    REMOVE = "remove"
    HOST = "host"
    MATE = "mate"
    """The partner of player KEY."""
    FORGET = "forget"
    """A favourite to delete."""


class FormKind(StrEnum):
    """What a form asks for."""

    LINE = "line"
    TARGET = "target"
    GESTURE = "gesture"
    FAVOURITE = "favourite"


OTHER = "other"
"""The choice that opens a form."""


FAVOURITE_PREFIX = "my:"
"""Before the name of a player's own set of rules, to tell it from the bot's presets."""


def opens(context: TableView, tab: ChoosingTab, *which: str) -> str:
    """Return what a button or select carries that opens a page."""
    return _click(context, Verb.OPTIONS, tab, which)


def chooses(context: TableView, what: LobbyChoice, *which: str) -> str:
    """Return what a button or select carries that changes something."""
    return _click(context, Verb.CHOOSE, what, which)


def asks(context: TableView, what: FormKind) -> str:
    """Return what a button carries that opens a form."""
    return _click(context, Verb.FORM, what, ())


def fills(context: TableView, what: FormKind) -> str:
    """Return what a form carries when it is sent."""
    return _click(context, Verb.FILLED, what, ())


def choice(
    label: str,
    value: str,
    description: str | None = None,
    *,
    chosen: bool = False,
    emoji: str | None = None,
) -> Choice:
    """Return a line of a select, cut to what Discord allows."""
    about = None if description is None else shortened(description, MAX_CHOICE)
    return Choice(shortened(label, MAX_CHOICE), value, about, emoji, chosen)


def select(click: str, placeholder: str, choices: Sequence[Choice]) -> Select:
    """Return a select from which one choice is taken."""
    return Select(click, shortened(placeholder, MAX_PLACEHOLDER), tuple(choices))


def select_any(click: str, placeholder: str, choices: Sequence[Choice]) -> Select:
    """Return a select from which any number of choices is taken."""
    shown = shortened(placeholder, MAX_PLACEHOLDER)
    return Select(click, shown, tuple(choices), least=0, most=len(choices))


def _click(context: TableView, verb: Verb, what: str, which: Iterable[str]) -> str:
    return context.click(verb, ".".join((what, *which)))


LONGEST_FAVOURITE = 40


_LONGEST_TARGET = 12


_LONGEST_LINE = 1000


def form_for(context: TableView, what: FormKind, t: Translator) -> Form:
    """Return the form of this kind, filled with the current value."""
    match what:
        case FormKind.TARGET:
            target = compile_rules(context.options).ends.target
            now = "" if target is None else str(target)
            title, field = t.format("choosing-target"), _form_field(what, _LONGEST_TARGET, t, now)
        case FormKind.GESTURE:
            title, field = t.format("choosing-gesture"), _form_field(what, LONGEST_GESTURE, t)
        case FormKind.LINE:
            title = t.format("form-line-title")
            field = line_field(write_line(context.options), t)
        case FormKind.FAVOURITE:
            title, field = t.format("form-favourite-title"), _form_field(what, LONGEST_FAVOURITE, t)
    return Form(title, fills(context, what), (field,))


def line_field(now: str, t: Translator) -> Field:
    """Return the field for a set of rules as one line, filled with `now`."""
    return _form_field(FormKind.LINE, _LONGEST_LINE, t, now)


def _form_field(what: FormKind, longest: int, t: Translator, now: str = "") -> Field:
    """Return the only field of a form; the field for rules is long and may be empty."""
    is_line = what is FormKind.LINE
    return Field(
        what,
        t.format(f"form-{what}-label"),
        now[:longest],
        t.format(f"form-{what}-hint"),
        longest,
        needed=not is_line,
        several_lines=is_line,
    )
