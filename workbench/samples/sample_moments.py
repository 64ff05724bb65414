"""Moments of house rules, penalties and Duo, and settings: each a message of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine import Play
from bot.i18n import Translator
from bot.render import CardChoice, Page, Question, board_page, choice_page, hand_page
from bot.render.private.settings_pages import (
    own_settings_page,
    subscription_page,
    sure_to_hide_page,
)
from bot.setting_values import Choices, TableGesture
from bot.views.table_parts import VoteView
from bot.views.table_values import Deadline, DeadlineKind, VoteKind
from bot.views.table_view import TableView
from workbench.samples.bare_table import changed
from workbench.samples.sample_basics import SOON, question_of

_JUMP_IN = """
option jump_in
seats Anna Ben Cem
hand Anna R7 R2 B4
hand Ben B7 G2 Y8
hand Cem Y3 Y9 R7 G5
top R3

Anna: play R7
"""
_STACKING = """
option stacking
option retour_kutsche
option lass_mich
seats Anna Ben Cem
hand Anna R+2 R2 B4
hand Ben Y+2 RR RS B7 W
hand Cem Y3 Y9
top R3
draw G1 G2 G3 G4

Anna: play R+2
"""
_GESTURE = """
option action_uno
seats Anna Ben Cem
hand Anna R3 R2 B4
hand Ben B7 G2 Y8
hand Cem Y3 Y9 R7
top R9

Anna: play R3
"""
_ACCUSED = """
option advice
option questions
option sleeping
seats Anna Ben Cem Dana
hand Anna R5 Y7 GR
hand Ben B1 B2 G3 Y9
hand Cem R1 R2
hand Dana Y1 Y2 Y3
top R9
turn Cem
draw G1 G2 G4 G5

Cem: play R2
"""
_DRAFT = """
mode duo
seats Anna Ben
drafter Anna
draw R7 W B1 B2 B3 B4 B5 B6 B8 B9 G1 G2 G3 G4 G5 G6 G8 G9 Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 R1 R2 R3 R4

Anna: keep
Ben: discard
"""
_SERIES = """
mode duo
seats Anna Ben
hand Anna RR R1 R8 R+2 B3
hand Ben B1 B2 G3 Y9
top R7
turn Anna
"""


def sample_moments(
    seen: Callable[[str, str | None], TableView], t: Translator
) -> Iterator[tuple[str, Page]]:
    """Yield each message with its name; ``seen`` plays a record and returns a player's view."""
    yield "hand-jump-in", hand_page(seen(_JUMP_IN, "Cem"), t)
    yield "hand-answer", hand_page(seen(_STACKING, "Ben"), t)
    clapping = changed(seen(_GESTURE, "Ben"), gesture=TableGesture.CLAP)
    yield "hand-gesture", hand_page(clapping, t)
    yield "hand-draft", hand_page(seen(_DRAFT, "Anna"), t)
    series = seen(_SERIES, "Anna")
    yield "choice-series", choice_page(series, _last_of_series(series), t)
    yield "board-accused", board_page(_accused(seen(_ACCUSED, None)), t)
    yield "own-settings", own_settings_page(Choices(), t)
    yield "sure-to-hide", sure_to_hide_page(t)
    yield "subscription", subscription_page(t.format("subscription-begun"), t, subscribed=True)


def _last_of_series(context: TableView) -> Question:
    """Return the question with which card the longest series is to end (D6)."""
    series = max((a for a in context.legal if isinstance(a, Play)), key=lambda a: len(a.more))
    return question_of(context, CardChoice(series.card, size=1 + len(series.more)))


def _accused(table: TableView) -> TableView:
    """Return a table where Ben is accused of a silly question and Dana takes long."""
    question = VoteView(
        kind=VoteKind.QUESTION,
        about=1,
        ayes=(0,),
        noes=(),
        asked=(0, 2, 3),
        needed=2,
        open_to=(1, 2, 3),
        ends_at=SOON,
        link="https://discord.com/channels/1/2/3",
    )
    return changed(
        table, votes=(question,), can_be_woken=3, deadline=Deadline(DeadlineKind.TURN, None, SOON)
    )
