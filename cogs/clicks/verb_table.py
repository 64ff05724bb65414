"""What each click does: one row for each verb.

A click with an unknown verb, or one without a row, is answered with a note, and nothing is done.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType
from typing import Any

from bot.render import MOVE_VERBS, Verb
from bot.tables.playing import absence, play, recess, waking
from bot.tables.seating import lobby

from .. import (
    leaderboard,
    player_statistics,
    privacy_pages,
    recaps,
    replays,
    setting_pages,
    subscribing,
    weekly_clicks,
)
from ..answering.click_context import ClickContext
from ..answering.replies import Reply
from ..choosing import choosing_clicks, rulebook
from . import evening_clicks, game_clicks, lookup_clicks, seat_clicks
from .game_clicks import doing

Handler = Callable[[ClickContext], Coroutine[Any, Any, Reply]]
"""Does what a click asks for, and returns how it is answered."""


class ReplyTarget(Enum):
    """Which message the reply to a click changes, and who sees it."""

    FOR_ALL = auto()
    """The clicked message: a lobby or board for everybody, a hand for its owner."""
    TO_ONE = auto()
    """The clicked message if one person alone sees it, else a private one beside it."""
    BESIDE = auto()
    """A new private message; the clicked message stays as it is."""


@dataclass(frozen=True, slots=True)
class VerbRow:
    """What a click with one verb does. Who may do it is decided by the handler and the tables.

    ``anywhere``: the page is about rounds that are over, and its handler asks who may see those.
    Any other click counts only where its game is played (`Games.is_reached_from`).
    """

    handler: Handler
    target: ReplyTarget
    anywhere: bool = False

    def edits_clicked(self, *, own: bool) -> bool:
        """Return whether the reply changes the clicked message, which is ``own`` to one person."""
        for_all = self.target is ReplyTarget.FOR_ALL
        return for_all or (own and self.target is ReplyTarget.TO_ONE)


_FOR_ALL, _TO_ONE, _BESIDE = ReplyTarget

VERB_TABLE: Mapping[Verb, VerbRow] = MappingProxyType(
    {
        # The hand and moves.
        Verb.HAND: VerbRow(game_clicks.show_hand, _TO_ONE),
        Verb.PAGE: VerbRow(game_clicks.turn_page, _TO_ONE),
        Verb.QUIET: VerbRow(game_clicks.ring_no_more, _TO_ONE),
        **dict.fromkeys(MOVE_VERBS, VerbRow(game_clicks.move, _TO_ONE)),
        # Catching, accusing and replacing other players.
        Verb.CONTRA: VerbRow(doing(play.contra), _FOR_ALL),
        Verb.VOTE: VerbRow(game_clicks.answer_vote, _FOR_ALL),
        Verb.WAKE: VerbRow(doing(waking.wake), _FOR_ALL),
        Verb.HAND_OVER: VerbRow(game_clicks.hand_over, _FOR_ALL),
        Verb.RETURN: VerbRow(doing(absence.come_back), _FOR_ALL),
        # Beginning and end of a game; sitting down and getting up.
        Verb.JOIN: VerbRow(seat_clicks.join, _FOR_ALL),
        Verb.LEAVE: VerbRow(seat_clicks.leave, _FOR_ALL),
        Verb.ADD_COMPUTER: VerbRow(seat_clicks.add_computer, _FOR_ALL),
        Verb.REMOVE_COMPUTER: VerbRow(doing(lobby.remove_computer), _FOR_ALL),
        Verb.START: VerbRow(seat_clicks.start, _FOR_ALL),
        Verb.NEXT: VerbRow(seat_clicks.next_round, _FOR_ALL),
        Verb.STOP: VerbRow(seat_clicks.stop, _FOR_ALL),
        Verb.RECESS: VerbRow(seat_clicks.ask_for_recess, _TO_ONE),
        Verb.GO_ON: VerbRow(doing(recess.go_on), _FOR_ALL),
        Verb.REMOVE: VerbRow(seat_clicks.remove, _TO_ONE),
        Verb.LIKE_LAST_TIME: VerbRow(seat_clicks.like_last_time, _FOR_ALL),
        Verb.CALL_PEOPLE: VerbRow(seat_clicks.call_people, _TO_ONE),
        Verb.WORD: VerbRow(seat_clicks.open_word_form, _BESIDE),
        Verb.WORD_TYPED: VerbRow(seat_clicks.read_word_form, _FOR_ALL),
        Verb.FOLLOW: VerbRow(seat_clicks.follow, _TO_ONE),
        Verb.UNFOLLOW: VerbRow(seat_clicks.unfollow, _TO_ONE),
        Verb.SUBSCRIBE: VerbRow(subscribing.change_subscription, _TO_ONE),
        Verb.DECLINE: VerbRow(seat_clicks.decline, _BESIDE),
        Verb.OFFER_SEAT: VerbRow(seat_clicks.offer_seat, _BESIDE),
        Verb.KEEP_SEAT: VerbRow(seat_clicks.keep_seat, _BESIDE),
        # Anybody who played may open the next match, and anybody may sit down in it.
        Verb.REMATCH: VerbRow(seat_clicks.rematch, _BESIDE),
        Verb.NEW_RULES: VerbRow(seat_clicks.rematch_by_new_rules, _BESIDE),
        # Evenings.
        Verb.NEXT_MATCH: VerbRow(evening_clicks.next_match, _FOR_ALL),
        Verb.EVENING: VerbRow(evening_clicks.answer_click, _BESIDE),
        Verb.EVENING_TYPED: VerbRow(evening_clicks.read_form, _BESIDE),
        # Looking something up.
        Verb.MORE: VerbRow(lookup_clicks.show_more, _TO_ONE),
        Verb.SCORES: VerbRow(lookup_clicks.show_scores, _TO_ONE),
        Verb.LEGEND: VerbRow(lookup_clicks.show_legend, _TO_ONE),
        Verb.BACKS: VerbRow(lookup_clicks.show_backs, _TO_ONE),
        Verb.DETAILS: VerbRow(lookup_clicks.show_details, _TO_ONE),
        Verb.CHART: VerbRow(lookup_clicks.show_chart, _BESIDE),
        Verb.LEADERBOARD: VerbRow(leaderboard.show_leaderboard, _BESIDE),
        Verb.RANKING: VerbRow(leaderboard.turn_leaderboard, _TO_ONE),
        Verb.NEW_SEASON: VerbRow(leaderboard.begin_season, _TO_ONE),
        Verb.PICTURE: VerbRow(leaderboard.show_leaderboard_picture, _BESIDE),
        Verb.STATISTICS: VerbRow(player_statistics.turn_statistics, _BESIDE),
        Verb.ACHIEVEMENTS: VerbRow(player_statistics.show_achievements, _TO_ONE),
        Verb.RECAP: VerbRow(recaps.answer_click, _BESIDE, anywhere=True),
        Verb.REPLAY: VerbRow(replays.answer_click, _TO_ONE, anywhere=True),
        Verb.RULES: VerbRow(rulebook.show_rules, _TO_ONE),
        Verb.TOPIC: VerbRow(rulebook.show_topic, _TO_ONE),
        Verb.HELP: VerbRow(rulebook.show_help, _TO_ONE),
        # Arranging the game, one's partner and one's favourite rules.
        Verb.OPTIONS: VerbRow(choosing_clicks.show_place, _TO_ONE),
        Verb.CHOOSE: VerbRow(choosing_clicks.choose, _TO_ONE),
        Verb.FORM: VerbRow(choosing_clicks.open_form, _BESIDE),
        Verb.FILLED: VerbRow(choosing_clicks.read_form, _TO_ONE),
        Verb.TEAMS: VerbRow(choosing_clicks.show_teams, _TO_ONE),
        # Settings of a person or a server.
        Verb.MINE: VerbRow(setting_pages.change_own, _TO_ONE),
        Verb.PRIVACY: VerbRow(privacy_pages.answer_click, _TO_ONE),
        Verb.SERVER: VerbRow(setting_pages.change_server, _TO_ONE),
        # Weekly evenings.
        Verb.WEEKLY: VerbRow(weekly_clicks.change_weekly, _TO_ONE),
        Verb.WEEKLY_FORM: VerbRow(weekly_clicks.open_zone_form, _BESIDE),
        Verb.ATTEND: VerbRow(weekly_clicks.attend, _FOR_ALL),
        Verb.SERVER_FORM: VerbRow(setting_pages.open_server_form, _BESIDE),
    }
)
