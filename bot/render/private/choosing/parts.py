"""What the pages of choosing have in common: what their clicks carry, the way between them, notes.

A click on them is `options` with a place to go to, `choose` with what is chosen, or `form` with
what is to be typed; a select hands its values over beside that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.engine import BY_NAME, Options, stands_at
from bot.i18n import Translator
from bot.presets import split_option
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.cards.card_look import ACCENTS
from bot.render.clicks.click_id import Click, Verb
from bot.render.lines.refusals import setup_refusal
from bot.render.page import (
    MAX_CHOICE,
    MAX_LABEL,
    MAX_PLACEHOLDER,
    Block,
    Button,
    Choice,
    Line,
    PrivatePage,
    Select,
    Style,
    Text,
    shortened,
    table_button,
)
from bot.render.rules.house_rules import clash_text, rule_label, rule_text
from bot.rule_choice import Chosen, LeftOut
from bot.views.table_view import TableView


class Place(StrEnum):
    """Where one can go; a `value` and a `seat` are followed by a dot and which."""

    GAME = "game"
    RULES = "rules"
    PEOPLE = "people"
    LINE = "line"
    VALUE = "value"
    SEAT = "seat"


class Chose(StrEnum):
    """What can be chosen; what stands behind a dot says of which."""

    MODE = "mode"
    PRESET = "preset"
    TARGET = "target"
    TURN_TIME = "time"
    HINTS = "hints"
    PACE = "pace"
    FAMILY = "family"
    """The rules of family NAME that are to be on."""
    VALUE = "value"
    """The value of option NAME."""
    GESTURE = "gesture"
    """The ranks for which `all` or `self` make the gesture (V11)."""
    DOES = "does"
    """What is done at a gesture."""
    INSTEAD = "instead"
    """Rule NAME, or NAME.VALUE, and not what it does not go with."""
    ADD = "add"
    """A computer player of which level."""
    LEVEL = "level"
    """Another level for computer player KEY."""
    REMOVE = "remove"
    HOST = "host"
    MATE = "mate"
    """Who sits opposite KEY."""
    FORGET = "forget"
    """Which favourite is not needed any more."""


class Asked(StrEnum):
    """What is typed into a form."""

    LINE = "line"
    TARGET = "target"
    GESTURE = "gesture"
    FAVOURITE = "favourite"


OTHER = "other"
"""The choice that opens a form."""
FAVOURITE_PREFIX = "my:"
"""Before the name of somebody's own set of rules, where the bot's presets can be chosen, too."""

_TABS = (Place.GAME, Place.RULES, Place.PEOPLE, Place.LINE)


@dataclass(frozen=True, slots=True)
class Note:
    """The result of the last choice, shown beside what was chosen from.

    ``ways_out`` are rules that can be taken instead, as they are written: `NAME` or `NAME=VALUE`.
    ``symbol`` says whether all is as it was wanted. ``about`` is what was chosen from, as its
    click's ``arg`` says it.
    """

    text: str
    ways_out: tuple[str, ...] = ()
    symbol: str = emoji.NOTE
    about: str = ""


def note_on(chosen: Chosen, t: Translator) -> Note | None:
    """What of a choice could not be, by clause, with the way out; None if all of it could."""
    mode = chosen.options.mode
    pairs = [left for left in chosen.left_out if left.other is not None]
    lines = [_pair(left, left.other or "", chosen.options, t) for left in pairs]
    not_in_mode = [left for left in chosen.left_out if left.other is None and left.clause == "K1"]
    if not_in_mode:
        rules = " · ".join(rule_label(left.name, t) for left in not_in_mode)
        named = {"mode": t.format(f"mode-{mode}"), "rules": rules, "clause": "K1"}
        lines.append(t.format("choosing-not-in-mode", **named))
    lines += [
        setup_refusal(left.clause, (left.name, f"mode {mode}"), t)
        for left in chosen.left_out
        if left.other is None and left.clause != "K1"
    ]
    for kept in chosen.kept:
        named = {"rule": rule_label(kept.name, t), "by": rule_label(kept.by, t)}
        lines.append(t.format("choosing-kept", **named))
    return Note("\n".join(lines), tuple(left.written for left in pairs)) if lines else None


def _pair(left: LeftOut, other: str, options: Options, t: Translator) -> str:
    """Why a rule is left out: it needs another one, or does not go with it."""
    option = BY_NAME[left.name]
    rule, second = rule_label(left.name, t), rule_label(other, t)
    if other in option.needs:
        return t.format("choosing-need", left_out=rule, needed=second, clause=left.clause)
    if other in option.clashes:
        reason, stays = clash_text(left.name, other, t), _standing(options, other, t)
        return t.format("choosing-clash", reason=reason, stays=stays, clause=left.clause)
    return t.format("choosing-pair", left_out=rule, stays=second, clause=left.clause)


def _standing(options: Options, name: str, t: Translator) -> str:
    return rule_text(name, stands_at(options, name), t)


def _way_out_label(name: str, value: str | None, t: Translator) -> str:
    needs = BY_NAME[name].needs
    rule = rule_label(name, t) if value is None else rule_text(name, value, t)
    if not needs:
        return t.format("button-instead", rule=rule)
    needed = ", ".join(rule_label(other, t) for other in needs)
    return t.format("button-with-need", rule=rule, needed=needed)


def page_of(
    context: TableView,
    place: Place,
    blocks: Iterable[Block],
    t: Translator,
    note: Note | None = None,
) -> PrivatePage:
    """A page with the way to the others below, and to the deal once it can begin.

    What came of the last choice stands where the finger is: right below what was chosen from.
    """
    noted = () if note is None else _note_blocks(context, note, t)
    tabs = tuple(_tab(context, to, place, t) for to in _TABS)
    start = (_start(context, t),) if context.can_begin else ()
    shown = tuple(blocks)
    where = _changed_by(shown, note)
    if where is None:
        return PrivatePage((*shown, Line(), *noted, *balanced_rows([*tabs, *start])), ACCENTS[0])
    beside = (*shown[: where + 1], *noted, *shown[where + 1 :])
    return PrivatePage((*beside, Line(), *balanced_rows([*tabs, *start])), ACCENTS[0])


def opens(context: TableView, place: Place, *which: str) -> str:
    """What a button or select carries that leads to a page."""
    return _click(context, Verb.OPTIONS, place, which)


def chooses(context: TableView, what: Chose, *which: str) -> str:
    """What a button or select carries that changes something."""
    return _click(context, Verb.CHOOSE, what, which)


def asks(context: TableView, what: Asked) -> str:
    """What a button carries that opens a form."""
    return _click(context, Verb.FORM, what, ())


def fills(context: TableView, what: Asked) -> str:
    """What a form carries when it is sent."""
    return _click(context, Verb.FILLED, what, ())


def choice(
    label: str,
    value: str,
    description: str | None = None,
    *,
    chosen: bool = False,
    emoji: str | None = None,
) -> Choice:
    """A line of a select, cut where Discord would refuse it."""
    about = None if description is None else shortened(description, MAX_CHOICE)
    return Choice(shortened(label, MAX_CHOICE), value, about, emoji, chosen)


def select(click: str, placeholder: str, choices: Sequence[Choice]) -> Select:
    """A select of which one choice is taken."""
    return Select(click, shortened(placeholder, MAX_PLACEHOLDER), tuple(choices))


def select_any(click: str, placeholder: str, choices: Sequence[Choice]) -> Select:
    """A select of which any number of choices is taken."""
    shown = shortened(placeholder, MAX_PLACEHOLDER)
    return Select(click, shown, tuple(choices), least=0, most=len(choices))


def _note_blocks(context: TableView, note: Note, t: Translator) -> tuple[Block, ...]:
    text = Text("\n".join(f"{note.symbol} {line}" for line in note.text.split("\n")))
    ways_out = [_way_out(context, written, t) for written in note.ways_out]
    rows = balanced_rows([button for button in ways_out if button is not None])
    return (text, *rows, Line()) if note.about == "" else (text, *rows)


def _way_out(context: TableView, written: str, t: Translator) -> Button | None:
    """A button that switches a rule on all the same; None where a click cannot carry its value."""
    name, value = split_option(written)
    click = chooses(context, Chose.INSTEAD, name, *(() if value is None else (value,)))
    if Click.parse(click) is None:
        return None
    return Button(shortened(_way_out_label(name, value, t), MAX_LABEL), click, emoji.SWAP)


def _changed_by(blocks: Sequence[Block], note: Note | None) -> int | None:
    """Where the select stands by which the note came about; None if it is not on the page."""
    if note is None or not note.about:
        return None
    ends = f":{Verb.CHOOSE}:{note.about}"
    selects = (n for n, b in enumerate(blocks) if isinstance(b, Select) and b.click.endswith(ends))
    return next(selects, None)


def _start(context: TableView, t: Translator) -> Button:
    start = t.format("button-start")
    return table_button(context, Verb.START, start, emoji.START, Style.GOOD)


def _tab(context: TableView, to: Place, place: Place, t: Translator) -> Button:
    """The tab of the page that is shown makes it anew: others may have come or gone."""
    style = Style.PRIMARY if to is place else Style.PLAIN
    return Button(t.format(f"button-choosing-{to}"), opens(context, to), style=style)


def _click(context: TableView, verb: Verb, what: str, which: Iterable[str]) -> str:
    return context.click(verb, ".".join((what, *which)))
