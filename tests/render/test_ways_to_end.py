"""Each way in which a round can end, as each page tells of it.

The pages are asked for the truth of each way, which is written down by hand: who has won, whether
by the last card, and what the others held. A way or a page more has to be added here.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from msgspec import Struct

from bot import engine
from bot import render as pages
from bot.achievements import Deed, earned
from bot.artwork.lettering import isolated
from bot.engine import Presence
from bot.facts import PersonTotals, RoundFacts, RoundWalk, add_round, awards_of
from bot.i18n import Texts
from bot.render import board_page, hand_page, replay_page, round_poster_page, tell_all
from bot.render.pictures.film_picture import film_of
from bot.render.public.poster_page import FinishedLeaver, FinishedRound, FinishedSeat, round_poster
from bot.render.shown_replay import Replay
from bot.statistics import Stretch, recap_of
from bot.statistics.recap import RecapResult, RecapRound
from tests.facts import written_rounds
from tests.render.contexts import text_of

from .shown import Played

ENGLISH = Texts.load(strict=True).get("en")
ROUND_ENDS = Path(engine.__file__).parent / "transitions"


class Way(Struct, frozen=True):
    """A way to end a round: the ``record``, and what is true of it.

    ``left`` are the numbers of cards at the end by player, None for one who was knocked out or has
    left. ``last_card``: the winner laid the last card. ``counted`` as in L3.
    """

    record: str
    winner: str | None
    left: dict[str, int | None]
    last_card: bool = False
    counted: bool = True
    is_kept: bool = True

    @property
    def losers(self) -> list[str]:
        return [name for name in self.left if name != self.winner]


_TABLE = "seats anna ben cem\nhand anna {anna}\nhand ben B9 B8\nhand cem BS Y1\ntop R3\n"
_PILE = "draw Y1 Y2 Y3 Y4 Y5 Y6\nturn anna\n\n"
_FOURTEEN = "G1 G2 G3 G4 G5 G6 G7 G8 G9 B3 B4 B5 B6 R1"

WAYS = {
    "the last card": Way(
        f"{_TABLE.format(anna='R5')}{_PILE}anna: play R5",
        "anna",
        {"anna": 0, "ben": 2, "cem": 2},
        last_card=True,
    ),
    "a last card that makes somebody draw": Way(
        f"{_TABLE.format(anna='R+2')}{_PILE}anna: play R+2",
        "anna",
        {"anna": 0, "ben": 4, "cem": 2},
        last_card=True,
    ),
    "knock-outs": Way(
        f"option hand_limit=15\nseats anna ben\nhand anna R+2 B1 B2\nhand ben {_FOURTEEN}\ntop R3\n"
        f"{_PILE}anna: play R+2",
        "anna",
        {"anna": 2, "ben": None},
    ),
    "the clock": Way(
        f"option blitz\n{_TABLE.format(anna='R5')}{_PILE}table: time-up",
        "anna",
        {"anna": 1, "ben": 2, "cem": 2},
    ),
    "the others left": Way(
        f"{_TABLE.format(anna='R5 R6')}{_PILE}ben: leave\ncem: leave",
        "anna",
        {"anna": 2, "ben": None, "cem": None},
        counted=False,
    ),
    "a draft given up": Way(
        "mode duo\nseats anna ben\ndrafter anna\n"
        "draw R1 Y1 B1 Y2 R2 Y3 B2 Y4 R3 Y5 B3 Y6 R4 Y7 B4 G1 R5 G2 B5 G3 R6 G4 B6 G5 R7 G6\n\n"
        "anna: keep\nben: leave",
        "anna",
        {"anna": 1, "ben": None},
        counted=False,
    ),
    "stopped": Way(
        f"{_TABLE.format(anna='R5 R6')}{_PILE}anna: play R5\ntable: stop",
        None,
        {"anna": 1, "ben": 2, "cem": 2},
        counted=False,
        is_kept=False,
    ),
}


@cache
def played(way: str) -> Played:
    return Played(WAYS[way].record)


@cache
def facts_of(way: str) -> RoundFacts:
    return written_rounds.facts(WAYS[way].record)


@cache
def walk_of(way: str) -> RoundWalk:
    return written_rounds.walk(WAYS[way].record)


def cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def board(name: str, way: Way) -> None:
    told = text_of(board_page(played(name).context(None), ENGLISH))
    if way.winner is None:
        assert "wins" not in told
        assert "no cards left" not in told
        return
    assert f"{way.winner} wins" in told
    for player, left in way.left.items():
        line = next(each for each in told.split("\n") if player in each and "(+" in each)
        assert ("no cards left" in line) == (left == 0)
        if left:
            assert f"{cards(left)} left" in line
        elif left is None:
            assert "~~" in line or "knocked out" in line.lower()


LAST_CARD = ("last card", "Out first")


def hand(name: str, way: Way) -> None:
    table = played(name)
    there = [n for n in way.left if not table.context(n).seats[table.names.index(n)].has_left]
    told = {player: text_of(hand_page(table.context(player), ENGLISH)) for player in there}
    for player in there:
        has_won = player == way.winner
        assert any(mark in told[player] for mark in ("🎉", "🏆")) == has_won
        says_last_card = any(words in told[player] for words in LAST_CARD)
        assert not says_last_card or (has_won and way.last_card)


def poster(name: str, way: Way) -> None:
    if not way.is_kept:
        return
    finished = finished_round(name, way)
    told = text_of(round_poster_page(finished, round_poster(finished, ENGLISH), ENGLISH))
    assert f"{way.winner} wins" in told
    for player, left in way.left.items():
        line = next(each for each in told.split("\n")[1:] if player in each)
        assert ("no cards left" in line) == (left == 0)


def finished_round(name: str, way: Way) -> FinishedRound:
    facts, presence = facts_of(name), played(name).state.presence
    gone = [seat for seat, here in enumerate(presence) if here is Presence.AWAY]
    seats = [
        FinishedSeat(n, player, facts.seats[n].won, facts.seats[n].points, 0, facts.seats[n].left)
        for n, player in enumerate(way.left)
        if n not in gone
    ]
    leavers = tuple(FinishedLeaver(n, [*way.left][n], 2) for n in gone)
    return FinishedRound(1, facts.options, tuple(seats), facts, leavers=leavers)


GOING_OUT = {
    *("last-word", "true-colours", "u-turn", "not-you", "nothing-left", "lucky-seven"),
    *("upside-down",),
}


def medals(name: str, way: Way) -> None:
    if not way.is_kept:
        return
    for seat, player in enumerate(way.left):
        facts = facts_of(name)
        totals = add_round(PersonTotals(), facts.seats[seat])
        names = earned(Deed(facts, seat, totals), ())
        assert player == way.winner or "first-win" not in names or not way.counted
        assert not GOING_OUT & {*names} or (player == way.winner and way.last_card)


def awards(name: str, way: Way) -> None:
    if not way.is_kept:
        return
    for award in awards_of(facts_of(name)):
        if award.kind in ("homeward", "straight"):
            assert way.counted
            assert [*way.left][award.seat] == way.winner


def statistics(name: str, way: Way) -> None:
    if not way.is_kept:
        return
    facts = facts_of(name)
    assert facts.counted == way.counted
    for seat, player in enumerate(way.left):
        assert add_round(PersonTotals(), facts.seats[seat]).wins == (player == way.winner)
        assert facts.seats[seat].went_out == (player == way.winner and way.last_card)
        left = way.left[player]
        assert left is None or facts.seats[seat].left == left


def story(name: str, way: Way) -> None:
    table = played(name)
    (*_, last) = table.told_to(0)
    told = tell_all(last, table.names, ENGLISH)
    if way.winner is None:
        assert "stopped" in told
        assert "wins" not in told
    else:
        assert f"{way.winner} wins the round" in told
    assert (f"{way.winner} has no cards left" in told or f"{way.winner} is out" in told) == (
        way.last_card
    )


def replay(name: str, way: Way) -> None:
    if not way.is_kept:
        return
    told = text_of(replay_page(replay_of(name, way), walk_of(name).last, ENGLISH))
    assert f"{way.winner} wins the round" in told
    for player, left in way.left.items():
        if left is not None:
            assert f"**{player}** ({left})" in told


def replay_of(name: str, way: Way) -> Replay:
    return Replay("game", 1, "Round 1", dict(enumerate(way.left)), walk_of(name))


def recap(name: str, way: Way) -> None:
    if not way.is_kept:
        return
    facts = facts_of(name)
    results = tuple(
        RecapResult(n, player, player, 1, facts.seats[n].won, False, facts.seats[n].points, True)
        for n, player in enumerate(way.left)
    )
    told = recap_of(Stretch.MATCH, [RecapRound(results, facts)], 0)
    assert told is not None
    assert {each.name: each.wins for each in told.lines} == {
        player: int(player == way.winner) for player in way.left
    }
    assert told.moment is None or way.counted or told.moment.kind not in ("homeward", "straight")


def film(name: str, way: Way) -> None:
    if not way.is_kept:
        return
    (*_, last) = film_of(replay_of(name, way), ENGLISH)
    assert f"{isolated(str(way.winner))} wins the round" in last.told


CHECKS: dict[str, Callable[[str, Way], None]] = {
    "board": board,
    "hand": hand,
    "poster": poster,
    "medals": medals,
    "awards": awards,
    "statistics": statistics,
    "story": story,
    "replay": replay,
    "recap": recap,
    "film": film,
}


@pytest.mark.parametrize("page", CHECKS)
@pytest.mark.parametrize("way", WAYS)
def test_each_page_tells_the_truth_of_each_way_to_end(way: str, page: str) -> None:
    CHECKS[page](way, WAYS[way])


ENDERS = {
    "round_end.finish_round": ("the last card", "a last card that makes somebody draw"),
    "round_end.end_by_knock_outs": ("knock-outs",),
    "round_end.end_by_leaving": ("the others left", "a draft given up"),
    "match_end.end_by_time": ("the clock",),
    "match_end.stop": ("stopped",),
}
"""The functions of the engine that end a round, and the ways that are played through them."""

HELPERS = {
    *("round_end.end_as_usual", "round_end._close", "match_end._break_off", "match_end.end_match"),
}
BETWEEN_ROUNDS = {"match_end._end_between_rounds", "match_end.end_if_alone"}
"""Functions that end a round for one of these, and those that end a match between rounds."""


def test_no_way_to_end_is_missing() -> None:
    assert {*functions_that_end()} == {*ENDERS} | HELPERS | BETWEEN_ROUNDS, (
        "give a new way to end its row"
    )
    assert {way for ways in ENDERS.values() for way in ways} == {*WAYS}


def functions_that_end() -> Iterator[str]:
    """Yield the functions that report the end of a round or match, or call one that does."""
    trees = {file.stem: ast.parse(file.read_text("utf-8")) for file in ROUND_ENDS.glob("*_end.py")}
    functions = {
        f"{file}.{node.name}": {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
        for file, tree in trees.items()
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
    }
    names, found = {"RoundEnded", "MatchEnded"}, set[str]()
    while more := {name for name, used in functions.items() if used & names} - found:
        found |= more
        names |= {name.partition(".")[2] for name in more}
    yield from found


TELL_NOTHING_OF_THE_END = {
    *("achievements_page", "backs_page", "best_players_page", "chart_page", "choice_page"),
    *("closed_page", "following_page", "hand_fan_page", "hint_page", "leaderboard_page"),
    *("legend_page", "seated_already_page", "arrival_page", "busy_channel_page"),
    "prohibited_page",
    *("lobby_more_page", "several_tables_page", "table_page"),
    *("lobby_page", "match_chart_page", "more_page", "offer_page", "own_seat_page"),
    *("own_settings_page", "details_page", "record_verification_page", "replay_record_page"),
    *("round_verification_page", "scores_page", "server_settings_page", "started_page"),
    *("remove_page", "round_details_page", "sure_remove_page"),
    *("statistics_page", "sure_leave_page", "sure_stop_page", "sure_season_page"),
    *("sure_to_hide_page", "outdated_board_page", "subscription_page"),
    *("evening_page", "no_evening_page"),
    *("weekly_page", "weekly_question_page", "weekly_stopped_page"),
}
TELL_OF_IT = {"board_page", "hand_page", "recap_page", "replay_page", "round_poster_page"}


def test_no_page_is_missing() -> None:
    """Statistics, medals and awards are asked for what they count, not for their pages."""
    known = TELL_NOTHING_OF_THE_END | TELL_OF_IT
    assert {name for name in dir(pages) if name.endswith("_page")} == known, "give it a column"
