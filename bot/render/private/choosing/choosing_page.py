"""The frame of each page of choosing: buttons to the other pages, and the note on a choice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.engine import BY_NAME, Options, stands_at
from bot.i18n import Translator
from bot.presets import split_option
from bot.render import emoji
from bot.render.button_rows import balanced_rows
from bot.render.cards.card_look import ACCENTS
from bot.render.clicks.click_id import Click, Verb
from bot.render.lines.evening_lines import evening_button
from bot.render.lines.refusals import setup_refusal
from bot.render.page import (
    MAX_LABEL,
    Block,
    Button,
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

from .option_clicks import ChoosingTab, LobbyChoice, chooses, opens

_TABS = (ChoosingTab.GAME, ChoosingTab.RULES, ChoosingTab.PEOPLE, ChoosingTab.LINE)


@dataclass(frozen=True, slots=True)
class Note:
    """The result of the last choice, shown below the select where it was made.

    ``ways_out`` are rules that can be chosen instead, written as `NAME` or `NAME=VALUE`. ``symbol``
    shows whether the choice succeeded. ``about`` is the argument of the select's click.
    """

    text: str
    ways_out: tuple[str, ...] = ()
    symbol: str = emoji.NOTE
    about: str = ""


def note_on(chosen: Chosen, t: Translator) -> Note | None:
    """Return which parts of a choice were not possible, by clause; None if all of them were."""
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
    """Return why a rule is left out: it needs another one, or is not allowed beside it."""
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
    needed = t.joined(rule_label(other, t) for other in needs)
    return t.format("button-with-need", rule=rule, needed=needed)


def page_of(
    context: TableView,
    tab: ChoosingTab,
    blocks: Iterable[Block],
    t: Translator,
    note: Note | None = None,
) -> PrivatePage:
    """Return a page with buttons to the other pages, and to the deal if it is possible.

    A note stands right below the select that it is about, where the player is looking.
    """
    noted = () if note is None else _note_blocks(context, note, t)
    tabs = tuple(_tab(context, to, tab, t) for to in _TABS)
    start = (_start(context, t),) if context.can_begin else ()
    if tab is ChoosingTab.GAME and not context.game.board_is_hand:
        start = (*start, evening_button(context, t))
    shown = tuple(blocks)
    where = _changed_by(shown, note)
    if where is None:
        return PrivatePage((*shown, Line(), *noted, *balanced_rows([*tabs, *start])), ACCENTS[0])
    beside = (*shown[: where + 1], *noted, *shown[where + 1 :])
    return PrivatePage((*beside, Line(), *balanced_rows([*tabs, *start])), ACCENTS[0])


def _note_blocks(context: TableView, note: Note, t: Translator) -> tuple[Block, ...]:
    text = Text("\n".join(f"{note.symbol} {line}" for line in note.text.split("\n")))
    ways_out = [_way_out(context, written, t) for written in note.ways_out]
    rows = balanced_rows([button for button in ways_out if button is not None])
    return (text, *rows, Line()) if note.about == "" else (text, *rows)


def _way_out(context: TableView, written: str, t: Translator) -> Button | None:
    """Return a button that chooses a rule all the same, or None if a click cannot hold it."""
    name, value = split_option(written)
    click = chooses(context, LobbyChoice.INSTEAD, name, *(() if value is None else (value,)))
    if Click.parse(click) is None:
        return None
    return Button(shortened(_way_out_label(name, value, t), MAX_LABEL), click, emoji.SWAP)


def _changed_by(blocks: Sequence[Block], note: Note | None) -> int | None:
    """Return the index of the select that the note is about, or None if it is not on the page."""
    if note is None or not note.about:
        return None
    ends = f":{Verb.CHOOSE}:{note.about}"
    selects = (n for n, b in enumerate(blocks) if isinstance(b, Select) and b.click.endswith(ends))
    return next(selects, None)


def _start(context: TableView, t: Translator) -> Button:
    start = t.format("button-start")
    return table_button(context, Verb.START, start, emoji.START, Style.GOOD)


def _tab(context: TableView, to: ChoosingTab, current: ChoosingTab, t: Translator) -> Button:
    """Return the button to a page; that of the current page updates it."""
    style = Style.PRIMARY if to is current else Style.PLAIN
    return Button(t.format(f"button-choosing-{to}"), opens(context, to), style=style)
