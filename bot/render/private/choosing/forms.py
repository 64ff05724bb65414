"""What is typed while a game is arranged: another target, a line of rules, a favourite's name."""

from __future__ import annotations

from bot.engine import compile_rules
from bot.i18n import Translator
from bot.render.page import Field, Form
from bot.render.rules.rule_line import write_line
from bot.setting_values import LONGEST_GESTURE
from bot.views.table_view import TableView

from .parts import Asked, fills

LONGEST_FAVOURITE = 40
_LONGEST_TARGET = 12
_LONGEST_LINE = 1000


def form_for(context: TableView, what: Asked, t: Translator) -> Form:
    """The form that was asked for, with what stands now in it."""
    match what:
        case Asked.TARGET:
            target = compile_rules(context.options).ends.target
            now = "" if target is None else str(target)
            title, field = t.format("choosing-target"), _field(what, _LONGEST_TARGET, t, now)
        case Asked.GESTURE:
            title, field = t.format("choosing-gesture"), _field(what, LONGEST_GESTURE, t)
        case Asked.LINE:
            title = t.format("form-line-title")
            field = line_field(write_line(context.options), t)
        case Asked.FAVOURITE:
            title, field = t.format("form-favourite-title"), _field(what, LONGEST_FAVOURITE, t)
    return Form(title, fills(context, what), (field,))


def line_field(now: str, t: Translator) -> Field:
    """Where a set of rules is typed or pasted as one line; `now` stands in it."""
    return _field(Asked.LINE, _LONGEST_LINE, t, now)


def _field(what: Asked, longest: int, t: Translator, now: str = "") -> Field:
    """The one field of a form; a line of rules is long, and an empty one means none."""
    is_line = what is Asked.LINE
    return Field(
        what,
        t.format(f"form-{what}-label"),
        now[:longest],
        t.format(f"form-{what}-hint"),
        longest,
        needed=not is_line,
        several_lines=is_line,
    )
