"""Refusals: why something is not possible and what can be done now, in one sentence a clause."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine import BY_NAME, BadValueError, JumpIn, Mode, Options, Pending
from bot.engine.cards import is_wild_draw
from bot.engine.events import Played
from bot.i18n import Translator
from bot.rule_gate import rule_gate
from bot.views.table_view import TableView

from ..page import shortened
from ..rules.house_rules import accepted_text, clash_text, default_text, rule_label
from ..rules.rule_line import MODE_WORD, meant_by
from .open_actions import allowed_text
from .shown_phases import refused_now
from .status_lines import steps_of_the_round
from .story import listed

_LONGEST_QUOTED = 80

_TURN_CLAUSES = frozenset({"C4", "C5", "C6", "C11b", "C12", "D6", "V2", "V3", "V5", "V15"})
"""Clauses that refuse an action for which there may be an alternative."""


def refusal(clause: str, context: TableView | None, t: Translator) -> str:
    """Return the reason why an action was refused by ``clause``, and what can be done instead."""
    why = _reason(clause, context, t)
    if context is None or clause not in _TURN_CLAUSES:
        return why
    instead = allowed_text(context, t)
    return why if instead is None else f"{why} {instead}"


def _reason(clause: str, context: TableView | None, t: Translator) -> str:
    seen = None if context is None else context.observation
    if clause == "C5" and context is not None and seen is not None:
        return refused_now(context, seen, t)
    if clause == "C4" and seen is not None and seen.complement:
        return t.format("refused-complement")
    key = f"clause-{clause}"
    return t.format(key) if t.has(key) else t.format("refused-otherwise", clause=clause)


def challenge_refusal(clause: str, context: TableView | None, t: Translator) -> str:
    """Return why a challenge was refused by ``clause``: what cannot be challenged, and by whom."""
    seen = None if context is None else context.observation
    if context is None or seen is None or clause not in ("C5", "C12"):
        return refusal(clause, context, t)
    if not isinstance(seen.phase, Pending):
        return t.format("challenge-nothing")
    if seen.phase.seat != context.seat:
        return t.format("challenge-of-others", player=context.names[seen.phase.seat])
    if seen.phase.draw.answered:
        return t.format("challenge-answered")
    laid = last_throw(context)
    if laid is None or not is_wild_draw(laid.faces[-1]):
        return t.format("challenge-nothing")
    if laid.how == JumpIn.how:
        return t.format("challenge-of-jump-in")
    return t.format("challenge-of-last-card" if not seen.counts[laid.seat] else "challenge-nothing")


def last_throw(context: TableView) -> Played | None:
    """Return the last throw of the round that the viewer still knows of."""
    steps = reversed(steps_of_the_round(context))
    return next((e for step in steps for e in step.events if isinstance(e, Played)), None)


def setup_refusal(
    clause: str,
    names: Sequence[str],
    t: Translator,
    written: Callable[[str, Translator], str] = rule_label,
) -> str:
    """Return why these options, or this number of players, do not go together (K1-K3).

    ``written`` turns an option's name into the form in which the reader types it.
    """
    if names[0] == "seats":
        return t.format(f"seats-{clause}")
    name, other = names
    rule = rule_label(name, t)
    if other in BY_NAME[name].needs:
        needed = rule_label(other, t)
        values = [f"{written(other, t)}={word}" for word in BY_NAME[name].needs[other]]
        return t.format("setup-need-refused", first=rule, second=needed, values=t.joined(values))
    if other in BY_NAME[name].clashes:
        return clash_text(name, other, t)
    if other in BY_NAME:
        return t.format("setup-pair-refused", first=rule, second=rule_label(other, t))
    mode = Mode(other.removeprefix("mode "))
    shown = t.format(f"mode-{mode}")
    if clause == "K1":
        value = default_text(BY_NAME[name], mode, t)
        return t.format("setup-mode-refused", rule=rule, mode=shown, value=value)
    key = f"bad-value-{name}-{clause}"
    if t.has(key):
        return t.format(key, name=written(name, t), mode=shown)
    return t.format("bad-value-range", name=rule, values=accepted_text(BY_NAME[name], t))


def prohibited_text(names: Sequence[str], t: Translator) -> str:
    """Return what is not played here in words, as `RuleGate.refused` names it."""
    return t.joined(
        rule_label(name, t) if name in BY_NAME else t.format(f"mode-{name}") for name in names
    )


def instead_text(options: Options, t: Translator) -> str | None:
    """Return what is played in place of rules that are not played here any more, or None."""
    names = rule_gate().refused(options)
    if not names:
        return None
    mode = rule_gate().nearest(options).mode
    same = "yes" if mode is options.mode else "no"
    named = {"rules": prohibited_text(names, t), "mode": t.format(f"mode-{mode}")}
    return t.format("rules-instead", same=same, **named)


def bad_value(bad: BadValueError, t: Translator) -> str:
    """Return what is wrong with an option that does not exist or a value that it does not take."""
    name = shortened(bad.name, _LONGEST_QUOTED)
    if bad.name == MODE_WORD:
        games = listed([f"`{MODE_WORD}={mode}`" for mode in rule_gate().modes], t)
        return t.format(
            "game-unknown", name=shortened(bad.text or "", _LONGEST_QUOTED), games=games
        )
    if bad.name not in BY_NAME:
        meant = meant_by(bad.name)
        if meant is None:
            return t.format("rule-unknown", name=name)
        return t.format("rule-mistyped", name=name, meant=rule_label(meant, t), meant_name=meant)
    written = bad.name if bad.text is None else f"{bad.name}={bad.text}"
    return t.format(
        "rule-unreadable",
        text=shortened(written, _LONGEST_QUOTED),
        name=rule_label(bad.name, t),
        values=accepted_text(BY_NAME[bad.name], t),
    )
