"""What the operator announces, at one table."""

from __future__ import annotations

from msgspec import structs

from bot.views.table_values import Notice, Status

from .outcome import DeniedError, Reason
from .step import Step
from .table import Table


def show_notice(table: Table, notice: Notice | None) -> None:
    """Show the notice at a table, which does nothing if it is there already; None: no longer.

    That the bot is back stays until the next action.
    """
    shown = table.game.notice
    if notice is not None or (shown is not None and not shown.is_back):
        _set(table, notice)


def say_back(table: Table) -> None:
    """Say in place of the notice that the bot is back."""
    if table.game.notice is not None:
        _set(table, structs.replace(table.game.notice, is_back=True))


def _set(table: Table, notice: Notice | None) -> None:
    is_left = table.game.status is Status.OVER and not table.deadlines
    if notice != table.game.notice and not is_left:
        # `updated_at` stays: nobody has done anything.
        table.set(notice=notice, version=table.game.version + 1)


def require_new_games(notice: Notice | None) -> None:
    """Raise `DeniedError` if the operator lets no match begin at the moment."""
    if notice is not None and notice.closes:
        raise DeniedError(Reason.NO_NEW_GAMES, notice=notice)


def notice_after(table: Table) -> Notice | None:
    """Return the notice of a table that has changed.

    That the bot is back is said until somebody does something there, and nothing is left at a table
    at which nothing can begin any more.
    """
    notice = table.game.notice
    if notice is None or (table.game.status is Status.OVER and not table.deadlines):
        return None
    if not notice.is_back or notice != table.stored.game.notice:
        return notice
    goes_on_by_itself = bool(table.steps) and not any(_is_persons(table, s) for s in table.steps)
    return notice if goes_on_by_itself else None


def _is_persons(table: Table, step: Step) -> bool:
    """Return whether a person has done this, and not the bot for anybody."""
    return step.seat is not None and step.acted_for is None and table.level(step.seat) is None
