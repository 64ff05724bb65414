"""Every kind of page in every situation, compared with the files in `pages`."""

from __future__ import annotations

import typing
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.engine import Mode, SeedWord, build_options
from bot.engine.cards import FACES, NO_COLOUR
from bot.engine.events import Event
from bot.i18n import Translator
from bot.installation import InstallLinks
from bot.leaderboard_choice import LeaderboardChoice, Order, Period
from bot.place import BotDm, GroupDm, ServerChannel
from bot.render import (
    CardChoice,
    LeaderboardLine,
    LeaderboardView,
    Question,
    TileEmoji,
    backs_page,
    board_page,
    choice_page,
    closed_page,
    direct_reminder,
    hand_page,
    leaderboard_page,
    legend_page,
    lobby_more_page,
    lobby_page,
    more_page,
    prohibited_page,
    reminder,
    revealed_text,
    scores_page,
    seated_already_page,
    shortened,
    started_page,
    sure_season_page,
    tell,
    told_result,
)
from bot.render.cards.card_look import accent, colour_text, face_text
from bot.render.lines.card_choice import QuestionKind
from bot.render.lines.open_actions import cards_text
from bot.render.lines.seat_lines import card_counts_line
from bot.render.private import choosing
from bot.render.private.choosing import note_on
from bot.render.private.help_pages import HelpTopic, help_page
from bot.render.private.rulebook_page import Shelf, in_force_page, rulebook_page
from bot.rule_choice import combined, with_rules
from bot.views.table_parts import SeatView
from bot.views.table_view import TableView
from tests.render.contexts import leaderboard_of
from workbench.samples.bare_table import changed

from . import (
    evening_situations,
    follower_situations,
    mercy_situations,
    rule_situations,
    setting_situations,
    statistics_situations,
    table_situations,
    ten_player_situations,
)
from .contexts import NOBODYS, context, next_at, position, seat_of
from .events import variations
from .shown import FOLDER, KEYS, LINK, NEXT_AT, Played, sections, written

ANNA = seat_of("An*na", is_host=True)
BEN = seat_of("Ben", 1)
ROBO = seat_of("Ada", 2, user_id=None, level="easy")
QUESTION = Question(QuestionKind.COLOUR, (CardChoice(1, colour=0),))
LONELY = replace(NOBODYS, seats=(ANNA,))

PLAIN = """
seats anna ben robo
hand anna R1 R1 G3 B4 W
hand ben  R2 R3
hand robo Y1 Y2 Y4
top R9
draw R4 Y5 Y6 Y7 Y8 G4 G6 G7 G8
turn anna
"""


def turns() -> str:
    begun = Played(PLAIN)
    drawn = Played(f"option voluntary_draw\n{PLAIN}\nanna: draw\n? phase drawn")
    owing = Played(f"{PLAIN}\nanna: play R1\nben: play R2\n? owes ben uno")
    called = Played(f"{PLAIN}\nanna: play R1\nben: play R2 uno")
    return sections(
        ("board", begun.board()),
        ("hand of anna, who is on", begun.hand("anna", note="a word")),
        ("hand of ben", begun.hand("ben")),
        ("board after a card was drawn", drawn.board()),
        ("hand of anna, who drew it", drawn.hand("anna")),
        ("hand of ben meanwhile", drawn.hand("ben")),
        ("refused to anna", drawn.refused("anna")),
        ("board where ben owes the call", owing.board()),
        ("hand of ben, who owes it", owing.hand("ben")),
        ("board where ben has called", called.board()),
        ("hand of ben, who has called", called.hand("ben")),
        ("refused to anna, out of turn", called.refused("anna")),
        ("refused to robo, on turn", called.refused("robo")),
        ("refused by a clause", called.refused("robo", "C4")),
        ("refused by a clause without a sentence", called.refused("robo", "X1")),
        ("the story", called.story()),
    )


