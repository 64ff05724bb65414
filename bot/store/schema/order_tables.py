"""The tables of an operator's orders, and of the processes that have carried them out."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, LargeBinary, Table

from ..orders import Answer
from .column_types import WORD, JsonBytes, RowId, UtcDateTime, metadata

# The number of an order is never given again: a process may still be carrying the old one out.
orders = Table(
    "orders",
    metadata,
    Column("id", RowId, primary_key=True, autoincrement=True),
    Column("order", LargeBinary, nullable=False),
    Column("asked_at", UtcDateTime, nullable=False),
    sqlite_autoincrement=True,
)

order_receipts = Table(
    "order_receipts",
    metadata,
    Column(
        "order_id",
        BigInteger,
        ForeignKey("orders.id", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("process", WORD, primary_key=True),
    Column("answer", JsonBytes(Answer), nullable=False),
    Column("done_at", UtcDateTime, nullable=False),
)
