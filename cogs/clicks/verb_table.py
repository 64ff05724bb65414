"""What each click does: one row for each verb.

A click with an unknown verb, or one without a row, is answered with a note, and nothing is done.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType

from bot.render import Verb

from .. import player_statistics, privacy, recaps, replays, setting_pages
from ..answering.replies import Reply
from ..answering.taken_click import TakenClick
from ..choosing import choosing_clicks, rulebook
from . import game_clicks, lookup_clicks, seat_clicks

Handler = Callable[[TakenClick], Awaitable[Reply]]
"""Does what a click asks for, and says how it is answered."""


class Place(Enum):
    """The kinds of messages on which a button stands."""

    LOBBY = auto()
    BOARD = auto()
    """While a round is played, and with the results of a round and of a match."""
    HAND = auto()
    PAGE = auto()
    """What somebody has looked up, chooses or is asked, for them alone."""
    OFFER = auto()
    """A message to one person about a seat that is free, or that everybody waits for them."""


class Answered(Enum):
    """Where a click is answered, and who sees it."""

    FOR_ALL = auto()
    """The clicked message changes: a lobby or a board for everybody, a hand for its owner."""
    TO_ONE = auto()
    """A message of one's own changes; a public one stays, and the answer is private, beside it."""
    BESIDE = auto()
    """The clicked message stays, whichever it is: the answer is private, beside it."""


class Who(Enum):
    """Who may do it; everybody else is refused, by the tables or by the handler."""

    ANYBODY = auto()
    PLAYERS = auto()
    """Those at the table."""
    HOST = auto()
    HOST_OR_MANAGERS = auto()
    MANAGERS = auto()
    """Those who may manage the server."""


@dataclass(frozen=True, slots=True)
class VerbRow:
    """A verb: ``handler`` does it, its buttons stand on messages of the kinds in ``shown``."""

    handler: Handler
    shown: frozenset[Place]
    answered: Answered
    who: Who

    def edits_clicked(self, *, own: bool) -> bool:
        """Whether the clicked message is changed by the answer; ``own``: one alone sees it."""
        return self.answered is Answered.FOR_ALL or (own and self.answered is Answered.TO_ONE)


_LOBBY, _BOARD, _HAND, _PAGE, _OFFER = Place
_FOR_ALL, _TO_ONE, _BESIDE = Answered
_ANYBODY, _PLAYERS, _HOST, _HOST_OR_MANAGERS, _MANAGERS = Who


def _row(handler: Handler, shown: set[Place], answered: Answered, who: Who) -> VerbRow:
    return VerbRow(handler, frozenset(shown), answered, who)