def wilds() -> str:
    asked = Played(PLAIN)
    bluff = Played(
        "seats anna ben\nhand anna R1 W+4 B5\nhand ben B1 B2 B3\ntop R9\n"
        "draw Y1 Y2 Y3 Y4 Y5 Y6 Y7\nturn anna\nanna: play W+4:G"
    )
    challenged = Played(f"{bluff.text}\nben: challenge")
    failed = Played(f"{bluff.text.replace('R1', 'Y1')}\nben: challenge")
    taken = Played(f"{bluff.text}\nben: take")
    start = Played("seats anna ben\ndealer ben\nhand anna R1 B2\nhand ben G1 G2\nstart W\ndraw Y1")
    return sections(
        ("which colour", asked.choice("anna", "W")),
        ("blue", asked.choice("anna", "W", "c3")),
        ("board with a W+4 pending", bluff.board()),
        ("hand of ben, who may challenge", bluff.hand("ben")),
        ("hand of anna, who may be challenged", bluff.hand("anna")),
        ("refused to ben", bluff.refused("ben")),
        ("the story of a bluff", challenged.story()),
        ("the story of none", failed.story()),
        ("the story of one who believes", taken.story()),
        ("what the challenger sees", revealed_text("Anna", b"\x44\x01", True, KEYS)),
        ("or so", revealed_text("Anna", b"", False, KEYS)),
        ("board with a W as the start card", start.board()),
        ("hand of anna, who names the colour", start.hand("anna")),
        ("hand of ben meanwhile", start.hand("ben")),
    )


VARIANTS = "option fast_doubles\noption seven_o\noption jump_in\noption bruno_kuno"


def choices() -> str:
    table = Played(
        f"{VARIANTS}\nseats anna ben cem\nhand anna R7 R7 B2 G3 R1\nhand ben B1 B2 B3 B4\n"
        "hand cem Y1 R5 R5\ntop R9\ndraw Y5 Y6 Y7\nturn anna"
    )
    jumping = Played(
        f"{VARIANTS}\nseats anna ben cem\nhand anna R5 R8 R8\nhand ben R5 R5 B3\n"
        "hand cem Y1 R5 R6 R9\ntop R9\ndraw Y5 Y6 Y7\nturn anna\nanna: play R5 kuno"
    )
    drawing = Played(
        "option jump_in\noption stacking\nseats anna ben\nhand anna R+2 R8 R8\nhand ben R+2 B3\n"
        "top R9\ndraw Y5 Y6 Y7\nturn anna\nanna: play R+2"
    )
    doubling = Played(
        "option doubles\nseats anna ben\nhand anna R5 R5 R8\nhand ben B1 B2\ntop R9\n"
        "draw Y1\nturn anna\nanna: play R5"
    )
    return sections(
        ("a 7, alone or two of them", table.choice("anna", "R7")),
        ("alone: with whom", table.choice("anna", "R7", "n1")),
        ("with cem", table.choice("anna", "R7", "n1", "s2")),
        ("with nobody", table.choice("anna", "R7", "n1", "s-1")),
        ("both: with whom", table.choice("anna", "R7", "n2")),
        ("both with ben: which call", table.choice("anna", "R7", "n2", "s1")),
        ("both with nobody: which call", table.choice("anna", "R7", "n2", "s-1")),
        ("both with nobody and the call", table.choice("anna", "R7", "n2", "s-1", "k4")),
        ("both with nobody, no call", table.choice("anna", "R7", "n2", "s-1", "k0")),
        ("a card that does not fit", table.choice("anna", "G3")),
        ("an identical card of who is on: one or two", jumping.choice("ben", "R5")),
        ("an identical +2 of who is on: how", drawing.choice("ben", "R+2")),
        ("played: one or two", jumping.choice("ben", "R5", "hp")),
        ("as a jump: which call", jumping.choice("ben", "R5", "hj")),
        ("as a jump with the call", jumping.choice("ben", "R5", "hj", "k2")),
        ("an identical card of another", jumping.choice("cem", "R5")),
        ("hand of cem, who may jump in", jumping.hand("cem")),
        ("hand of anna, who may double", doubling.hand("anna")),
        ("a double: which call", doubling.choice("anna", "R5")),
        ("board after kuno", jumping.board()),
    )


