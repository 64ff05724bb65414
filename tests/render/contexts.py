"""Contexts to render: positions with hands of any size, in every mode."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bot.engine import (
    CATALOGUE,
    GAMES,
    Mode,
    Options,
    Position,
    State,
    deck_of,
    default_options,
    legal_actions,
    observe,
    set_up,
    side_actions,
)
from bot.engine.position import Card
from bot.render import PageContext, SeatLabel

LINK = "https://discord.com/channels/1191168914227200000/1191168914227200100/1191168914227200200"

_OWN_VALUES = [option for option in CATALOGUE if not option.short_for]
LONGEST_RULES = [
    ("target", str(10**999)),
    *((option.name, "off") for option in _OWN_VALUES if option.default(Mode.CLASSIC) is True),
    *((option.name, None) for option in _OWN_VALUES if option.default(Mode.CLASSIC) is False),
    ("catch_window", "last_card"),
    ("draw_four_guilt", "any"),
    ("scoring", "penalty"),
    ("complement", "B+2"),
    ("action_uno", ",".join(f"{rank}:{'self' if rank % 2 else 'all'}" for rank in range(10))),
]
"""As many rules at once as there are, each as long as can be."""


def deck(mode: Mode, seats: int, turned_by: int = 0) -> list[Card]:
    """All cards of a game, shuffled the same way each time; the dark faces moved on by so many."""
    light, dark = deck_of(GAMES[mode], seats)
    dark = dark and (*dark[turned_by:], *dark[:turned_by])
    backs: Sequence[int | None] = list(dark) if dark else [None] * len(light)
    cards = list(zip(light, backs, strict=True))
    random.Random(7).shuffle(cards)
    return cards


def position(options: Options, own: int, seats: int = 2, *, different: bool = False) -> State:
    """A position in which the first player holds `own` cards (all `different`) and is to act."""
    whole = deck(options.mode, seats, turned_by=57 if different else 0)
    cards = [*dict.fromkeys(whole), *whole] if different else list(whole)
    coloured = next(card for card in cards if card[0] < 100 and card[0] % 17 < 10)
    cards.remove(coloured)
    hands = [cards[:own]]
    if different:
        for card in (*hands[0], coloured):
            whole.remove(card)
        cards = [*hands[0], *whole]
    rest = cards[own:]
    for _ in range(1, seats):
        hands.append(rest[:2])
        rest = rest[2:]
    return set_up(options, Position(hands=hands, top=coloured, draw=rest, turn=0))[0]


def context(state: State, seat: int | None, name: str = "Anna") -> PageContext:
    """The table as this seat sees it."""
    seats = len(state.hands)
    return PageContext(
        game="abcd2345",
        version=123_456,
        seats=tuple(SeatLabel(f"{name}{number}", host=number == 0) for number in range(seats)),
        options=state.rules.options,
        seat=seat,
        observation=observe(state, seat),
        legal=() if seat is None else tuple(legal_actions(state, seat)),
        side=() if seat is None else tuple(side_actions(state, seat)),
        place="Spieleabend › <#1191168914227200100>",
        board_link=LINK,
    )


def options_of(mode: Mode) -> Options:
    """The usual options of a mode."""
    return default_options(mode)
