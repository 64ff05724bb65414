"""Which game, by which set of rules, up to how many points, how long for a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import WITHOUT_TARGET, Mode, compile_rules, stands_at
from bot.i18n import Translator
from bot.render.page import MAX_CHOICE, Choice, PrivatePage, Text
from bot.render.page_context import PageContext
from bot.render.rules.house_rules import house_rules, preset_of, rule_text
from bot.setting_values import TURN_TIMES

from .parts import (
    OTHER,
    Chose,
    Note,
    Place,
    choice,
    chooses,
    page_of,
    select,
)
from .rule_sets import rule_set_choices

TARGETS = ("round", "50", "100", "150", "200", "300", "400", "500", "750", "1000")
NO_LIMIT = "off"
HINTS_ON, HINTS_OFF = "on", "off"


def game_choice_page(
    context: PageContext, favourites: Sequence[str], t: Translator, note: Note | None = None
) -> PrivatePage:
    """The first page; ``favourites`` are the names of the viewer's own sets of rules."""
    mode = t.format(f"mode-{context.options.mode}")
    blocks = (
        Text(f"### {t.format('choosing-title', mode=mode)}\n{house_rules(context.options, t)}"),
        select(chooses(context, Chose.MODE), t.format("choosing-mode"), list(_modes(context, t))),
        select(
            chooses(context, Chose.PRESET),
            t.format("choosing-preset"),
            list(rule_set_choices(preset_of(context.options), favourites, t)),
        ),
        select(
            chooses(context, Chose.TARGET), t.format("choosing-target"), list(_targets(context, t))
        ),
        select(
            chooses(context, Chose.TURN_TIME),
            t.format("choosing-turn-time"),
            list(_turn_times(context, t)),
        ),
        select(chooses(context, Chose.HINTS), t.format("choosing-hints"), list(_hints(context, t))),
    )
    return page_of(context, Place.GAME, blocks, t, note)


def turn_time_text(seconds: int | None, t: Translator) -> str:
    """How long somebody has for a turn."""
    if seconds is None:
        return t.format("time-of-turn-off")
    if seconds % 60 or seconds < 120:
        return t.format("time-of-turn-seconds", count=seconds)
    return t.format("time-of-turn-minutes", count=seconds // 60)


def _modes(context: PageContext, t: Translator) -> Iterator[Choice]:
    for mode in Mode:
        label, about = t.format(f"mode-{mode}"), t.format(f"choosing-mode-{mode}")
        yield choice(label, mode.value, about, chosen=mode is context.options.mode)


def _targets(context: PageContext, t: Translator) -> Iterator[Choice]:
    current = stands_at(context.options, "target")
    if compile_rules(context.options).ends.rounds is not None:
        yield _without_target(context, t, chosen=current == WITHOUT_TARGET)
    known = (*TARGETS, WITHOUT_TARGET)
    for value in TARGETS if current in known else (*TARGETS, current):
        yield choice(_target_text(value, t), value[:MAX_CHOICE], chosen=value == current)
    yield choice(t.format("choosing-other-target"), OTHER)


def _target_text(value: str, t: Translator) -> str:
    if value == "round":
        return t.format("choosing-single-round")
    return t.format("choosing-points", count=int(value))


def _without_target(context: PageContext, t: Translator, *, chosen: bool) -> Choice:
    """The number of rounds alone ends the match (X15a)."""
    rounds = rule_text("rounds", stands_at(context.options, "rounds"), t)
    shown = t.format("choosing-without-target", rounds=rounds)
    return choice(shown, WITHOUT_TARGET, chosen=chosen)


def _turn_times(context: PageContext, t: Translator) -> Iterator[Choice]:
    seconds = context.turn_seconds
    current = NO_LIMIT if seconds is None else str(seconds)
    known = (*map(str, TURN_TIMES), NO_LIMIT)
    for value in known if current in known else (current, *known):
        time = turn_time_text(None if value == NO_LIMIT else int(value), t)
        yield choice(t.format("choosing-turn", time=time), value, chosen=value == current)


def _hints(context: PageContext, t: Translator) -> Iterator[Choice]:
    for value in (HINTS_OFF, HINTS_ON):
        key = f"choosing-hints-{value}"
        is_chosen = context.hints == (value == HINTS_ON)
        yield choice(t.format(key), value, t.format(f"{key}-about"), chosen=is_chosen)