def stacking() -> str:
    pending = Played(
        "option stacking\noption retour_kutsche\nseats anna ben\nhand anna R+2 R5 B1\n"
        "hand ben B+2 RR G1\ntop R9\ndraw Y1 Y2 Y3 Y4 Y5\nturn anna\nanna: play R+2"
    )
    answered = Played(f"{pending.text}\nben: play RR\nanna: take")
    return sections(
        ("board", pending.board()),
        ("hand of ben, who may answer", pending.hand("ben")),
        ("hand of anna", pending.hand("anna")),
        ("the story", answered.story()),
        ("board when all is taken", answered.board()),
    )


def flip() -> str:
    light = Played(
        "mode flip\nseats anna ben\nhand anna RF/P1 R2/O2 W/W+C R2/O2\nhand ben G1/T1 G2/W\n"
        "top R9/P9\ndraw R1/P2 Y1/T3\nturn anna"
    )
    dark = Played(f"{light.text}\nanna: play RF")
    colour = Played(
        "mode flip\nside dark\nseats anna ben\nhand anna W/W+C R1/P1\nhand ben R2/P2 R3/P3\n"
        "top R9/P9\ndraw Y1/T1 Y2/T2\nturn anna\nanna: play W+C:T"
    )
    closed = Played(f"mode flip\noption show_backs=off\n{light.text.partition(chr(10))[2]}")
    return sections(
        ("board", light.board()),
        ("hand of anna", light.hand("anna")),
        ("other sides, as anna sees them", light.backs("anna")),
        ("other sides, as ben sees them", light.backs("ben", note="a word")),
        ("board on the dark side", dark.board()),
        ("hand of ben on the dark side", dark.hand("ben")),
        ("a wild on the dark side", dark.choice("ben", "W")),
        ("the story", dark.story()),
        ("board with a colour to be drawn", colour.board()),
        ("hand of ben, who is to draw", colour.hand("ben")),
        ("board with the backs hidden", closed.board()),
        ("other sides when they are hidden", closed.backs("anna")),
    )


def duo() -> str:
    draft = Played("mode duo\nseats anna ben\ndrafter anna\ndraw B7 Y1 B9 Y2 B8 Y3\nanna: keep")
    series = Played(
        "mode duo\nseats anna ben\nhand anna RR R1 R8 R+2 B3\nhand ben B1 B2 RS R4\ntop R5\n"
        "draw Y1 Y2 Y3\nturn anna"
    )
    granted = Played(
        "mode duo\nseats anna ben\nhand anna RR RR B3 B4\nhand ben B1 R2 RS R4\ntop R5\n"
        "draw Y1 Y2 Y3\nturn anna\nanna: play RR RR"
    )
    return sections(
        ("board in the draft", draft.board()),
        ("hand of ben, who drafts", draft.hand("ben")),
        ("refused to ben", draft.refused("ben")),
        ("hand of anna, who has kept a card", draft.hand("anna")),
        ("the story", draft.story()),
        ("a reverse: alone or with which", series.choice("anna", "RR")),
        ("all: which one last", series.choice("anna", "RR", "n4")),
        ("the +2 last: which call", series.choice("anna", "RR", "n4", "lR+2")),
        ("the +2 last with the call", series.choice("anna", "RR", "n4", "lR+2", "k1")),
        ("board with a series granted", granted.board()),
        ("hand of ben, who may lay it", granted.hand("ben")),
        ("which one last", granted.choice("ben", "R2", "n3")),
    )


