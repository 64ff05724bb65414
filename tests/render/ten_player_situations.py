"""Hands of ten players: after nine moves, after a missed turn, after a salvo of +2."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import structs

from bot.render import hand_page
from bot.views.table_parts import StepView
from bot.views.table_values import ActedFor

from .contexts import WHEN
from .shown import KEYS, Played, sections, written

_SEATS = "seats anna ben cem dora emil fritz greta hans ida jan"
_DRAW = "draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y1 Y2 Y3 Y4 Y5 Y6"
_OTHERS: tuple[str, ...] = ("ben", "cem", "dora", "emil", "fritz", "greta", "hans", "ida", "jan")
_REDS: tuple[str, ...] = ("R3", "R4", "R5", "R6", "R7", "R8", "R9", "R1", "R3")
_KEPT = [(f"B{n}", f"G{n}") for n in range(1, 10)]


def _table(anna: str, answers: Mapping[str, str], *, option: str = "") -> str:
    """Return ten hands: ``anna`` first, the others each with a card of ``answers`` and two more."""
    hands = [
        f"hand {name} {answers[name]} {' '.join(kept)}"
        for name, kept in zip(_OTHERS, _KEPT, strict=True)
    ]
    lines = [option, _SEATS, f"hand anna {anna}", *hands, "top R9", _DRAW, "turn anna"]
    return "\n".join(line for line in lines if line)


def _plays(answers: Mapping[str, str]) -> str:
    return "\n".join(f"{name}: play {answers[name]}" for name in _OTHERS)


def _hand(table: Played, missed: int | None = None) -> str:
    """Return Anna's hand with who did each step; the bot made the step ``missed`` for her."""
    context = table.context("anna")
    told = [
        StepView(
            number,
            WHEN,
            step,
            ActedFor.TIME_UP if number == missed else None,
            next((by for e in step if (by := getattr(e, "seat", None)) is not None), None),
        )
        for number, step in enumerate(table.told_to(0))
    ]
    return written(hand_page(structs.replace(context, steps=tuple(told)), KEYS))


def since_last_turn() -> str:
    reds = dict(zip(_OTHERS, _REDS, strict=True))
    nine = f"{_table('R1 R2 G3 G4', reds)}\nanna: play R1\n{_plays(reds)}\n"
    wild = {**reds, "jan": "W+4"}
    missed = (
        f"{_table('R1 R2 G3 G4', wild)}\nanna: play R1\n{_plays(wild)}:B\nanna: take\n"
        "ben: play B1\n"
    )
    pairs = {**reds, "hans": "R+2", "ida": "B+2", "jan": "G+2"}
    salvo = (
        f"{_table('R1 R2 G3 G4', pairs, option='option stacking')}\n"
        f"anna: play R1\n{_plays(pairs)}\n"
    )
    return sections(
        ("nine moves since", _hand(Played(nine))),
        ("a turn missed, four cards taken", _hand(Played(missed), missed=11)),
        ("a salvo of +2, six cards to take", _hand(Played(salvo))),
    )


SHOWN: dict[str, Callable[[], str]] = {"since-last-turn": since_last_turn}
