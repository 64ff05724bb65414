"""The options of a match: one frozen record, in which every house rule has its entry.

The type and the default stand in the field, all else in the entry beside it. What an option does is
compiled into tables (:mod:`..rules.compilation`).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from ..draw_amounts import FORGOTTEN_CALL
from ..games.game import Game
from ..games.registry import GAMES, USUAL, Mode
from .option import SWITCHED_ON, Clash, Family, Option, words
from .written_values import (
    NO_TARGET,
    can_be_dealt,
    check_card,
    check_gestures,
    check_hand_limit,
    check_seven_o,
    check_target,
    check_zero,
    is_not_above,
    read_amount,
    read_card,
    read_gestures,
    read_number,
    read_target,
    within,
    write_gestures,
    write_target,
)


class Options(Struct, frozen=True, cache_hash=True):
    """Every option of docs/rules.md with its value.

    Make one with :func:`bot.engine.build_options`, which applies a game's defaults and refuses what
    does not go together. ``target`` is None for a single round, NO_TARGET where only the number of
    ``rounds`` ends the match (X15a); ``hand_size`` is None for the game's own; ``complement``
    is a face or a bare rank, None when off; ``action_uno`` holds (number rank, everybody);
    ``blitz`` is in seconds. Of a number that can be off, None is off.

    All are written when a game is stored, in this order, so that it keeps its rules should a
    default change; new ones come last, and an old game has their defaults.
    """

    mode: Mode = USUAL
    voluntary_draw: Annotated[bool, Option(clause="C6", family=Family.DRAWING, order=60)] = True
    draw_four_guilt: Annotated[
        str, words("C11a", "colour", "numbers", "any", family=Family.DRAWING, order=100)
    ] = "colour"
    bluff: Annotated[bool, Option(clause="C11b", family=Family.DRAWING, order=80)] = True
    catch_window: Annotated[
        str, words("C14", "next_action", "last_card", family=Family.CALLING, order=30)
    ] = "next_action"
    last_card_draws: Annotated[bool, Option(clause="C15", family=Family.DRAWING, order=110)] = True
    scoring: Annotated[str, words("C17", "winner", "penalty", family=Family.SCORING, order=30)] = (
        "winner"
    )
    target: Annotated[
        int | None,
        Option(
            clause="C18",
            family=Family.SCORING,
            order=10,
            values=("NUMBER", "round"),
            bare=None,
            read=read_target,
            write=write_target,
            check=check_target,
        ),
    ] = 500
    wrong_card: Annotated[bool, Option(clause="P1", family=Family.PENALTIES, order=10)] = False
    advice: Annotated[bool, Option(clause="P2", family=Family.PENALTIES, order=20)] = False
    questions: Annotated[bool, Option(clause="P3", family=Family.PENALTIES, order=30)] = False
    sleeping: Annotated[bool, Option(clause="P3", family=Family.PENALTIES, order=40)] = False
    show_backs: Annotated[bool, Option(clause="F8", family=Family.PLAYING, order=120)] = True
    flip_values: Annotated[str, words("F9", "light", "active", family=Family.SCORING, order=50)] = (
        "light"
    )
    stacking: Annotated[
        bool | str,
        Option(
            clause="V1", family=Family.DRAWING, order=10, values=("on", "coloured", "wild", "off")
        ),
    ] = False
    doubles: Annotated[bool, Option(clause="V2", family=Family.JUMPING, order=10)] = False
    fast_doubles: Annotated[
        bool,
        Option(clause="V3", family=Family.JUMPING, order=20, contains={"doubles": SWITCHED_ON}),
    ] = False
    seven_o: Annotated[
        bool | str,
        Option(
            clause="V4",
            family=Family.PLAYING,
            order=10,
            values=("on", "zero", "seven", "off"),
            check=check_seven_o,
        ),
    ] = False
    jump_in: Annotated[bool, Option(clause="V5", family=Family.JUMPING, order=40)] = False
    jump_in_wild: Annotated[
        bool,
        Option(clause="V6", family=Family.JUMPING, order=50, contains={"jump_in": SWITCHED_ON}),
    ] = False
    jump_in_action: Annotated[
        bool,
        Option(clause="V7", family=Family.JUMPING, order=60, contains={"jump_in": SWITCHED_ON}),
    ] = False
    partner: Annotated[
        bool,
        Option(
            clause="V9",
            family=Family.PLAYING,
            order=100,
            excludes={"play_on": "K2"},
            seats=(4, 6, 8, 10),
        ),
    ] = False
    endless_draw: Annotated[bool, Option(clause="V10", family=Family.DRAWING, order=50)] = False
    action_uno: Annotated[
        tuple[tuple[int, bool], ...],
        Option(
            clause="V11",
            family=Family.CALLING,
            order=40,
            values=("off", "RANK:all", "RANK:self"),
            bare="3:all",
            read=read_gestures,
            write=write_gestures,
            check=check_gestures,
        ),
    ] = ()
    play_on: Annotated[bool, Option(clause="V12", family=Family.PLAYING, order=110)] = False
    uno_uno: Annotated[bool, Option(clause="V13", family=Family.CALLING, order=10)] = False
    bruno_kuno: Annotated[bool, Option(clause="V14", family=Family.CALLING, order=20)] = False
    no_zero_finish: Annotated[bool, Option(clause="V15", family=Family.PLAYING, order=50)] = False
    complement: Annotated[
        str | None,
        Option(
            clause="V16",
            family=Family.PLAYING,
            order=40,
            values=("off", "CARD"),
            bare="5",
            read=read_card,
            check=check_card,
        ),
    ] = None
    retour_kutsche: Annotated[bool, Option(clause="V17", family=Family.DRAWING, order=30)] = False
    lass_mich: Annotated[bool, Option(clause="V18", family=Family.DRAWING, order=40)] = False
    cross_stacking: Annotated[
        bool | str,
        Option(
            clause="X1",
            family=Family.DRAWING,
            order=20,
            values=("both", "up", "off"),
            bare="both",
            contains={"stacking": {"off": "on", "coloured": "on", "wild": "on"}},
        ),
    ] = False
    several: Annotated[bool, Option(clause="X2", family=Family.JUMPING, order=30)] = False
    no_wild_finish: Annotated[bool, Option(clause="X3", family=Family.PLAYING, order=60)] = False
    no_action_finish: Annotated[
        bool,
        Option(
            clause="X3", family=Family.PLAYING, order=70, contains={"no_wild_finish": SWITCHED_ON}
        ),
    ] = False
    forced_play: Annotated[bool, Option(clause="X4", family=Family.DRAWING, order=70)] = False
    must_swap: Annotated[
        bool,
        Option(
            clause="X12",
            family=Family.PLAYING,
            order=20,
            contains={"seven_o": {"off": "seven", "zero": "on"}},
        ),
    ] = False
    last_exchange: Annotated[
        bool,
        Option(
            clause="X14",
            family=Family.PLAYING,
            order=30,
            check=check_zero,
            needs={"seven_o": ("on", "zero")},
        ),
    ] = False
    hand_limit: Annotated[
        int | None,
        Option(
            clause="X5",
            family=Family.PLAYING,
            order=90,
            values=("off", "NUMBER"),
            bare="25",
            read=read_number,
            check=check_hand_limit,
            offered=("off", "15", "20", "25", "30", "40"),
        ),
    ] = None
    challenge: Annotated[bool, Option(clause="X6", family=Family.DRAWING, order=90)] = True
    uno_penalty: Annotated[
        int,
        Option(
            clause="X7",
            family=Family.CALLING,
            order=60,
            values=("NUMBER",),
            bare=None,
            read=read_amount,
            check=within(1, 10),
            offered=("1", "2", "3", "4", "6", "10"),
        ),
    ] = FORGOTTEN_CALL
    false_contra: Annotated[
        int | None,
        Option(
            clause="X8",
            family=Family.CALLING,
            order=50,
            values=("off", "NUMBER"),
            bare="2",
            read=read_number,
            check=within(1, 10),
            offered=("off", "1", "2", "3", "4"),
        ),
    ] = None
    blitz: Annotated[
        int | None,
        Option(
            clause="X9",
            family=Family.SCORING,
            order=60,
            values=("off", "SECONDS"),
            bare="300",
            read=read_number,
            check=within(30, 7200),
            offered=("off", "120", "300", "600", "900", "1800", "3600"),
        ),
    ] = None
    elimination: Annotated[
        bool,
        Option(
            clause="X10",
            family=Family.SCORING,
            order=70,
            excludes={"partner": "K2", "target": "K2"},
        ),
    ] = False
    rounds: Annotated[
        int | None,
        Option(
            clause="X15",
            family=Family.SCORING,
            order=20,
            values=("off", "NUMBER"),
            bare="5",
            read=read_number,
            check=within(1, 50),
            excludes={"elimination": "K2"},
            clashes={"target": Clash("K2", lambda _rounds, target: target is None)},
            replaces_default={"target": NO_TARGET},
            offered=("off", "1", "2", "3", "4", "5", "7", "10", "15", "20"),
        ),
    ] = None
    hand_size: Annotated[
        int | None,
        Option(
            clause="X16",
            family=Family.PLAYING,
            order=80,
            values=("off", "NUMBER"),
            bare="5",
            read=read_number,
            check=within(2, 15),
            clashes={"hand_limit": Clash("K2", is_not_above)},
            takes_seats=can_be_dealt,
            offered=("off", *map(str, range(2, 16))),
        ),
    ] = None

    @property
    def game(self) -> Game:
        """The game that is played."""
        return GAMES[self.mode]


SHORT_FORMS = (
    Option(
        name="strafpunkte",
        clause="V19",
        family=Family.SCORING,
        order=40,
        short_for={"on": ("scoring", "penalty"), "off": ("scoring", "winner")},
    ),
)
"""Options without a value of their own."""
