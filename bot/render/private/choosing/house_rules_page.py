"""The house rules in force, a select a family, and the way to those with values."""

from __future__ import annotations

from bot.engine import Options, stands_at
from bot.i18n import Translator
from bot.render.page import Block, Choice, PrivatePage, Select, Text
from bot.render.rules.house_rules import (
    family_label,
    house_rules,
    rule_label,
    rule_text,
    value_text,
)
from bot.render.rules.rule_families import Family, switches, with_values
from bot.rule_choice import is_on
from bot.views.table_view import TableView

from .parts import (
    Chose,
    Note,
    Place,
    choice,
    chooses,
    opens,
    page_of,
    select,
    select_any,
)


def house_rules_page(context: TableView, t: Translator, note: Note | None = None) -> PrivatePage:
    """Every rule that this game takes, with what is on ticked."""
    options = context.options
    blocks = (
        Text(f"### {t.format('choosing-rules-title')}\n{house_rules(options, t)}"),
        *(block for family in Family for block in _family(context, family, t)),
        *((_finer(context, t),) if with_values(options.mode) else ()),
    )
    return page_of(context, Place.RULES, blocks, t, note)


def _family(context: TableView, family: Family, t: Translator) -> tuple[Block, ...]:
    """A heading, since a select with something chosen shows no placeholder, and the select."""
    names = switches(family, context.options.mode)
    if not names:
        return ()
    heading = family_label(family, t)
    choices = [_rule(context.options, name, t) for name in names]
    placeholder = t.format("choosing-family", family=heading)
    menu = select_any(chooses(context, Chose.FAMILY, family), placeholder, choices)
    return Text(f"**{heading}**"), menu


def _rule(options: Options, name: str, t: Translator) -> Choice:
    value = stands_at(options, name)
    label = rule_label(name, t) if value == "off" else rule_text(name, value, t)
    about = t.format(f"option-{name}.description")
    return choice(label, name, about, chosen=is_on(options, name))


def _finer(context: TableView, t: Translator) -> Select:
    """Where a rule is chosen whose values are asked for on a page of their own."""
    choices: list[Choice] = []
    for name in with_values(context.options.mode):
        value = stands_at(context.options, name)
        about = t.format("choosing-now", value=value_text(name, value, t))
        choices.append(choice(rule_label(name, t), name, about))
    return select(opens(context, Place.VALUE), t.format("choosing-finer"), choices)
