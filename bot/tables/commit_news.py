"""What has been committed -> the log, and whoever counts what happens at the tables."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from .ports import Observer
from .step import Step
from .table import Table

log = logging.getLogger(__name__)


def tell(table: Table, observer: Observer) -> None:
    """Log what was done, and let the observer count it."""
    _log_changes(table)
    for step in table.steps:
        observer.acted(_kind(step))
    for how in _rings(table):
        observer.rang(how)


def _log_changes(table: Table) -> None:
    ids = {"game": table.game.id, "guild": table.game.guild_id}
    for step in table.steps:
        told = {"seat": step.seat, "do": _kind(step), "version": step.version}
        log.info("action", extra=ids | told)
    if table.game.status is not table.stored.game.status:
        told = {"status": table.game.status.value, "ending": table.game.ending}
        log.info("game", extra=ids | told)


def _rings(table: Table) -> Iterator[str]:
    """How each was told whose turn it is."""
    yield from ["hand"] * len(table.rung)
    yield from ["mention"] * len(table.reminded)
    yield from ["not"] * table.not_rung


def _kind(step: Step) -> str:
    """The kind of the action alone: its card may be a hidden one (P1)."""
    return "deal" if step.action is None else type(step.action).__name__
