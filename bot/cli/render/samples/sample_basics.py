"""What several samples use: when they are looked at, and what a choice of a card leaves open."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from bot.engine import Mode, default_options
from bot.render import CardChoice, PageContext, Question, resolve
from bot.views.table_values import Status
from bot.views.table_view import SeatView

NOW = datetime(2026, 1, 2, tzinfo=UTC)
SOON = NOW + timedelta(seconds=30)
"""When the samples are looked at, so that “in 30 seconds” stays so."""


BARE = PageContext(
    game_id="sample00",
    version=1,
    status=Status.LIVE,
    guild_id=1,
    channel_id=2,
    host_id=1,
    options=default_options(Mode.CLASSIC),
    seats=(),
    seat=None,
    locale=None,
    observation=None,
    legal=(),
    side=(),
    steps=(),
    deadline=None,
    deadline_kind=None,
    commitment=None,
    seed=None,
    board_id=None,
    ending=None,
    paused=False,
    votes=(),
    can_be_woken=None,
    turn_seconds=None,
    gesture=None,
    rematch_until=None,
    invited=(),
    followers=(),
    may_call=False,
)
"""A table of which nothing is known."""


def people(names: Iterable[str]) -> tuple[SeatView, ...]:
    """Seats of people with these names; the first is the host's."""
    return tuple(
        SeatView(BARE.game_id, number, name, number + 1, is_host=number == 0)
        for number, name in enumerate(names)
    )


def question_of(context: PageContext, choice: CardChoice) -> Question:
    """What this choice of a card leaves open."""
    assert context.observation is not None
    found = resolve(choice, context.legal, context.observation)
    assert isinstance(found, Question)
    return found
