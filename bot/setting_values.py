"""The settings of people and servers, as values."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

RING_AFTER = 20
"""Seconds after which a person is notified who has not chosen a time."""
RING_SECONDS = (0, RING_AFTER, 60)

TURN_SECONDS = 90
"""Seconds for a turn if neither server nor host has chosen a time."""
TURN_TIMES = (45, 90, 180, 600)
"""Seconds for a turn that a server and a host can choose."""


OWN_GESTURE = "="
"""Precedes the word that a table has chosen for its own gesture (V11)."""

LONGEST_GESTURE = 20


class TableGesture(StrEnum):
    """A gesture that is made at a table (V11)."""

    CLAP = "clap"
    STAND = "stand"
    SLAP = "slap"
    SALUTE = "salute"


class Starters(StrEnum):
    """The members who may open a game on a server."""

    EVERYBODY = "everybody"
    MANAGERS = "managers"
    """The members who may manage the server."""


class LobbyCall(StrEnum):
    """The people whom the host of a lobby may call, once."""

    NOBODY = "nobody"
    LAST_PLAYERS = "players"
    """The people of the last match in the channel."""
    ROLE = "role"


class Choices(Struct, frozen=True):
    """What a person has chosen with `/uno me`: stored, copied to their seats and viewed as one.

    ``language`` None: that of their Discord client. ``ring_after``: the seconds after which they
    are notified that it is their turn, 0 at once, None never. ``cards_as_symbols``: a symbol and a
    rank instead of words. ``hand_in_channel``: the hand is shown privately in the channel, never by
    direct message. ``statistics_hidden``: nobody else sees their statistics, nor their
    name but at the tables where they sit (`bot.views.visibility`).
    """

    language: str | None = None
    ring_after: int | None = RING_AFTER
    cards_as_symbols: bool = True
    hand_in_channel: bool = False
    statistics_hidden: bool = False


class PersonSettings(Struct, frozen=True):
    """The settings of a person."""

    user_id: int
    choices: Choices = Choices()


class ServerSettings(Struct, frozen=True):
    """The settings that the managers of a server have chosen with `/uno settings`.

    ``mode``, ``preset`` and ``rules`` are the defaults of a new game, as they are typed at `/uno
    start`. ``channels``: the channels in which games may be opened, none means all. ``language``
    None: Discord's own for the server. ``turn_seconds`` None: no limit. ``threads``: each game
    opens a thread of its own. ``lobby_call``: whom a host may call, ``called_role``: which role
    that is. ``round_posters``: keep the result of each round, not only that of the match.
    """

    guild_id: int
    mode: str | None = None
    preset: str | None = None
    rules: str = ""
    channels: tuple[int, ...] = ()
    language: str | None = None
    turn_seconds: int | None = TURN_SECONDS
    threads: bool = False
    starters: Starters = Starters.EVERYBODY
    lobby_call: LobbyCall = LobbyCall.NOBODY
    called_role: int | None = None
    round_posters: bool = True

    def allows(self, channel_id: int) -> bool:
        """Return whether games may be opened in this channel."""
        return not self.channels or channel_id in self.channels
