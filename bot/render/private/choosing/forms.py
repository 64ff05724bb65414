"""What is typed while a game is arranged: another target, a line of rules, a favourite's name."""

from __future__ import annotations

from bot.i18n import Translator
from bot.render.page import Field, Form
from bot.render.page_context import PageContext
from bot.render.rule_line import write_line
from bot.setting_values import LONGEST_GESTURE

from .parts import Asked, fills

LONGEST_FAVOURITE = 40
_LONGEST_TARGET = 12
_LONGEST_LINE = 1000


def form_for(context: PageContext, what: Asked, t: Translator) -> Form:
    """The form that was asked for, with what stands now in it."""
    match what:
        case Asked.TARGET:
            return _target_form(context, t)
        case Asked.GESTURE:
            return _gesture_form(context, t)
        case Asked.LINE:
            return _line_form(context, t)
        case Asked.FAVOURITE:
            return _favourite_form(context, t)


def _target_form(context: PageContext, t: Translator) -> Form:
    target = context.options.target
    field = Field(
        Asked.TARGET,
        t.format("form-target-label"),
        "" if target is None else str(target)[:_LONGEST_TARGET],
        t.format("form-target-hint"),
        longest=_LONGEST_TARGET,
    )
    return Form(t.format("choosing-target"), fills(context, Asked.TARGET), (field,))


def _gesture_form(context: PageContext, t: Translator) -> Form:
    field = Field(
        Asked.GESTURE,
        t.format("form-gesture-label"),
        placeholder=t.format("form-gesture-hint"),
        longest=LONGEST_GESTURE,
    )
    return Form(t.format("choosing-gesture"), fills(context, Asked.GESTURE), (field,))


def _line_form(context: PageContext, t: Translator) -> Form:
    field = Field(
        Asked.LINE,
        t.format("form-line-label"),
        write_line(context.options)[:_LONGEST_LINE],
        t.format("form-line-hint"),
        longest=_LONGEST_LINE,
        needed=False,
        several_lines=True,
    )
    return Form(t.format("form-line-title"), fills(context, Asked.LINE), (field,))


def _favourite_form(context: PageContext, t: Translator) -> Form:
    field = Field(
        Asked.FAVOURITE,
        t.format("form-favourite-label"),
        placeholder=t.format("form-favourite-hint"),
        longest=LONGEST_FAVOURITE,
    )
    return Form(t.format("form-favourite-title"), fills(context, Asked.FAVOURITE), (field,))