def gestures() -> str:
    due = Played(
        "option action_uno=3:all,5:self\noption wrong_card\nseats anna ben cem\n"
        "hand anna R3 R5 B2\nhand ben R1 G2\nhand cem Y1 Y2\ntop R9\ndraw G5 G6 G7\n"
        "turn anna\nanna: play R3"
    )
    made = Played(f"{due.text}\nben: gesture\ncem: gesture")
    own = Played(f"{made.text}\nanna: gesture\nben: play R1\ncem: draw\nanna: play R5")
    return sections(
        ("board", due.board()),
        ("hand of ben", due.hand("ben")),
        ("refused meanwhile", due.refused("ben")),
        ("board where anna alone is waited for", made.board()),
        ("hand of ben, who has made it", made.hand("ben")),
        ("hand of anna, who owes one", own.hand("anna")),
        ("hand of ben, who may try any card", own.hand("ben")),
        ("hand of cem, who is not on", own.hand("cem")),
        ("the story", own.story()),
    )


def complement() -> str:
    on = Played(
        "option complement=5\nseats anna ben\nhand anna R5 R1 B2\nhand ben G1 Y2\ntop R9\n"
        "draw B5 B6\nturn anna\nanna: play R5"
    )
    return sections(("board", on.board()), ("hand of ben", on.hand("ben")), ("story", on.story()))


def many_cards() -> str:
    hand = "R1 R2 R3 R4 R5 R6 R7 R8 R9 RS Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 YS B1 B2 B3 B4 B5 B6 B7 B8 B9"
    full = Played(
        f"seats anna ben\nhand anna {hand} BS G1 G2 G3 G4 G5 G6\nhand ben G9 G8\ntop G7\n"
        "draw Y1\nturn anna"
    )
    return sections(
        ("first page", full.hand("anna")),
        ("second page", full.hand("anna", page=1)),
        ("a page after the last", full.hand("anna", page=9)),
        ("a page before the first", full.hand("anna", page=-3)),
    )


WON = (
    "{options}\nseats anna ben robo\nscore ben 30\nhand anna R5\nhand ben B9 B8\nhand robo BS\n"
    "top R3\ndraw Y1\nturn anna\nanna: play R5"
)


def ends() -> str:
    won = Played(WON.format(options=""))
    penalty = Played(WON.format(options="option scoring=penalty"))
    match = Played(WON.format(options="option target=round"))
    shared = Played(
        "option partner\noption target=round\nseats anna ben cem dora\nhand anna R5\nhand ben B9\n"
        "hand cem BS\nhand dora G1\ntop R3\nturn anna\nanna: play R5"
    )
    stopped = Played(f"{WON.format(options='').rpartition(chr(10))[0]}\ntable: stop")
    left = Played(f"{PLAIN}\nben: leave")
    alone = Played(f"{PLAIN}\nben: leave\nrobo: leave")
    out = Played(
        "option play_on\nseats anna ben cem\nhand anna R5\nhand ben R1 R2\nhand cem Y1 Y2\n"
        "top R9\nturn anna\nanna: play R5"
    )
    return sections(
        ("a round won", won.board()),
        ("hand of ben after it", won.hand("ben")),
        ("hand of anna after it", won.hand("anna")),
        ("refused after it", won.refused("ben")),
        ("a round with penalty points", penalty.board()),
        ("a match won", match.board()),
        ("hand of ben after it", match.hand("ben")),
        ("a match won by two", shared.board()),
        ("a match that was stopped", stopped.board()),
        ("more, after a match", written(more_page(match.context("anna"), KEYS, subscribed=False))),
        ("somebody has left", left.board()),
        ("hand of anna meanwhile", left.hand("anna")),
        ("everybody else has left", alone.board()),
        ("somebody is out", out.board()),
        ("hand of anna, who is out", out.hand("anna")),
        ("the story", match.story()),
        ("the story of a match that was stopped", stopped.story()),
    )


