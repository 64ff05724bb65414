"""Every two options either go together and are played to the end, or are refused by a clause (K3).

`PAIR_GAMES=20` plays that many matches of each pair; usually one of a sample of them is played.
"""

from __future__ import annotations

import os
from itertools import combinations
from random import Random

import pytest

from bot.engine import (
    BY_NAME,
    CATALOGUE,
    GestureDuty,
    MatchOver,
    Mode,
    Options,
    RoundOver,
    SetupRefusedError,
    apply,
    build_options,
    harmless_action,
    legal_actions,
    new_match,
    waited_for,
)
from bot.players.self_play import next_action

GAMES = int(os.environ.get("PAIR_GAMES", "0"))
EVERY = 1 if GAMES else 40
"""One of so many pairs is played."""

RANDOM_ACTIONS = 40
MOST_ACTIONS = 3000

Written = tuple[tuple[str, str | None], ...]


def values(name: str) -> list[tuple[str, str | None]]:
    """What may be written of an option, its bare name where it is a pattern."""
    option = next(option for option in CATALOGUE if option.name == name)
    written = option.offered or option.values
    plain = [value for value in written if value == value.lower() and value != "off"]
    return [(name, value) for value in plain] or [(name, option.bare)]


def pairs(mode: Mode) -> list[Written]:
    names = [option.name for option in CATALOGUE if mode in option.modes]
    return [
        (one, other)
        for first, second in combinations(names, 2)
        for one in values(first)
        for other in values(second)
    ]


@pytest.mark.parametrize("mode", list(Mode))
def test_every_pair_is_refused_by_a_clause_or_played_to_the_end(mode: Mode) -> None:
    unlike: list[str] = []
    for number, written in enumerate(pairs(mode)):
        short = [] if _excludes_target(written) else [("target", "round")]
        try:
            options = build_options(mode, [*written, *short])
        except SetupRefusedError as refused:
            if not refused.names:
                unlike.append(f"{written}: {refused.clause}")
            continue
        if number % EVERY == 0:
            unlike += [
                f"{written}: game {game}"
                for game in range(max(GAMES, 1))
                if not ends(options, Random(1000 * number + game))
            ]
    assert unlike == []


def _excludes_target(written: Written) -> bool:
    return any("target" in BY_NAME[name].excludes for name, _ in written)


def ends(options: Options, rng: Random) -> bool:
    """Whether a match that begins by chance is brought to its end by computer players."""
    able = [seats for seats in options.game.seats if seats < 7]
    state, _ = new_match(options, 4 if 4 in able else able[0], rng.randbytes(8))
    for number in range(MOST_ACTIONS):
        if isinstance(state.phase, MatchOver):
            return True
        if number >= RANDOM_ACTIONS or isinstance(state.phase, RoundOver):
            action = next_action(state, ("easy",) * len(state.hands), rng.randbytes(8))
        elif isinstance(state.phase, GestureDuty):
            action = harmless_action(state, waited_for(state.phase)[0])
        else:
            action = rng.choice(legal_actions(state, waited_for(state.phase)[0]))
        state, _ = apply(state, action)
    return False
