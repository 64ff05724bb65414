"""Tables with a vote, with an absent or notified player, or at the end of a match."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import structs
from msgspec.structs import replace

from bot.artwork import all_tiles
from bot.engine import BigMoment, Mode, Presence, RoundHistory, RoundOver
from bot.engine.cards import FACES
from bot.leaderboard_choice import Order
from bot.place import PlaceKind
from bot.render import (
    LeaderboardLine,
    PublicPage,
    Reminder,
    Row,
    TileEmoji,
    best_players,
    best_players_page,
    board_page,
    chart_page,
    direct_reminder,
    farewell,
    hand_page,
    more_page,
    refusal,
    reminder,
    remove_page,
    round_result,
    scores_page,
    sure_leave_page,
    sure_remove_page,
    sure_stop_page,
    tile_name,
)
from bot.render.cards.card_look import face_sign, other_side_sign
from bot.render.private.picture_pages import hand_fan_page, hand_picture
from bot.setting_values import Choices, TableGesture
from bot.tables.playing.recess import LONGEST
from bot.views.leaving_cost import LeavingCost
from bot.views.table_parts import VoteView
from bot.views.table_values import ActedFor, Recess, VoteKind
from bot.views.table_view import TableView
from tests.render.contexts import leaderboard_of
from workbench.samples.bare_table import changed

from .contexts import context, for_all, options_of, position, seated, turn_until
from .shown import KEYS, LINK, NEXT_AT, Played, sections, written

TABLE = """
seats anna ben cem robo
hand anna R1 R2 G3
hand ben B1 B2
hand cem Y1 Y2
hand robo G1 G2
top R9
draw Y3 Y4
turn ben
"""
AGAINST_ROBO = """
seats anna robo
hand anna R1 R2
hand robo G1 G2
top R9
draw Y3 Y4
turn anna
"""
LONG_NAME = f"B*{'e' * 90}n"


def shown(table: TableView, **changes: Any) -> str:
    """Return the board, or the hand of the viewer."""
    seen = changed(table, **changes)
    return written((board_page if seen.seat is None else hand_page)(seen, KEYS))


def crowded() -> TableView:
    """Return the board of a table of seven."""
    return context(position(options_of(Mode.CLASSIC), 2, 7), None)


QUESTION = VoteView(VoteKind.QUESTION, 1, (0,), (), (0, 2), 2, (1, 2), NEXT_AT, LINK)
ADVICE = VoteView(VoteKind.ADVICE, 0, (2, 1), (0,), (1, 2), 3, (), NEXT_AT, LINK)
STOP = VoteView(VoteKind.STOP, 0, (0,), (2,), (0, 1, 2), 2, (1,), NEXT_AT)
REMOVE = VoteView(VoteKind.REMOVE, 1, (0,), (1,), (0, 2), 2, (2,), NEXT_AT)
NEXT = VoteView(VoteKind.NEXT_ROUND, 2, (2,), (), (0, 1, 2), 3, (), NEXT_AT)
HANDOVER = VoteView(VoteKind.HANDOVER, 1, (0,), (), (0, 2), 2, (2,))


def votes() -> str:
    table, over = Played(TABLE), Played(WON)
    mid_round, between = (QUESTION, ADVICE, STOP, HANDOVER), (REMOVE, STOP, NEXT)
    board = table.context(None)
    failed = tuple(replace(each, judged=False, open_to=()) for each in (QUESTION, ADVICE, STOP))
    removal = replace(REMOVE, ayes=(0, 2), judged=True, open_to=())
    handed = replace(HANDOVER, ayes=(0, 2), judged=True, open_to=())
    stopped = Played(f"{TABLE}\ntable: stop")
    carried = (replace(STOP, ayes=(0, 1), judged=True, open_to=()),)
    return sections(
        ("board with four votes", shown(board, votes=mid_round)),
        *(
            (f"hand of {name} with them", shown(table.context(name), votes=mid_round))
            for name in ("anna", "ben", "cem")
        ),
        ("hand of cem, rung for one", shown(table.context("cem"), votes=(QUESTION,), rings=True)),
        ("board where votes have failed", shown(board, votes=failed)),
        ("board where the computer took over by vote", shown(board, votes=(handed,))),
        ("result with three votes", shown(over.context(None), votes=between)),
        *(
            (f"hand of {name} at that result", shown(over.context(name), votes=between))
            for name in ("ben", "cem")
        ),
        ("result after a removal", shown(over.context(None), votes=(removal,))),
        (
            "hand of ben, who stays",
            shown(over.context("ben"), votes=(replace(removal, judged=False),)),
        ),
        ("match that was stopped by vote", shown(stopped.context(None), votes=carried)),
        ("hand of anna after that", shown(stopped.context("anna"), votes=carried)),
        ("board where ben may be woken", shown(board, can_be_woken=1)),
        ("hand of anna, who may wake him", shown(table.context("anna"), can_be_woken=1)),
        ("hand of ben, who may be woken", shown(table.context("ben"), can_be_woken=1)),
        (
            "board with a name that is longer than a button",
            shown(seated(board, 1, name=LONG_NAME), votes=mid_round, can_be_woken=1),
        ),
        ("reminder of a vote", reminded(changed(board, votes=(QUESTION,)))),
        ("the same by direct message", directly_reminded(changed(board, votes=(QUESTION,)))),
        ("farewell", farewell(board, KEYS)),
        ("farewell to ben, who was removed", said_farewell(over.context(None), removal)),
        ("the same later", said_farewell(over.context(None))),
    )


def said_farewell(table: TableView, *votes: VoteView) -> str:
    return farewell(replace(seated(table, 1, removed=True), former_seat=1, votes=votes), KEYS)


def absences() -> str:
    table = Played(f"{TABLE}\nben: draw\ncem: draw")
    board, ben = table.context(None), table.context("ben")
    over = Played(WON).context(None)
    why = (ActedFor.TIME_UP, ActedFor.AUTOPILOT)
    last = zip(board.steps[-2:], why, strict=True)
    by_the_bot = [replace(step, acted_for=acted_for) for step, acted_for in last]
    asleep = crowded()
    for seat in range(7):
        asleep = seated(asleep, seat, missed_turns=1)
    return sections(
        ("board with the time for the turn", shown(board, **turn_until(NEXT_AT))),
        ("board where ben misses his turns", shown(seated(board, 1, missed_turns=1, votes=2))),
        ("board where the computer plays for ben", shown(seated(board, 1, autopilot=True))),
        (
            "board where everybody is away",
            shown(seated(board, 1, autopilot=True), paused=True, **turn_until(NEXT_AT)),
        ),
        ("board with a long name", shown(seated(board, 1, missed_turns=1, name=LONG_NAME))),
        ("board where more miss their turns than there are buttons", shown(asleep)),
        (
            "the same where the computer plays for one",
            shown(seated(asleep, 0, autopilot=True)),
        ),
        ("hand of ben, for whom it plays", shown(seated(ben, 1, autopilot=True))),
        ("board where ben is thrown out", shown(thrown_out(board))),
        ("hand of ben, who is thrown out", shown(thrown_out(ben), legal=(), side=())),
        (
            "hand of ben, for whom everybody waits",
            shown(seated(ben, 1, autopilot=True), paused=True, **turn_until(NEXT_AT)),
        ),
        ("hand of ben with the time for the turn", shown(ben, **turn_until(NEXT_AT))),
        (
            "board with what the bot did for somebody",
            shown(board, steps=(*board.steps[:-2], *by_the_bot)),
        ),
        (
            "result where somebody is away",
            shown(seated(over, 1, missed_turns=1, votes=1)),
        ),
    )


def thrown_out(table: TableView) -> TableView:
    return seated(table, 1, autopilot=True, thrown_out=True)


def breaks() -> str:
    table, over = Played(TABLE), Played(WON)
    began = NEXT_AT - LONGEST
    recess = Recess(1, began, NEXT_AT)

    def resting(view: TableView, **fields: Any) -> TableView:
        return changed(
            replace(view, game=replace(view.game, recess=recess, **fields)), legal=(), deadline=None
        )

    board, anna = table.context(None), table.context("anna")
    asked = VoteView(VoteKind.RECESS, 0, (0,), (), (0, 1, 2), 2, (1, 2), NEXT_AT)
    failed = replace(asked, noes=(1, 2), open_to=(), judged=False)
    guests = resting(board, place_kind=PlaceKind.GROUP_DM)
    return sections(
        ("board with the question", shown(board, votes=(asked,))),
        ("hand of ben with it", shown(table.context("ben"), votes=(asked,))),
        ("board where nobody wanted one", shown(board, votes=(failed,))),
        ("board in a break", shown(resting(board))),
        ("the same where the bot is a guest", shown(guests)),
        ("hand in a break", shown(resting(anna))),
        ("hand in a break that is to be the last", shown(resting(anna), votes=(STOP,))),
        ("more, in a break", written(more_page(resting(anna), KEYS))),
        ("more, in a break, for a stranger", written(more_page(resting(board), KEYS))),
        ("result in a break", shown(resting(over.context(None)))),
        ("hand at that result", shown(resting(over.context("ben")))),
    )


def ringing() -> str:
    table = Played(TABLE)
    anna, board = table.context("anna"), table.context(None)
    draft = Played("mode duo\nseats anna ben\ndrafter anna\ndraw B7 Y1 B9 Y2").context("anna")
    return sections(
        ("hand that rings", shown(anna, rings=True)),
        ("hand that rings before a card lies there", shown(draft, rings=True)),
        (
            "hand that rings at a table without a host",
            shown(seated(anna, 0, is_host=False), rings=True),
        ),
        ("hand of the first game", shown(for_all(anna, newcomer=True))),
        ("reminder in the channel", reminded(board)),
        ("reminder of a table without a board", reminded(replace(board, board_link=None))),
        ("reminder by direct message", directly_reminded(board)),
        (
            "reminder by direct message without a board",
            directly_reminded(replace(board, board_link=None)),
        ),
        ("hand with nowhere to go back to", shown(anna, board_link=None, place="")),
    )


def reminded(table: TableView) -> str:
    """Return the reminder for the player of the second seat, above its button."""
    return _above_button(reminder(table, 1, "<@2>", KEYS))


def directly_reminded(table: TableView) -> str:
    """Return the reminder in the direct messages of the same player, above its button."""
    return _above_button(direct_reminder(table, 1, KEYS))


def _above_button(word: Reminder) -> str:
    return "\n".join((word.text, written(PublicPage((Row((word.quiet,)),)))))


def leaving() -> str:
    anna, robo = Played(TABLE).context("anna"), Played(AGAINST_ROBO).context("anna")
    lost = LeavingCost(loses_round=True)
    over = replace(lost, ends_match=True, may_return=False)
    penalty = replace(lost, points=23, back_with=107)
    costs = {
        "where it costs nothing": LeavingCost(),
        "in mid-round": lost,
        "with penalty points": penalty,
        "with the target reached": replace(penalty, reaches_target=True, may_return=False),
        "as the last but one": replace(over, winner=1),
        "before anything was played": over,
    }
    return sections(
        *((f"leaving {how}", written(sure_leave_page(anna, c, KEYS))) for how, c in costs.items()),
        ("leaving computers alone", written(sure_leave_page(robo, over, KEYS))),
        ("ending the match", written(sure_stop_page(anna, KEYS))),
        ("removing somebody", written(remove_page(anna, KEYS))),
        ("removing Ben", written(sure_remove_page(anna, 1, KEYS))),
        (
            "ending the match without a seat",
            written(sure_stop_page(replace(anna, seat=None), KEYS)),
        ),
        (
            "ending the match between two rounds",
            written(sure_stop_page(Played(WON).context("anna"), KEYS)),
        ),
    )


EMOJI = TileEmoji({tile: f"<:{tile.key}:{zlib.crc32(tile.key.encode())}>" for tile in all_tiles()})
"""An emoji for each tile; its number is derived from what it shows."""

CARDS = """
seats anna ben
hand anna R5 R5 RS YR G+2 W W+4
hand ben B1 B2 G1
top R7
draw Y1 Y2 Y3 Y4 Y5
turn anna"""
FLIP_CARDS = """
mode flip
seats anna ben
hand anna R5/P+5 W/V9 Y2/W+C B3/W RF/OE
hand ben B1/P1 W+2/P2 W/P3
top R7/T7
draw Y1/P4 Y3/P6
turn anna"""

WON = """
seats anna ben cem
score ben 30
hand anna R5
hand ben B9 B8
hand cem BS
top R3
draw Y1
turn anna
anna: play R5
"""


def results() -> str:
    """Return results that have less to say than usual, or more than fits."""
    over = Played(WON).context(None)
    match = Played(f"option target=round\n{WON}")
    assert over.observation is not None
    nobody = structs.replace(over.observation, phase=RoundOver(None))
    return sections(
        ("nobody says when the next round begins", shown(over, deadline=None)),
        ("a what-if", shown(over, commitment=None)),
        (
            "a match that cannot be played again any more",
            shown(match.context(None), rematch_until=None),
        ),
        ("a round that nobody has won", shown(over, observation=nobody)),
        ("nothing is told of the end", shown(over, steps=())),
        (
            "hand after the match with nowhere to go",
            shown(match.context("ben"), board_link=None, place=""),
        ),
    )


def scores() -> str:
    running = Played(f"score ben 30\n{TABLE}").context("anna")
    first = Played(TABLE).context("anna")
    over = Played(WON).context("ben")
    everybody_out = Played(
        "option play_on\nseats anna ben cem\nhand anna R5\nhand ben R1\nhand cem Y1 Y2\n"
        "top R9\nturn anna\nanna: play R5\nben: play R1"
    ).context(None)
    teams = Played(
        "option partner\noption scoring=penalty\nseats anna ben cem dora\nhand anna R5\n"
        "hand ben B9\nhand cem BS\nhand dora G1\ntop R3\nturn anna\nanna: play R5"
    ).context("ben")
    return sections(
        ("while a round is on", written(scores_page(running, KEYS))),
        ("in the first round", written(scores_page(first, KEYS))),
        ("after a round", written(scores_page(over, KEYS))),
        ("of teams, with penalty points", written(scores_page(teams, KEYS))),
        ("without a hash", written(scores_page(changed(over, commitment=None), KEYS))),
        ("of who has left", written(scores_page(seated(running, 1, presence=Presence.AWAY), KEYS))),
        ("in which order everybody was out", shown(everybody_out)),
    )


def pictures() -> str:
    over, stopped = Played(WON), Played(f"{WON.rpartition('anna:')[0]}table: stop")
    match = Played(f"option target=round\n{WON}")
    history = RoundHistory(((1, 0), (2, 2), (1, 1)), (BigMoment(1, 2),), ())
    hand = Played("seats anna ben\nhand anna G3 R5 W R5 W+4\nhand ben B1 B2\ntop R7").context(
        "anna"
    )

    def chart(played: Played) -> str:
        table = played.context("ben")
        assert table.observation is not None
        return written(
            chart_page(round_result(table, table.observation, history, KEYS), b"PNG", KEYS)
        )

    best = [LeaderboardLine(n, f"P*{n}", 9 - n, 20 - n, 100 * n, 1, me=n == 2) for n in (1, 2, 3)]
    mine = LeaderboardLine(12, "Me", 0, 2, 3, 4, me=True)

    parts = [*best[:2], replace(best[0], is_below=True)]
    parts = [replace(each, rating=990, is_sure=each is not best[1]) for each in parts]

    def board(order: Order, lines: Sequence[LeaderboardLine], own: LeaderboardLine | None) -> str:
        best = best_players(leaderboard_of(lines, own, order), KEYS)
        return written(best_players_page(best, b"PNG", KEYS))

    assert hand.observation is not None
    return sections(
        ("of the leaderboard by wins", board(Order.WINS, best, best[1])),
        ("by share, further down", board(Order.SHARE, best[2:], mine)),
        ("by points, not on it", board(Order.POINTS, best[::2], None)),
        ("by rating, some with too few rounds, and some below", board(Order.RATING, parts, mine)),
        ("of a round", chart(over)),
        ("of a match", chart(match)),
        ("of a match that was stopped", chart(stopped)),
        ("of a hand", written(hand_fan_page(hand_picture(hand.observation), b"PNG", KEYS))),
    )


def tiles() -> str:
    classic = Played(CARDS, tiles=EMOJI)
    flip = Played(FLIP_CARDS, tiles=EMOJI)
    named = Played(f"{CARDS}\nanna: play W:G", tiles=EMOJI)
    dark = Played(f"{FLIP_CARDS}\nanna: play RF", tiles=EMOJI)
    start = Played(
        "seats anna ben\ndealer ben\nhand anna R1 B2\nhand ben G1 G2\nstart W\ndraw Y1",
        tiles=EMOJI,
    )
    draft = Played("mode duo\nseats anna ben\ndrafter anna\ndraw B7 Y1 B9 Y2", tiles=EMOJI)
    series = Played(
        "mode duo\nseats anna ben\nhand anna RR R1 R8\nhand ben B1 B2\ntop R5\nturn anna",
        tiles=EMOJI,
    )
    few, many = (
        replace(context(position(options_of(Mode.CLASSIC), own), None), tiles=EMOJI)
        for own in (28, 29)
    )
    return sections(
        ("board", classic.board()),
        ("hand of anna", classic.hand("anna")),
        ("which colour", classic.choice("anna", "W")),
        ("board with a colour named", named.board()),
        ("hand of ben then", named.hand("ben")),
        ("board of flip", flip.board()),
        ("hand of anna", flip.hand("anna")),
        ("which colour", flip.choice("anna", "W")),
        ("board on the dark side", dark.board()),
        ("hand of ben there", dark.hand("ben")),
        ("hand of anna, who names the colour of the start card", start.hand("anna")),
        ("board in the draft", draft.board()),
        ("which card last", series.choice("anna", "RR", "n3")),
        ("board with as many backs as have room", shown(few)),
        ("board with one card more", shown(many)),
    )


def signs() -> str:
    """Return the texts of cards as symbols while there are no tiles."""
    hands = (Played(record).context("anna") for record in (CARDS, FLIP_CARDS))
    classic, flip = (shown(for_all(hand, choices=Choices(cards_as_symbols=True))) for hand in hands)
    every = (f"{face} {face_sign(face)} {other_side_sign(face)}" for face in range(FACES))
    names = (f"{tile.key} {tile_name(tile, KEYS)}" for tile in all_tiles())
    return sections(
        ("classic", classic),
        ("flip", flip),
        ("every face", "\n".join(every)),
        ("every tile in words", "\n".join(names)),
    )


def own_gestures() -> str:
    duty = Played(
        "option action_uno=3:all\nseats anna ben\nhand anna R3 R5 B2\nhand ben R1 G2\ntop R9\n"
        "turn anna\nanna: play R3"
    )

    def told(gesture: str) -> str:
        ben = changed(duty.context("ben"), gesture=gesture)
        board = shown(duty.context(None), gesture=gesture)
        return "\n".join((board, shown(ben), refusal("C5", ben, KEYS)))

    return sections(*((gesture, told(gesture)) for gesture in (*TableGesture, "=*wave*")))


SHOWN: dict[str, Callable[[], str]] = {
    "votes": votes,
    "absences": absences,
    "breaks": breaks,
    "ringing": ringing,
    "leaving": leaving,
    "results": results,
    "scores": scores,
    "pictures": pictures,
    "tiles": tiles,
    "signs": signs,
    "own-gestures": own_gestures,
}
