"""The options of a match: one frozen record, made from what somebody wrote.

What options there are stands in :mod:`.option_catalogue`; what they do is compiled into tables by
:mod:`.compilation`.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Mode(StrEnum):
    """The three games."""

    CLASSIC = "classic"
    FLIP = "flip"
    DUO = "duo"


class Options(Struct, frozen=True):
    """Every option of docs/rules.md with its value; the defaults are those of classic.

    Make one with :func:`bot.engine.build_options`, which applies a mode's defaults and refuses what
    does not go together. ``target`` is None for a single round; ``complement`` is a
    face or a bare rank, None when off; ``action_uno`` holds (number rank, everybody).

    All are written when a game is stored, so that it keeps its rules should a default change.
    """

    mode: Mode = Mode.CLASSIC
    voluntary_draw: bool = True
    draw_four_guilt: str = "colour"
    bluff: bool = True
    catch_window: str = "next_action"
    last_card_draws: bool = True
    scoring: str = "winner"
    target: int | None = 500
    wrong_card: bool = False
    advice: bool = False
    questions: bool = False
    sleeping: bool = False
    show_backs: bool = True
    flip_values: str = "light"
    stacking: bool = False
    doubles: bool = False
    fast_doubles: bool = False
    seven_o: bool = False
    jump_in: bool = False
    jump_in_wild: bool = False
    jump_in_action: bool = False
    partner: bool = False
    endless_draw: bool = False
    action_uno: tuple[tuple[int, bool], ...] = ()
    play_on: bool = False
    uno_uno: bool = False
    bruno_kuno: bool = False
    no_zero_finish: bool = False
    complement: str | None = None
    retour_kutsche: bool = False
    lass_mich: bool = False
