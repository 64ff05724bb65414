"""The clicks by which a game begins and ends, and people sit down and get up."""

from __future__ import annotations

from bot.engine import Observation
from bot.render.clicks.click_id import SURE
from bot.tables import Rejected, TableView

from ..answering.confirmation import question_before
from ..answering.interaction_data import may_manage, person_of
from ..answering.replies import Private, Reply
from ..answering.taken_click import TakenClick

_LEVEL_UNSAID = "medium"
"""Of the computer player whom a button adds that was made before each level had its own."""


async def join(taken: TakenClick) -> Reply:
    """Sit down, in a lobby or between rounds."""
    outcome = await taken.tables.seats.join(taken.click.game, person_of(taken.interaction))
    score = 0 if isinstance(outcome, Rejected) else _own_score(outcome.view)
    return await taken.done(outcome, taken.t.format("note-sat-down", score=score))


def _own_score(view: TableView) -> int:
    """Return the viewer's points, with which they sit down (L2): none in a lobby."""
    seen = view.observation
    return 0 if seen is None or view.seat is None else _penalty_points(seen, view.seat)


def _penalty_points(seen: Observation, seat: int) -> int:
    return seen.scores[seat] if seen.rules.scoring.penalty else 0


async def leave(taken: TakenClick) -> Reply:
    """Get up; asked about first, where a match is lost by it."""
    question = await _asked_first(taken)
    if question is not None:
        return question
    return await taken.done(await taken.tables.seats.leave(taken.click.game, taken.user_id))


async def stop(taken: TakenClick) -> Reply:
    """Close the lobby or end the match; asked about first, where a match is lost by it."""
    question = await _asked_first(taken)
    if question is not None:
        return question
    manages = may_manage(taken.interaction)
    return await taken.done(
        await taken.tables.endings.stop(taken.click.game, taken.user_id, manages)
    )


async def _asked_first(taken: TakenClick) -> Reply | None:
    click = taken.click
    if click.arg == SURE:
        return None
    question = await question_before(
        taken.tables, taken.interaction, click.game, click.verb, taken.t
    )
    return None if question is None else Private(question)


async def add_computer(taken: TakenClick) -> Reply:
    """Seat a computer player of a level."""
    level = taken.click.arg or _LEVEL_UNSAID
    return await taken.done(
        await taken.tables.lobbies.add_computer(taken.click.game, taken.user_id, level)
    )


async def remove_computer(taken: TakenClick) -> Reply:
    """Take away the computer player that came last."""
    return await taken.done(
        await taken.tables.lobbies.remove_computer(taken.click.game, taken.user_id)
    )


async def like_last_time(taken: TakenClick) -> Reply:
    """Make the lobby like the last match of the channel."""
    return await taken.done(
        await taken.tables.lobbies.like_last_time(taken.click.game, taken.user_id)
    )


async def start(taken: TakenClick) -> Reply:
    """Deal the first round."""
    return await taken.done(await taken.tables.lobbies.start(taken.click.game, taken.user_id))


async def next_round(taken: TakenClick) -> Reply:
    """Deal the next round."""
    return await taken.done(await taken.tables.moves.next_round(taken.click.game, taken.user_id))
