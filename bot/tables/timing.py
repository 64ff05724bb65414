"""How long the table waits, and for what."""

from __future__ import annotations

from datetime import timedelta

from msgspec import Struct


class Timing(Struct, frozen=True):
    """Waiting times of a table.

    A computer player takes between ``computer_fastest`` and ``computer_slowest`` for a move, and
    ``computer_catch`` before it catches somebody, so that people have a chance to call themselves.
    ``reminder`` and ``turn`` are counted from the moment the table began to wait for a person;
    who lets ``missed_turns`` turns in a row go by leaves the game.
    """

    lobby: timedelta = timedelta(minutes=15)
    next_round: timedelta = timedelta(seconds=30)
    gesture: timedelta = timedelta(seconds=15)
    reminder: timedelta = timedelta(seconds=90)
    turn: timedelta = timedelta(minutes=3)
    missed_turns: int = 3
    computer_fastest: timedelta = timedelta(seconds=1)
    computer_slowest: timedelta = timedelta(seconds=2)
    computer_catch: timedelta = timedelta(seconds=4)
