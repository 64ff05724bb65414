"""choices as one value: what a person has chosen is stored as one, with the person and their seats

Revision ID: 0039
Revises: 0038
Create Date: 2026-11-29 03:00:00
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None

_COPIED = ("ring_after", "cards_as_symbols", "hand_in_channel")
_OF_PERSON = ("language", *_COPIED, "statistics_hidden")


def upgrade() -> None:
    for table, chosen in (("people", _OF_PERSON), ("seats", _COPIED)):
        choices = sa.Column("choices", sa.LargeBinary, nullable=False, server_default="{}")
        op.add_column(table, choices)
        _fill(table, chosen)
        for column in chosen:
            # By this one, queries leave people out.
            if column != "statistics_hidden":
                op.drop_column(table, column)


def _fill(name: str, chosen: tuple[str, ...]) -> None:
    """Write each combination of choices into all rows that have it: there are few."""
    flags = {"cards_as_symbols", "hand_in_channel", "statistics_hidden"}
    columns = [sa.column(each, sa.Boolean() if each in flags else None) for each in chosen]
    table = sa.table(name, *columns, sa.column("choices", sa.LargeBinary()))
    connection = op.get_bind()
    for row in connection.execute(sa.select(*columns).distinct()).all():
        have = [column.is_not_distinct_from(row[at]) for at, column in enumerate(columns)]
        value = json.dumps(dict(zip(chosen, row, strict=True))).encode()
        connection.execute(sa.update(table).where(*have).values(choices=value))


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")
