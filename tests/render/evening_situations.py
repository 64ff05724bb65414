"""What tables of an evening show, and what all tables show of what the operator announces."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.engine import Mode, SeedWord, build_options
from bot.evenings import (
    Attendance,
    Companion,
    Evening,
    EveningPhase,
    Weekly,
    WeeklyPhase,
    WeeklyTime,
)
from bot.render import (
    Page,
    board_page,
    evening_page,
    evening_poster,
    hand_page,
    lobby_page,
    more_page,
    no_evening_page,
    no_new_games,
    weekly_question_page,
)
from bot.views.table_values import Notice
from bot.views.table_view import TableView
from bot.views.weekly_question import WeeklyQuestion, WeeklyRow
from workbench.samples.bare_table import changed

from .shown import KEYS, NEXT_AT, Played, sections, written

PLAYING = """
option target=round
{options}
seats anna ben cem
hand anna R1
hand ben B1 B2
hand cem Y1 Y2
top R9
draw Y3 Y4
turn anna
"""
WON = f"{PLAYING}anna: play R1"

EVENING = Evening(
    "first",
    "Fri*day 4",
    1,
    people=(
        Companion(1, "anna", matches=3, half_wins=4),
        Companion(2, "b_en", matches=3, half_wins=1),
        Companion(3, "cem", matches=2, half_wins=1, attendance=Attendance.ASKED),
        Companion(4, "dina"),
        Companion(5, "eva", matches=3, half_wins=6, hidden=True),
    ),
    matches=3,
    phase=EveningPhase.BETWEEN,
)

_FRIDAY = WeeklyTime(4, 20, "Europe/Berlin")


def evenings() -> str:
    over = changed(Played(WON.format(options="")).context(None), rematch_until=None)
    playing = Played(PLAYING.format(options="")).context(None)
    at_table = replace(EVENING, phase=EveningPhase.AT_TABLE)
    crowd = replace(at_table, people=tuple(Companion(n, f"p{n}") for n in range(1, 23)))

    def result(evening: Evening, table: TableView = over, **fields: object) -> str:
        return written(board_page(changed(table, evening=evening, **fields), KEYS))

    def page(evening: Evening, user_id: int) -> str:
        table = changed(over if evening.waits else playing, evening=evening)
        return written(evening_page(table, evening, user_id, KEYS))

    sealed = changed(over, next_announced="2:" + "5ea1" * 16)
    in_teams = changed(sealed, options=build_options(Mode.CLASSIC, [("partner", "on")]))
    anna, ben, *others, eva = EVENING.people
    word = SeedWord("K*ckuck", bytes(16))
    people = (replace(anna, word=word), ben, *others, replace(eva, word=SeedWord("42", bytes(16))))
    worded = replace(EVENING, people=people)
    people = (replace(anna, word_lapsed=True), *others, replace(eva, word_lapsed=True))
    lapsed = replace(EVENING, people=people)
    five = replace(EVENING, people=tuple(Companion(n, f"p{n}") for n in range(1, 6)))
    return sections(
        ("a board of an evening", result(at_table, playing)),
        ("a board with too many people", result(crowd, playing)),
        ("a board of the last match", result(replace(crowd, most_matches=4), playing)),
        ("a result that waits", result(EVENING)),
        ("a word for the next match", result(worded, sealed)),
        ("another word is asked for", result(lapsed, sealed)),
        ("more, below a result", written(more_page(sealed, KEYS))),
        ("the next match is dealt soon", result(EVENING, next_match_at=NEXT_AT)),
        ("it rests", result(replace(EVENING, phase=EveningPhase.PAUSED))),
        ("another table is in the way", result(replace(EVENING, is_blocked=True))),
        ("one alone", result(replace(EVENING, people=EVENING.people[:1]))),
        ("five people", result(five, in_teams)),
        ("the page for the host", page(replace(EVENING, most_matches=5), 1)),
        ("the page for a newcomer", page(replace(EVENING, until=NEXT_AT), 9)),
        ("the page during its last match", page(replace(at_table, ending=True), 1)),
        ("no evening at a table", written(no_evening_page(playing, KEYS))),
        ("no evening and no table", written(no_evening_page(None, KEYS))),
        ("the poster", written(evening_poster(over, EVENING, None, None, KEYS))),
    )


def notices() -> str:
    table, over = Played(PLAYING.format(options="")), Played(WON.format(options=""))
    restart = Notice("**Soon** @everyone\n<@1> https://x.yz", NEXT_AT, NEXT_AT)
    closed, back = replace(restart, no_new_games=True), replace(restart, is_back=True)
    board, result = table.context(None), over.context(None)
    blocked = replace(EVENING, is_blocked=True)

    def shown(page: Callable[..., Page], view: TableView, notice: Notice = restart) -> str:
        return written(page(changed(view, notice=notice), KEYS))

    lobby = changed(board, observation=None, steps=())
    weekly = Weekly(_FRIDAY, NEXT_AT, WeeklyPhase.ASKED, blocked_until=NEXT_AT)
    row = WeeklyRow(70, 7, 1, weekly, "Friday", "classic", ())
    question = weekly_question_page(WeeklyQuestion(row, notice=closed), KEYS)
    waits = changed(result, evening=EVENING)
    offered = changed(result, rematch_until=NEXT_AT)
    return sections(
        ("board", shown(board_page, board)),
        ("board with words alone", shown(board_page, board, replace(restart, restart_at=None))),
        ("board after the restart", shown(board_page, board, back)),
        ("hand", shown(hand_page, table.context("anna"))),
        ("lobby", shown(lobby_page, lobby)),
        ("lobby where nothing begins", shown(lobby_page, lobby, closed)),
        ("result where another match is offered", shown(board_page, offered)),
        ("result where none begins", shown(board_page, changed(result, evening=blocked), closed)),
        ("result after the restart", shown(board_page, waits, replace(closed, is_back=True))),
        ("weekly question", written(question)),
        ("answer to a press", no_new_games(closed, KEYS)),
    )


SHOWN: dict[str, Callable[[], str]] = {"evenings": evenings, "notices": notices}
