"""No Mercy with one of its rules changed: which records of section 11 fail then.

A process of its own, as it changes the game for all that runs in it:

    python -m tests.notation.mercy_without_a_rule

It ends with 1 if a change goes unnoticed. ``draws_wait`` (M6) is not among the changes: draws wait
as it is, since they can be answered (V8, M5).
"""

from __future__ import annotations

import functools
import gc
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest import mock

from msgspec.structs import replace

from bot.engine import BY_NAME, GAMES, Mode
from bot.engine.cards import (
    DISCARD_ALL,
    DRAW_FOUR,
    DRAW_TWO,
    REVERSE,
    SKIP,
    SKIP_EVERYONE,
    WILD_DRAW_SIX,
    WILD_DRAW_TEN,
    WILD_REVERSE_DRAW_FOUR,
    WILD_ROULETTE,
)
from bot.engine.games.effects import EFFECTS, Effect
from bot.notation.record_reader import check_text

RECORDS = sorted((Path(__file__).parent.parent / "games" / "mercy").glob("*.uno"))
MERCY = GAMES[Mode.MERCY]


def _default(name: str, value: Any) -> dict[str, Any]:
    return {"defaults": {**MERCY.defaults, name: value}}


def _without_clause(general: str) -> dict[str, Any]:
    return {"clauses": {k: own for k, own in MERCY.clauses.items() if k != general}}


def _effect(rank: int, **other: Any) -> dict[str, Any]:
    return {"effects": {**MERCY.effects, rank: replace(EFFECTS[rank], **other)}}


CHANGES: dict[str, dict[str, Any]] = {
    "M1: up to ten seats": {"seats": range(2, 11)},
    "M1: its clause": {"seats_clause": "C1"},
    "M2: every start card lies": {"starts": {}},
    "M2: its clause": {"start_clause": "C3"},
    "M3: S passes nobody over": _effect(SKIP, passes=0),
    "M3: R turns nothing": _effect(REVERSE, turns=False),
    "M3: E passes one over": _effect(SKIP_EVERYONE, passes=1),
    "M3: +2 draws three": _effect(DRAW_TWO, draws=3),
    "M3: +4 draws three": _effect(DRAW_FOUR, draws=3),
    "M4: one card is drawn": _default("endless_draw", value=False),
    "M4: the card may be kept": _default("forced_play", value=False),
    "M4: who can play may draw": _default("voluntary_draw", value=True),
    "M5: no answers by value": {"answers_by_value": False},
    "M6: W+6 draws five": _effect(WILD_DRAW_SIX, draws=5),
    "M6: W+10 draws nine": _effect(WILD_DRAW_TEN, draws=9),
    "M6: its clause": _without_clause("C12"),
    "M7: W+4R turns nothing": _effect(WILD_REVERSE_DRAW_FOUR, turns=False),
    "M7: W+4R draws three": _effect(WILD_REVERSE_DRAW_FOUR, draws=3),
    "M8: D discards nothing": {"effects": {**MERCY.effects, DISCARD_ALL: Effect()}},
    "M9: W+X is a plain wild": {"effects": {**MERCY.effects, WILD_ROULETTE: Effect()}},
    "M10: no exchanges": _default("seven_o", value=False),
    "M10: a 7 names nobody": _default("must_swap", value=False),
    "M10: its clause": _without_clause("X12"),
    "M11: 26 cards": _default("hand_limit", 26),
    "M11: no limit": _default("hand_limit", None),
    "M11: its clause": _without_clause("X5"),
    "M12: a last card draws": _default("last_card_draws", value=True),
    "M13: nothing for a knock-out": {"knock_out_points": 0},
    "M13: to 500": _default("target", 500),
    "M13: each card one more": {"points": {rank: n + 1 for rank, n in MERCY.points.items()}},
    "M14: takes every rule": {"takes": frozenset(BY_NAME)},
}


def failing(change: dict[str, Any]) -> list[str]:
    """The records that notice this change."""
    GAMES[Mode.MERCY] = replace(MERCY, **change)
    for kept in gc.get_objects():
        if isinstance(kept, functools._lru_cache_wrapper):
            kept.cache_clear()
    return [path.stem for path in RECORDS if check_text(path.read_text("utf-8")).findings]


def failing_with_two_as_with_more() -> list[str]:
    """The records that notice that W+4R turns the direction between two as well (M7)."""
    places = ("bot.engine.throws.course", "bot.engine.throws.consequences")
    with ExitStack() as changed:
        for place in places:
            changed.enter_context(mock.patch(f"{place}.is_face_to_face", return_value=False))
        return failing({})


def main() -> int:
    unnoticed = 0
    found = {name: failing(change) for name, change in CHANGES.items()}
    found["M7: between two as between more"] = failing_with_two_as_with_more()
    for name, failed in found.items():
        unnoticed += not failed
        sys.stdout.write(f"{name}: {', '.join(failed) or 'UNNOTICED'}\n")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
