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
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.engine import BY_NAME, GAMES, Mode
from bot.notation.record_checker import check_text

RECORDS = sorted((Path(__file__).parent.parent / "games" / "mercy").glob("*.uno"))
MERCY = GAMES[Mode.MERCY]


def _default(name: str, value: Any) -> dict[str, Any]:
    return {"defaults": {**MERCY.defaults, name: value}}


def _without_clause(general: str) -> dict[str, Any]:
    return {"clauses": {k: own for k, own in MERCY.clauses.items() if k != general}}


CHANGES: dict[str, dict[str, Any]] = {
    "M1: up to ten seats": {"seats": range(2, 11)},
    "M1: its clause": {"seats_clause": "C1"},
    "M2: every start card lies": {"starts": {}},
    "M2: its clause": {"start_clause": "C3"},
    "M4: one card is drawn": _default("endless_draw", value=False),
    "M4: the card may be kept": _default("forced_play", value=False),
    "M4: who can play may draw": _default("voluntary_draw", value=True),
    "M5: no answers by value": {"answers_by_value": False},
    "M6: its clause": _without_clause("C12"),
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


def main() -> int:
    unnoticed = 0
    for name, change in CHANGES.items():
        failed = failing(change)
        unnoticed += not failed
        sys.stdout.write(f"{name}: {', '.join(failed) or 'UNNOTICED'}\n")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