def lobbies() -> str:
    def lobby(*seats: SeatView, rules: str = "", closes: bool = False) -> TableView:
        written_rules = [(name, None) for name in rules.split()]
        return changed(
            NOBODYS,
            seats=seats,
            options=build_options(Mode.CLASSIC, written_rules),
            **next_at(NEXT_AT if closes else None),
            board_link=LINK if closes else None,
            levels=("easy", "hard"),
        )

    anna, robo = ANNA, ROBO
    alone, both = lobby(anna), lobby(anna, robo, rules="stacking doubles", closes=True)
    partners = lobby(anna, robo, BEN, rules="partner")
    sealed = changed(partners, announced="2:" + "5ea1" * 16, may_call=True, can_be_copied=True)
    lapsed = replace(sealed, seats=(replace(anna, word_lapsed=True), robo, BEN))
    worded = replace(sealed, seats=(anna, robo, replace(BEN, word=SeedWord("K*ckuck", bytes(16)))))
    return sections(
        ("one person", written(lobby_page(alone, KEYS))),
        ("with a computer player, by house rules", written(lobby_page(both, KEYS))),
        ("in teams", written(lobby_page(lobby(anna, robo, BEN, BEN, rules="partner"), KEYS))),
        ("too few for teams", written(lobby_page(lobby(anna, robo, rules="partner"), KEYS))),
        ("a rematch", written(lobby_page(changed(alone, invited=("Be*n", "Cem")), KEYS))),
        ("people can be called", written(lobby_page(changed(alone, may_call=True), KEYS))),
        ("nobody is host", written(lobby_page(lobby(seat_of("Ben")), KEYS))),
        ("a full table", written(lobby_page(replace(both, options=build_options(Mode.DUO)), KEYS))),
        ("with a word", written(lobby_page(worded, KEYS))),
        ("a word is asked for again", written(lobby_page(lapsed, KEYS))),
        ("started with a word", written(started_page(worded, KEYS))),
        ("more, for a stranger", written(lobby_more_page(sealed, KEYS))),
        ("more, for a guest", written(lobby_more_page(replace(sealed, seat=2), KEYS))),
        ("more, for the host", written(lobby_more_page(replace(sealed, seat=0), KEYS))),
        ("more, with a note", written(lobby_more_page(replace(alone, seat=0), KEYS, "done"))),
        ("a player who joins again", written(seated_already_page(both, KEYS))),
        ("rules not played here any more", written(prohibited_page(both, "Not here.", KEYS))),
        ("started", written(started_page(both, KEYS))),
        ("started without a board", written(started_page(alone, KEYS))),
        ("closed", written(closed_page("Nobody came."))),
    )


def arranging() -> str:
    rules = [("partner", None), ("action_uno", "3:all,5:self"), ("complement", "B5")]
    options = build_options(Mode.CLASSIC, rules)
    seats = (ANNA, BEN, ROBO, BEN)
    table = replace(NOBODYS, seats=seats, options=options, levels=("easy", "hard"))
    duo = changed(table, options=build_options(Mode.DUO), turn_seconds=90)
    conflict = note_on(
        with_rules(table.options, ["partner", "play_on"], ["partner", "play_on"]), KEYS
    )
    wild = with_rules(build_options(Mode.CLASSIC), ["jump_in_wild"], ["jump_in_wild"]).options
    kept = note_on(with_rules(wild, ["jump_in", "jump_in_wild"], ["jump_in_wild"]), KEYS)
    wrong = note_on(combined(Mode.DUO, [("target", "0"), ("stacking", None)]), KEYS)
    three = replace(table, seats=table.seats[:3])
    return sections(
        ("the game", written(choosing.game_choice_page(table, ["Friday"], KEYS))),
        ("the game of duo", written(choosing.game_choice_page(duo, [], KEYS))),
        ("house rules", written(choosing.house_rules_page(table, KEYS, conflict))),
        ("house rules of duo", written(choosing.house_rules_page(duo, KEYS))),
        ("a rule that another contains", written(choosing.house_rules_page(table, KEYS, kept))),
        (
            "a value that cannot be and a rule of another game",
            written(choosing.house_rules_page(duo, KEYS, wrong)),
        ),
        ("values in words", written(choosing.value_page(table, "catch_window", KEYS))),
        ("gestures", written(choosing.value_page(table, "action_uno", KEYS))),
        ("two steps: the rank", written(choosing.value_page(table, "complement", KEYS))),
        ("the card", written(choosing.value_page(table, "complement", KEYS, rank="5"))),
        ("people", written(choosing.people_page(table, KEYS))),
        ("a computer player", written(choosing.seat_page(table, 2, KEYS))),
        ("the host", written(choosing.seat_page(table, 0, KEYS))),
        ("somebody", written(choosing.seat_page(duo, 1, KEYS))),
        ("the line", written(choosing.line_page(table, ["Friday"], KEYS))),
        ("the line of nothing", written(choosing.line_page(LONELY, [], KEYS))),
        ("teams", written(choosing.teams_page(table, 1, KEYS))),
        ("teams, for who watches", written(choosing.teams_page(table, None, KEYS))),
        ("teams, with too few", written(choosing.teams_page(three, 1, KEYS))),
        ("nobody plays in teams", written(choosing.teams_page(duo, 1, KEYS))),
        ("people, too few for teams", written(choosing.people_page(three, KEYS))),
    )


