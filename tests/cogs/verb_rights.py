"""The messages on which tests expect each verb's buttons, and the roles that may press them."""

from __future__ import annotations

from enum import Enum, auto

from bot.render import Verb


class Stand(Enum):
    """A kind of message that has buttons."""

    LOBBY = auto()
    BOARD = auto()
    """During a round, and as the result of a round or match."""
    HAND = auto()
    PAGE = auto()
    """A private page that somebody has looked up or chooses on, or a private question."""
    OFFER = auto()
    """A message of its own: an offer of a free seat, a reminder of a turn, a question."""


class Who(Enum):
    """A group of people with the right to use a verb; tables or handlers refuse everybody else."""

    ANYBODY = auto()
    PLAYERS = auto()
    """Those at the table."""
    HOST = auto()
    PLAYERS_OR_MANAGERS = auto()
    MANAGERS = auto()
    """Those who may manage the server."""


_LOBBY, _BOARD, _HAND, _PAGE, _OFFER = Stand

_EXPECTED: dict[Verb, tuple[set[Stand], Who]] = {
    Verb.HAND: ({_BOARD, _PAGE}, Who.PLAYERS),
    Verb.PAGE: ({_HAND, _PAGE}, Who.PLAYERS),
    Verb.QUIET: ({_HAND, _OFFER}, Who.PLAYERS),
    Verb.CARD: ({_HAND, _PAGE}, Who.PLAYERS),
    Verb.DRAW: ({_HAND}, Who.PLAYERS),
    Verb.PASS: ({_HAND}, Who.PLAYERS),
    Verb.TAKE: ({_HAND}, Who.PLAYERS),
    Verb.CHALLENGE: ({_BOARD, _HAND}, Who.PLAYERS),
    Verb.KEEP: ({_HAND}, Who.PLAYERS),
    Verb.DISCARD: ({_HAND}, Who.PLAYERS),
    Verb.COLOUR: ({_HAND}, Who.PLAYERS),
    Verb.SAY: ({_HAND}, Who.PLAYERS),
    Verb.GESTURE: ({_BOARD, _HAND}, Who.PLAYERS),
    Verb.CONTRA: ({_BOARD, _HAND}, Who.PLAYERS),
    Verb.VOTE: ({_BOARD, _HAND}, Who.PLAYERS),
    Verb.WAKE: ({_BOARD, _HAND}, Who.PLAYERS),
    Verb.HAND_OVER: ({_BOARD}, Who.PLAYERS),
    Verb.RETURN: ({_BOARD, _HAND}, Who.PLAYERS),
    Verb.JOIN: ({_LOBBY, _BOARD, _PAGE, _OFFER}, Who.ANYBODY),
    Verb.LEAVE: ({_BOARD, _PAGE}, Who.PLAYERS),
    Verb.ADD_COMPUTER: ({_LOBBY, _PAGE}, Who.PLAYERS),
    Verb.REMOVE_COMPUTER: ({_PAGE}, Who.PLAYERS),
    Verb.START: ({_LOBBY, _PAGE}, Who.HOST),
    Verb.NEXT: ({_BOARD, _HAND}, Who.PLAYERS),
    Verb.STOP: ({_PAGE}, Who.PLAYERS_OR_MANAGERS),
    Verb.RECESS: ({_PAGE}, Who.PLAYERS),
    Verb.GO_ON: ({_BOARD, _HAND}, Who.PLAYERS),
    Verb.REMOVE: ({_PAGE}, Who.PLAYERS),
    Verb.LIKE_LAST_TIME: ({_PAGE}, Who.HOST),
    Verb.CALL_PEOPLE: ({_PAGE}, Who.HOST),
    Verb.WORD: ({_PAGE}, Who.PLAYERS),
    Verb.WORD_TYPED: ({_PAGE}, Who.PLAYERS),
    Verb.FOLLOW: ({_BOARD, _PAGE}, Who.ANYBODY),
    Verb.UNFOLLOW: ({_PAGE}, Who.ANYBODY),
    Verb.SUBSCRIBE: ({_PAGE, _OFFER}, Who.ANYBODY),
    Verb.DECLINE: ({_OFFER}, Who.ANYBODY),
    Verb.OFFER_SEAT: ({_HAND, _PAGE}, Who.PLAYERS),
    Verb.KEEP_SEAT: ({_HAND, _PAGE}, Who.PLAYERS),
    Verb.REMATCH: ({_BOARD}, Who.ANYBODY),
    Verb.NEW_RULES: ({_BOARD}, Who.ANYBODY),
    Verb.NEXT_MATCH: ({_BOARD, _PAGE}, Who.PLAYERS),
    Verb.EVENING: ({_BOARD, _PAGE}, Who.ANYBODY),
    Verb.EVENING_TYPED: ({_PAGE}, Who.PLAYERS),
    Verb.MORE: ({_LOBBY, _BOARD, _HAND, _PAGE}, Who.ANYBODY),
    Verb.SCORES: ({_PAGE}, Who.ANYBODY),
    Verb.LEGEND: ({_PAGE}, Who.ANYBODY),
    Verb.BACKS: ({_BOARD, _PAGE}, Who.ANYBODY),
    Verb.DETAILS: ({_PAGE}, Who.ANYBODY),
    Verb.CHART: ({_PAGE}, Who.ANYBODY),
    Verb.LEADERBOARD: ({_PAGE}, Who.ANYBODY),
    Verb.RANKING: ({_PAGE}, Who.ANYBODY),
    Verb.NEW_SEASON: ({_PAGE}, Who.MANAGERS),
    Verb.PICTURE: ({_PAGE}, Who.ANYBODY),
    Verb.STATISTICS: ({_PAGE}, Who.ANYBODY),
    Verb.ACHIEVEMENTS: ({_PAGE}, Who.ANYBODY),
    Verb.RECAP: ({_BOARD, _PAGE}, Who.ANYBODY),
    Verb.REPLAY: ({_BOARD, _HAND, _PAGE}, Who.ANYBODY),
    Verb.RULES: ({_PAGE}, Who.ANYBODY),
    Verb.TOPIC: ({_PAGE}, Who.ANYBODY),
    Verb.HELP: ({_PAGE}, Who.ANYBODY),
    Verb.OPTIONS: ({_LOBBY, _PAGE}, Who.HOST),
    Verb.CHOOSE: ({_PAGE}, Who.HOST),
    Verb.FORM: ({_PAGE}, Who.HOST),
    Verb.FILLED: ({_PAGE}, Who.HOST),
    Verb.TEAMS: ({_PAGE}, Who.ANYBODY),
    Verb.MINE: ({_PAGE}, Who.ANYBODY),
    Verb.PRIVACY: ({_PAGE}, Who.ANYBODY),
    Verb.SERVER: ({_PAGE}, Who.MANAGERS),
    Verb.WEEKLY: ({_PAGE}, Who.MANAGERS),
    Verb.WEEKLY_FORM: ({_PAGE}, Who.MANAGERS),
    Verb.ATTEND: ({_OFFER}, Who.ANYBODY),
    Verb.SERVER_FORM: ({_PAGE}, Who.MANAGERS),
}
STANDS = {verb: stands for verb, (stands, _) in _EXPECTED.items()}
MAY = {verb: who for verb, (_, who) in _EXPECTED.items()}
