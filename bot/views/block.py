"""A block: somebody may not play with the bot, everywhere or on one server, until it ends."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec import Struct

EVERYBODY = 0
"""In the place of a person: the whole server is blocked."""

EVERYWHERE = 0
"""In the place of a server: the operator has blocked the person on all servers."""

KEPT_AFTER_END = timedelta(days=30)
"""How long a block is stored after it has ended."""


class Block(Struct, frozen=True):
    """A block of a person, or of everybody on a server.

    A person is blocked everywhere by the operator, or excluded by the managers of one server.
    Without ``until`` it has no end.
    """

    user_id: int
    guild_id: int
    since: datetime
    until: datetime | None = None
    reason: str | None = None

    @property
    def key(self) -> tuple[int, int]:
        """Who is blocked, and where: of each two there is one block at most."""
        return self.user_id, self.guild_id

    @property
    def is_by_server(self) -> bool:
        """Whether the managers of a server exclude a person."""
        return self.guild_id != EVERYWHERE and self.user_id != EVERYBODY

    def is_on(self, now: datetime) -> bool:
        """Return whether the block has not ended."""
        return self.until is None or now < self.until