def helps() -> str:
    server = ServerChannel(1, 2)
    group = HelpTopic(GroupDm(1), InstallLinks("https://server.example", "https://person.example"))
    ruled = build_options(Mode.CLASSIC, [("stacking", None), ("target", "200"), ("bluff", "off")])
    return sections(
        *((f"page {n}", written(help_page(n, HelpTopic(server), KEYS))) for n in range(1, 6)),
        ("page 1, for an application of people", written(help_page(1, group, KEYS))),
        ("page 3, in a group", written(help_page(3, group, KEYS))),
        ("page 5, in a group", written(help_page(5, group, KEYS))),
        ("page 5, alone with the bot", written(help_page(5, HelpTopic(BotDm(1)), KEYS))),
        ("rules in force", written(in_force_page(ruled, Shelf("abcd2345", 7), KEYS))),
        ("no house rules", written(in_force_page(build_options(Mode.DUO), Shelf(), KEYS))),
        ("all topics", written(rulebook_page(Shelf(), KEYS))),
    )


def legends() -> str:
    """Return the legend of each game, and one by rules that give cards further effects."""
    rules = [("seven_o", None), ("action_uno", "3:all,5:self"), ("complement", "B5")]
    ruled = context(position(build_options(Mode.CLASSIC, rules), 2), 0)
    games = ((mode, context(position(build_options(mode), 2), 0)) for mode in Mode)
    return sections(
        *((mode, written(legend_page(seen, KEYS))) for mode, seen in games),
        ("seven-o, gestures and complementary play", written(legend_page(ruled, KEYS))),
    )


def leaderboards() -> str:
    best = [LeaderboardLine(n, f"P_{n}", 9 - n, 9, 100, 1, me=n == 4) for n in (1, 2, 3, 4)]
    mine = LeaderboardLine(12, "Me", 1, 2, 3, 4, me=True)
    others = best[:3]
    unsure = [best[0], *(replace(line, rating=990, is_sure=False) for line in best[1:3])]
    below = [*unsure[:2], *(replace(line, is_below=True) for line in unsure)]
    many = replace(leaderboard_of(others, mine), more=True)
    season = replace(many, choice=LeaderboardChoice(Period.SEASON), more=False, season=3)

    earlier = replace(season, choice=season.choice.of_season(2))

    def page(view: LeaderboardView) -> str:
        return written(leaderboard_page(view, KEYS))

    return sections(
        ("one of the best", page(leaderboard_of(best, best[3]))),
        ("further down, by share", page(leaderboard_of(others, mine, Order.SHARE))),
        ("too little", page(leaderboard_of(unsure, replace(mine, is_sure=False), Order.RATING))),
        ("not on it, by points", page(leaderboard_of(others, None, Order.POINTS))),
        ("some below all others", page(leaderboard_of(below, None, Order.RATING))),
        ("by catches", page(leaderboard_of(others, mine, Order.CATCHES))),
        ("nobody on it", page(leaderboard_of([], None))),
        ("the second of three pages", page(replace(many, choice=many.choice.at(1)))),
        ("a season", page(replace(season, may_begin_season=True))),
        (
            "the season before, to a member",
            page(earlier),
        ),
        ("whether a season is to begin", written(sure_season_page(3, KEYS))),
    )


