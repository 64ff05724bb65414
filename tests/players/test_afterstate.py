"""What a throw leads to, worked out anew or from the same throw with another colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest
from msgspec import structs

from bot.engine import Action, Double, JumpIn, Mode, Play, build_options
from bot.players.afterstate import Afterstate
from bot.players.features import OF_A_FLIP, OF_A_HIT, OF_AN_EXCHANGE, OF_THE_COLOUR
from bot.players.information_state import InformationState
from bot.players.level import Level, Noise
from bot.players.self_play import play_match
from bot.players.weight_sets import FEATURES

Looked = Callable[[InformationState, Sequence[Action]], None]


def _look_at(mode: Mode, rounds: int, looked: Looked, *house: tuple[str, str]) -> None:
    """Shows each choice of some rounds."""

    def beside(level: Level) -> Level:
        def choose(
            info: InformationState, actions: Sequence[Action], skill: Level, noise: Noise
        ) -> Action:
            looked(info, actions)
            return level.choose(info, actions, skill, noise)

        return structs.replace(level, choose=choose)

    options = build_options(mode, [("target", "round"), *house])
    for seed in range(rounds):
        play_match(options, ("medium",) * 3, bytes([seed]), change=beside)


class _Compared:
    """Compares, for each choice of a match, throws that differ in the colour named alone."""

    def __init__(self) -> None:
        self.compared = self.left_out = 0

    def compare(self, info: InformationState, actions: Sequence[Action]) -> None:
        plays = [a for a in actions if isinstance(a, Play) and a.colour is not None]
        for first, second in pairwise(plays):
            if structs.replace(first, colour=second.colour) != second:
                continue
            one, anew = Afterstate(info, first), Afterstate(info, second)
            before = {name: feature(one) for name, feature in FEATURES.items()}
            if not one.name_instead(second):
                self.left_out += 1
                continue
            self.compared += 1
            for name, feature in FEATURES.items():
                assert feature(one) == feature(anew), (name, first, second)
                if feature not in OF_THE_COLOUR:
                    assert before[name] == feature(anew), (name, first, second)


@pytest.mark.parametrize("mode", [Mode.CLASSIC, Mode.FLIP, Mode.MERCY])
def test_another_colour_is_named_as_if_all_were_worked_out_anew(mode: Mode) -> None:
    compared = _Compared()
    _look_at(mode, 6, compared.compare)
    assert compared.compared > 30
    if mode is Mode.FLIP:
        assert compared.left_out, "a colour that says how many are drawn (F6) changes more"


@pytest.mark.parametrize(
    ("mode", "house"),
    [
        (Mode.CLASSIC, ()),
        (Mode.CLASSIC, (("seven_o", "on"), ("jump_in", "on"), ("doubles", "on"))),
        (Mode.FLIP, ()),
        (Mode.MERCY, ()),
    ],
)
def test_a_feature_says_nothing_but_on_its_occasion(
    mode: Mode, house: tuple[tuple[str, str], ...]
) -> None:
    """What is left out of the sum there would have added nothing."""
    quiet: Counter[str] = Counter()

    def look(info: InformationState, actions: Sequence[Action]) -> None:
        for action in actions:
            if not isinstance(action, Play | JumpIn | Double):
                continue
            after = Afterstate(info, action)
            occasions = {
                OF_A_HIT: after.hits,
                OF_AN_EXCHANGE: after.exchanges,
                OF_A_FLIP: after.consequences.flips,
            }
            for kind in (kind for kind, is_given in occasions.items() if not is_given):
                for feature in kind:
                    quiet[feature.__name__] += 1
                    assert feature(after) == 0.0, (feature.__name__, action)

    _look_at(mode, 4, look, *house)
    assert quiet.keys() == {one.__name__ for one in OF_A_HIT | OF_AN_EXCHANGE | OF_A_FLIP}
    assert min(quiet.values()) > 100
