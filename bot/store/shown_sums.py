"""The sums over rounds that are shown: of each table the rows of one edition.

A query reads them as it would read the table. What counts rounds writes to the tables themselves:
see `bot.store.people_tables`.
"""

from __future__ import annotations

from sqlalchemy import Subquery, Table, literal_column, select

from . import schema

SHOWN = select(schema.sums.c.shown).scalar_subquery()
"""The number of the edition that is shown."""


def _shown_of(table: Table) -> Subquery:
    """Return a table's rows of the edition that is shown, without the column that says so."""
    columns = [column for column in table.columns if column.name != "edition"]
    rows = select(*columns).where(table.c.edition == SHOWN)
    if table is schema.standings:
        rows = rows.where(literal_column(f"standings.{schema.IN_INDEXES}"))
    return rows.subquery(table.name)


standings = _shown_of(schema.standings)
ratings = _shown_of(schema.ratings)
rating_steps = _shown_of(schema.rating_steps)
person_totals = _shown_of(schema.person_totals)
solo_totals = _shown_of(schema.solo_totals)
acquaintances = _shown_of(schema.acquaintances)
rivalries = _shown_of(schema.rivalries)
friend_scores = _shown_of(schema.friend_scores)
achievements = _shown_of(schema.achievements)