def stories(tiles: TileEmoji | None = None) -> str:
    """Return every event in its words, with ``tiles`` for its cards if there are any."""

    def told(kind: type[Event]) -> str:
        names = ("Anna", "Ben", "Cem")
        return "\n".join(str(tell(event, names, KEYS, tiles)) for event in variations(kind))

    return sections(*((kind.__name__, told(kind)) for kind in typing.get_args(Event)))


def faces() -> str:
    colours = (*range(8), NO_COLOUR)
    return sections(
        ("faces", "\n".join(f"{face} {face_text(face, KEYS)}" for face in range(FACES + 1))),
        ("colours", "\n".join(f"{c} #{accent(c):06X} {colour_text(c, KEYS)}" for c in colours)),
    )


SHOWN: dict[str, Callable[[], str]] = {
    "turns": turns,
    "wilds": wilds,
    "choices": choices,
    "stacking": stacking,
    "flip": flip,
    "duo": duo,
    "gestures": gestures,
    "complement": complement,
    "many-cards": many_cards,
    "ends": ends,
    "lobbies": lobbies,
    "choosing": arranging,
    "help": helps,
    "leaderboards": leaderboards,
    "legends": legends,
    "stories": stories,
    "stories-in-tiles": lambda: stories(table_situations.EMOJI),
    "faces": faces,
    **table_situations.SHOWN,
    **mercy_situations.SHOWN,
    **follower_situations.SHOWN,
    **evening_situations.SHOWN,
    **rule_situations.SHOWN,
    **setting_situations.SHOWN,
    **statistics_situations.SHOWN,
    **ten_player_situations.SHOWN,
}


@pytest.mark.parametrize("name", SHOWN)
def test_pages_are_as_written_down(name: str) -> None:
    assert SHOWN[name]() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_nothing_is_written_down_that_is_not_shown() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(SHOWN)


@pytest.mark.parametrize(
    ("page", "seat", "why"),
    [
        (hand_page, 0, "a hand needs a seat and a deal"),
        (hand_page, None, "a hand needs a seat and a deal"),
        (board_page, None, "a board needs a deal"),
        (backs_page, 0, "no cards before the deal"),
        (legend_page, 0, "there is no legend before the deal"),
        (scores_page, 0, "no scores before the deal"),
        (told_result, None, "there is a result at the end of a match"),
        (lambda table, t: choice_page(table, QUESTION, t), 0, "nothing to choose before the deal"),
        (board_page, 0, "for everybody is not made from what one player sees"),
        (lobby_page, 0, "for everybody is not made from what one player sees"),
        (started_page, 0, "for everybody is not made from what one player sees"),
        (lambda table, t: reminder(table, 0, "", t), 0, "for everybody is not made from what one"),
        (lambda table, t: direct_reminder(table, 0, t), 0, "for everybody is not made from what"),
    ],
)
def test_no_page_is_made_of_what_is_not_there_or_not_for_all(
    page: Callable[[TableView, Translator], object], seat: int | None, why: str
) -> None:
    with pytest.raises(ValueError, match=f"^[a-z ]*{why}[a-z ]*$"):
        page(replace(LONELY, seat=seat), KEYS)


def test_before_the_deal_nothing_is_told_of_cards() -> None:
    assert card_counts_line(LONELY) == ""
    assert cards_text(LONELY, [1, 2], KEYS) == ""


@pytest.mark.parametrize(
    ("text", "limit", "shown"),
    [("abcde", 5, "abcde"), ("abcdef", 5, "abcd…"), ("", 5, ""), ("abcde", 1, "…")],
)
def test_what_is_too_long_is_cut(text: str, limit: int, shown: str) -> None:
    assert shortened(text, limit) == shown