VERB_TABLE: Mapping[Verb, VerbRow] = MappingProxyType(
    {
        # The hand, and what is done with it.
        Verb.HAND: _row(game_clicks.show_hand, {_BOARD}, _TO_ONE, _PLAYERS),
        Verb.PAGE: _row(game_clicks.turn_page, {_HAND, _PAGE}, _TO_ONE, _PLAYERS),
        Verb.QUIET: _row(game_clicks.ring_no_more, {_HAND, _OFFER}, _TO_ONE, _PLAYERS),
        Verb.CARD: _row(game_clicks.move, {_HAND, _PAGE}, _TO_ONE, _PLAYERS),
        Verb.DRAW: _row(game_clicks.move, {_HAND}, _TO_ONE, _PLAYERS),
        Verb.PASS: _row(game_clicks.move, {_HAND}, _TO_ONE, _PLAYERS),
        Verb.TAKE: _row(game_clicks.move, {_HAND}, _TO_ONE, _PLAYERS),
        Verb.CHALLENGE: _row(game_clicks.move, {_BOARD, _HAND}, _TO_ONE, _PLAYERS),
        Verb.KEEP: _row(game_clicks.move, {_HAND}, _TO_ONE, _PLAYERS),
        Verb.DISCARD: _row(game_clicks.move, {_HAND}, _TO_ONE, _PLAYERS),
        Verb.COLOUR: _row(game_clicks.move, {_HAND}, _TO_ONE, _PLAYERS),
        Verb.SAY: _row(game_clicks.move, {_HAND}, _TO_ONE, _PLAYERS),
        Verb.GESTURE: _row(game_clicks.move, {_BOARD, _HAND}, _TO_ONE, _PLAYERS),
        # What people do about one another.
        Verb.CONTRA: _row(game_clicks.contra, {_BOARD, _HAND}, _FOR_ALL, _PLAYERS),
        Verb.AGREE: _row(game_clicks.agree, {_BOARD, _HAND}, _FOR_ALL, _PLAYERS),
        Verb.WAKE: _row(game_clicks.wake, {_BOARD, _HAND}, _FOR_ALL, _PLAYERS),
        Verb.HAND_OVER: _row(game_clicks.hand_over, {_BOARD}, _FOR_ALL, _PLAYERS),
        Verb.RETURN: _row(game_clicks.come_back, {_BOARD, _HAND}, _FOR_ALL, _PLAYERS),
        # Beginning and end; who sits down, who gets up.
        Verb.JOIN: _row(seat_clicks.join, {_LOBBY, _BOARD, _OFFER}, _FOR_ALL, _ANYBODY),
        Verb.LEAVE: _row(seat_clicks.leave, {_LOBBY, _BOARD, _PAGE}, _FOR_ALL, _PLAYERS),
        Verb.ADD_COMPUTER: _row(seat_clicks.add_computer, {_LOBBY}, _FOR_ALL, _PLAYERS),
        Verb.REMOVE_COMPUTER: _row(seat_clicks.remove_computer, {_LOBBY}, _FOR_ALL, _PLAYERS),
        Verb.START: _row(seat_clicks.start, {_LOBBY, _PAGE}, _FOR_ALL, _HOST),
        Verb.NEXT: _row(seat_clicks.next_round, {_BOARD, _HAND}, _FOR_ALL, _PLAYERS),
        Verb.STOP: _row(seat_clicks.stop, {_PAGE}, _FOR_ALL, _HOST_OR_MANAGERS),
        Verb.LIKE_LAST_TIME: _row(seat_clicks.like_last_time, {_LOBBY}, _FOR_ALL, _HOST),
        Verb.CALL_PEOPLE: _row(seat_clicks.call_people, {_LOBBY}, _TO_ONE, _HOST),
        Verb.WORD: _row(seat_clicks.open_word_form, {_LOBBY}, _BESIDE, _PLAYERS),
        Verb.WORD_TYPED: _row(seat_clicks.read_word_form, {_LOBBY}, _FOR_ALL, _PLAYERS),
        Verb.FOLLOW: _row(seat_clicks.follow, {_PAGE}, _TO_ONE, _ANYBODY),
        Verb.UNFOLLOW: _row(seat_clicks.unfollow, {_PAGE}, _TO_ONE, _ANYBODY),
        Verb.DECLINE: _row(seat_clicks.decline, {_OFFER}, _BESIDE, _ANYBODY),
        Verb.OFFER_SEAT: _row(seat_clicks.offer_seat, {_HAND, _PAGE}, _BESIDE, _PLAYERS),
        Verb.KEEP_SEAT: _row(seat_clicks.keep_seat, {_HAND, _PAGE}, _BESIDE, _PLAYERS),
        # Whoever played may open the next match, and anybody sits down in it.
        Verb.REMATCH: _row(seat_clicks.rematch, {_BOARD}, _BESIDE, _ANYBODY),
        Verb.NEW_RULES: _row(seat_clicks.rematch_by_new_rules, {_BOARD}, _BESIDE, _ANYBODY),
        # What is looked up.
        Verb.MORE: _row(lookup_clicks.show_more, {_BOARD, _HAND, _PAGE}, _TO_ONE, _ANYBODY),
        Verb.SCORES: _row(lookup_clicks.show_scores, {_PAGE}, _TO_ONE, _ANYBODY),
        Verb.BACKS: _row(lookup_clicks.show_backs, {_BOARD, _PAGE}, _TO_ONE, _ANYBODY),
        Verb.PROOF: _row(lookup_clicks.show_proof, {_PAGE}, _TO_ONE, _ANYBODY),
        Verb.CHART: _row(lookup_clicks.show_chart, {_PAGE}, _BESIDE, _ANYBODY),
        Verb.LEADERBOARD: _row(lookup_clicks.show_leaderboard, {_PAGE}, _BESIDE, _ANYBODY),
        Verb.RANKING: _row(lookup_clicks.turn_leaderboard, {_PAGE}, _TO_ONE, _ANYBODY),
        Verb.NEW_SEASON: _row(lookup_clicks.begin_season, {_PAGE}, _TO_ONE, _MANAGERS),
        Verb.PICTURE: _row(lookup_clicks.show_leaderboard_picture, {_PAGE}, _BESIDE, _ANYBODY),
        Verb.STATISTICS: _row(player_statistics.turn_statistics, {_PAGE}, _BESIDE, _ANYBODY),
        Verb.ACHIEVEMENTS: _row(player_statistics.show_achievements, {_PAGE}, _TO_ONE, _ANYBODY),
        Verb.RECAP: _row(recaps.answer_click, {_BOARD, _PAGE}, _BESIDE, _ANYBODY),
        Verb.REPLAY: _row(replays.answer_click, {_PAGE}, _TO_ONE, _ANYBODY),
        Verb.RULES: _row(rulebook.show_rules, {_LOBBY, _PAGE}, _TO_ONE, _ANYBODY),
        Verb.TOPIC: _row(rulebook.show_topic, {_PAGE}, _TO_ONE, _ANYBODY),
        Verb.HELP: _row(rulebook.show_help, {_PAGE}, _TO_ONE, _ANYBODY),
        # The game is arranged; whom somebody plays with and rules they like are theirs to choose.
        Verb.OPTIONS: _row(choosing_clicks.show_place, {_LOBBY, _PAGE}, _TO_ONE, _HOST),
        Verb.CHOOSE: _row(choosing_clicks.choose, {_PAGE}, _TO_ONE, _HOST),
        Verb.FORM: _row(choosing_clicks.open_form, {_PAGE}, _BESIDE, _HOST),
        Verb.FILLED: _row(choosing_clicks.read_form, {_PAGE}, _TO_ONE, _HOST),
        Verb.TEAMS: _row(choosing_clicks.show_teams, {_LOBBY}, _TO_ONE, _ANYBODY),
        # What a person or a server has chosen.
        Verb.MINE: _row(setting_pages.change_own, {_PAGE}, _TO_ONE, _ANYBODY),
        Verb.PRIVACY: _row(privacy.answer_click, {_PAGE}, _TO_ONE, _ANYBODY),
        Verb.SERVER: _row(setting_pages.change_server, {_PAGE}, _TO_ONE, _MANAGERS),
        Verb.SERVER_FORM: _row(setting_pages.open_server_form, {_PAGE}, _BESIDE, _MANAGERS),
    }
)
