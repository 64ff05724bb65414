"""Somebody who asks for something at a table."""

from __future__ import annotations

from msgspec import Struct


class Person(Struct, frozen=True):
    """A Discord user as the table knows them: ``name`` as it is shown on this server."""

    user_id: int
    name: str
    locale: str | None = None
