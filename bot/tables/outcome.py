"""The answer of the tables to a request: the table after it, or why nothing was done."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from ..views.table_values import Notice
from ..views.table_view import TableView


class Reason(StrEnum):
    """Why something was not done; nothing changed. Each is one kind sentence to the person."""

    NO_SUCH_GAME = "no-such-game"
    GAME_OVER = "game-over"
    STALE = "stale"
    """The click was made on an old message: the view in the answer is the fresh one."""
    IN_RECESS = "in-recess"
    """The table has a break: until somebody goes on, one can leave, end the match and look up."""
    NOT_ALLOWED = "not-allowed"
    """The rules forbid it, by the clause in the answer."""
    NOT_AT_TABLE = "not-at-table"
    """The person has no seat in this game, or has left it."""
    ELIMINATED = "eliminated"
    """The person is out of this match (X10)."""
    NOBODY_THERE = "nobody-there"
    """Nobody at the table is meant."""
    NOT_MISSING = "not-missing"
    """The person meant has not missed their last turn."""
    ONLY_TWO = "only-two"
    """Where two people play, neither gives the other's seat to the computer."""
    NOT_ASLEEP = "not-asleep"
    """Nobody can be woken: the table waits for nobody who could sleep."""
    TIME_LEFT = "time-left"
    """Whoever is to act may not be woken yet."""
    WOKEN_ALREADY = "woken-already"
    """Whoever is to act has been woken in this turn."""
    NO_VOTE = "no-vote"
    """There is nothing to agree with, or not for this person."""
    TOO_OLD = "too-old"
    """What is accused was said before the deal."""
    JUDGED_ALREADY = "judged-already"
    """What was said has been voted on in this round."""
    NOT_BELIEVED = "not-believed"
    """Two accusations of this person have failed in this round."""
    VOTED_DOWN = "voted-down"
    """The others have said no to this in this round, or in this break."""
    VOTE_IS_ON = "vote-is-on"
    """A vote of this kind is still open."""
    REMOVAL_TRIED = "removal-tried"
    """The table has been asked in this match whether to remove this person."""
    REMOVALS_FAILED = "removals-failed"
    """Three times the table has not removed whom this person wanted to."""
    TOO_FEW_TO_REMOVE = "too-few-to-remove"
    """It takes two others to remove somebody."""
    WAS_REMOVED = "was-removed"
    """Others have taken this person out of the match."""
    THROWN_OUT = "thrown-out"
    """The computer plays on for this person to the end of the round (L1)."""
    NOT_IN_MID_ROUND = "not-in-mid-round"
    """Nobody is removed by others in the middle of a round (L1)."""
    NOT_MENTIONED = "not-mentioned"
    """Somebody else was mentioned in the channel."""
    NOT_HOST = "not-host"
    NOT_MANAGER = "not-manager"
    """The person is neither the host nor somebody who may manage the server."""
    HOST_DECIDES = "host-decides"
    """The place has no server whose managers could do it, and the person is not the host."""
    MANY_LOBBIES = "many-lobbies"
    """The person has opened many tables lately in this place, where the bot is no member."""
    MANY_TABLES_HERE = "many-tables-here"
    """Many tables were opened lately in this place, where the bot is no member."""
    CHANNEL_BUSY = "channel-busy"
    """There is a game in this channel already: the view in the answer shows it."""
    ALREADY_AT_TABLE = "already-at-table"
    TABLE_FULL = "table-full"
    CALLED_ALREADY = "called-already"
    """People were called to this lobby, or its server does not want that."""
    SEAT_IS_KEPT = "seat-is-kept"
    """All seats that can be had are offered to people who follow the match."""
    SEAT_CANNOT_BE_OFFERED = "seat-cannot-be-offered"
    """Nobody could take the place of this person: with partners, and in Duo."""
    TOO_MANY_FOLLOWERS = "too-many-followers"
    TOO_FEW_SEATS = "too-few-seats"
    NO_COMPUTER_PLAYER = "no-computer-player"
    MIXED_ALPHABETS = "mixed-alphabets"
    """A word for the seed mixes letters of several alphabets that look alike."""
    NO_HINTS = "no-hints"
    """The host of this table does not allow hints."""
    NOT_TO_ACT = "not-to-act"
    """A hint is for who is to act."""
    NO_CHOICE = "no-choice"
    """There is only one thing to do."""
    NOT_STARTED = "not-started"
    """The game is still a lobby."""
    ALREADY_STARTED = "already-started"
    """The game is no longer a lobby, and nobody can sit down right now (L2)."""
    NO_REMATCH = "no-rematch"
    """The match is not over, or it has been over for too long."""
    NO_EVENING = "no-evening"
    """The evening is over, or went on with another match."""
    EVENING_IS_ON = "evening-is-on"
    """There is an evening in this channel already."""
    NO_LAST_TIME = "no-last-time"
    """The last match of the channel is no longer kept."""
    OTHER_SERVER = "other-server"
    """The operator lets the bot play on certain servers alone (`bot.offer.Closure`)."""
    NO_GUESTS = "no-guests"
    """The operator lets the bot play only where it is a member."""
    NOT_ALONE = "not-alone"
    """The operator lets nobody play against computer players alone."""
    BLOCKED = "blocked"
    """The person, or everybody on this server, may not play."""
    NO_NEW_GAMES = "no-new-games"
    """The operator lets no match begin at the moment, by the notice in the answer."""
    PROHIBITED = "prohibited"
    """This game, or one of these rules, is not played here."""
    SETUP = "setup"
    """The options and the number of seats do not go together, by the clause in the answer."""


class DeniedError(Exception):
    """Raised in a change for what is not done; becomes a `Rejected`."""

    def __init__(
        self,
        reason: Reason,
        clause: str | None = None,
        names: tuple[str, ...] = (),
        notice: Notice | None = None,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.names = names
        self.notice = notice


class Rejected(Struct, frozen=True):
    """It was not done and nothing changed.

    ``clause`` is the rule that forbids it, if one does, ``names`` the options or ``seats`` that a
    refused set-up concerns. ``view`` is the table as it is now, None where there is none.
    """

    reason: Reason
    view: TableView | None = None
    clause: str | None = None
    names: tuple[str, ...] = ()
    notice: Notice | None = None


Outcome = TableView | Rejected
"""The answer to a request: the table as its caller sees it after the change, or the refusal."""
