"""Plays matches with a house rule or of a game: every part of the house that has to cope with it.

`python -m tests.growing.playing option NAME` (or `game NAME`) plays through engine, records, lobby,
hand, absence, computer players and stored forms in the tree that it stands in.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random

from bot.engine import (
    BY_NAME,
    GAMES,
    Draft,
    GestureDuty,
    MatchOver,
    Mode,
    NextRound,
    Options,
    RoundOver,
    State,
    apply,
    build_options,
    decode_state,
    encode_state,
    harmless_action,
    legal_actions,
    new_match,
    waited_for,
    written_options,
)
from bot.i18n import LANGUAGES, Texts
from bot.notation.record_checker import check_text
from bot.players.self_play import play_match
from bot.render import board_page, hand_page, lobby_page
from bot.render.private import choosing
from bot.render.rules.house_rules import rule_label
from tests.render.contexts import context

RECORDS = Path(__file__).resolve().parent.parent / "games"
MATCHES = 3


def play_option(name: str) -> None:
    """Matches with a house rule, in every game that takes it."""
    option = BY_NAME[name]
    needed = [(other, words[0]) for other, words in option.needs.items()]
    check_records(re.compile(rf"^option {name}\b", re.MULTILINE))
    for mode in option.modes:
        options = build_options(mode, [*needed, (name, option.bare or option.values[0])])
        play(options)
        for language in LANGUAGES:
            t = Texts.load(strict=True).get(language)
            page = choosing.house_rules_page(
                context(new_match(options, seats(options), b"")[0], 0), t
            )
            assert rule_label(name, t) in str(page), "the lobby does not show it"


def play_game(name: str) -> None:
    """Matches of a game, as it stands."""
    check_records(re.compile(rf"^mode {name}$", re.MULTILINE))
    play(build_options(Mode(name)))


def check_records(chosen: re.Pattern[str]) -> None:
    """All records in which this is found hold."""
    for path in RECORDS.glob("**/*.uno"):
        text = path.read_text(encoding="utf-8")
        if chosen.search(text):
            assert check_text(text).findings == [], path.name


def seats(options: Options) -> int:
    """Some number of players that a game takes."""
    return 4 if 4 in GAMES[options.mode].seats else min(GAMES[options.mode].seats)


def play(options: Options) -> None:
    """Matches by chance, by nobody at all, and by computer players."""
    at_table = seats(options)
    for number in range(MATCHES):
        rng = Random(number)
        state, _ = new_match(options, at_table, bytes([number]))
        for _ in range(60):
            if isinstance(state.phase, MatchOver):
                break
            show(state)
            assert decode_state(encode_state(state)) == state
            state = _by_chance(state, rng)
        for _ in range(60):
            if not isinstance(state.phase, RoundOver | MatchOver):
                state, _ = apply(state, harmless_action(state, waited_for(state.phase)[0]))
    levels = ("hard",) * at_table
    single = build_options(options.mode, [*_written(options), ("target", "round")])
    assert play_match(single, levels, b"toy").finished, "computer players do not end it"


def _written(options: Options) -> list[tuple[str, str]]:
    return [(name, value) for name, value in written_options(options) if name != "target"]


def _by_chance(state: State, rng: Random) -> State:
    if isinstance(state.phase, RoundOver):
        return apply(state, NextRound(rng.randbytes(8)))[0]
    seat = waited_for(state.phase)[0]
    if isinstance(state.phase, GestureDuty | Draft):
        return apply(state, harmless_action(state, seat))[0]
    return apply(state, rng.choice(legal_actions(state, seat)))[0]


def show(state: State) -> None:
    """The pages of everybody, in both languages."""
    for language in LANGUAGES:
        t = Texts.load(strict=True).get(language)
        board_page(context(state, None), t)
        hand_page(context(state, 0), t)
        lobby_page(context(state, None), t)


if __name__ == "__main__":
    what, asked = sys.argv[1:]
    play_option(asked) if what == "option" else play_game(asked)
