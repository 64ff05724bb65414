"""What an operator orders on the command line, and what the processes of the bot answer.

Every process carries each order out, so carrying it out a second time changes nothing. What lasts
is in rows of its own: an order only says that they are to be read again.
"""

from __future__ import annotations

from msgspec import Struct


class StopGame(Struct, frozen=True, tag=True):
    """End a game, and tell its table the operator's words."""

    game_id: str
    words: str


class ForgetPerson(Struct, frozen=True, tag=True):
    """Delete the data of a person, unless they are at a table."""

    user_id: int


class ListServers(Struct, frozen=True, tag=True):
    """Say in which servers the bot is."""


class BlocksChanged(Struct, frozen=True, tag=True):
    """Read anew who is blocked."""


class NoticeChanged(Struct, frozen=True, tag=True):
    """Read anew what the operator announces."""


Order = StopGame | ForgetPerson | ListServers | BlocksChanged | NoticeChanged


class Done(Struct, frozen=True, tag=True):
    """It is done, and there is nothing to say of it."""


class NoSuchGame(Struct, frozen=True, tag=True):
    """There is no game of this id."""


class OverBefore(Struct, frozen=True, tag=True):
    """The game was over before."""


class Forgotten(Struct, frozen=True, tag=True):
    """The person is forgotten, of whom so many entries told."""

    entries: int


class StillPlaying(Struct, frozen=True, tag=True):
    """The person is at tables in these channels, so nothing is forgotten."""

    channel_ids: tuple[int, ...]


class SeenServer(Struct, frozen=True):
    """A server that a process is connected to."""

    id: int
    name: str
    members: int | None
    shard: int


class Servers(Struct, frozen=True, tag=True):
    """The servers of this process."""

    servers: tuple[SeenServer, ...]


class Failed(Struct, frozen=True, tag=True):
    """It could not be done: the log of the process says why."""


Answer = Done | NoSuchGame | OverBefore | Forgotten | StillPlaying | Servers | Failed


class GivenOrder(Struct, frozen=True):
    """An order as it was given; None is one of a newer version, which this one does not know."""

    id: int
    order: Order | None
