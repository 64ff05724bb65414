"""What each click does: one row a verb.

A verb without a row is not there, and neither is one that nobody knows (any more): both are said
kindly, and nothing is done.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.render import Verb

from .. import player_statistics, recaps, replays, setting_pages
from ..choosing import after_match, choosing_clicks, lobby_call, rulebook
from . import (
    follow_clicks,
    hand_clicks,
    judging_clicks,
    lookup_clicks,
    move_clicks,
    privacy_clicks,
    seat_clicks,
    seed_word_clicks,
)
from .verb_row import Answered, Handler, Place, VerbRow, Who

_LOBBY, _BOARD, _HAND, _PAGE, _OFFER = Place
_FOR_ALL, _TO_ONE, _BESIDE = Answered
_ANYBODY, _PLAYERS, _HOST, _HOST_OR_MANAGERS, _MANAGERS = Who


def _row(handler: Handler, shown: set[Place], answered: Answered, who: Who) -> VerbRow:
    return VerbRow(handler, frozenset(shown), answered, who)


VERB_TABLE: Mapping[Verb, VerbRow] = MappingProxyType(
    {
        # The hand, and what is done with it.
        Verb.HAND: _row(hand_clicks.show_hand, {_BOARD}, _TO_ONE, _PLAYERS),
        Verb.PAGE: _row(hand_clicks.turn_page, {_HAND, _PAGE}, _TO_ONE, _PLAYERS),
        Verb.QUIET: _row(hand_clicks.ring_no_more, {_HAND, _OFFER}, _TO_ONE, _PLAYERS),
        Verb.CARD: _row(move_clicks.move, {_HAND, _PAGE}, _TO_ONE, _PLAYERS),
        Verb.DRAW: _row(move_clicks.move, {_HAND}, _TO_ONE, _PLAYERS),
        Verb.PASS: _row(move_clicks.move, {_HAND}, _TO_ONE, _PLAYERS),
        Verb.TAKE: _row(move_clicks.move, {_HAND}, _TO_ONE, _PLAYERS),
        Verb.CHALLENGE: _row(move_clicks.move, {_BOARD, _HAND}, _TO_ONE, _PLAYERS),
        Verb.KEEP: _row(move_clicks.move, {_HAND}, _TO_ONE, _PLAYERS),
        Verb.DISCARD: _row(move_clicks.move, {_HAND}, _TO_ONE, _PLAYERS),
        Verb.COLOUR: _row(move_clicks.move, {_HAND}, _TO_ONE, _PLAYERS),
        Verb.SAY: _row(move_clicks.move, {_HAND}, _TO_ONE, _PLAYERS),
        Verb.GESTURE: _row(move_clicks.move, {_BOARD, _HAND}, _TO_ONE, _PLAYERS),
        # What people do about one another.
        Verb.CONTRA: _row(judging_clicks.contra, {_BOARD, _HAND}, _FOR_ALL, _PLAYERS),
        Verb.AGREE: _row(judging_clicks.agree, {_BOARD, _HAND}, _FOR_ALL, _PLAYERS),
        Verb.WAKE: _row(judging_clicks.wake, {_BOARD, _HAND}, _FOR_ALL, _PLAYERS),
        Verb.HAND_OVER: _row(judging_clicks.hand_over, {_BOARD}, _FOR_ALL, _PLAYERS),
        Verb.RETURN: _row(judging_clicks.come_back, {_BOARD, _HAND}, _FOR_ALL, _PLAYERS),
        # Beginning and end; who sits down, who gets up.
        Verb.JOIN: _row(seat_clicks.join, {_LOBBY, _BOARD, _OFFER}, _FOR_ALL, _ANYBODY),
        Verb.LEAVE: _row(seat_clicks.leave, {_LOBBY, _BOARD, _PAGE}, _FOR_ALL, _PLAYERS),
        Verb.ADD_COMPUTER: _row(seat_clicks.add_computer, {_LOBBY}, _FOR_ALL, _PLAYERS),
        Verb.REMOVE_COMPUTER: _row(seat_clicks.remove_computer, {_LOBBY}, _FOR_ALL, _PLAYERS),
        Verb.START: _row(seat_clicks.start, {_LOBBY, _PAGE}, _FOR_ALL, _HOST),
        Verb.NEXT: _row(seat_clicks.next_round, {_BOARD, _HAND}, _FOR_ALL, _PLAYERS),
        Verb.STOP: _row(seat_clicks.stop, {_PAGE}, _FOR_ALL, _HOST_OR_MANAGERS),
        Verb.LIKE_LAST_TIME: _row(seat_clicks.like_last_time, {_LOBBY}, _FOR_ALL, _HOST),
        Verb.CALL_PEOPLE: _row(lobby_call.call_people, {_LOBBY}, _TO_ONE, _HOST),
        Verb.WORD: _row(seed_word_clicks.open_form, {_LOBBY}, _BESIDE, _PLAYERS),
        Verb.WORD_TYPED: _row(seed_word_clicks.read_form, {_LOBBY}, _FOR_ALL, _PLAYERS),
        Verb.FOLLOW: _row(follow_clicks.follow, {_PAGE}, _TO_ONE, _ANYBODY),
        Verb.UNFOLLOW: _row(follow_clicks.unfollow, {_PAGE}, _TO_ONE, _ANYBODY),
        Verb.DECLINE: _row(follow_clicks.decline, {_OFFER}, _BESIDE, _ANYBODY),
        Verb.OFFER_SEAT: _row(follow_clicks.offer_seat, {_HAND, _PAGE}, _BESIDE, _PLAYERS),
        Verb.KEEP_SEAT: _row(follow_clicks.keep_seat, {_HAND, _PAGE}, _BESIDE, _PLAYERS),
        # Whoever played may open the next match, and anybody sits down in it.
        Verb.REMATCH: _row(after_match.rematch, {_BOARD}, _BESIDE, _ANYBODY),
        Verb.NEW_RULES: _row(after_match.rematch_by_new_rules, {_BOARD}, _BESIDE, _ANYBODY),
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
        Verb.PRIVACY: _row(privacy_clicks.answer_click, {_PAGE}, _TO_ONE, _ANYBODY),
        Verb.SERVER: _row(setting_pages.change_server, {_PAGE}, _TO_ONE, _MANAGERS),
        Verb.SERVER_FORM: _row(setting_pages.open_server_form, {_PAGE}, _BESIDE, _MANAGERS),
    }
)
