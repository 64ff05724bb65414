"""How long the bot waits for its database."""

from __future__ import annotations

from msgspec import Struct


class Limits(Struct, frozen=True):
    """Seconds after which waits on the database end.

    ``beginning``: until a connection is there and has answered. ``transaction``: everything until
    the end of a transaction. Before that the server gives up a ``statement`` (0: never) and SQLite
    the wait for other writers (``busy``): such an error leaves no doubt about what was done.
    ``idle``: until PostgreSQL ends a session that does nothing within a transaction.
    ``lock``: for one try to get a lock that another process may hold for long.
    ``heartbeat``: between two messages to itself of a connection that listens; each has to come
    back within ``deaf``. ``pause``: between two questions to a silent database.
    ``closing``: for connections that are closed in good order.
    """

    beginning: float = 2.0
    transaction: float = 5.0
    statement: float = 4.0
    busy: float = 4.0
    idle: float = 5.0
    lock: float = 20.0
    heartbeat: float = 3.0
    deaf: float = 7.0
    pause: float = 0.5
    closing: float = 1.0


PLAY = Limits()
"""For everything that people wait for: they hear within ten seconds what came of a click."""

PATIENT = Limits(
    beginning=30.0, transaction=6 * 3600.0, statement=0.0, busy=60.0, idle=3600.0, closing=5.0
)
"""For work that is long by nature: migrating, recounting, exporting, deleting, pruning."""
