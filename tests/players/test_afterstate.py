"""What a throw leads to, worked out anew or from the same throw with another colour."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from msgspec import structs

from bot.engine import Action, Mode, Play, build_options
from bot.players.afterstate import Afterstate
from bot.players.features import OF_THE_COLOUR
from bot.players.information_state import InformationState
from bot.players.level import Level
from bot.players.noise import Noise
from bot.players.self_play import play_match
from bot.players.weight_sets import FEATURES


class _Compared:
    """Compares, for each choice of a match, throws that differ in the colour named alone."""

    def __init__(self) -> None:
        self.compared = self.left_out = 0

    def beside(self, level: Level) -> Level:
        choose = level.choose

        def compared(
            info: InformationState, actions: Sequence[Action], skill: Level, noise: Noise
        ) -> Action:
            plays = [a for a in actions if isinstance(a, Play) and a.colour is not None]
            self._compare(info, plays)
            return choose(info, actions, skill, noise)

        return structs.replace(level, choose=compared)

    def _compare(self, info: InformationState, plays: Sequence[Play]) -> None:
        for first, second in pairwise(plays):
            if structs.replace(first, colour=second.colour) != second:
                continue
            one, anew = Afterstate(info, first), Afterstate(info, second)
            before = {name: feature(one) for name, feature in FEATURES.items()}
            changed = one.naming(second)
            if changed is None:
                self.left_out += 1
                continue
            self.compared += 1
            for name, feature in FEATURES.items():
                assert feature(changed) == feature(anew), (name, first, second)
                if feature not in OF_THE_COLOUR:
                    assert before[name] == feature(anew), (name, first, second)


@pytest.mark.parametrize("mode", [Mode.CLASSIC, Mode.FLIP, Mode.MERCY])
def test_another_colour_is_named_as_if_all_were_worked_out_anew(mode: Mode) -> None:
    compared = _Compared()
    options = build_options(mode, [("target", "round")])
    for seed in range(6):
        play_match(options, ("medium",) * 3, bytes([seed]), change=compared.beside)
    assert compared.compared > 30
    if mode is Mode.FLIP:
        assert compared.left_out, "a colour that says how many are drawn (F6) changes more"
