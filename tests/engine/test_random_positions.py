"""What must hold in positions that no deal leads to: piles of a few cards, hands near the limit.

Cards are counted (I1), two at least are active, who is waited for is active and has something to
do, nobody holds as many cards as knock out (X5), and nobody owes who is out.
CONTRA_GAMES=20000 tries so many positions (`make nightly`).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from random import Random

from bot.engine import (
    GAMES,
    BadPositionError,
    Draft,
    GestureDuty,
    MatchOver,
    Mode,
    Option,
    Options,
    Position,
    RoundOver,
    SetupRefusedError,
    State,
    deck_of,
    legal_actions,
    set_up,
    to_act,
)
from bot.engine.cards import is_wild
from tests.engine.random_games import Game, random_options, random_seats

POSITIONS = int(os.environ.get("CONTRA_GAMES", "0")) or 250
MOST_ACTIONS = 60
HANDS = (1, 1, 2, 3, 5, 13, 14, 14, 24)
Cards = list[tuple[int, int | None]]


def test_what_must_hold_in_a_position_holds_after_every_action() -> None:
    begun = 0
    for number in range(POSITIONS):
        rng = Random(number)
        share = rng.random()
        usable = partial(_chosen, rng, share)
        options = random_options(rng, rng.choice(tuple(Mode)), usable)
        seats = rng.choice((random_seats(rng, options), 4 if options.partner else 2))
        try:
            state, _ = set_up(options, random_position(rng, options, seats))
        except (SetupRefusedError, BadPositionError):
            continue
        begun += 1
        cards = counted(state)
        must_hold(state, cards, number)
        for step in Game(rng, options, seats, b"", MOST_ACTIONS).play(state):
            must_hold(step.after, cards if step.after.number == 1 else None, number)
    assert begun > POSITIONS / 4


def _chosen(rng: Random, share: float, option: Option) -> bool:
    return option.name == "hand_limit" or rng.random() < share


def random_position(rng: Random, options: Options, seats: int) -> Position:
    lights, darks = (list(faces) for faces in deck_of(GAMES[options.mode], seats))
    rng.shuffle(lights)
    rng.shuffle(darks)
    deck: Iterator[tuple[int, int | None]]
    deck = zip(lights, darks, strict=True) if darks else ((face, None) for face in lights)

    def some(count: int) -> Cards:
        return [card for _, card in zip(range(count), deck, strict=False)]  # or as many as are left

    (top,) = some(1)
    starts = rng.random() < 0.5
    return Position(
        hands=[some(rng.choice((*HANDS, 0))) or None for _ in range(seats)],
        start=top if starts else None,
        top=None if starts else top,
        colour=rng.randrange(4) if not starts and is_wild(top[0]) else None,
        draw=some(rng.choice((0, 0, 1, 2, 3, 10))),
        discard=some(rng.choice((0, 0, 1, 3))),
        aside=some(rng.choice((0, 0, 2))),
        direction=1 if starts else rng.choice((1, -1)),
    )


def counted(s: State) -> int:
    return sum(map(len, s.hands)) + len(s.draw) + len(s.discard) + len(s.aside)


def must_hold(s: State, cards: int | None, number: int) -> None:
    assert cards is None or counted(s) == cards, number
    if isinstance(s.phase, RoundOver | MatchOver | Draft):
        return
    active = set(s.ring.seats)
    assert len(active) > 1, number
    assert all(0 < len(s.hands[seat]) < s.rules.ends.hand_limit for seat in active), number
    assert {debt.seat for debt in s.debts} <= active, number
    if isinstance(s.phase, GestureDuty):
        assert set(s.phase.waiting) <= active, number
        assert s.phase.then.seat in active, number
        return
    seat = to_act(s.phase)
    assert seat in active, number
    assert legal_actions(s, s.phase.seat), number
