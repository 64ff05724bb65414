"""Texts of unlimited length are cut where a page has no more room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import BadValueError, Mode
from bot.engine.events import Played as PlayedEvent
from bot.render import (
    CardChoice,
    LeaderboardLine,
    Page,
    Question,
    backs_page,
    bad_value,
    board_page,
    choice_page,
    hand_page,
    house_rules,
    leaderboard_page,
    lobby_page,
    scores_page,
)
from bot.render.lines.card_choice import QuestionKind
from bot.render.lines.open_actions import cards_text
from bot.render.private.rulebook_page import Shelf, in_force_page
from bot.rule_choice import combined
from bot.setting_values import Choices
from bot.views.table_view import TableView
from tests.render.contexts import leaderboard_of
from workbench.samples.bare_table import changed

from .contexts import LONGEST_RULES, context, for_all, options_of, position, steps, text_of
from .shown import KEYS, Played
from .table_situations import EMOJI, WON

LONG = "W" * 2000
STEP = (PlayedEvent(0, (5,) * 60),)
OVER = Played(WON).context(None)
RULES = combined(Mode.CLASSIC, LONGEST_RULES).options


def full_hand(mode: Mode = Mode.CLASSIC) -> TableView:
    """Return a hand with as many different cards as there are."""
    return context(position(options_of(mode), 53, different=True), 0)


def long_names(**changes: Any) -> TableView:
    seats = tuple(replace(seat, name=LONG) for seat in OVER.seats)
    return changed(OVER, seats=seats, **changes)


def in_tiles(table: TableView) -> TableView:
    return replace(for_all(table, choices=Choices(cards_as_symbols=True)), tiles=EMOJI)


def asked() -> Page:
    table = full_hand()
    assert table.observation is not None
    card = CardChoice(table.observation.hand[0], colour=0)
    return choice_page(table, Question(QuestionKind.COLOUR, (card,)), KEYS)


def others() -> Page:
    state = position(options_of(Mode.FLIP), 53, different=True)
    return backs_page(context(state, 1), KEYS)


def best(name: str, lines: int = 1) -> Page:
    row = LeaderboardLine(1, name, 1, 1, 1, 1, me=True)
    return leaderboard_page(leaderboard_of([row] * lines, None), KEYS)


def lobby() -> Page:
    table = replace(full_hand(), seat=None, observation=None, options=RULES)
    return lobby_page(changed(table, invited=(LONG,)), KEYS)


def all_in_hand() -> str:
    table = full_hand()
    assert table.observation is not None
    return cards_text(table, table.observation.hand, KEYS)


CUT: dict[str, tuple[Callable[[], Page | str], str, int]] = {
    "a step on the board": (
        lambda: board_page(replace(full_hand(), seat=None, steps=steps(STEP)), KEYS),
        "-# • ",
        350,
    ),
    "a step in the hand": (
        lambda: hand_page(replace(full_hand(), steps=steps(STEP)), KEYS),
        "-# ",
        400,
    ),
    "a step below a result": (
        lambda: board_page(replace(OVER, steps=steps(STEP)), KEYS),
        "number=1)\n-# ",
        900,
    ),
    "the scores of a result": (
        lambda: board_page(long_names(steps=()), KEYS),
        "number=1)\n",
        2500,
    ),
    "the scores": (lambda: scores_page(long_names(), KEYS), "", 3500),
    "a name on the leaderboard": (lambda: best(LONG), "**", 40),
    "the leaderboard": (lambda: best("P", 99), "", 3900),
    "the hand beside a question": (asked, "-# ", 900),
    "the hand below its tiles": (lambda: hand_page(in_tiles(full_hand()), KEYS), "-# ", 900),
    "the cards that are allowed": (all_in_hand, "", 500),
    "the other sides of a hand": (others, "\n", 1749),  # and the bracket of `list-item(…)`
    "who is still missing": (lobby, "players=", 700),
    "house rules": (lambda: house_rules(RULES, KEYS), "", 1400),
    "rules in force": (lambda: in_force_page(RULES, Shelf(), KEYS), "\n", 2400),
    "the line of rules in force": (lambda: in_force_page(RULES, Shelf(), KEYS), "```\n", 800),
    "a name in a line": (lambda: long_names().short_names[0], "", 16),
    "a rule that nobody knows": (lambda: bad_value(BadValueError("", LONG), KEYS), "name=", 80),
    "a game that nobody knows": (
        lambda: bad_value(BadValueError("", "mode", LONG), KEYS),
        "name=",
        80,
    ),
    "a value that nobody can read": (
        lambda: bad_value(BadValueError("", "target", LONG), KEYS),
        "text=",
        80,
    ),
}
"""For each text that is cut: its page, the text before it, and its number of characters."""


@pytest.mark.parametrize("what", CUT)
def test_what_is_too_long_ends_where_its_room_ends(what: str) -> None:
    place, mark, longest = CUT[what]
    shown = place()
    text = shown if isinstance(shown, str) else text_of(shown)
    cut, _, _ = text.partition(mark)[2].partition("…") if mark else text.partition("…")
    assert len(cut) + 1 == longest
