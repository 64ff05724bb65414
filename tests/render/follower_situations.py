"""What followers of a match see, and tables with seats reserved for them."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.engine import Mode, build_options
from bot.render import (
    arrival_page,
    board_page,
    busy_channel_page,
    following_page,
    hand_page,
    offer_in_channel,
    offer_page,
    own_seat_page,
    several_tables_page,
    told_result,
)
from bot.views.table_values import Status
from bot.views.table_view import TableView
from workbench.samples.bare_table import changed

from .contexts import followers
from .shown import KEYS, NEXT_AT, Played, sections, written

ROUND = """
{options}
seats anna ben cem
hand anna R1
hand ben B1 B2
hand cem Y1 Y2
top R9
draw Y3 Y4
turn anna
"""
KEPT = followers("D*na", "Eva", until=NEXT_AT)


def arriving() -> str:
    playing = Played(ROUND.format(options="")).context(None)
    between = Played(f"{ROUND.format(options='')}anna: play R1").context(None)
    single = Played(ROUND.format(options="option target=round")).context(None)
    lobby = changed(playing, observation=None, status=Status.LOBBY)
    full = replace(lobby, options=build_options(Mode.DUO))
    nowhere = replace(playing, board_link=None)

    deleted = changed(playing, deleted_often=True)
    waiting = changed(nowhere, posted_again_at=NEXT_AT)

    def busy(table: TableView, *, follows: bool = False, manages: bool = False) -> str:
        return written(busy_channel_page(table, KEYS, follows=follows, manages=manages))

    return sections(
        ("start beside a lobby", busy(lobby)),
        ("start beside a full lobby", busy(full)),
        ("start by a player of a lobby", busy(replace(lobby, seat=1))),
        ("start in a round", busy(playing)),
        ("start in a round without a board", busy(nowhere)),
        ("start in a round, by a follower", busy(playing, follows=True)),
        ("start in the only round", busy(single)),
        ("start between rounds", busy(between)),
        ("start by a player of a match", busy(Played(ROUND.format(options="")).context("ben"))),
        ("start by the host of a lobby", busy(replace(lobby, seat=0))),
        ("start beside a lobby, by a manager", busy(lobby, manages=True)),
        ("start in a round, by a manager", busy(playing, manages=True)),
        ("start in a round whose board is deleted", busy(waiting)),
        ("board that is deleted again and again", written(board_page(deleted, KEYS))),
        ("players of two matches", written(several_tables_page([playing, nowhere], KEYS))),
        ("join in a round", written(arrival_page(playing, KEYS))),
        ("join where the seat is kept", written(arrival_page(between, KEYS, "seat is kept"))),
    )


def following() -> str:
    playing = Played(ROUND.format(options="")).context(None)
    between = Played(f"{ROUND.format(options='')}anna: play R1").context(None)
    over = Played(f"{ROUND.format(options='option target=round')}anna: play R1").context(None)
    single = Played(ROUND.format(options="option target=round")).context(None)
    partners = replace(playing, options=build_options(Mode.CLASSIC, [("partner", None)]))
    makes_room = (between.seats[0], replace(between.seats[1], offered=True), between.seats[2])
    own = Played(ROUND.format(options="")).context("ben")
    hand = written(hand_page(replace(own, seats=makes_room), KEYS))
    unknown = replace(between, place="", board_link=None)
    nowhere = replace(over, place="", board_link=None)
    watched = changed(playing, followers=followers("D*na", "Eva"))
    return sections(
        ("who follows", written(following_page(playing, KEYS, follows=True))),
        ("where no seat gets free", written(following_page(partners, KEYS, follows=True))),
        ("where no other round follows", written(following_page(single, KEYS, follows=True))),
        ("who does not any more", written(following_page(playing, KEYS, follows=False))),
        ("two watch a round", written(board_page(watched, KEYS))),
        ("two may sit down", written(board_page(changed(between, followers=KEPT), KEYS))),
        ("somebody makes room", written(board_page(replace(between, seats=makes_room), KEYS))),
        (
            "and is told how",
            written(own_seat_page(replace(between, seats=makes_room, seat=1), KEYS)),
        ),
        ("but stays", written(own_seat_page(replace(between, seat=1), KEYS))),
        ("the hand of who makes room", hand),
        ("an offer", written(offer_page(between, NEXT_AT, KEYS))),
        ("an offer from nowhere", written(offer_page(unknown, NEXT_AT, KEYS))),
        ("an offer in the channel", offer_in_channel(between, "<@7>", NEXT_AT, KEYS)),
        ("the same without a board", offer_in_channel(unknown, "<@7>", NEXT_AT, KEYS)),
        ("the result", written(told_result(over, KEYS))),
        (
            "the result of nowhere",
            written(told_result(nowhere, KEYS)),
        ),
    )


SHOWN: dict[str, Callable[[], str]] = {"arriving": arriving, "following": following}
