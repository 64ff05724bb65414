"""The first page of choosing (game, rules, target, time, hints), and the rules as one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import BY_NAME, WITHOUT_TARGET, stands_at
from bot.i18n import Translator
from bot.render import emoji
from bot.render.page import (
    CHOICES_IN_SELECT,
    MAX_CHOICE,
    Block,
    Button,
    Choice,
    PrivatePage,
    Row,
    Select,
    Text,
)
from bot.render.rules.house_rules import house_rules, preset_of, rule_label, rule_text, with_values
from bot.render.rules.rule_line import write_line
from bot.rule_gate import rule_gate
from bot.setting_values import TURN_TIMES
from bot.views.table_view import TableView

from .choosing_page import Note, page_of
from .option_clicks import (
    FAVOURITE_PREFIX,
    OTHER,
    ChoosingTab,
    FormKind,
    LobbyChoice,
    asks,
    choice,
    chooses,
    select,
)

TARGETS = ("round", "50", "100", "150", "200", "300", "400", "500", "750", "1000")
ROUNDS = ("3", "5", "10")
"""What is offered in place of points (X15a)."""


NO_LIMIT = "off"


HINTS_ON, HINTS_OFF = "on", "off"


def game_choice_page(
    context: TableView, favourites: Sequence[str], t: Translator, note: Note | None = None
) -> PrivatePage:
    """Return the first page; ``favourites`` are the names of the viewer's sets of rules."""
    mode = t.format(f"mode-{context.options.mode}")
    blocks = (
        Text(f"### {t.format('choosing-title', mode=mode)}\n{house_rules(context.options, t)}"),
        select(
            chooses(context, LobbyChoice.MODE), t.format("choosing-mode"), list(_modes(context, t))
        ),
        select(
            chooses(context, LobbyChoice.PRESET),
            t.format("choosing-preset"),
            list(rule_set_choices(preset_of(context.options), favourites, t)),
        ),
        select(
            chooses(context, LobbyChoice.TARGET),
            t.format("choosing-target"),
            [*_targets(context, t), choice(t.format("choosing-other-target"), OTHER)],
        ),
        *_cards_dealt(context, t),
        select(
            chooses(context, LobbyChoice.TURN_TIME),
            t.format("choosing-turn-time"),
            list(_turn_times(context, t)),
        ),
        select(
            chooses(context, LobbyChoice.HINTS),
            t.format("choosing-hints"),
            list(_hints(context, t)),
        ),
    )
    return page_of(context, ChoosingTab.GAME, blocks, t, note)


def turn_time_text(seconds: int | None, t: Translator) -> str:
    """Return how long a player has for a turn."""
    if seconds is None:
        return t.format("time-of-turn-off")
    if seconds % 60 or seconds < 120:
        return t.format("time-of-turn-seconds", count=seconds)
    return t.format("time-of-turn-minutes", count=seconds // 60)


def _modes(context: TableView, t: Translator) -> Iterator[Choice]:
    for mode in rule_gate().modes:
        label, about = t.format(f"mode-{mode}"), t.format(f"choosing-mode-{mode}")
        yield choice(label, mode.value, about, chosen=mode is context.options.mode)


def _targets(context: TableView, t: Translator) -> Iterator[Choice]:
    """Yield what can end the match: points, a single round, or a number of rounds."""
    current, rounds = (stands_at(context.options, name) for name in ("target", "rounds"))
    ends_by_rounds = current == WITHOUT_TARGET
    for value in TARGETS if ends_by_rounds or current in TARGETS else (*TARGETS, current):
        yield choice(_target_text(value, t), value[:MAX_CHOICE], chosen=value == current)
    if "rounds" in with_values(context.options.mode):
        for number in ROUNDS if not ends_by_rounds or rounds in ROUNDS else (*ROUNDS, rounds):
            chosen = ends_by_rounds and number == rounds
            label = t.format("choosing-rounds", count=int(number))
            yield choice(label, f"rounds={number}", chosen=chosen)


def _target_text(value: str, t: Translator) -> str:
    if value == "round":
        return t.format("choosing-single-round")
    return t.format("choosing-points", count=int(value))


def _cards_dealt(context: TableView, t: Translator) -> Iterator[Select]:
    """Yield a select of how many cards are dealt (X16), where the game can deal other numbers."""
    options, name = context.options, "hand_size"
    if name not in with_values(options.mode):
        return
    usual, current = str(options.game.hand_size), stands_at(options, name)
    numbers = {n: n for n in BY_NAME[name].offered if n != "off"} | {usual: "off"}
    choices = [
        choice(rule_text(name, number, t), value, chosen=current in (value, number))
        for number, value in numbers.items()
    ]
    yield select(chooses(context, LobbyChoice.CARDS), rule_label(name, t), choices)


def _turn_times(context: TableView, t: Translator) -> Iterator[Choice]:
    seconds = context.game.turn_seconds
    current = NO_LIMIT if seconds is None else str(seconds)
    known = (*map(str, TURN_TIMES), NO_LIMIT)
    for value in known if current in known else (current, *known):
        time = turn_time_text(None if value == NO_LIMIT else int(value), t)
        yield choice(t.format("choosing-turn", time=time), value, chosen=value == current)


def _hints(context: TableView, t: Translator) -> Iterator[Choice]:
    for value in (HINTS_OFF, HINTS_ON):
        key = f"choosing-hints-{value}"
        is_chosen = context.game.hints == (value == HINTS_ON)
        yield choice(t.format(key), value, t.format(f"{key}-about"), chosen=is_chosen)


def rule_set_choices(
    current: str | None, favourites: Sequence[str], t: Translator
) -> Iterator[Choice]:
    """Yield presets and favourites; ``current`` is the preset in force, if any.

    If the viewer has more favourites than can be saved now, all of them are shown, and fewer
    presets.
    """
    presets = list(rule_gate().presets)
    left_out = max(0, len(presets) + len(favourites) - CHOICES_IN_SELECT)
    others = [name for name in presets if name != current]
    gone = others[len(others) - left_out :]
    for name in (name for name in presets if name not in gone):
        about = t.format(f"preset-{name}.description")
        yield choice(t.format(f"preset-{name}"), name, about, chosen=name == current)
    for name in favourites:
        about = t.format("choosing-favourite")
        yield choice(name, f"{FAVOURITE_PREFIX}{name}", about, emoji=emoji.FAVOURITE)


def line_page(
    context: TableView, favourites: Sequence[str], t: Translator, note: Note | None = None
) -> PrivatePage:
    """Return the line in a box to copy; ``favourites`` are the viewer's sets of rules by name."""
    line = write_line(context.options) or "mode=classic"
    text = f"### {t.format('choosing-line-title')}\n```\n{line}\n```\n{t.format('choosing-line')}"
    paste = Button(t.format("button-paste-line"), asks(context, FormKind.LINE), emoji.LINE)
    keep = Button(t.format("button-keep-rules"), asks(context, FormKind.FAVOURITE), emoji.FAVOURITE)
    blocks: list[Block] = [Text(text), Row((paste, keep))]
    if favourites:
        forget = [choice(name, name) for name in favourites]
        blocks.append(
            select(chooses(context, LobbyChoice.FORGET), t.format("choosing-forget"), forget)
        )
    return page_of(context, ChoosingTab.LINE, blocks, t, note)
